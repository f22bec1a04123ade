import { highestTop } from '@companion/shared/flags/frame'

/**
 * Facts the app provides at document start about the frame around the page. Missing or malformed values are
 * omitted.
 */
export interface StartFacts {
  readonly dark?: boolean | undefined
  readonly color?: string | undefined
  /** Height of the system's top inset, in CSS pixels. */
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
 * Reads theme, safe area and language before the bridge has loaded, for the first paint (`bridgeInfo` of the
 * contract). iOS apps set an object at document start; the Android object has a method. Never throws; later
 * values come through the bridge.
 */
export function startFacts(win: object): StartFacts {
  try {
    const { __companionInfo: info, CompanionNative: app } = win as AppWindow
    // On Android, the object that holds all facts on iOS may hold only the nonce.
    const facts = app?.bridgeInfo ? (JSON.parse(app.bridgeInfo()) as Facts) : info
    // Throws if there is no app or no state.
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
