import { language } from '@companion/shared/texts/language'
import { showToast } from '@companion/shared/toasts/queue'
import type { BusinessText } from '../texts/business/texts.ts'
import { errorTextsIn, type ErrorText } from '../texts/errors/texts.ts'
import { ApiError, isApiError, type ApiErrorType } from './apiError.ts'
import { specCodes } from './codes.ts'

export interface ReportOptions {
  /** The text for errors without a better one, such as 'modifyFailed'. */
  readonly fallback?: ErrorText | { readonly text: string } | undefined
  /** The screen shows the error in its own place: the toast is for screen readers only. */
  readonly inline?: boolean | undefined
  /** Replaces the error's own text. */
  readonly text?: string | undefined
}

const textByType: Readonly<Record<ApiErrorType, ErrorText>> = {
  business: 'requestFailed',
  auth: 'sessionExpired',
  network: 'networkFailed',
  timeout: 'serverTooSlow',
  aborted: 'requestFailed',
  http: 'requestFailed',
  shape: 'answerUnreadable',
}

// Codes of this page, in addition to the spec's.
const ownCodes: ReadonlyMap<unknown, ErrorText> = new Map([
  ['invalidUserId', 'userIdInvalid'],
  ['invalidId', 'missingKeyInformation'],
  ['noRefToken', 'reopenFromApp'],
  ['otherAnswered', 'networkAnswered'],
])

export const errorTextOf = ({ code, type }: ApiError): ErrorText | undefined =>
  type === 'business' && typeof code === 'number' ? specCodes.get(code) : ownCodes.get(code)

async function mappedText(error: ApiError): Promise<string | undefined> {
  if (error.textIn) return error.textIn(language.lang)
  const key = errorTextOf(error)
  if (key) return (await errorTextsIn(language.lang))(key)
  if (error.type !== 'business' || !error.known) return undefined
  const { businessTextsIn } = await import('../texts/business/texts.ts')
  return (await businessTextsIn(language.lang))(error.known as BusinessText)
}

/** The mapped text, the server's message, the fallback or the text of the type, in this order (spec §8). */
async function textOf(error: ApiError, fallback: ReportOptions['fallback']): Promise<string> {
  const { type, message } = error
  const text = await mappedText(error).catch(() => undefined)
  if (text || (type === 'business' && message)) return text || message
  const errors = await errorTextsIn(language.lang)
  // Network texts are more exact than the fallback. A business error never uses it.
  if (!fallback || type === 'network' || type === 'timeout' || type === 'business')
    return errors(textByType[type])
  return typeof fallback === 'string' ? errors(fallback) : fallback.text
}

/** The text of an error, for the field it is about. Report the error `inline` as well. */
export const fieldErrorOf = async (error: ApiError): Promise<{ readonly text: string }> => ({
  text: await textOf(error, undefined).catch(() => error.message),
})

// The page itself shows these outcomes.
const silentReactions: ReadonlySet<unknown> = new Set(['neutral', 'canceled'])

/** True for errors without a toast: aborted requests, and errors that another part of the page shows. */
const isShownElsewhere = ({ type, reaction }: ApiError): boolean =>
  type === 'aborted' || type === 'auth' || silentReactions.has(reaction)

/**
 * Announces an error in a danger toast, as plain text. An error that isn't an `ApiError` is a bug and goes to the console
 * too. Resolves once the toast is queued; never rejects.
 */
export async function reportError(error: unknown, options: ReportOptions = {}): Promise<void> {
  if (!isApiError(error)) {
    console.error(error)
    return reportError(new ApiError({ type: 'http' }), options)
  }
  if (isShownElsewhere(error)) return
  const text = options.text ?? (await textOf(error, options.fallback).catch(() => error.message))
  showToast({ text, tone: 'danger', inline: options.inline })
}
