import { createBridge } from '@companion/bridge-contract'
import { attachBridge } from '@companion/shared/bridge/app'

type Answer = (params: unknown) => unknown

/** The app's responses by method. If one throws, the call fails. Tests can change the responses. */
export const app: { answers: Record<string, Answer>; calls: [name: string, params: unknown][] } = {
  answers: {},
  calls: [],
}

const methods = [
  'getDeviceInfo',
  'openSettings',
  'getBackgroundStatus',
  'openExternal',
  'openStore',
  'checkAppUpdate',
  'saveImage',
  'pageFailed',
  'reportRemoteFailure',
]

/**
 * Returns a window for the page's bridge, backed by `window`. The bridge adds its core and its receiver to it
 * for good. On `window` itself they'd leak into the next test file, which shares `window` in the quick check.
 */
export function bridgeWindow(): Window {
  // Stored here, because a page's timer can still read it after the last file has ended and the global is
  // removed.
  const page = window
  return new Proxy({} as Window, {
    get: (added, key) => Reflect.get(Reflect.has(added, key) ? added : page, key) as unknown,
  })
}

let appWindow: Window | undefined

/**
 * Puts an older Android app around the page, whose responses are bare values without an envelope (wire 0).
 */
export function enterApp(): void {
  const host = Object.fromEntries(
    methods.map((name) => [
      name,
      (json?: string) => {
        const params: unknown = json === undefined ? undefined : JSON.parse(json)
        app.calls.push([name, params])
        const answer = app.answers[name]?.(params)
        return answer === undefined ? undefined : JSON.stringify(answer)
      },
    ]),
  )
  appWindow ??= bridgeWindow()
  Object.assign(appWindow, { CompanionNative: host })
  attachBridge(createBridge(appWindow))
}
