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
 * Sends a notice of the contract to an app before the bridge has loaded, and returns true if it was sent. Supports wire 1
 * over an Android object and iOS handlers; every other app gets its notices from the bridge. Never throws.
 */
export function tellApp(method: string, params: object): true | undefined {
  // `engineCheck.ts` runs it in any engine: what the compiler needs a helper for in ES5 would cost each document bytes.
  const { CompanionNative: app, __companionInfo: info, webkit } = window as unknown as AppWindow
  try {
    // An Android app may leave its nonce where an iOS app leaves all its facts.
    if ((app ? (JSON.parse(app.bridgeInfo()) as Facts) : info!).wire === 1) {
      const message = JSON.stringify({ id: method, v: 1, p: params, n: info && info.nonce })
      // WebKit drops, without an error, what is not as plain as JSON.
      const sent = app
        ? app[method]!(message)
        : webkit.messageHandlers[method]!.postMessage(JSON.parse(message))
      // An app may refuse, and nothing else would handle that rejection.
      if (sent && sent.then) sent.then(undefined, () => {})
      return true
    }
  } catch {
    // No app, or one without this method.
  }
  return undefined
}
