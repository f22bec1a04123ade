import { getLocation, openSettings, type Support } from '@companion/bridge-contract'
import { call, on, onLate, supports } from '@companion/shared/bridge/app'
import { fetchWeather } from '../api.ts'
import type { Position, Settings, World } from '../model/desk.ts'
import { limits } from '../model/limits.ts'
import { bridgePosition } from './bridgePosition.ts'
import { watchSurroundings } from './surroundings.ts'
import { webPosition } from './webPosition.ts'

/** The app's settings screens for this page's troubles, as far as the app has them. */
function settingsOf(): Settings {
  const opener = (screen: 'appDetails' | 'location') => {
    // Where the settings do not open, the page still says what is missing.
    const open = () => void call(openSettings, { screen }).catch(() => {})
    return supports(openSettings, 'screen', screen).ok ? open : undefined
  }
  const [app, device] = [opener('appDetails'), opener('location')]
  return { ...(app && { denied: app }), ...(device && { off: device, weak: device }) }
}

/** The world of a page: position from the app if it can, else from the browser; weather from the API. */
export function pageWorld(win: Window): World {
  const geolocation = win.isSecureContext ? win.navigator.geolocation : undefined
  const app: Support = supports(getLocation)
  const now = () => Date.now()

  async function locate(signal: AbortSignal): Promise<Position> {
    const position = app.ok ? await bridgePosition({ call, onLate }, now, signal) : 'absent'
    if (position !== 'absent') return position
    return geolocation ? webPosition(geolocation, now) : 'off'
  }
  const webPatience = geolocation ? limits.webFix : null
  return {
    now,
    after(ms, act) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    online: () => win.navigator.onLine !== false,
    patience: app.ok ? limits.bridgeFix : webPatience,
    locate,
    fetch: fetchWeather,
    watch: (tell) => watchSurroundings(win, on, tell),
    settings: settingsOf(),
  }
}
