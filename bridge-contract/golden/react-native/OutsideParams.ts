// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export interface OpenAppRouteParamsParams {
  readonly key: string
  readonly value: string
}

export interface OpenAppRouteParams {
  readonly route: string
  readonly params?: readonly OpenAppRouteParamsParams[] | undefined
}

export interface OpenExternalParams {
  readonly url: string
}

export type OpenSettingsParamsScreen = 'appDetails' | 'batteryOptimization' | 'autoStart' | 'backgroundLock' | 'powerManager' | 'notifications' | 'location'

export interface OpenSettingsParams {
  readonly screen: OpenSettingsParamsScreen
}

export interface OpenStoreParams {
  readonly store: string // auto, appStore, googlePlay, appGallery, …
  readonly id?: string | undefined
}
