import type { PlanSet, UsageSet } from './paySets.ts'

/** Settings of the control room. Times are in seconds unless noted. */
export interface Settings {
  /** Lifetime of an access token in seconds. */
  accessTtlS: number
  /** Lifetime of a refresh token in seconds. */
  refreshTtlS: number
  /** Whether registration returns tokens. If it doesn't, the user must sign in afterwards. */
  tokensOnRegister: boolean
  codeLength: number
  codeTtlS: number
  /** Wrong attempts allowed per code. After them the code is invalid (2097). */
  codeAttempts: number
  /** Seconds until the page may request the next code, as the response states them. */
  retryAfterS: number
  /**
   * Waiting time that is enforced, in seconds. It's shorter, so that two visitors in a row don't block each
   * other.
   */
  resendGapS: number
  /** Codes per recipient and day. Any more are rejected with 2097. */
  dailySends: number
  /** Whether the SMS gateway is down (2098). */
  smsDown: boolean
  /** Location of the visitor's network: a key of the places table, or '' if it's unknown. */
  weatherIpPlace: string
  /** Merged into every weather response, so that tests can set fields to null or to odd values. */
  weatherPatch: Record<string, unknown>
  plans: PlanSet
  usages: UsageSet
  orderTtlS: number
  /** Time from a successful payment to the active subscription, in milliseconds. */
  fulfilDelayMs: number
  /** Whether an iOS app in the US storefront also gets web payment. */
  usWebPayment: boolean
  /** Merged into the payment configuration, so that tests can change any of its fields. */
  paymentConfigPatch: Record<string, unknown>
  /** HTTP method with which the browser opens the provider's page. */
  nextMethod: 'GET' | 'POST'
  /** If not null, replaces the next action of every new payment, so that tests can send hostile URLs. */
  forcedNext: Record<string, unknown> | null
}

export const defaultSettings = (): Settings => ({
  accessTtlS: 3600,
  refreshTtlS: 30 * 24 * 3600,
  tokensOnRegister: true,
  codeLength: 6,
  codeTtlS: 300,
  codeAttempts: 5,
  retryAfterS: 60,
  resendGapS: 1,
  dailySends: 30,
  smsDown: false,
  weatherIpPlace: 'shenzhen',
  weatherPatch: {},
  plans: 'default',
  usages: 'default',
  orderTtlS: 1800,
  fulfilDelayMs: 0,
  usWebPayment: false,
  paymentConfigPatch: {},
  nextMethod: 'GET',
  forcedNext: null,
})
