// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export interface ManageSubscriptionParams {
  readonly provider: string // apple_iap, google_play, huawei_iap, stripe, paddle, alipay, wechat, …
  readonly productId?: string | undefined
}

export interface PayParamsPayload {
  readonly key: string
  readonly value: string
}

export interface PayParams {
  readonly orderId: string
  readonly provider: string // apple_iap, google_play, huawei_iap, stripe, paddle, alipay, wechat, …
  readonly productId?: string | undefined
  readonly amountMinor: number
  readonly currency: string
  readonly payload?: readonly PayParamsPayload[] | undefined
}
