// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export interface AppVisibilityData {
  readonly visible: boolean
}

export interface KeyboardChangedData {
  readonly heightPx: number
}

export interface LanguageChangedData {
  readonly lang: string
}

export interface NetworkChangedData {
  readonly online: boolean
}

export interface SafeAreaChangedData {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export interface ThemeChangedData {
  readonly dark: boolean
  readonly color?: string | undefined
}
