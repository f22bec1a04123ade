import type { Brand } from '@companion/shared/brand/brand'
import { languages16, languages18 } from '@companion/shared/texts/languages'

/** Returns placeholders for the properties of a brand that the specification doesn't define. */
const placeholders = (id: string, host: string, phone = '', hours = '09:00–18:00') => ({
  id,
  packageName: `com.companion.${id}`,
  hosts: [host, `${id}.localhost`],
  launchLink: `${id}://open`,
  listing: { rating: 4.6, size: 48 },
  firmware: { channel: `${id}-stable`, checkHours: 24, minBattery: 30 },
  contacts: { email: `support@${host.replace(/^m\./, '')}`, phone, site: `https://${host}/help`, hours },
})

const play = (id: string) => `https://play.google.com/store/apps/details?id=com.companion.${id}`
const appStore = (number: number) => `https://apps.apple.com/app/id${number}`

/**
 * All brands. SparkPro comes first, because the first is the default (spec §1). To add one:
 * `remotes/README.md`.
 */
export const brands: readonly Brand[] = [
  {
    ...placeholders('sparkpro', 'm.sparkpro.example', '+1 202 555 0123'),
    appName: 'SparkPro',
    languages: languages18,
    stores: { android: play('sparkpro'), ios: appStore(1000000004) },
    logo: 'M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6Z',
    device: 'watch',
    accent: '#1D6FE8',
    illustration: '#BF7600',
    corners: 1,
    companyName: 'SparkPro Technology Ltd.',
  },
  {
    ...placeholders('metawatch', 'm.metawatch.example', '+1 202 555 0123'),
    appName: 'Metawatch',
    languages: languages18,
    stores: { android: play('metawatch'), ios: appStore(1000000001) },
    logo: 'M9 1h6l.7 3.6a8.5 8.5 0 0 1 0 14.8L15 23H9l-.7-3.6a8.5 8.5 0 0 1 0-14.8ZM12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm-.9 2h1.8v3.6l2.6 1.6-.9 1.5-3.5-2.1Z',
    device: 'watch',
    accent: '#0E7C66',
    illustration: '#E0603F',
    corners: 1.25,
    companyName: 'Metawatch Wearables Ltd.',
  },
  {
    ...placeholders('ipalbuds', 'm.ipalbuds.example'),
    appName: 'iPalBuds',
    languages: languages18,
    stores: { android: play('ipalbuds'), ios: appStore(1000000002) },
    logo: 'M7 3a4.5 4.5 0 0 0-4.5 4.5c0 2 1.2 3.6 3 4.2V19a2 2 0 0 0 4 0v-8.2c1.2-.8 2-2 2-3.3A4.5 4.5 0 0 0 7 3Zm10 0a4.5 4.5 0 0 1 4.5 4.5c0 2-1.2 3.6-3 4.2V19a2 2 0 0 1-4 0v-8.2c-1.2-.8-2-2-2-3.3A4.5 4.5 0 0 1 17 3Z',
    device: 'earbuds',
    accent: '#6A4CE0',
    illustration: '#1A8F8A',
    corners: 2,
    companyName: 'iPalBuds Audio Ltd.',
  },
  {
    ...placeholders('sparkpie', 'm.sparkpie.example', '', ''),
    appName: 'SparkPie',
    languages: languages18,
    stores: { android: play('sparkpie'), ios: '' },
    logo: 'M11 3.1A9 9 0 1 0 20.9 13H11Zm2-2A9 9 0 0 1 22.9 11H13Z',
    device: 'watch',
    accent: '#E4572E',
    illustration: '#D6478E',
    corners: 1.5,
    companyName: 'SparkPie Technology Ltd.',
  },
  {
    ...placeholders('gamefog', 'm.gamefog.example'),
    appName: 'GameFog',
    languages: languages16,
    stores: { android: '#', ios: appStore(1000000005) },
    logo: 'M7 6h10a6 6 0 0 1 5.9 7.1l-.7 3.9a3 3 0 0 1-5.3 1.3L15 16H9l-1.9 2.3A3 3 0 0 1 1.8 17l-.7-3.9A6 6 0 0 1 7 6Zm-.5 3v1.5H5v2h1.5V14h2v-1.5H10v-2H8.5V9Zm9.2.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm2.6 2.6a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
    device: 'earbuds',
    accent: '#1E9E4A',
    illustration: '#8A63D2',
    corners: 0.25,
    companyName: 'GameFog Interactive Ltd.',
  },
  {
    ...placeholders('flymatrix', 'm.flymatrix.example'),
    appName: 'Flymatrix',
    languages: languages16,
    stores: { android: play('flymatrix'), ios: appStore(1000000006) },
    logo: 'M1.5 11.4 22.5 2l-6.8 20-4.4-8.1Zm5.6.2 4.6 1.1 5-5.2Z',
    device: 'watch',
    accent: '#0B86C9',
    illustration: '#CF6A17',
    corners: 0.75,
    companyName: 'Flymatrix Ltd.',
  },
  {
    ...placeholders('flymatrixpro', 'pro.flymatrix.example'),
    appName: 'Flymatrix',
    languages: languages16,
    stores: { android: play('flymatrixpro'), ios: '#' },
    logo: 'M1.5 9.4 19 2l-5.6 16.6-3.6-6.9ZM17 15h2.6v2.6H17Zm0 4.4h2.6V22H17Zm-4.4 0h2.6V22h-2.6Zm8.8-4.4H24v2.6h-2.6Z',
    device: 'watch',
    accent: '#3D5AFE',
    illustration: '#5C8F00',
    corners: 0.5,
    companyName: 'Flymatrix Ltd.',
  },
  {
    ...placeholders('lensmoo', 'm.lensmoo.example'),
    appName: 'LensMoo',
    languages: languages16,
    stores: { android: play('lensmoo'), ios: appStore(1000000008) },
    logo: 'M1.5 8.5h21v2.3h-.9a4.8 4.8 0 1 1-8.6 1.4 1.1 1.1 0 0 0-2 0 4.8 4.8 0 1 1-8.6-1.4h-.9Zm5.4 2.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Zm10.2 0a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z',
    device: 'glasses',
    accent: '#C2417C',
    illustration: '#7C6CE6',
    corners: 1.75,
    companyName: 'LensMoo Optics Ltd.',
    smsAppKey: 'lensmoo-sms',
  },
]
