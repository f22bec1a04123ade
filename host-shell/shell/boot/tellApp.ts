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
 * Sends a notice of the bridge contract to the app before the bridge has loaded. Returns true if it was sent.
 * Supports wire version 1, through an Android object or iOS message handlers. Every other app gets its
 * notices from the bridge later. Never throws.
 */
export function tellApp(method: string, params: object): true | undefined {
  // `engineCheck.ts` runs this code in any engine. Syntax that needs an ES5 helper isn't used, because the
  // helper would add bytes to each document.
  const { CompanionNative: app, __companionInfo: info, webkit } = window as unknown as AppWindow
  try {
    // On Android, `__companionInfo`, which contains all facts on iOS, can contain only the nonce.
    if ((app ? (JSON.parse(app.bridgeInfo()) as Facts) : info!).wire === 1) {
      const message = JSON.stringify({ id: method, v: 1, p: params, n: info && info.nonce })
      // WebKit silently drops messages that aren't plain JSON values.
      const sent = app
        ? app[method]!(message)
        : webkit.messageHandlers[method]!.postMessage(JSON.parse(message))
      // Ignores a rejection by the app. Otherwise it would be reported as an unhandled rejection.
      if (sent && sent.then) sent.then(undefined, () => {})
      return true
    }
  } catch {
    // There's no app, or the app doesn't have this method.
  }
  return undefined
}
