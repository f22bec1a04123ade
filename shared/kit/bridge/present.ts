/** Whether the page may be in an app. If so, the bridge loads early, and then detects the app itself. */
export function mayHaveApp(win: object): boolean {
  const { CompanionNative, webkit, companionBridge } = win as {
    readonly CompanionNative?: unknown
    readonly webkit?: { readonly messageHandlers?: unknown }
    readonly companionBridge?: unknown
  }
  return Boolean(CompanionNative ?? webkit?.messageHandlers ?? companionBridge)
}
