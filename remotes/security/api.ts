import { smsAppOf } from '@companion/shared/brand/brand'
import { brand } from '@companion/shared/brand/current'
import { sendWith } from '@companion/shared/http/client'
import { ApiError, isApiError } from '@companion/shared/http/apiError'
import { isRefusal, isUserMissing } from '@companion/shared/http/codes'
import type { SentCode, Verified, TokenPair } from '@companion/shared/http/shapes/session'
import { language } from '@companion/shared/texts/language'
import { securityEndpoints } from './endpoints.ts'
import { isTokenRefused } from './model/deletion.ts'
import type { Proof } from '@companion/shared/verification/verification'

const send = sendWith(securityEndpoints)

// ASSUMED: the spec names only one SMS action (CHANGE_PHONE).
const action = 'RESET_PASSWORD'
/** The spec's constant for deletions, whatever the brand (spec §7). */
const deletedFrom = 'metawatch'

const isEmail = (target: string) => target.includes('@')
const appOf = (target: string) => (isEmail(target) ? brand().appName : smsAppOf(brand()))

/** Requests a code for a phone (E.164) or an email. SMS calls use the brand's SMS key if it has one. */
export const requestCode = (target: string): Promise<SentCode> => {
  const appAndLang = { app: appOf(target), lang: language.lang }
  return isEmail(target)
    ? send('POST /api/v1/users/password/email', { body: { email: target, ...appAndLang } })
    : send('POST /api/v1/users/password/sms', { body: { phone: target, ...appAndLang } })
}

/** Checks a code from an SMS. The API has no such call for emails: their codes go into the reset request. */
export const verifyCode = (phone: string, code: string): Promise<Verified> =>
  send('POST /api/v1/users/sms/verify', { body: { action, phone, code, app: appOf(phone) } })

/** Checks the current password; the proof authorises a new one. */
export async function oldPasswordProof(oldPassword: string): Promise<Proof> {
  const { ticket } = await send('POST /api/v1/users/password/verify', { body: { password: oldPassword } })
  return { type: 'oldPassword', oldPassword, ...(ticket !== undefined && { ticket }) }
}

function setPassword(proof: Proof, password: string): Promise<unknown> {
  const ticket = proof.ticket !== undefined && { ticket: proof.ticket }
  if (proof.type === 'oldPassword') {
    const { oldPassword } = proof
    return send('POST /api/v1/users/password/change', {
      body: { oldPassword, newPassword: password, ...ticket },
    })
  }
  const { target, code } = proof
  const whose = isEmail(target) ? { email: target } : { phone: target }
  return send('POST /api/v1/users/password/reset', {
    body: { ...whose, code, password, app: appOf(target), ...ticket },
  })
}

/** Checks a user name and password by logging in. The session doesn't change. */
export const checkLogin = (username: string, password: string): Promise<TokenPair> =>
  send('POST /api/v1/auth/login', { body: { username, password } })

/** `changePassword` rejects with this when it can't find out whether the password was changed. */
export const resultUnknown = new ApiError({ type: 'aborted', code: 'unknown', ambiguous: true })

/**
 * Sets the new password. If the response is lost, a login with it shows whether the change was made. Rejects with the
 * request's error if it wasn't, and with `resultUnknown` if the login fails for another reason.
 */
export async function changePassword(proof: Proof, password: string, identifier: string): Promise<void> {
  try {
    await setPassword(proof, password)
  } catch (failure) {
    if (!isApiError(failure) || !failure.ambiguous || identifier === '') throw failure
    try {
      await checkLogin(identifier, password)
    } catch (refusal) {
      throw isRefusal(refusal) ? failure : resultUnknown
    }
  }
}

/** Refreshes an account's tokens outside the session. */
export const renewPair = ({ accessToken, refreshToken }: TokenPair): Promise<TokenPair> =>
  send('POST /api/v1/auth/token', { body: { refreshToken }, token: accessToken })

/** Whether the account of a token still exists; undefined if the server gives no clear answer. */
export const accountExists = (token: string): Promise<boolean | undefined> =>
  send('GET /api/v1/users/current', { token }).then(
    () => true,
    (failure: unknown) => (isUserMissing(failure) || isTokenRefused(failure) ? false : undefined),
  )

/** Deletes an account with its own token. Without an id nothing is sent (spec §5). */
export const deleteAccount = (userId: string, token: string): Promise<unknown> =>
  send('DELETE /api/v1/users/:id', {
    params: { id: userId },
    query: { app: deletedFrom },
    token,
  })
