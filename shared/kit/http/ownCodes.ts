import { ApiError } from './apiError.ts'

/**
 * Adds a remote's own business codes to its `send`: server code → key of its text in the remote's
 * translations. They take precedence over the shared table. `textsIn` comes from the remote's `createTexts`.
 * Rejects with `ApiError`, as `send` does.
 */
export const withOwnCodes =
  <Given extends readonly unknown[], Answer, K extends string>(
    send: (...given: Given) => Promise<Answer>,
    codes: Readonly<Record<number, K>>,
    textsIn: (lang: string) => Promise<(key: K) => string>,
  ) =>
  (...given: Given): Promise<Answer> =>
    send(...given).catch((error: ApiError) => {
      const { type, code, http, message, field, retryAfter, ambiguous } = error
      const known = type === 'business' && typeof code === 'number' ? codes[code] : undefined
      if (!known) throw error
      const textIn = async (lang: string) => (await textsIn(lang))(known)
      throw new ApiError({ type, code, http, message, field, retryAfter, ambiguous, known, textIn })
    })
