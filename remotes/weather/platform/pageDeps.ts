import { hostKind } from '@companion/shared/bridge/app'
import * as limits from '@companion/shared/limits'
import { watchNetwork } from '@companion/shared/network/network'
import { timeout } from '@companion/shared/platform/clock'
import { fetchWeather } from '../api.ts'
import { pictures } from '../pictures/load.ts'
import * as durations from '../model/durations.ts'
import type { PageEvent, Position, Settings, WeatherDeps } from '../model/machine.ts'

/** Loads the chunk with the code for apps. If it fails to load, the page behaves as in a browser. */
const loadApp = () => import(/* webpackChunkName: "app" */ './app.ts').catch(() => undefined)

/** The machine's dependencies, and the app's feedback for a pull that is far enough. */
export interface PageDeps extends WeatherDeps {
  tick(): void
}

/** Returns the machine's dependencies in a page. The position comes from the app or the browser. */
export function pageDeps(win: Window): PageDeps {
  const geolocation = win.isSecureContext ? win.navigator.geolocation : undefined
  const webTimeout = geolocation ? limits.webPosition : null
  const app = hostKind() === 'none' ? undefined : loadApp()
  let settings: Settings = {}
  const now = () => Date.now()

  async function locate(signal: AbortSignal): Promise<Position> {
    const inApp = await app
    if (inApp) settings = inApp.appSettings()
    const position = (await inApp?.appPosition(now, signal)) ?? 'absent'
    if (position !== 'absent') return position
    return geolocation ? webPosition(geolocation, now) : 'off'
  }

  return {
    now,
    after(ms, act) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    locateTimeout: app ? limits.appPosition : webTimeout,
    locate,
    async fetch(call, signal) {
      const answer = await fetchWeather(call, signal)
      // Otherwise the pictures would appear after the weather.
      await timeout(limits.secondaryData, pictures).catch(() => {})
      return answer
    },
    watch(notify) {
      const offs = [watchPage(win, notify)]
      let over = false
      void app?.then((inApp) => inApp && !over && offs.push(inApp.watchApp(notify)))
      return () => {
        over = true
        for (const off of offs) off()
      }
    },
    tick: () => void app?.then((inApp) => inApp?.tick()),
    get settings() {
      return settings
    },
  }
}

/** Calls `notify` when the page becomes visible, the network is back, or the user permits the position. */
function watchPage(win: Window, notify: (event: PageEvent) => void): () => void {
  const { document, navigator } = win
  const shown = () => document.visibilityState !== 'hidden' && notify('resume')
  // The first `pageshow` is the load itself. A persisted one restores the page from the back/forward cache.
  const back = ({ persisted }: PageTransitionEvent) => persisted && shown()
  document.addEventListener('visibilitychange', shown)
  win.addEventListener('pageshow', back)
  const unwatch = watchNetwork(win, (online) => online && notify('online'))

  let status: PermissionStatus | undefined
  let over = false
  const allowed = () => status?.state === 'granted' && notify('allowed')
  const watchPermission = async () => {
    const found = await navigator.permissions?.query({ name: 'geolocation' })
    if (over) return
    status = found
    status?.addEventListener('change', allowed)
  }
  // Old web views have no Permissions API, and some of them reject `geolocation`. Then nothing is watched.
  watchPermission().catch(() => {})

  return () => {
    over = true
    document.removeEventListener('visibilitychange', shown)
    win.removeEventListener('pageshow', back)
    unwatch()
    status?.removeEventListener('change', allowed)
  }
}

/** Reasons by `GeolocationPositionError.code`. 1 means not permitted, 2 no position, 3 timeout. */
const failures = { 1: 'denied', 2: 'off', 3: 'weak' } as const

/**
 * Resolves with the browser's position. Its timeout is much longer than the machine's time limit, so that a
 * late position is still accepted. Some web views call neither callback (WKWebView without a delegate's
 * decision), so the promise can stay pending. The machine's time limit covers that.
 */
const webPosition = (geolocation: Geolocation, now: () => number): Promise<Position> =>
  new Promise((resolve) => {
    try {
      geolocation.getCurrentPosition(
        // Not the position's timestamp, because some web views count it from 2001. `maximumAge` limits its
        // age.
        ({ coords }) =>
          resolve({ lat: coords.latitude, lon: coords.longitude, accuracyM: coords.accuracy, at: now() }),
        ({ code }) => resolve(failures[code as keyof typeof failures] ?? 'off'),
        { enableHighAccuracy: false, maximumAge: durations.refreshGap, timeout: 6 * limits.webPosition },
      )
    } catch {
      resolve('off')
    }
  })
