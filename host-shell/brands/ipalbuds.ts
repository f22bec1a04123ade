import type { Brand } from '@companion/shared/brand/brand'
import { languages18 } from '@companion/shared/texts/languages'

// The mark: a pair of earbuds. Hosts, package, links, company and contacts are placeholders
// of ours: the specification shows none.
export const ipalbuds = {
  id: 'ipalbuds',
  appName: 'iPalBuds',
  packageName: 'com.companion.ipalbuds',
  hosts: ['m.ipalbuds.example', 'ipalbuds.localhost'],
  languages: languages18,
  launchLink: 'ipalbuds://open',
  stores: {
    android: 'https://play.google.com/store/apps/details?id=com.companion.ipalbuds',
    ios: 'https://apps.apple.com/app/id1000000002',
  },
  logo: 'M7 3a4.5 4.5 0 0 0-4.5 4.5c0 2 1.2 3.6 3 4.2V19a2 2 0 0 0 4 0v-8.2c1.2-.8 2-2 2-3.3A4.5 4.5 0 0 0 7 3Zm10 0a4.5 4.5 0 0 1 4.5 4.5c0 2-1.2 3.6-3 4.2V19a2 2 0 0 1-4 0v-8.2c-1.2-.8-2-2-2-3.3A4.5 4.5 0 0 1 17 3Z',
  accent: '#6A4CE0',
  corners: 1.25,
  firmware: { channel: 'ipalbuds-stable', checkHours: 24, minBattery: 30 },
  companyName: 'iPalBuds Audio Ltd.',
  contacts: {
    email: 'support@ipalbuds.example',
    phone: '',
    site: 'https://m.ipalbuds.example/help',
    hours: '09:00–18:00',
  },
} as const satisfies Brand
