// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export interface ClosePageParams {
  readonly result?: string | undefined
}

export interface CopyTextParams {
  readonly text: string
}

export interface HapticParams {
  readonly style: string // light, medium, heavy, success, warning, error, selection, …
}

export interface PageFailedParams {
  readonly kind: string
  readonly code: string
  readonly detail?: string | undefined
}

export interface PageReadyParams {
  readonly route: string
  readonly ms: number
}

export interface SetBackInterceptParams {
  readonly enabled: boolean
  readonly reason?: string | undefined
}

export interface SetNavBarParams {
  readonly visible: boolean
  readonly background?: string | undefined
  readonly foreground?: string | undefined
}

export type SetStatusBarParamsStyle = 'light' | 'dark'

export interface SetStatusBarParams {
  readonly style: SetStatusBarParamsStyle
}

export interface SetTitleParams {
  readonly title: string
}
