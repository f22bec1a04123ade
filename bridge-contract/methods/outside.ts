import { query } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { flag, maybePairs, maybeShortText, shortText } from './shapes.ts'

/** Methods for things outside the page: browser, store, the app's own screens, system settings. */

export const openExternal = /* @__PURE__ */ query(
  'openExternal',
  () => ({ url: s.str({ max: 8192, pattern: '^(https://|mailto:|tel:)' }) }),
  null,
  { web: true },
)

export const openStore = /* @__PURE__ */ query('openStore', () => ({
  store: s.openOneOf('store'),
  id: maybeShortText,
}))

export const openAppRoute = /* @__PURE__ */ query('openAppRoute', { route: shortText, params: maybePairs })

export const openSettings = /* @__PURE__ */ query(
  'openSettings',
  () => ({
    screen: s.oneOf(
      [
        'appDetails',
        'batteryOptimization',
        'autoStart',
        'backgroundLock',
        'powerManager',
        'notifications',
        'location',
      ],
      { powerManager: '1.1.0' },
    ),
  }),
  () => ({ opened: s.oneOf(['exact', 'fallback', 'none']) }),
  { timeoutMs: 2000 },
)

export const getBackgroundStatus = /* @__PURE__ */ query(
  'getBackgroundStatus',
  null,
  () => {
    const answer = s.oneOf(['yes', 'no', 'unknown'])
    const maybe = s.opt(answer)
    return {
      batteryUnrestricted: answer,
      autoStart: answer,
      backgroundLocked: answer,
      backgroundRestricted: maybe,
      powerSaveMode: maybe,
    }
  },
  { timeoutMs: 2000, platforms: ['android'] },
)

export const checkAppUpdate = /* @__PURE__ */ query('checkAppUpdate', null, () => ({
  available: flag,
  version: maybeShortText,
  mandatory: s.opt(flag),
}))
