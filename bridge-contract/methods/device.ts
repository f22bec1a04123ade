import { interaction, query } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { count, maybeCount, image, maybeText, maybeShortText, size, shortText } from './shapes.ts'

/** Methods for data and functions of the phone. */

export const getLocation = /* @__PURE__ */ query(
  'getLocation',
  () => ({ accuracy: s.opt(s.oneOf(['coarse', 'fine'])) }),
  // A position must not appear in a trace. The method itself isn't `secret`, because that would forbid calls
  // from frames.
  () => ({
    latitude: s.num({ min: -90, max: 90, secret: true }),
    longitude: s.num({ min: -180, max: 180, secret: true }),
    accuracyM: s.opt(size),
    atMs: maybeCount,
  }),
  { coalesce: true, errors: ['PERMISSION_DENIED', 'POSITION_UNAVAILABLE', 'LOCATION_OFF'], web: true },
)

export const getDeviceInfo = /* @__PURE__ */ query(
  'getDeviceInfo',
  null,
  () => ({
    maker: shortText,
    brand: maybeShortText,
    model: shortText,
    os: s.openOneOf('os'),
    osVersion: shortText,
    sdk: maybeCount,
    rom: maybeShortText,
    romVersion: maybeShortText,
  }),
  { timeoutMs: 2000, coalesce: true },
)

export const pickImage = /* @__PURE__ */ interaction(
  'pickImage',
  () => ({ source: s.oneOf(['ask', 'camera', 'library']), cropSquarePx: maybeCount, maxBytes: count }),
  () => ({ uri: image, mime: shortText, width: count, height: count, bytes: count }),
  { errors: ['PERMISSION_DENIED', 'TOO_LARGE'] },
)

export const saveImage = /* @__PURE__ */ interaction(
  'saveImage',
  { uri: image, name: maybeShortText },
  null,
  { since: '1.1.0', errors: ['PERMISSION_DENIED'] },
)

export const share = /* @__PURE__ */ interaction(
  'share',
  () => ({ title: maybeShortText, text: maybeText, url: maybeText, imageUri: s.opt(image) }),
  () => ({ outcome: s.openOneOf('shareOutcome') }),
  { web: true },
)
