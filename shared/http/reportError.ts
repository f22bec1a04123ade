import { language } from '@companion/shared/texts/language'
import { showToast } from '@companion/shared/toasts/queue'
import type { BusinessText } from '../texts/business/texts.ts'
import { errorTextsIn, type ErrorText } from '../texts/errors/texts.ts'
import { ApiError, isApiError, type ApiErrorKind } from './apiError.ts'
import { specCodes } from './codes.ts'

export interface ReportOptions {
  /** What was tried, for errors that have no better text: 'modifyFailed' is "Modification failed, please retry!". */
  readonly fallback?: ErrorText | { readonly text: string } | undefined
  /** Shows the error at the field it is about, and says so by setting `shownAs`. */
  readonly fields?: ((error: ApiError) => Promise<void>) | undefined
}

const textByKind: Readonly<Record<ApiErrorKind, ErrorText>> = {
  business: 'requestFailed',
  auth: 'sessionExpired',
  network: 'networkFailed',
  timeout: 'serverTooSlow',
  aborted: 'requestFailed',
  http: 'requestFailed',
  shape: 'answerUnreadable',
}

// Codes of this page's own making, beside those of the spec.
const ownCodes: ReadonlyMap<unknown, ErrorText> = new Map([
  ['invalidUserId', 'userIdInvalid'],
  ['invalidId', 'missingKeyInformation'],
  ['noRefToken', 'reopenFromApp'],
  ['otherAnswered', 'networkAnswered'],
])

export const errorTextOf = ({ code, kind }: ApiError): ErrorText | undefined =>
  kind === 'business' && typeof code === 'number' ? specCodes.get(code) : ownCodes.get(code)

async function mappedText(error: ApiError): Promise<string | undefined> {
  if (error.textIn) return error.textIn(language.lang)
  const key = errorTextOf(error)
  if (key) return (await errorTextsIn(language.lang))(key)
  if (error.kind !== 'business' || !error.known) return undefined
  const { businessTextsIn } = await import('../texts/business/texts.ts')
  return (await businessTextsIn(language.lang))(error.known as BusinessText)
}

/** The mapped text, else the server's message, else the text of what was tried, else one for the kind (spec §8). */
async function textOf(error: ApiError, fallback: ReportOptions['fallback']): Promise<string> {
  const { kind, message } = error
  const text = await mappedText(error).catch(() => undefined)
  if (text || (kind === 'business' && message)) return text || message
  const errors = await errorTextsIn(language.lang)
  // What happened on the way is more exact than what was tried; a business error is the server's word alone.
  if (!fallback || kind === 'network' || kind === 'timeout' || kind === 'business')
    return errors(textByKind[kind])
  return typeof fallback === 'string' ? errors(fallback) : fallback.text
}

/** The text of an error for the field it is about. Its toast is then read out and not seen. */
export async function fieldErrorOf(error: ApiError): Promise<{ readonly text: string }> {
  error.shownAs = ''
  return { text: await textOf(error, undefined).catch(() => error.message) }
}

// The page itself shows what happened: a red toast would only frighten.
const silentReactions: ReadonlySet<unknown> = new Set(['neutral', 'canceled'])

/** Errors without a toast: nobody waits for them, or another part of the page shows them. */
const isShownElsewhere = ({ kind, reaction }: ApiError): boolean =>
  kind === 'aborted' || kind === 'auth' || silentReactions.has(reaction)

/**
 * The one way an error reaches a person: at its field, else in a danger toast, as text only. What a view shows in its
 * place (`shownAs`) is only read out; our own mistakes go to the console too. Resolves when it is shown; never rejects.
 */
export async function reportError(error: unknown, options: ReportOptions = {}): Promise<void> {
  if (!isApiError(error)) {
    console.error(error)
    return reportError(new ApiError({ kind: 'http' }), options)
  }
  const atField = options.fields?.(error)
  if (isShownElsewhere(error)) return atField
  const text = await textOf(error, options.fallback).catch(() => error.message)
  // The caller has its turn first: only then is it known whether a view shows the error.
  await new Promise((done) => setTimeout(done))
  const { shownAs } = error
  showToast({ text: shownAs || text, tone: 'danger', heard: shownAs !== undefined })
  await atField
}
