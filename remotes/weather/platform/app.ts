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

/** The app's position, or 'absent' where it has no such method. */
export const appPosition = (now: () => number, signal: AbortSignal) =>
  supports(getLocation).ok
    ? bridgePosition({ call, onLate }, now, signal)
    : Promise.resolve<'absent'>('absent')

/** Notifies when the app brings the page back into view. */
export function watchApp(notify: (event: PageEvent) => void): () => void {
  return on(appVisibility, ({ visible }) => visible && notify('resume'))
}

/** The app's settings screens for each reason why a position is missing, as far as the app has them. */
export function appSettings(): Settings {
  const opener = (screen: 'appDetails' | 'location') => {
    // Where the settings do not open, the page still says what is missing.
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
 * The app's position; 'absent' where the app turns out to have no such method. An answer after the bridge's own
 * time limit still counts: the promise waits for it until the signal aborts.
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
    // Not `atMs`: on some phones it is the satellites' time, and an age counted between two clocks is none.
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
        // Switched off, unavailable, or an error code of an older app: there is no position.
        const denied =
          isBridgeError(error, 'CANCELLED') ||
          (isBridgeError(error, 'HOST_ERROR') && error.detail === 'PERMISSION_DENIED')
        end(denied ? 'denied' : 'off')
      },
    )
  })
}
