import { hostKind } from '@companion/shared/bridge/app'
import * as limits from '@companion/shared/limits'
import { isOnline } from '@companion/shared/network/watchNetwork'
import { fetchWeather } from '../api.ts'
import type { Position, Settings, WeatherDeps } from '../model/machine.ts'
import { watchSurroundings } from './surroundings.ts'
import { webPosition } from './webPosition.ts'

/** What only an app can do is a chunk of its own; a page that cannot get it does as in a browser. */
const loadApp = () => import(/* webpackChunkName: "app" */ './app.ts').catch(() => undefined)

/** The world of a page: position from the app if there is one and it can, else from the browser; weather from the API. */
export function pageWorld(win: Window): WeatherDeps {
  const geolocation = win.isSecureContext ? win.navigator.geolocation : undefined
  const webPatience = geolocation ? limits.webPosition : null
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
    online: () => isOnline(win),
    patience: app ? limits.appPosition : webPatience,
    locate,
    fetch: fetchWeather,
    watch(tell) {
      const offs = [watchSurroundings(win, tell)]
      let over = false
      void app?.then((inApp) => inApp && !over && offs.push(inApp.watchApp(tell)))
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
