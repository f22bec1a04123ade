// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export interface CodeReceivedData {
  readonly code: string
}

export interface PaymentResultData {
  readonly orderId: string
  readonly status: string // success, failed, canceled, pending, …
  readonly transactionId?: string | undefined
  readonly receipt?: string | undefined
  readonly paidAtMs?: number | undefined
}

export interface ReleaseHintData {
  readonly channel?: string | undefined
  readonly remote?: string | undefined
}

export interface ReloadRequestedData {
  readonly remote?: string | undefined
  readonly reason?: string | undefined
}

export interface SessionChangedData {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface SignedOutData {
  readonly reason: string // user, expired, accountDeleted, credentialsChanged, …
}
