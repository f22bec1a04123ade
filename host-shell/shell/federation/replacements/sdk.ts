// Replaces `@module-federation/sdk` inside remotes, which saves 0.45 kB each. They import these two names but
// never use them at runtime.
export const ENCODE_NAME_PREFIX = 'ENCODE_NAME_PREFIX'
export const decodeName = (name: string): string => name
