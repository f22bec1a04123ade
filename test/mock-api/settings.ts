import type { PlanSet, UsageSet } from './paySets.ts'

/** What the control room may turn, with the values that hold after a reset. Times in seconds unless named. */
export interface Settings {
  /** Life of an access token. */
  accessTtlS: number
  /** Life of a refresh token. */
  refreshTtlS: number
  /** False: registration answers without tokens. */
  tokensOnRegister: boolean
  codeLength: number
  codeTtlS: number
  /** Wrong answers a code survives; after them it is dead (2097). */
  codeAttempts: number
  /** The wait the answer asks of the page. */
  retryAfterS: number
  /** The wait really enforced: shorter, so that two visitors in a row are not in each other's way. */
  resendGapS: number
  /** Codes one target may get in a day (2097 after it). */
  dailySends: number
  /** True: the message gateway is down (2098). */
  smsDown: boolean
  /** Where the visitor's network seems to be, a key of the places table; '' means unknown. */
  weatherIpPlace: string
  /** Laid over every weather answer, to make fields null or odd. */
  weatherPatch: Record<string, unknown>
  plans: PlanSet
  usages: UsageSet
  orderTtlS: number
  /** Between a payment's success and the active subscription, in milliseconds. */
  fulfilDelayMs: number
  /** True: an iOS app in the US storefront is also offered payment on the web. */
  usWebPayment: boolean
  /** Laid over the payment configuration. */
  paymentConfigPatch: Record<string, unknown>
  /** How the browser is sent to the provider's page. */
  nextMethod: 'GET' | 'POST'
  /** When not null, every new payment gets this as its next action, to try hostile addresses. */
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
