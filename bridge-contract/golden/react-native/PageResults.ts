// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export type BridgeInfoResultPlatform = 'android' | 'ios'

export interface BridgeInfoResultStateThemeChanged {
  readonly dark: boolean
  readonly color?: string | undefined
}

export interface BridgeInfoResultStateSafeAreaChanged {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export interface BridgeInfoResultStateLanguageChanged {
  readonly lang: string
}

export interface BridgeInfoResultState {
  readonly themeChanged?: BridgeInfoResultStateThemeChanged | undefined
  readonly safeAreaChanged?: BridgeInfoResultStateSafeAreaChanged | undefined
  readonly languageChanged?: BridgeInfoResultStateLanguageChanged | undefined
}

export interface BridgeInfoResultStorefront {
  readonly country: string
  readonly channel: string // appStore, googlePlay, appGallery, direct, …
}

export interface BridgeInfoResult {
  readonly wire: number
  readonly contract: string
  readonly app: string
  readonly build: string
  readonly platform: BridgeInfoResultPlatform
  readonly methods: readonly string[]
  readonly events: readonly string[]
  readonly denied?: readonly string[] | undefined
  readonly state?: BridgeInfoResultState | undefined
  readonly storefront?: BridgeInfoResultStorefront | undefined
}
