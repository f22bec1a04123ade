import type { Bridge } from '../../client/bridge.ts'

interface NativeWindow {
  readonly CompanionNative?: { readonly [name: string]: (message: string) => unknown }
  readonly webkit?: {
    readonly messageHandlers: { readonly [name: string]: { postMessage(message: unknown): unknown } }
  }
}

const question = { id: 'stranger', v: 1, p: {} }

/** Asks the app what a frame of another origin could ask: everything right but the nonce. Says what it answered. */
export async function withoutNonce(
  win: Window,
  { kind }: Bridge,
  methods: readonly string[],
): Promise<string> {
  const name = methods.find((method) => /^(getDeviceInfo|checkAppUpdate|getStorefront)$/.test(method))
  if (!name) return 'nothing to ask'
  const { CompanionNative: object, webkit } = win as unknown as NativeWindow
  try {
    if (kind === 'android-object') return String(object?.[name]?.(JSON.stringify(question)))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a WebKit handler, not a window
    if (kind === 'ios-handlers')
      // A handler of iOS before 14 cannot reply, and what it says through the page's door cannot be seen from here.
      return JSON.stringify(await webkit?.messageHandlers[name]?.postMessage(question)) ?? 'no reply'
    // A channel is given to the right origins by the engine.
    return 'FORBIDDEN_ORIGIN by the engine'
  } catch (error) {
    return String(error)
  }
}
