/** Whether the page may be in an app, so that the bridge must load early. The bridge then detects the app. */
export function mayHaveApp(win: object): boolean {
  const { CompanionNative, webkit, companionBridge } = win as {
    readonly CompanionNative?: unknown
    readonly webkit?: { readonly messageHandlers?: unknown }
    readonly companionBridge?: unknown
  }
  return Boolean(CompanionNative ?? webkit?.messageHandlers ?? companionBridge)
}
