// Stands in for `@module-federation/sdk` inside remotes (0.45 kB each), of which they import two names that never run.
export const ENCODE_NAME_PREFIX = 'ENCODE_NAME_PREFIX'
export const decodeName = (name: string): string => name
