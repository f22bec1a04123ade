import type { TokenPair } from './shapes/session.ts'
import type { Money } from './shapes/plans.ts'

// Bodies that the spec §7 shows.

export interface LoginBody {
  /** An E.164 phone number or an email address. */
  readonly username: string
  readonly password: string
}

export type RefreshBody = Pick<TokenPair, 'refreshToken'>

/** The changed fields; '' as avatar removes it. */
export interface UserChanges {
  readonly nickname?: string
  readonly email?: string
  readonly avatar?: string
}

/** `app` is the brand's SMS key where it has one, else the app name; extras may be added. */
export interface SmsBody {
  readonly action: string
  readonly phone: string
  readonly app: string
  readonly lang: string
  readonly [extra: string]: string | number | boolean
}

export interface PasswordEmailBody {
  readonly email: string
  readonly app: string
  readonly lang: string
}

export interface PasswordSmsBody {
  readonly phone: string
  readonly app: string
  readonly lang: string
}

// ASSUMED: bodies that the spec §7 does not show. Their fields are named nowhere else.

export type RegisterSmsBody = PasswordSmsBody

export interface RegisterBody {
  readonly username: string
  readonly password: string
  readonly code?: string
  readonly phone?: string
  readonly email?: string
  readonly nickname?: string
  readonly app: string
  readonly lang: string
  readonly agreement: true
}

export interface ChangePhoneBody {
  readonly phone: string
  readonly code: string
  readonly ticket?: string
}

export interface VerifySmsBody {
  readonly action: string
  readonly phone: string
  readonly code: string
  readonly app: string
}

export interface VerifyPasswordBody {
  readonly password: string
}

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
