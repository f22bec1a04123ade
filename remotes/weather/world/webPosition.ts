import * as limits from '@companion/shared/limits'
import type { Position } from '../model/machine.ts'
import * as durations from '../model/durations.ts'

/** By `GeolocationPositionError.code`: 1 not permitted, 2 no position, 3 too late. */
const troubles = { 1: 'denied', 2: 'off', 3: 'weak' } as const

const reasonOf = (code: number) => troubles[code as keyof typeof troubles] ?? 'off'

/**
 * The browser's own position. Its limit is far beyond the desk's, so that a late fix still counts; some web views
 * call neither callback at all (WKWebView without a delegate's decision), which the desk's watchdog is for.
 */
export const webPosition = (geolocation: Geolocation, now: () => number): Promise<Position> =>
  new Promise((resolve) => {
    try {
      geolocation.getCurrentPosition(
        // The position's own time stamp counts from 2001 in some web views; it is at most a minute old anyway.
        ({ coords }) =>
          resolve({ lat: coords.latitude, lon: coords.longitude, accuracyM: coords.accuracy, at: now() }),
        ({ code }) => resolve(reasonOf(code)),
        { enableHighAccuracy: false, maximumAge: durations.gap, timeout: 6 * limits.webPosition },
      )
    } catch {
      resolve('off')
    }
  })
