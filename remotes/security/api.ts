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

// ASSUMED: the spec names one SMS action only (CHANGE_PHONE); this one stands for a new password.
const action = 'RESET_PASSWORD'
/** The spec's constant for deletions, whatever the brand (spec §7). */
const deletedFrom = 'metawatch'

const isEmail = (target: string) => target.includes('@')
const appOf = (target: string) => (isEmail(target) ? brand().appName : smsAppOf(brand()))

/** Asks for a code that proves a phone (E.164) or an email. SMS calls carry the brand's own key where it has one. */
export const requestCode = (target: string): Promise<SentCode> => {
  const appAndLang = { app: appOf(target), lang: language.lang }
  return isEmail(target)
    ? send('POST /api/v1/users/password/email', { body: { email: target, ...appAndLang } })
    : send('POST /api/v1/users/password/sms', { body: { phone: target, ...appAndLang } })
}

/** Has a code of an SMS checked. For emails the API has no such call: their codes are carried to the reset. */
export const verifyCode = (phone: string, code: string): Promise<Verified> =>
  send('POST /api/v1/users/sms/verify', { body: { action, phone, code, app: appOf(phone) } })

/** Has the present password checked, as proof of its owner. */
export async function oldPasswordProof(oldPassword: string): Promise<Proof> {
  const { ticket } = await send('POST /api/v1/users/password/verify', { body: { password: oldPassword } })
  return { by: 'oldPassword', oldPassword, ...(ticket !== undefined && { ticket }) }
}

function setPassword(proof: Proof, password: string): Promise<unknown> {
  const ticket = proof.ticket !== undefined && { ticket: proof.ticket }
  if (proof.by === 'oldPassword') {
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

/** Signs in to learn whether a pair is good. The tokens stay with the caller; the session does not change. */
export const checkLogin = (username: string, password: string): Promise<TokenPair> =>
  send('POST /api/v1/auth/login', { body: { username, password } })

/** What `changePassword` rejects with when it is not known whether the password is changed. */
export const unsure = new ApiError({ kind: 'aborted', code: 'unsure', ambiguous: true })

/**
 * Sets the new password by whatever proves that its owner asks for it. When the answer is lost, signing in tells whether
 * it is changed. Rejects with the change's own error when it is not, and with `unsure` when that cannot be found out.
 */
export async function changePassword(proof: Proof, password: string, identifier: string): Promise<void> {
  try {
    await setPassword(proof, password)
  } catch (failure) {
    if (!isApiError(failure) || !failure.ambiguous || identifier === '') throw failure
    try {
      await checkLogin(identifier, password)
    } catch (refusal) {
      throw isRefusal(refusal) ? failure : unsure
    }
  }
}

/** Another pair for the account whose pair it is, outside the session. */
export const renewPair = ({ accessToken, refreshToken }: TokenPair): Promise<TokenPair> =>
  send('POST /api/v1/auth/token', { body: { refreshToken }, token: accessToken })

/** Whether an account still answers to a token of its own; undefined when that cannot be learned. */
export const stillThere = (token: string): Promise<boolean | undefined> =>
  send('GET /api/v1/users/current', { token }).then(
    () => true,
    (failure: unknown) => (isUserMissing(failure) || isTokenRefused(failure) ? false : undefined),
  )

/** Deletes an account in its own name. Without an id nothing is sent (spec §5). The caller interprets a refusal. */
export const deleteAccount = (userId: string, token: string): Promise<unknown> =>
  send('DELETE /api/v1/users/:id', {
    params: { id: userId },
    query: { app: deletedFrom },
    token,
  })
