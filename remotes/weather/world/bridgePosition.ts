import { getLocation, isBridgeError, type ResultOf } from '@companion/bridge-contract'
import type { call, onLate } from '@companion/shared/bridge/app'
import type { Position } from '../model/machine.ts'
import type { Fix } from '../model/position.ts'

export interface BridgeDoor {
  readonly call: typeof call
  readonly onLate: typeof onLate
}

/**
 * The app's position; 'absent' where the app turns out to have no such method. An answer after the bridge's own
 * limit still counts: the promise then waits for it until the signal ends.
 */
export function bridgePosition(
  door: BridgeDoor,
  now: () => number,
  signal: AbortSignal,
): Promise<Position | 'absent'> {
  const fixOf = ({ latitude, longitude, accuracyM, atMs }: ResultOf<typeof getLocation>): Fix => ({
    lat: latitude,
    lon: longitude,
    accuracyM: accuracyM ?? null,
    at: atMs ?? now(),
  })
  return new Promise((resolve) => {
    let off = () => {}
    const settle = (position: Position | 'absent') => {
      off()
      resolve(position)
    }
    off = door.onLate(getLocation, (result) => settle(fixOf(result)))
    signal.addEventListener('abort', () => off())
    door.call(getLocation, { accuracy: 'coarse' }, { signal }).then(
      (result) => settle(fixOf(result)),
      (error: unknown) => {
        if (isBridgeError(error, 'TIMEOUT') || isBridgeError(error, 'ABORTED')) return
        if (isBridgeError(error, 'UNSUPPORTED') || isBridgeError(error, 'NO_HOST')) return settle('absent')
        // Switched off, unavailable or said in an older app's way: there is no position.
        const denied =
          isBridgeError(error, 'CANCELLED') ||
          (isBridgeError(error, 'HOST_ERROR') && error.detail === 'PERMISSION_DENIED')
        settle(denied ? 'denied' : 'off')
      },
    )
  })
}
