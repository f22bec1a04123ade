// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export interface GetDeviceInfoResult {
  readonly maker: string
  readonly brand?: string | undefined
  readonly model: string
  readonly os: string // android, ios, harmony, …
  readonly osVersion: string
  readonly sdk?: number | undefined
  readonly rom?: string | undefined
  readonly romVersion?: string | undefined
}

export interface GetLocationResult {
  readonly latitude: number
  readonly longitude: number
  readonly accuracyM?: number | undefined
  readonly atMs?: number | undefined
}

export interface PickImageResult {
  readonly uri: string
  readonly mime: string
  readonly width: number
  readonly height: number
  readonly bytes: number
}

export interface ShareResult {
  readonly outcome: string // shared, dismissed, unknown, …
}
