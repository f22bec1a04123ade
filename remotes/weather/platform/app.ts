import {
  appVisibility,
  getLocation,
  isBridgeError,
  openSettings,
  type ResultOf,
} from '@companion/bridge-contract'
import { call, on, onLate, supports } from '@companion/shared/bridge/app'
import type { PageEvent, Position, Settings } from '../model/machine.ts'
import type { Fix } from '../model/position.ts'

/** The app's position, or 'absent' without such a method. */
export const appPosition = (now: () => number, signal: AbortSignal) =>
  supports(getLocation).ok
    ? bridgePosition({ call, onLate }, now, signal)
    : Promise.resolve<'absent'>('absent')

/** Notifies when the app shows the page again. */
export function watchApp(notify: (event: PageEvent) => void): () => void {
  return on(appVisibility, ({ visible }) => visible && notify('resume'))
}

/** The app's settings screens for the reasons of a missing position. */
export function appSettings(): Settings {
  const opener = (screen: 'appDetails' | 'location') => {
    // If the settings don't open, the page still shows the reason.
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
 * The app's position; 'absent' if the app turns out to lack the method. An answer after the bridge's own time limit
 * still counts: the promise waits for it until the signal aborts.
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
    // Not `atMs`: on some phones that's satellite time, which can't be compared with the device's clock.
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
        // Switched off, unavailable, or an error code of an older app.
        const denied =
          isBridgeError(error, 'CANCELLED') ||
          (isBridgeError(error, 'HOST_ERROR') && error.detail === 'PERMISSION_DENIED')
        end(denied ? 'denied' : 'off')
      },
    )
  })
}
