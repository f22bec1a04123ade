import { method } from '../schema/define.ts'
import { s } from '../schema/schema.ts'

/** What the phone knows and can do. */

export const getLocation = /* @__PURE__ */ method('getLocation', () => ({
  params: s.obj({ accuracy: s.opt(s.oneOf(['coarse', 'fine'])) }),
  // Where somebody is belongs in no trace, although a frame may ask for it.
  result: s.obj({
    latitude: s.num({ min: -90, max: 90, secret: true }),
    longitude: s.num({ min: -180, max: 180, secret: true }),
    accuracyM: s.opt(s.num({ min: 0 })),
    atMs: s.opt(s.int({ min: 0 })),
  }),
  coalesce: true,
  errors: ['PERMISSION_DENIED', 'POSITION_UNAVAILABLE', 'LOCATION_OFF'],
  web: true,
}))

export const getDeviceInfo = /* @__PURE__ */ method('getDeviceInfo', () => {
  const word = s.str({ max: 128 })
  return {
    timeoutMs: 2000,
    coalesce: true,
    result: s.obj({
      maker: word,
      brand: s.opt(word),
      model: word,
      os: s.openOneOf(['android', 'ios', 'harmony']),
      osVersion: word,
      sdk: s.opt(s.int({ min: 1 })),
      rom: s.opt(word),
      romVersion: s.opt(word),
    }),
  }
})

export const pickImage = /* @__PURE__ */ method('pickImage', () => ({
  kind: 'interactive',
  params: s.obj({
    source: s.oneOf(['ask', 'camera', 'library']),
    cropSquarePx: s.opt(s.int({ min: 16, max: 4096 })),
    maxBytes: s.int({ min: 1024, max: 52428800 }),
  }),
  result: s.obj({
    uri: s.str({ min: 1, max: 2000000 }),
    mime: s.str({ pattern: '^image\\/[a-z0-9.+-]+$' }),
    width: s.int({ min: 1 }),
    height: s.int({ min: 1 }),
    bytes: s.int({ min: 1 }),
  }),
  errors: ['PERMISSION_DENIED', 'TOO_LARGE'],
}))

export const saveImage = /* @__PURE__ */ method('saveImage', () => ({
  kind: 'interactive',
  since: '1.1.0',
  params: s.obj({ uri: s.str({ min: 1, max: 2000000 }), name: s.opt(s.str({ max: 128 })) }),
  errors: ['PERMISSION_DENIED', 'NOT_SAVED'],
}))

export const share = /* @__PURE__ */ method('share', () => ({
  kind: 'interactive',
  params: s.obj({
    title: s.opt(s.str({ max: 256 })),
    text: s.opt(s.str({ max: 4096 })),
    url: s.opt(s.str({ max: 8192, pattern: '^https:\\/\\/' })),
    imageUri: s.opt(s.str({ max: 2000000 })),
  }),
  result: s.obj({ outcome: s.openOneOf(['shared', 'dismissed', 'unknown']) }),
  web: true,
}))

export const copyText = /* @__PURE__ */ method('copyText', () => ({
  kind: 'notify',
  since: '1.1.0',
  params: s.obj({ text: s.str({ max: 65536 }) }),
  web: true,
}))
