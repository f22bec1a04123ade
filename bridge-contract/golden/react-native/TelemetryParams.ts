// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export interface LogParamsFields {
  readonly key: string
  readonly value: string
}

export interface LogParams {
  readonly level: string // debug, info, warn, error, …
  readonly tag: string
  readonly message: string
  readonly fields?: readonly LogParamsFields[] | undefined
}

export interface ReportRemoteFailureParams {
  readonly remote: string
  readonly version: string
  readonly phase: string
  readonly code: string
  readonly detail?: string | undefined
  readonly fallback?: string | undefined
}

export interface TrackEventParamsFields {
  readonly key: string
  readonly value: string
}

export interface TrackEventParams {
  readonly name: string
  readonly fields?: readonly TrackEventParamsFields[] | undefined
}
