import type { TokenPair } from './shapes/session.ts'
import type { Money } from './shapes/plans.ts'

/** Most calls without a session say which app and which language texts are for. */
interface AppAndLang {
  /** Name of the app; in calls that send an SMS the brand's SMS key where it has one. */
  readonly app: string
  readonly lang: string
}

// Bodies that the spec §7 shows.

export interface LoginBody {
  /** An E.164 phone number or an email address. */
  readonly username: string
  readonly password: string
}

export type RefreshBody = Pick<TokenPair, 'refreshToken'>

/** The changed fields; '' as avatar removes it. */
export type UserChanges = Partial<Readonly<Record<'nickname' | 'email' | 'avatar', string>>>

/** Extras may be added. */
export interface SmsBody extends PasswordSmsBody {
  readonly action: string
  readonly [extra: string]: string | number | boolean
}

export interface PasswordEmailBody extends AppAndLang {
  readonly email: string
}

export interface PasswordSmsBody extends AppAndLang {
  readonly phone: string
}

// ASSUMED: bodies that the spec §7 does not show. Their fields are named nowhere else.

export interface RegisterBody extends LoginBody, AppAndLang {
  readonly code?: string
  readonly phone?: string
  readonly email?: string
  readonly nickname?: string
  readonly agreement: true
}

export interface ChangePhoneBody {
  readonly phone: string
  readonly code: string
  readonly ticket?: string
}

export type VerifySmsBody = Readonly<Record<'action' | 'phone' | 'code' | 'app', string>>

export type VerifyPasswordBody = Pick<LoginBody, 'password'>

export interface ResetPasswordBody {
  readonly phone?: string
  readonly email?: string
  readonly code: string
  readonly password: string
  readonly app: string
  readonly ticket?: string
}

export interface ChangePasswordBody {
  readonly oldPassword: string
  readonly newPassword: string
  readonly ticket?: string
}

export interface OrderBody {
  readonly planId: string
  readonly expectedAmount: Money
}

export interface PaymentBody {
  readonly provider: string
  readonly returnRoute: 'payResult'
}

export type VerifyPaymentBody =
  | { readonly receipt: string }
  | { readonly transactionId: string }
  | { readonly purchaseToken: string }
