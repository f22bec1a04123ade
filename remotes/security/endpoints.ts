import { assumed, call, type Texts } from '@companion/shared/http/endpoint'
import { nothing } from '@companion/shared/http/shapes/check'
import { sentCode, verified } from '@companion/shared/http/shapes/session'

// `app` is the app's name. In calls about a phone number, it's the brand's SMS key instead.
type PasswordChange = Texts<'oldPassword' | 'newPassword', 'ticket'>
type NewPassword = Texts<'code' | 'password' | 'app', 'phone' | 'email' | 'ticket'>

/** The API calls for passwords and account deletion (spec §7). */
export const securityEndpoints = {
  'DELETE /api/v1/users/:id': call<undefined, 'app'>()(nothing),
  'POST /api/v1/users/password/verify': call<Texts<'password'>>()(verified, assumed),
  'POST /api/v1/users/password/email': call<Texts<'email' | 'app' | 'lang'>>()(sentCode),
  'POST /api/v1/users/password/sms': call<Texts<'phone' | 'app' | 'lang'>>()(sentCode),
  'POST /api/v1/users/password/reset': call<NewPassword>()(nothing, assumed),
  'POST /api/v1/users/password/change': call<PasswordChange>()(nothing, assumed),
} as const
