/** A screen to measure, and how to detect that it has loaded. */
export interface Screen {
  readonly path: string
  readonly signedIn: boolean
  /** The screen's exact heading. */
  readonly heading: string
  /** Data from the server: an element, and a pattern for its text. Omitted if the screen requests no data. */
  readonly data?: { readonly selector: string; readonly text: string }
  /** Selector of an element that changes the page when tapped. Omitted if there's none. */
  readonly tap?: string
  /** True if the tap leads to another screen, so it must wait until the data has loaded. */
  readonly leads?: boolean
}

export const screens = {
  weather: {
    path: '/weather',
    signedIn: false,
    heading: 'Weather',
    data: { selector: '[data-remote] section p', text: '\\d°' },
    tap: '[data-remote] input[type=radio]:not(:checked)',
  },
  menu: {
    path: '/',
    signedIn: true,
    heading: 'Account and Security',
    data: { selector: '[data-remote] a', text: 'Demo' },
    tap: '[data-remote] a[href*="upload-nickname"]',
    leads: true,
  },
  pay: {
    path: '/pay',
    signedIn: true,
    heading: 'Pay',
    data: { selector: '[data-remote] label', text: '\\d' },
    tap: '[data-remote] input[type=radio]:not(:checked):enabled',
  },
  help: { path: '/help', signedIn: false, heading: 'Help', tap: '[data-remote] [aria-expanded=false]' },
  registration: {
    path: '/registration',
    signedIn: false,
    heading: 'Registration',
    tap: '[data-remote] input[type=radio]:not(:checked)',
  },
} as const satisfies Readonly<Record<string, Screen>>

export type ScreenName = keyof typeof screens
export const screenNames = Object.keys(screens) as ScreenName[]
