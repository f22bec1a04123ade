import { language } from '@companion/shared/texts/language'
import { showToast } from '@companion/shared/toasts/queue'
import type { BusinessText } from '../texts/business/texts.ts'
import { errorTextsIn, type ErrorText } from '../texts/errors/texts.ts'
import { ApiError, isApiError, type ApiErrorType } from './apiError.ts'
import { specCodes } from './codes.ts'

export interface ReportOptions {
  /** The text if neither a catalogue nor the server has one, such as 'modifyFailed'. */
  readonly fallback?: ErrorText | { readonly text: string } | undefined
  /** The screen shows the error in its own place, so only screen readers get the toast. */
  readonly inline?: boolean | undefined
  /** Replaces the error's own text. */
  readonly text?: string | undefined
}

/** The texts of errors without a text of their own. All other types have `requestFailed`. */
const textByType: Readonly<Partial<Record<ApiErrorType, ErrorText>>> = {
  auth: 'sessionExpired',
  network: 'networkFailed',
  timeout: 'serverTooSlow',
  shape: 'answerUnreadable',
}

// Codes that the page itself creates, in addition to the spec's.
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
  const { businessTextIn } = await import(/* webpackChunkName: "business" */ '../texts/business/texts.ts')
  return businessTextIn(language.lang, error.known as BusinessText, error.code)
}

/**
 * Returns our translation, the server's message, the fallback or the type's text, in this order (spec §8).
 */
async function textOf(error: ApiError, fallback: ReportOptions['fallback']): Promise<string> {
  const { type, message } = error
  const text = await mappedText(error).catch(() => undefined)
  if (text || (type === 'business' && message)) return text || message
  const errors = await errorTextsIn(language.lang)
  // Texts of network errors are more specific than the fallback. A business error never gets the fallback.
  if (!fallback || type === 'network' || type === 'timeout' || type === 'business')
    return errors(textByType[type] ?? 'requestFailed')
  return typeof fallback === 'string' ? errors(fallback) : fallback.text
}

/** Returns an error's text for its field. Doesn't announce it: `reportError` with `inline` does. */
export const fieldErrorOf = async (error: ApiError): Promise<{ readonly text: string }> => ({
  text: await textOf(error, undefined).catch(() => error.message),
})

// Reactions without a toast, because the screen itself shows the outcome.
const silentReactions: ReadonlySet<unknown> = new Set(['neutral', 'canceled'])

/** Whether an error gets no toast: its request was aborted, or another part of the page shows the error. */
const isShownElsewhere = ({ type, reaction }: ApiError): boolean =>
  type === 'aborted' || type === 'auth' || silentReactions.has(reaction)

/**
 * Announces an error in a danger toast, as plain text. An error that isn't an `ApiError` is a bug, so it's
 * logged to the console too. Resolves once the toast is queued. Never rejects.
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
