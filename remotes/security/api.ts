import { smsAppOf } from '@companion/shared/brand/brand'
import { brand } from '@companion/shared/brand/current'
import { sendWith } from '@companion/shared/http/client'
import { ApiError, isApiError } from '@companion/shared/http/apiError'
import { isRefusal, isUserMissing } from '@companion/shared/http/codes'
import type { SentCode, Verified, TokenPair, AccessToken } from '@companion/shared/http/shapes/session'
import { language } from '@companion/shared/texts/language'
import { securityEndpoints } from './endpoints.ts'
import { isTokenRefused } from './model/deletion.ts'
import type { Proof } from '@companion/shared/verification/verification'

const send = sendWith(securityEndpoints)

// ASSUMED, because the spec lists only one SMS action (CHANGE_PHONE).
const action = 'RESET_PASSWORD'
/** The `app` of deletion requests. The spec has the same constant for all brands (spec §7). */
const deletedFrom = 'metawatch'

const isEmail = (target: string) => target.includes('@')
const appOf = (target: string) => (isEmail(target) ? brand().appName : smsAppOf(brand()))

/** Requests a code for a phone number (E.164) or an email address. */
export const requestCode = (target: string): Promise<SentCode> => {
  const appAndLang = { app: appOf(target), lang: language.lang }
  return isEmail(target)
    ? send('POST /api/v1/users/password/email', { body: { email: target, ...appAndLang } })
    : send('POST /api/v1/users/password/sms', { body: { phone: target, ...appAndLang } })
}

/**
 * Verifies a code from an SMS. The API has no such call for emails, so their codes are sent with the reset.
 */
export const verifyCode = (phone: string, code: string): Promise<Verified> =>
  send('POST /api/v1/users/sms/verify', { body: { action, phone, code, app: appOf(phone) } })

/** Checks the current password. Resolves with the proof that `changePassword` needs. */
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

/** Checks a login name and password by logging in. Returns the tokens without changing the session. */
export const checkLogin = (username: string, password: string): Promise<TokenPair> =>
  send('POST /api/v1/auth/login', { body: { username, password } })

/** The error with which `changePassword` rejects if it can't find out whether the password was changed. */
export const resultUnknown = new ApiError({ type: 'aborted', code: 'unknown', ambiguous: true })

/**
 * Sets the new password. If the request failed but the server could still have changed the password, a login
 * with the new password shows whether it did. Rejects with the request's error if it didn't, and with
 * `resultUnknown` if the login fails for another reason than wrong credentials.
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

/** Refreshes an account's tokens without changing the session. */
export const renewPair = ({ accessToken, refreshToken }: TokenPair): Promise<TokenPair> =>
  send('POST /api/v1/auth/token', { body: { refreshToken }, token: accessToken })

/**
 * Resolves with false if a token's account was deleted or the server rejects the token, and with undefined if
 * the response doesn't show whether the account exists.
 */
export const accountExists = (token: AccessToken): Promise<boolean | undefined> =>
  send('GET /api/v1/users/current', { token }).then(
    () => true,
    (failure: unknown) => (isUserMissing(failure) || isTokenRefused(failure) ? false : undefined),
  )

/** Deletes an account with its own token. Callers must not call this without an id (spec §5). */
export const deleteAccount = (userId: string, token: AccessToken): Promise<unknown> =>
  send('DELETE /api/v1/users/:id', {
    params: { id: userId },
    query: { app: deletedFrom },
    token,
  })
