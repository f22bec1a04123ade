import type { EventName } from '@companion/bridge-contract'

/** The panel's own words. */
export const words = {
  door: 'QA',
  title: 'QA panel',
  releases: 'Releases on this page',
  session: 'Session',
  user: 'User',
  expires: 'Token expires',
  error: 'Error state',
  spoil: 'Spoil the access token',
  end: 'End the session',
  look: 'Look',
  brand: 'Brand and language',
  tester: 'Tester',
  token: 'Token on this device',
  kept: 'kept',
  forget: 'Forget it',
  bridge: 'Bridge',
} as const

/** Flags to open the same page with. */
export const switches = [
  { label: 'English', flags: { lang: 'en' } },
  { label: '中文', flags: { lang: 'zh' } },
  { label: 'Deutsch', flags: { lang: 'de' } },
  { label: 'العربية', flags: { lang: 'ar' } },
  { label: 'Light', flags: { dark: '0' } },
  { label: 'Dark', flags: { dark: '1' } },
  { label: 'With navigation bar', flags: { inset: '0', hasNav: '1' } },
  { label: 'Without navigation bar', flags: { hasNav: '0' } },
] as const

/** Events the fake app can be told to send. */
export const eventNames: readonly EventName[] = [
  'backPressed',
  'themeChanged',
  'safeAreaChanged',
  'keyboardChanged',
  'networkChanged',
  'signedOut',
]
