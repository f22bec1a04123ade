import {
  appVisibility,
  getLocation,
  haptic,
  isBridgeError,
  openSettings,
  type ResultOf,
} from '@companion/bridge-contract'
import { call, notify, on, onLate, supports } from '@companion/shared/bridge/app'
import type { PageEvent, Position, Settings } from '../model/machine.ts'
import type { Fix } from '../model/position.ts'

/** Resolves with the app's position, or with 'absent' if the app doesn't have the method. */
export const appPosition = (now: () => number, signal: AbortSignal) =>
  supports(getLocation).ok
    ? bridgePosition({ call, onLate }, now, signal)
    : Promise.resolve<'absent'>('absent')

/** Calls `tell` when the app shows the page again. Returns a function that stops this. */
export function watchApp(tell: (event: PageEvent) => void): () => void {
  return on(appVisibility, ({ visible }) => visible && tell('resume'))
}

/** Requests the feedback of a choice, if the app can give it. */
export const tick = (): void => {
  if (supports(haptic).ok) void notify(haptic, { style: 'selection' })
}

/** Returns functions that open the app's settings screens, by the reason of a missing position. */
export function appSettings(): Settings {
  const opener = (screen: 'appDetails' | 'location') => {
    // A failure is ignored, because the page still shows the reason.
    const open = () => void call(openSettings, { screen }).catch(() => {})
    return supports(openSettings, 'screen', screen).ok ? open : undefined
  }
  const [app, device] = [opener('appDetails'), opener('location')]
  return { ...(app && { denied: app }), ...(device && { off: device, weak: device }) }
}

export interface AppBridge {
  readonly call: typeof call
  readonly onLate: typeof onLate
}

/**
 * Resolves with the app's position, or with 'absent' if the app turns out not to have the method. A response
 * after the bridge's timeout is still accepted, so the promise waits for it until the signal aborts.
 */
export function bridgePosition(
  bridge: AppBridge,
  now: () => number,
  signal: AbortSignal,
): Promise<Position | 'absent'> {
  const fixOf = ({ latitude, longitude, accuracyM }: ResultOf<typeof getLocation>): Fix => ({
    lat: latitude,
    lon: longitude,
    accuracyM: accuracyM ?? null,
    // Not the app's `atMs`, because on some phones it's satellite time, which differs from the device's
    // clock.
    at: now(),
  })
  return new Promise((resolve) => {
    let off = () => {}
    const end = (position: Position | 'absent') => {
      off()
      resolve(position)
    }
    off = bridge.onLate(getLocation, (result) => end(fixOf(result)))
    signal.addEventListener('abort', () => off())
    bridge.call(getLocation, { accuracy: 'coarse' }, { signal }).then(
      (result) => end(fixOf(result)),
      (error: unknown) => {
        if (isBridgeError(error, 'TIMEOUT', 'ABORTED')) return
        if (isBridgeError(error, 'UNSUPPORTED', 'NO_HOST')) return end('absent')
        // All other errors mean that the position is switched off or unavailable, or are codes of an older
        // app.
        const denied =
          isBridgeError(error, 'CANCELLED') ||
          (isBridgeError(error, 'HOST_ERROR') && error.detail === 'PERMISSION_DENIED')
        end(denied ? 'denied' : 'off')
      },
    )
  })
}
