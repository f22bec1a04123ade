/**
 * Whether the page may be in an app, so the bridge is loaded early. The bridge itself detects the app
 * reliably.
 */
export function mayHaveApp(win: object): boolean {
  const { CompanionNative, webkit, companionBridge } = win as {
    readonly CompanionNative?: unknown
    readonly webkit?: { readonly messageHandlers?: unknown }
    readonly companionBridge?: unknown
  }
  return Boolean(CompanionNative ?? webkit?.messageHandlers ?? companionBridge)
}
