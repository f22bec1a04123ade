import { readTop } from '@companion/shared/flags/parse'

/**
 * Values that the app provides when the document starts, for the first paint. Missing or malformed values are
 * undefined.
 */
export interface StartFacts {
  readonly dark?: boolean | undefined
  /** Not validated, because `setAccent` ignores an invalid colour. */
  readonly color?: string | undefined
  /** Height of the system's top inset, in CSS pixels. */
  readonly top?: number | undefined
  readonly lang?: string | undefined
  /** In percent. Not validated, because engines ignore an invalid font size. */
  readonly textSize?: number | undefined
}

interface Facts {
  readonly state?: {
    readonly themeChanged?: { readonly dark?: unknown; readonly color?: string }
    readonly safeAreaChanged?: { readonly top?: unknown }
    readonly languageChanged?: { readonly lang?: unknown }
    readonly preferencesChanged?: { readonly textSize?: number }
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
 * Reads the theme, safe area and language for the first paint, before the bridge has loaded (`bridgeInfo` of
 * the contract). On iOS the app sets an object when the document starts, and on Android it provides a method.
 * Never throws. Later values come through the bridge.
 */
export function startFacts(win: object): StartFacts {
  try {
    const { __companionInfo: info, CompanionNative: app } = win as AppWindow
    // On Android, `__companionInfo`, which contains all facts on iOS, can contain only the nonce.
    const facts = app?.bridgeInfo ? (JSON.parse(app.bridgeInfo()) as Facts) : info
    // Throws without an app or a state. The catch block handles that.
    const { themeChanged, safeAreaChanged, languageChanged, preferencesChanged } = facts!.state!
    return {
      dark: ofKind('boolean', themeChanged?.dark),
      color: themeChanged?.color,
      top: readTop(String(safeAreaChanged?.top)),
      lang: ofKind('string', languageChanged?.lang),
      textSize: preferencesChanged?.textSize,
    }
  } catch {
    return {}
  }
}
