import type { Brand } from '@companion/shared/brand/brand'
import { languages16 } from '@companion/shared/texts/languages'

// The mark: a pair of glasses. Hosts, package, links, company and contacts are placeholders
// of ours: the specification shows none.
export const lensmoo = {
  id: 'lensmoo',
  appName: 'LensMoo',
  packageName: 'com.companion.lensmoo',
  hosts: ['m.lensmoo.example', 'lensmoo.localhost'],
  languages: languages16,
  launchLink: 'lensmoo://open',
  stores: {
    android: 'https://play.google.com/store/apps/details?id=com.companion.lensmoo',
    ios: 'https://apps.apple.com/app/id1000000008',
  },
  logo: 'M1.5 8.5h21v2.3h-.9a4.8 4.8 0 1 1-8.6 1.4 1.1 1.1 0 0 0-2 0 4.8 4.8 0 1 1-8.6-1.4h-.9Zm5.4 2.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Zm10.2 0a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z',
  accent: '#C2417C',
  corners: 1.25,
  firmware: { channel: 'lensmoo-stable', checkHours: 24, minBattery: 30 },
  companyName: 'LensMoo Optics Ltd.',
  smsAppKey: 'lensmoo-sms',
  contacts: {
    email: 'support@lensmoo.example',
    phone: '',
    site: 'https://m.lensmoo.example/help',
    hours: '09:00–18:00',
  },
} as const satisfies Brand
