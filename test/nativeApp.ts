import { createBridge } from '@companion/bridge-contract'
import { attachBridge } from '@companion/shared/bridge/app'

type Answer = (params: unknown) => unknown

/** The app's responses by method; a method that throws fails. Tests may change it. */
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
 * A window for the page's bridge, backed by `window`. The bridge's permanent additions (its core, its
 * receiver) don't leak into the next file, which shares `window` in the quick check.
 */
export function bridgeWindow(): Window {
  // A page timer may still read it after the last file has ended and the global is gone.
  const page = window
  return new Proxy({} as Window, {
    get: (added, key) => Reflect.get(Reflect.has(added, key) ? added : page, key) as unknown,
  })
}

let appWindow: Window | undefined

/** Puts an older Android app around the page: bare values, no envelope (wire 0). */
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
