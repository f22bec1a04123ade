import type { Brand } from '@companion/shared/brand/brand'
import { languages16 } from '@companion/shared/texts/languages'

// The mark: a game pad; its Play link is not settled yet. Hosts, package, links, company and contacts are placeholders
// of ours: the specification shows none.
export const gamefog = {
  id: 'gamefog',
  appName: 'GameFog',
  packageName: 'com.companion.gamefog',
  hosts: ['m.gamefog.example', 'gamefog.localhost'],
  languages: languages16,
  launchLink: 'gamefog://open',
  stores: { android: '#', ios: 'https://apps.apple.com/app/id1000000005' },
  logo: 'M7 6h10a6 6 0 0 1 5.9 7.1l-.7 3.9a3 3 0 0 1-5.3 1.3L15 16H9l-1.9 2.3A3 3 0 0 1 1.8 17l-.7-3.9A6 6 0 0 1 7 6Zm-.5 3v1.5H5v2h1.5V14h2v-1.5H10v-2H8.5V9Zm9.2.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm2.6 2.6a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
  accent: '#1E9E4A',
  corners: 0.75,
  firmware: { channel: 'gamefog-stable', checkHours: 24, minBattery: 30 },
  companyName: 'GameFog Interactive Ltd.',
  contacts: {
    email: 'support@gamefog.example',
    phone: '',
    site: 'https://m.gamefog.example/help',
    hours: '09:00–18:00',
  },
} as const satisfies Brand
