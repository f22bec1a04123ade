// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export interface ListenForCodeParams {
  readonly forMs: number
}

export interface NotifyProfileChangedParamsFields {
  readonly nickname?: string | undefined
  readonly avatar?: string | undefined
}

export interface NotifyProfileChangedParams {
  readonly fields: NotifyProfileChangedParamsFields
}

export type NotifySignedOutParamsReason = 'accountDeleted' | 'credentialsChanged' | 'expired'

export interface NotifySignedOutParams {
  readonly reason: NotifySignedOutParamsReason
  readonly identifier?: string | undefined
}

export interface RefreshSessionParams {
  readonly reason: string
}

export interface SessionRotatedParams {
  readonly accessToken: string
  readonly refreshToken: string
}
