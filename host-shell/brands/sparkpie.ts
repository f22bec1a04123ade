import type { Brand } from '@companion/shared/brand/brand'
import { languages18 } from '@companion/shared/texts/languages'

// The mark: a pie with one slice out; no App Store link yet. Hosts, package, links, company and contacts are placeholders
// of ours: the specification shows none.
export const sparkpie = {
  id: 'sparkpie',
  appName: 'SparkPie',
  packageName: 'com.companion.sparkpie',
  hosts: ['m.sparkpie.example', 'sparkpie.localhost'],
  languages: languages18,
  launchLink: 'sparkpie://open',
  stores: { android: 'https://play.google.com/store/apps/details?id=com.companion.sparkpie', ios: '' },
  logo: 'M11 3.1A9 9 0 1 0 20.9 13H11Zm2-2A9 9 0 0 1 22.9 11H13Z',
  accent: '#E4572E',
  corners: 1.25,
  firmware: { channel: 'sparkpie-stable', checkHours: 24, minBattery: 30 },
  companyName: 'SparkPie Technology Ltd.',
  contacts: {
    email: 'support@sparkpie.example',
    phone: '',
    site: 'https://m.sparkpie.example/help',
    hours: '',
  },
} as const satisfies Brand
