import type { BridgeOptions } from '@companion/bridge-contract'

/** Whether an app may be around this page: how soon the bridge is loaded. The bridge itself detects the app. */
export function mayHaveApp(
  win: object,
  { objectName = 'CompanionNative', port }: BridgeOptions = {},
): boolean {
  const at = win as {
    readonly [name: string]: unknown
    readonly webkit?: { readonly messageHandlers?: unknown }
  }
  return Boolean(port ?? at[objectName] ?? at.webkit?.messageHandlers ?? at['companionBridge'])
}
