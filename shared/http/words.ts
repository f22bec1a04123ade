import { language } from '@companion/shared/texts/language'
import { errorTextsIn, type ErrorText } from '../texts/errors/texts.ts'
import type { BusinessText } from '../texts/business/texts.ts'
import type { ApiError } from './apiError.ts'
import { specCodes } from './codes.ts'

const byKind: Readonly<Record<ApiError['kind'], ErrorText>> = {
  business: 'requestFailed',
  auth: 'sessionExpired',
  network: 'networkFailed',
  timeout: 'serverTooSlow',
  aborted: 'requestFailed',
  http: 'requestFailed',
  shape: 'answerUnreadable',
}

// Codes of this page's own making, beside those of the spec.
const own = new Set<unknown>(['invalidUserId', 'invalidId', 'noRefToken', 'otherAnswered'])
const ownTexts: Readonly<Record<string, ErrorText>> = {
  invalidUserId: 'userIdInvalid',
  invalidId: 'missingKeyInformation',
  noRefToken: 'reopenFromApp',
  otherAnswered: 'networkAnswered',
}

/** The text of an error catalogue's code, or undefined when the code is not in it. */
export const errorTextOf = ({ code, kind }: ApiError): ErrorText | undefined => {
  if (kind === 'business' && typeof code === 'number') return specCodes.get(code) as ErrorText | undefined
  return own.has(code) ? ownTexts[String(code)] : undefined
}

async function mapped(failure: ApiError, lang: string): Promise<string | undefined> {
  const key = errorTextOf(failure)
  if (key) return (await errorTextsIn(lang))(key)
  if (failure.kind !== 'business' || !failure.known) return undefined
  const { businessTextsIn } = await import('../texts/business/texts.ts')
  return (await businessTextsIn(lang))(failure.known as BusinessText)
}

/**
 * What a failure says to people (spec §8): the mapped text, else the server's words, else the caller's text
 * of the situation, else a general text for its kind. A catalogue that cannot be loaded gives way to the server's words.
 */
export async function wordsFor(failure: ApiError, lang: string, otherwise?: string): Promise<string> {
  const text = await mapped(failure, lang).catch(() => undefined)
  const { kind } = failure
  if (text) return text
  if (kind === 'business' && failure.message) return failure.message
  // What went wrong on the way says more than what was being tried.
  const onTheWay = kind === 'network' || kind === 'timeout'
  return (!onTheWay && otherwise) || (await errorTextsIn(lang))(byKind[kind])
}

/** The words of a failure for the view that shows it in its place; said at once, so that its toast is not seen, too. */
export async function wordsInPlace(failure: ApiError): Promise<{ readonly said: string }> {
  failure.shownAs = ''
  return { said: await wordsFor(failure, language.lang) }
}
