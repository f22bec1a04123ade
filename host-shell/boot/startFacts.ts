/** What an app says at once about the frame it draws around the page; missing or malformed values are left out. */
export interface StartFacts {
  readonly dark?: boolean
  readonly color?: string
  /** Height that the system covers at the top, in CSS pixels. */
  readonly top?: number
}

interface Facts {
  readonly state?: {
    readonly themeChanged?: { readonly dark?: unknown; readonly color?: unknown }
    readonly safeAreaChanged?: { readonly top?: unknown }
  }
}

interface AppWindow {
  readonly __companionInfo?: Facts
  readonly CompanionNative?: { bridgeInfo?(): string }
}

/**
 * Reads theme and safe area before the bridge is there, for the first paint (`bridgeInfo` of the contract): an object
 * that iOS apps set at document start, or a method of the Android object. Never throws; later values use the bridge.
 */
export function startFacts(win: object): StartFacts {
  try {
    const { __companionInfo: info, CompanionNative: app } = win as AppWindow
    // An Android app may leave its nonce where an iOS app says everything.
    const facts = app?.bridgeInfo ? (JSON.parse(app.bridgeInfo()) as Facts) : info
    const { themeChanged, safeAreaChanged } = facts?.state ?? {}
    const { dark, color } = themeChanged ?? {}
    const top = Number(safeAreaChanged?.top)
    return {
      ...(typeof dark === 'boolean' && { dark }),
      ...(typeof color === 'string' && { color }),
      ...(top >= 0 && top < Infinity && { top }),
    }
  } catch {
    return {}
  }
}
