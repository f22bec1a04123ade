import type { Brand } from '@companion/shared/brand/brand'
import { languages18 } from '@companion/shared/texts/languages'

// The mark: a watch seen from the front. Hosts, package, links, company and contacts are placeholders
// of ours: the specification shows none.
export const metawatch = {
  id: 'metawatch',
  appName: 'Metawatch',
  packageName: 'com.companion.metawatch',
  hosts: ['m.metawatch.example', 'metawatch.localhost'],
  languages: languages18,
  launchLink: 'metawatch://open',
  stores: {
    android: 'https://play.google.com/store/apps/details?id=com.companion.metawatch',
    ios: 'https://apps.apple.com/app/id1000000001',
  },
  logo: 'M9 1h6l.7 3.6a8.5 8.5 0 0 1 0 14.8L15 23H9l-.7-3.6a8.5 8.5 0 0 1 0-14.8ZM12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm-.9 2h1.8v3.6l2.6 1.6-.9 1.5-3.5-2.1Z',
  accent: '#0E7C66',
  corners: 1,
  firmware: { channel: 'metawatch-stable', checkHours: 24, minBattery: 30 },
  companyName: 'Metawatch Wearables Ltd.',
  contacts: {
    email: 'support@metawatch.example',
    phone: '+12025550123',
    site: 'https://m.metawatch.example/help',
    hours: '09:00–18:00',
  },
} as const satisfies Brand
