import type { PlanSet, UsageSet } from './paySets.ts'

/** Settings of the control room, with their values after a reset. Times are in seconds unless noted. */
export interface Settings {
  /** Lifetime of an access token. */
  accessTtlS: number
  /** Lifetime of a refresh token. */
  refreshTtlS: number
  /** False: registration returns no tokens. */
  tokensOnRegister: boolean
  codeLength: number
  codeTtlS: number
  /** Wrong attempts per code; after that it is invalid (2097). */
  codeAttempts: number
  /** The waiting time reported to the page. */
  retryAfterS: number
  /** The waiting time enforced: shorter, so that two visitors in a row don't block each other. */
  resendGapS: number
  /** Codes per recipient and day; more give 2097. */
  dailySends: number
  /** True: the message gateway is down (2098). */
  smsDown: boolean
  /** Location of the visitor's network: a key of the places table, '' for unknown. */
  weatherIpPlace: string
  /** Merged into every weather response, to make fields null or odd. */
  weatherPatch: Record<string, unknown>
  plans: PlanSet
  usages: UsageSet
  orderTtlS: number
  /** Time from a successful payment to the active subscription, in milliseconds. */
  fulfilDelayMs: number
  /** True: an iOS app in the US storefront also gets web payment. */
  usWebPayment: boolean
  /** Merged into the payment configuration. */
  paymentConfigPatch: Record<string, unknown>
  /** How the browser reaches the provider's page. */
  nextMethod: 'GET' | 'POST'
  /** If not null, the next action of every new payment, to test hostile addresses. */
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
