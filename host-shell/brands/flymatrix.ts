import type { Brand } from '@companion/shared/brand/brand'
import { languages16 } from '@companion/shared/texts/languages'

// The mark: a paper plane. Hosts, package, links, company and contacts are placeholders
// of ours: the specification shows none.
export const flymatrix = {
  id: 'flymatrix',
  appName: 'Flymatrix',
  packageName: 'com.companion.flymatrix',
  hosts: ['m.flymatrix.example', 'flymatrix.localhost'],
  languages: languages16,
  launchLink: 'flymatrix://open',
  stores: {
    android: 'https://play.google.com/store/apps/details?id=com.companion.flymatrix',
    ios: 'https://apps.apple.com/app/id1000000006',
  },
  logo: 'M1.5 11.4 22.5 2l-6.8 20-4.4-8.1Zm5.6.2 4.6 1.1 5-5.2Z',
  accent: '#0B86C9',
  corners: 1,
  firmware: { channel: 'flymatrix-stable', checkHours: 24, minBattery: 30 },
  companyName: 'Flymatrix Ltd.',
  contacts: {
    email: 'support@flymatrix.example',
    phone: '',
    site: 'https://m.flymatrix.example/help',
    hours: '09:00–18:00',
  },
} as const satisfies Brand
