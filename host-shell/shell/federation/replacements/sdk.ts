// Replaces `@module-federation/sdk` inside remotes (0.45 kB each). They import two names from it that never
// run.
export const ENCODE_NAME_PREFIX = 'ENCODE_NAME_PREFIX'
export const decodeName = (name: string): string => name
