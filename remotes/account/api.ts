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

/** The signed-in user's id; without one nothing is sent, and the error says 'Missing key information' (spec §8). */
async function ownId(): Promise<string> {
  // A page that is opened with a refresh token alone knows its user only after the first refresh.
  await session().refreshed()
  const id = sessionState.userData?.userId
  if (id) return id
  throw new ApiError({ kind: 'business', code: 'invalidId' })
}

/** Changes the given fields only (spec §7). */
export const changeUser = async (changes: Sent<'PATCH /api/v1/users/:userId'>) =>
  send('PATCH /api/v1/users/:userId', { params: { userId: await ownId() }, body: changes })

/** Uploads a picture and resolves with its URL; `changeUser` then makes it the account's. */
export const uploadAvatar = async (picture: Blob): Promise<string> => {
  const body = new FormData()
  body.append('file', picture, 'avatar.jpg')
  const { url } = await send('POST /api/v1/users/:userId/avatar', { params: { userId: await ownId() }, body })
  return url
}

/** Asks for a code by SMS to the number the account is to have. Only this call takes the brand's SMS key. */
export const requestPhoneCode = (phone: string): Promise<SentCode> =>
  send('POST /api/v1/users/sms', {
    body: { action: 'CHANGE_PHONE', phone, app: smsAppOf(brand()), lang: language.lang },
  })

/** Checks a code. Where the server answers with a ticket, the ticket replaces the code in later calls. */
export const verifyPhoneCode = (phone: string, code: string): Promise<Verified> =>
  send('POST /api/v1/users/sms/verify', {
    body: { action: 'CHANGE_PHONE', phone, code, app: smsAppOf(brand()) },
  })

export const changePhone = async (body: Sent<'POST /api/v1/users/:userId/phone'>) =>
  send('POST /api/v1/users/:userId/phone', { params: { userId: await ownId() }, body })

export const requestRegisterCode = (phone: string): Promise<SentCode> =>
  send('POST /api/v1/auth/register/sms', { body: { phone, app: smsAppOf(brand()), lang: language.lang } })

/** Creates an account. Where the answer has tokens, its owner is signed in at once. */
export const register = (account: Omit<Sent<'POST /api/v1/auth/register'>, 'app' | 'lang' | 'agreement'>) =>
  send('POST /api/v1/auth/register', {
    body: { ...account, app: brand().appName, lang: language.lang, agreement: true },
  })

/** Signs in to learn whether an account was created although the answer was lost. */
export const logInQuietly = (username: string, password: string) =>
  send('POST /api/v1/auth/login', { body: { username, password } })
