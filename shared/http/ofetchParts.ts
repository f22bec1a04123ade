/**
 * Stands in for the libraries that `ofetch` brings for work it is never given here (1.3 kB in the shell): it gets complete
 * addresses and gives answers as text. `test/house/tools.test.ts` holds the names against the installed version.
 */
export const withBase = (url: string): string => url
export const withQuery = (url: string): string => url
// oxlint-disable-next-line import/no-default-export -- ofetch asks for one
export { withBase as default }
