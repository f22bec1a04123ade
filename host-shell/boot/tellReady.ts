interface Facts {
  readonly wire?: unknown
  readonly nonce?: unknown
}

interface AppWindow {
  readonly __companionInfo?: Facts
  readonly CompanionNative?: { bridgeInfo(): string; pageReady(message: string): void }
  readonly webkit: {
    readonly messageHandlers: { readonly pageReady: { postMessage(message: unknown): unknown } }
  }
}

/**
 * Says `pageReady` to an app before the bridge is there: the words that a document brings are on the glass, so the app's
 * spinner may go. Speaks wire 1 to an Android object and to iOS handlers; any other app hears it from the bridge
 * (`app/followApp.ts`). Never rejects.
 */
export async function tellReady(win: Window): Promise<void> {
  const { __companionInfo: info, CompanionNative: app, webkit } = win as unknown as AppWindow
  try {
    // An Android app may leave its nonce where an iOS app says everything.
    const { wire } = app ? (JSON.parse(app.bridgeInfo()) as Facts) : info!
    if (wire !== 1) return
    const message = JSON.stringify({
      id: 'words',
      v: 1,
      p: { route: win.location.pathname, ms: Math.round(win.performance.now()) },
      n: info?.nonce,
    })
    // WebKit drops what is not as plain as JSON, and says nothing.
    const sent = app
      ? app.pageReady(message)
      : webkit.messageHandlers.pageReady.postMessage(JSON.parse(message))
    win.companionReady = true
    await sent
  } catch {
    // No app, or one that does not listen for it.
  }
}
