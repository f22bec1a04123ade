// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export type GetLocationParamsAccuracy = 'coarse' | 'fine'

export interface GetLocationParams {
  readonly accuracy?: GetLocationParamsAccuracy | undefined
}

export type PickImageParamsSource = 'ask' | 'camera' | 'library'

export interface PickImageParams {
  readonly source: PickImageParamsSource
  readonly cropSquarePx?: number | undefined
  readonly maxBytes: number
}

export interface SaveImageParams {
  readonly uri: string
  readonly name?: string | undefined
}

export interface ShareParams {
  readonly title?: string | undefined
  readonly text?: string | undefined
  readonly url?: string | undefined
  readonly imageUri?: string | undefined
}
