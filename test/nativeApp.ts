import { createBridge } from '@companion/bridge-contract'
import { attachBridge } from '@companion/shared/bridge/app'

type Answer = (params: unknown) => unknown

/** What the app answers, by method; a method that throws fails. Change it between tests. */
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
 * A window for the page's bridge, with all that `window` has. What the bridge puts there for good (its core, its receiver)
 * stays out of the next file, which shares `window` in the quick check.
 */
export function bridgeWindow(): Window {
  // A timer of the page may still read it when the last file has ended and the global is gone.
  const page = window
  return new Proxy({} as Window, {
    get: (added, key) => Reflect.get(Reflect.has(added, key) ? added : page, key) as unknown,
  })
}

let appWindow: Window | undefined

/** Puts an older Android app around the page: bare answers, no envelope (wire 0). */
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
