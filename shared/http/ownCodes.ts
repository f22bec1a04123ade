import { ApiError } from './apiError.ts'

/**
 * A remote's `send` with business codes of the remote's own: the server's code → the key of its text in the remote's
 * catalogue, which is shown where the error is, at a field or as a toast. They come before the shared table. `textsIn` is
 * that of the remote's `createTexts`. Rejects with `ApiError`, as `send` does.
 */
export const withOwnCodes =
  <Given extends readonly unknown[], Answer, K extends string>(
    send: (...given: Given) => Promise<Answer>,
    codes: Readonly<Record<number, K>>,
    textsIn: (lang: string) => Promise<(key: K) => string>,
  ) =>
  (...given: Given): Promise<Answer> =>
    send(...given).catch((error: ApiError) => {
      const { kind, code, http, message, field, retryAfter, ambiguous } = error
      const known = kind === 'business' && typeof code === 'number' ? codes[code] : undefined
      if (!known) throw error
      const textIn = async (lang: string) => (await textsIn(lang))(known)
      throw new ApiError({ kind, code, http, message, field, retryAfter, ambiguous, known, textIn })
    })
