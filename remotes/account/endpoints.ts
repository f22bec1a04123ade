import { assumed, call, type Texts } from '@companion/shared/http/endpoint'
import { maybeTokenPair, sentCode } from '@companion/shared/http/shapes/session'
import { changedUser, uploadedAvatar } from '@companion/shared/http/shapes/user'

// `app` is the app's name. In calls that send an SMS, it's the brand's SMS key instead.
type CodeBySms = Texts<'phone' | 'app' | 'lang'>
type Registration = Texts<'username' | 'password' | 'app' | 'lang', 'code' | 'phone' | 'email' | 'nickname'>

const signUp = { ...assumed, signsIn: true } as const

/** The API calls of the account and its avatar (spec §7). */
export const accountEndpoints = {
  'POST /api/v1/auth/register': call<Registration & { agreement: true }>()(maybeTokenPair, signUp),
  'POST /api/v1/auth/register/sms': call<CodeBySms>()(sentCode, signUp),
  // An `avatar` of '' removes the picture.
  'PATCH /api/v1/users/:userId': call<Texts<never, 'nickname' | 'email' | 'avatar'>>()(changedUser),
  'POST /api/v1/users/:userId/phone': call<Texts<'phone' | 'code', 'ticket'>>()(changedUser, assumed),
  'POST /api/v1/users/sms': call<CodeBySms & Texts<'action'>>()(sentCode),
  'POST /api/v1/users/:userId/avatar': call<FormData>()(uploadedAvatar, { ...assumed, upload: true }),
} as const
