import { highestTop } from '@companion/shared/flags/frame'

/** What an app says at once about the frame it draws around the page; missing or malformed values are left out. */
export interface StartFacts {
  readonly dark?: boolean | undefined
  readonly color?: string | undefined
  /** Height that the system covers at the top, in CSS pixels. */
  readonly top?: number | undefined
  readonly lang?: string | undefined
}

interface Facts {
  readonly state?: {
    readonly themeChanged?: { readonly dark?: unknown; readonly color?: unknown }
    readonly safeAreaChanged?: { readonly top?: unknown }
    readonly languageChanged?: { readonly lang?: unknown }
  }
}

interface AppWindow {
  readonly __companionInfo?: Facts
  readonly CompanionNative?: { bridgeInfo?(): string }
}

interface Kinds {
  readonly string: string
  readonly boolean: boolean
}

const ofKind = <K extends keyof Kinds>(kind: K, value: unknown): Kinds[K] | undefined =>
  typeof value === kind ? (value as Kinds[K]) : undefined

/**
 * Reads theme, safe area and language before the bridge is there, for the first paint (`bridgeInfo` of the contract): an
 * object that iOS apps set at document start, or a method of the Android object. Never throws; later values use the bridge.
 */
export function startFacts(win: object): StartFacts {
  try {
    const { __companionInfo: info, CompanionNative: app } = win as AppWindow
    // An Android app may leave its nonce where an iOS app says everything.
    const facts = app?.bridgeInfo ? (JSON.parse(app.bridgeInfo()) as Facts) : info
    // Where there is none of it, this throws.
    const { themeChanged, safeAreaChanged, languageChanged } = facts!.state!
    const top = safeAreaChanged?.top as number
    return {
      dark: ofKind('boolean', themeChanged?.dark),
      color: ofKind('string', themeChanged?.color),
      top: typeof top === 'number' && top >= 0 && top <= highestTop ? top : undefined,
      lang: ofKind('string', languageChanged?.lang),
    }
  } catch {
    return {}
  }
}
