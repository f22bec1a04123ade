import { installFakeApp } from '@companion/bridge-contract/fake/install'

/** What is around a page: its browser, and the app, if it is inside one. */
export interface Device {
  readonly userAgent: string
  readonly touchPoints: number
  readonly app?: 'android' | 'ios'
  /** The country in the browser's language; none: it says the language alone. */
  readonly region?: string
}

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/**
 * Devices that screens tell apart. A document knows nothing of its visitor's, so it brings the words that all of these
 * show.
 */
export const devices: readonly [Device, ...Device[]] = [
  { userAgent: android, touchPoints: 5 },
  { userAgent: iphone, touchPoints: 5 },
  {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    touchPoints: 0,
  },
  { userAgent: android, touchPoints: 5, app: 'android' },
  { userAgent: iphone, touchPoints: 5, app: 'ios' },
]

/** The first of them in countries that differ in what screens take from them: calling code, degrees. */
export const abroad: readonly Device[] = ['US', 'GB'].map((region) => ({ ...devices[0], region }))

/** Puts the app of a device around a page that has not started. */
export function placeApp(win: Window, { app }: Device): void {
  if (app) installFakeApp(win, { platform: app })
}
