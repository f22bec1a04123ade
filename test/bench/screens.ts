/** A screen that is measured, and how the page shows that it has come. */
export interface Screen {
  readonly path: string
  readonly signedIn: boolean
  /** The heading, letter for letter. */
  readonly heading: string
  /** What the server has said: an element, and what its text must fit. Left out: the screen asks for nothing. */
  readonly data?: { readonly selector: string; readonly text: string }
  /** Something that answers a tap by a change of the page; left out: there is nothing to tap. */
  readonly tap?: string
  /** Its answer takes the user elsewhere, so it is tapped when the data is there. */
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
