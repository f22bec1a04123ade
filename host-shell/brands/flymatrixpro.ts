import type { Brand } from '@companion/shared/brand/brand'
import { languages16 } from '@companion/shared/texts/languages'

// The mark: a paper plane leaving a matrix of squares; the second package. Hosts, package, links, company and contacts are placeholders
// of ours: the specification shows none.
export const flymatrixpro = {
  id: 'flymatrixpro',
  appName: 'Flymatrix',
  packageName: 'com.companion.flymatrixpro',
  hosts: ['pro.flymatrix.example', 'flymatrixpro.localhost'],
  languages: languages16,
  launchLink: 'flymatrixpro://open',
  stores: { android: 'https://play.google.com/store/apps/details?id=com.companion.flymatrixpro', ios: '#' },
  logo: 'M1.5 9.4 19 2l-5.6 16.6-3.6-6.9ZM17 15h2.6v2.6H17Zm0 4.4h2.6V22H17Zm-4.4 0h2.6V22h-2.6Zm8.8-4.4H24v2.6h-2.6Z',
  accent: '#3D5AFE',
  corners: 0.75,
  firmware: { channel: 'flymatrixpro-stable', checkHours: 24, minBattery: 30 },
  companyName: 'Flymatrix Ltd.',
  contacts: {
    email: 'support@pro.flymatrix.example',
    phone: '',
    site: 'https://pro.flymatrix.example/help',
    hours: '09:00–18:00',
  },
} as const satisfies Brand
