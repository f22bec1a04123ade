// Replaces the dependencies of `ofetch`, whose functions we don't need (1.3 kB).
// `test/architecture/tools.test.ts` checks that `ofetch` still imports only these.
export const withBase = (url: string): string => url
export const withQuery = (url: string): string => url
// oxlint-disable-next-line import/no-default-export -- ofetch asks for one
export { withBase as default }
