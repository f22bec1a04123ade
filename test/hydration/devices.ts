import type { FakeOptions } from '@companion/bridge-contract/fake/options'

/** Data of a device that a screen can show. */
export interface TestDevice {
  readonly name: string
  readonly userAgent: string
  readonly touchPoints: number
  readonly language: string
  /** The language of the page's translations. */
  readonly lang: 'en' | 'ar'
  readonly search: string
  readonly app?: FakeOptions['platform']
  readonly signedIn: boolean
  readonly failed?: true
  readonly clock: string
  /** The history entry's state. */
  readonly state?: object
}

/** The environment in which the build renders: no app, no flags, nothing stored. */
export const buildDevice = {
  userAgent: 'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36',
  touchPoints: 5,
  language: 'en',
} as const

const drafts = {
  registration: {
    by: 'email',
    email: 'kept@mail.example',
    repeatEmail: '',
    region: 'FR',
    phone: '',
    agreement: true,
  },
  nickname: { nickname: 'Kept' },
  phone: { region: 'FR', phone: '0612345678', repeat: '' },
  email: { email: 'kept@mail.example', repeat: '' },
  loginId: { id: 'kept@mail.example' },
  deletion: { email: 'kept@mail.example' },
}

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const harmony = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132.0.0.0 ArkWeb/6.0 Mobile'
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

const flags = '?lang=en&appName=com.companion.sparkpro&dark=1&top=30&from=layout'

export const testDevices: readonly TestDevice[] = [
  {
    name: 'an iPhone in the app, signed in, by night',
    userAgent: iphone,
    touchPoints: 5,
    language: 'de-AT',
    lang: 'en',
    search: flags,
    app: 'ios',
    signedIn: true,
    clock: '2031-12-31T23:30:00',
  },
  {
    name: 'an Android phone in the app, with drafts',
    userAgent: android,
    touchPoints: 5,
    language: 'pt-BR',
    lang: 'en',
    search: flags,
    app: 'android',
    signedIn: true,
    clock: '2026-02-28T12:00:00',
    state: { depth: 1, drafts },
  },
  {
    name: 'a desktop browser without a session',
    userAgent: desktop,
    touchPoints: 0,
    language: 'en-US',
    lang: 'en',
    search: '',
    signedIn: false,
    failed: true,
    clock: '2024-02-29T03:00:00',
  },
  {
    name: 'a Harmony browser with a session and drafts',
    userAgent: harmony,
    touchPoints: 5,
    language: 'zh-CN',
    lang: 'ar',
    search: '?method=sms&from=editPasswordNew&dark=1&kind=watch',
    signedIn: true,
    clock: '2026-11-27T18:00:00',
    state: { drafts },
  },
  {
    name: 'a phone that reloads in the second step of a flow',
    userAgent: android,
    touchPoints: 5,
    language: 'fr-FR',
    lang: 'en',
    search: flags,
    signedIn: true,
    clock: '2026-11-27T08:00:00',
    state: { depth: 2, data: { index: 1, codeFor: '+33612345678', crop: true } },
  },
]
