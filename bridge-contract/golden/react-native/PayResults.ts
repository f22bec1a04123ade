// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export interface GetStorefrontResult {
  readonly country: string
  readonly channel: string // appStore, googlePlay, appGallery, direct, …
}

export interface PayResult {
  readonly status: string // success, failed, canceled, pending, …
  readonly transactionId?: string | undefined
  readonly receipt?: string | undefined
  readonly paidAtMs?: number | undefined
}
