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

/** The signed-in user's id. Throws 'Missing key information' if there is none (spec §8). */
async function ownId(): Promise<string> {
  // A page opened with only a refresh token learns its user from the first refresh.
  await session().refreshed()
  const id = sessionState.userData?.userId
  if (id) return id
  throw new ApiError({ type: 'business', code: 'invalidId' })
}

/** Changes the given fields only (spec §7). */
export const changeUser = async (changes: Sent<'PATCH /api/v1/users/:userId'>) =>
  send('PATCH /api/v1/users/:userId', { params: { userId: await ownId() }, body: changes })

/** Uploads a picture and resolves with its URL. `changeUser` then assigns it to the account. */
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

/** Checks a code. If the server returns a ticket, later calls send it instead of the code. */
export const verifyPhoneCode = (phone: string, code: string): Promise<Verified> =>
  send('POST /api/v1/users/sms/verify', {
    body: { action: 'CHANGE_PHONE', phone, code, app: smsAppOf(brand()) },
  })

export const changePhone = async (body: Sent<'POST /api/v1/users/:userId/phone'>) =>
  send('POST /api/v1/users/:userId/phone', { params: { userId: await ownId() }, body })

export const requestRegisterCode = (phone: string): Promise<SentCode> =>
  send('POST /api/v1/auth/register/sms', { body: { phone, app: smsAppOf(brand()), lang: language.lang } })

/** Creates an account. The user is signed in if the response has tokens. */
export const register = (account: Omit<Sent<'POST /api/v1/auth/register'>, 'app' | 'lang' | 'agreement'>) =>
  send('POST /api/v1/auth/register', {
    body: { ...account, app: brand().appName, lang: language.lang, agreement: true },
  })

/** Finds out by logging in whether an account was created although the response was lost. */
export const logInQuietly = (username: string, password: string) =>
  send('POST /api/v1/auth/login', { body: { username, password } })
