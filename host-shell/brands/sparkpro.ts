import type { Brand } from '@companion/shared/brand/brand'
import { languages18 } from '@companion/shared/texts/languages'

// The mark: a spark; the brand of pages that name no other. Hosts, package, links, company and contacts are placeholders
// of ours: the specification shows none.
export const sparkpro = {
  id: 'sparkpro',
  appName: 'SparkPro',
  packageName: 'com.companion.sparkpro',
  hosts: ['m.sparkpro.example', 'sparkpro.localhost'],
  languages: languages18,
  launchLink: 'sparkpro://open',
  stores: {
    android: 'https://play.google.com/store/apps/details?id=com.companion.sparkpro',
    ios: 'https://apps.apple.com/app/id1000000004',
  },
  logo: 'M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6Z',
  accent: '#1D6FE8',
  corners: 1,
  firmware: { channel: 'sparkpro-stable', checkHours: 24, minBattery: 30 },
  companyName: 'SparkPro Technology Ltd.',
  contacts: {
    email: 'support@sparkpro.example',
    phone: '+12025550123',
    site: 'https://m.sparkpro.example/help',
    hours: '09:00–18:00',
  },
} as const satisfies Brand
