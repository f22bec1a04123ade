// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export interface CheckAppUpdateResult {
  readonly available: boolean
  readonly version?: string | undefined
  readonly mandatory?: boolean | undefined
}

export type GetBackgroundStatusResultBatteryUnrestricted = 'yes' | 'no' | 'unknown'

export type GetBackgroundStatusResultAutoStart = 'yes' | 'no' | 'unknown'

export type GetBackgroundStatusResultBackgroundLocked = 'yes' | 'no' | 'unknown'

export type GetBackgroundStatusResultBackgroundRestricted = 'yes' | 'no' | 'unknown'

export type GetBackgroundStatusResultPowerSaveMode = 'yes' | 'no' | 'unknown'

export interface GetBackgroundStatusResult {
  readonly batteryUnrestricted: GetBackgroundStatusResultBatteryUnrestricted
  readonly autoStart: GetBackgroundStatusResultAutoStart
  readonly backgroundLocked: GetBackgroundStatusResultBackgroundLocked
  readonly backgroundRestricted?: GetBackgroundStatusResultBackgroundRestricted | undefined
  readonly powerSaveMode?: GetBackgroundStatusResultPowerSaveMode | undefined
}

export type OpenSettingsResultOpened = 'exact' | 'fallback' | 'none'

export interface OpenSettingsResult {
  readonly opened: OpenSettingsResultOpened
}
