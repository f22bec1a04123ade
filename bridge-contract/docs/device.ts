import type * as methods from '../methods/device.ts'
import type { MethodsDocs } from './docs.ts'

const forbidden = 'The user, or the system for them, has refused the permission.'

export const device: MethodsDocs<typeof methods> = {
  getLocation: {
    doc: 'Where the phone is. Coarse is enough for the weather; answer with a last known position rather than not at all.',
    fields: { accuracyM: 'Radius in metres.', atMs: 'When it was measured, in milliseconds since 1970.' },
    params: { accuracy: 'coarse' },
    result: { latitude: 22.543, longitude: 114.058, accuracyM: 850, atMs: 1795219200000 },
    errors: {
      PERMISSION_DENIED: forbidden,
      POSITION_UNAVAILABLE: 'There is no position, or none in time.',
      LOCATION_OFF: 'Location is switched off for the whole phone.',
    },
  },
  getDeviceInfo: {
    doc: 'What phone this is, to choose the right guide. The ROM counts more than the maker: systems are ported.',
    fields: {
      sdk: 'Android API level.',
      rom: 'As the maker writes it: MIUI, HyperOS, EMUI, ColorOS, OriginOS, One UI.',
    },
    result: {
      maker: 'Xiaomi',
      brand: 'Redmi',
      model: '23127PN0CC',
      os: 'android',
      osVersion: '14',
      sdk: 34,
      rom: 'HyperOS',
      romVersion: '2.0',
    },
  },
  pickImage: {
    doc: 'Lets the user take or choose a picture. A user who changes their mind is CANCELLED.',
    fields: {
      cropSquarePx: 'The app crops to a square of this side.',
      uri: 'An address the page can load: `data:` or of the app.',
    },
    params: { source: 'ask', cropSquarePx: 512, maxBytes: 5000000 },
    result: {
      uri: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
      mime: 'image/gif',
      width: 1,
      height: 1,
      bytes: 42,
    },
    errors: { PERMISSION_DENIED: forbidden, TOO_LARGE: 'No picture could be made as small as asked.' },
  },
  saveImage: {
    doc: "Saves a picture to the phone's gallery.",
    params: { uri: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=', name: 'code.gif' },
    errors: { PERMISSION_DENIED: forbidden },
  },
  share: {
    doc: "Opens the phone's share sheet.",
    params: { title: 'Metawatch', text: 'Have a look', url: 'https://m.metawatch.example/app' },
    result: { outcome: 'shared' },
  },
}
