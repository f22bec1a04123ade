import { hostKind } from '@companion/shared/bridge/app'
import * as limits from '@companion/shared/limits'
import { watchNetwork } from '@companion/shared/network/network'
import { fetchWeather } from '../api.ts'
import * as durations from '../model/durations.ts'
import type { PageEvent, Position, Settings, WeatherDeps } from '../model/machine.ts'

/** The app's features are a chunk. If it fails to load, the page behaves as in a browser. */
const loadApp = () => import(/* webpackChunkName: "app" */ './app.ts').catch(() => undefined)

/** The machine's dependencies in a page: the position of app or browser, and the API's weather. */
export function pageDeps(win: Window): WeatherDeps {
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
    fetch: fetchWeather,
    watch(notify) {
      const offs = [watchPage(win, notify)]
      let over = false
      void app?.then((inApp) => inApp && !over && offs.push(inApp.watchApp(notify)))
      return () => {
        over = true
        for (const off of offs) off()
      }
    },
    get settings() {
      return settings
    },
  }
}

/** Notifies when the page becomes visible, the network is back, or the position becomes permitted. */
function watchPage(win: Window, notify: (event: PageEvent) => void): () => void {
  const { document, navigator } = win
  const shown = () => document.visibilityState !== 'hidden' && notify('resume')
  // The first `pageshow` is the load itself; later ones restore the page from the back/forward cache.
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
  // Old web views have no Permissions API, and some reject this name.
  watchPermission().catch(() => {})

  return () => {
    over = true
    document.removeEventListener('visibilitychange', shown)
    win.removeEventListener('pageshow', back)
    unwatch()
    status?.removeEventListener('change', allowed)
  }
}

/** By `GeolocationPositionError.code`: 1 not permitted, 2 no position, 3 too late. */
const failures = { 1: 'denied', 2: 'off', 3: 'weak' } as const

/**
 * The browser's position. Its timeout is far beyond the machine's, so that a late fix still counts. Some web views
 * call neither callback (WKWebView without a delegate's decision), which the machine's own limit covers.
 */
const webPosition = (geolocation: Geolocation, now: () => number): Promise<Position> =>
  new Promise((resolve) => {
    try {
      geolocation.getCurrentPosition(
        // Not the position's time stamp: some web views count it from 2001. It's at most a minute old anyway.
        ({ coords }) =>
          resolve({ lat: coords.latitude, lon: coords.longitude, accuracyM: coords.accuracy, at: now() }),
        ({ code }) => resolve(failures[code as keyof typeof failures] ?? 'off'),
        { enableHighAccuracy: false, maximumAge: durations.refreshGap, timeout: 6 * limits.webPosition },
      )
    } catch {
      resolve('off')
    }
  })
