import { smsAppOf } from '@companion/shared/brand/brand'
import { brand } from '@companion/shared/brand/current'
import type { BodyOf } from '@companion/shared/http/endpoints'
import { sendWith } from '@companion/shared/http/client'
import { ApiError } from '@companion/shared/http/apiError'
import type { SentCode, Verified } from '@companion/shared/http/shapes/session'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { language } from '@companion/shared/texts/language'
import { accountEndpoints } from './endpoints.ts'

const send = sendWith(accountEndpoints)

type Sent<K extends keyof typeof accountEndpoints> = BodyOf<K, typeof accountEndpoints>

/**
 * Resolves with the signed-in user's id. Rejects with 'Missing key information' if there's no id (spec §8).
 */
async function ownId(): Promise<string> {
  // If the page was opened with only a refresh token, the first token refresh provides the user's id.
  await session().refreshed()
  const id = sessionState.userData?.userId
  if (id) return id
  throw new ApiError({ type: 'business', code: 'invalidId' })
}

/** Changes only the given fields of the user (spec §7). */
export const changeUser = async (changes: Sent<'PATCH /api/v1/users/:userId'>) =>
  send('PATCH /api/v1/users/:userId', { params: { userId: await ownId() }, body: changes })

/** Uploads a picture and resolves with its URL. `changeUser` must then assign the URL to the account. */
export const uploadAvatar = async (picture: Blob): Promise<string> => {
  const body = new FormData()
  body.append('file', picture, 'avatar.jpg')
  const { url } = await send('POST /api/v1/users/:userId/avatar', { params: { userId: await ownId() }, body })
  return url
}

/** Requests an SMS code for the new number. */
export const requestPhoneCode = (phone: string): Promise<SentCode> =>
  send('POST /api/v1/users/sms', {
    body: { action: 'CHANGE_PHONE', phone, app: smsAppOf(brand()), lang: language.lang },
  })

/** Verifies a code. If the response contains a ticket, later calls send the ticket as well. */
export const verifyPhoneCode = (phone: string, code: string): Promise<Verified> =>
  send('POST /api/v1/users/sms/verify', {
    body: { action: 'CHANGE_PHONE', phone, code, app: smsAppOf(brand()) },
  })

export const changePhone = async (body: Sent<'POST /api/v1/users/:userId/phone'>) =>
  send('POST /api/v1/users/:userId/phone', { params: { userId: await ownId() }, body })

export const requestRegisterCode = (phone: string): Promise<SentCode> =>
  send('POST /api/v1/auth/register/sms', { body: { phone, app: smsAppOf(brand()), lang: language.lang } })

/** Creates an account. If the response contains tokens, the caller signs the user in with them. */
export const register = (account: Omit<Sent<'POST /api/v1/auth/register'>, 'app' | 'lang' | 'agreement'>) =>
  send('POST /api/v1/auth/register', {
    body: { ...account, app: brand().appName, lang: language.lang, agreement: true },
  })

/** Logs in to check whether the account was created, because the response to `register` never arrived. */
export const logInQuietly = (username: string, password: string) =>
  send('POST /api/v1/auth/login', { body: { username, password } })
