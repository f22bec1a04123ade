/** Whether the page may run in an app, which decides when the bridge is loaded. The bridge itself detects the app. */
export function mayHaveApp(win: object): boolean {
  const { CompanionNative, webkit, companionBridge } = win as {
    readonly CompanionNative?: unknown
    readonly webkit?: { readonly messageHandlers?: unknown }
    readonly companionBridge?: unknown
  }
  return Boolean(CompanionNative ?? webkit?.messageHandlers ?? companionBridge)
}
