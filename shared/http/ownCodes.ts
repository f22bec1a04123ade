import type { BusinessCode } from './businessCodes.ts'

/**
 * A remote's own business codes, for `sendWith`: the server's code → the key of its text in the remote's catalogue. The
 * text is shown where the error is: at a field, else as a toast. `textsIn` is that of the remote's `createTexts`.
 */
export const ownCodes = <K extends string>(
  keys: Readonly<Record<number, K>>,
  textsIn: (lang: string) => Promise<(key: K) => string>,
): ReadonlyMap<number, BusinessCode> =>
  new Map(
    Object.entries<K>(keys).map(([code, key]) => [
      Number(code),
      { key, reaction: 'toast', textIn: async (lang) => (await textsIn(lang))(key) },
    ]),
  )
