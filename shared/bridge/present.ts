import type { BridgeOptions } from '@companion/bridge-contract'

/**
 * Whether something like an app may be around this page. Only decides how soon the bridge is loaded: whether an app
 * is really there, the bridge finds out by names of its own.
 */
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
