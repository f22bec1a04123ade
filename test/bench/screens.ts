/** A screen to measure, and how to detect that it has loaded. */
export interface Screen {
  readonly path: string
  readonly signedIn: boolean
  /** The exact heading. */
  readonly heading: string
  /** Data from the server: an element, and a pattern for its text. Omitted if the screen requests nothing. */
  readonly data?: { readonly selector: string; readonly text: string }
  /** An element that changes the page when tapped; omitted if there is none. */
  readonly tap?: string
  /** The tap navigates away, so it happens after the data has loaded. */
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
