type Send = (message: unknown) => Promise<unknown> | undefined

interface Facts {
  readonly wire?: unknown
  readonly nonce?: unknown
}

interface AppWindow {
  readonly __companionInfo?: Facts
  readonly CompanionNative?: { bridgeInfo(): string } & Record<string, Send>
  readonly webkit: { readonly messageHandlers: Record<string, { readonly postMessage: Send }> }
}

/**
 * Sends a notice of the contract to an app before the bridge has loaded, and returns true if it was sent.
 * Supports wire 1 over an Android object and iOS handlers; every other app gets its notices from the bridge.
 * Never throws.
 */
export function tellApp(method: string, params: object): true | undefined {
  // `engineCheck.ts` runs this in any engine. Avoid syntax that needs an ES5 helper: it would add bytes to
  // each document.
  const { CompanionNative: app, __companionInfo: info, webkit } = window as unknown as AppWindow
  try {
    // On Android, the object that holds all facts on iOS may hold only the nonce.
    if ((app ? (JSON.parse(app.bridgeInfo()) as Facts) : info!).wire === 1) {
      const message = JSON.stringify({ id: method, v: 1, p: params, n: info && info.nonce })
      // WebKit silently drops messages that aren't plain JSON values.
      const sent = app
        ? app[method]!(message)
        : webkit.messageHandlers[method]!.postMessage(JSON.parse(message))
      // The app may reject, and nothing else would handle the rejection.
      if (sent && sent.then) sent.then(undefined, () => {})
      return true
    }
  } catch {
    // No app, or one without this method.
  }
  return undefined
}
