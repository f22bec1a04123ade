import { appVisibility, getLocation, openSettings } from '@companion/bridge-contract'
import { call, on, onLate, supports } from '@companion/shared/bridge/app'
import type { News, Settings } from '../model/machine.ts'
import { bridgePosition } from './bridgePosition.ts'

/** The app's position, or 'absent' where it has no such thing. */
export const appPosition = (now: () => number, signal: AbortSignal) =>
  supports(getLocation).ok
    ? bridgePosition({ call, onLate }, now, signal)
    : Promise.resolve<'absent'>('absent')

/** What the app tells of the page's place in it. */
export function watchApp(tell: (news: News) => void): () => void {
  return on(appVisibility, ({ visible }) => visible && tell('resume'))
}

/** The app's settings screens for this page's troubles, as far as the app has them. */
export function appSettings(): Settings {
  const opener = (screen: 'appDetails' | 'location') => {
    // Where the settings do not open, the page still says what is missing.
    const open = () => void call(openSettings, { screen }).catch(() => {})
    return supports(openSettings, 'screen', screen).ok ? open : undefined
  }
  const [app, device] = [opener('appDetails'), opener('location')]
  return { ...(app && { denied: app }), ...(device && { off: device, weak: device }) }
}
