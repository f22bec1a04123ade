import { method } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { pairs } from './facts.ts'

/** Ways out of the page: browser, store, the app's own screens, system settings. */

export const openExternal = /* @__PURE__ */ method('openExternal', () => ({
  params: s.obj({ url: s.str({ max: 8192, pattern: '^(https:\\/\\/|mailto:|tel:)' }) }),
  errors: ['NOT_OPENED'],
  web: true,
}))

export const openStore = /* @__PURE__ */ method('openStore', () => ({
  params: s.obj({
    store: s.oneOf(['auto', 'appStore', 'googlePlay', 'appGallery']),
    id: s.opt(s.str({ max: 256 })),
  }),
  errors: ['NOT_OPENED'],
}))

export const openAppRoute = /* @__PURE__ */ method('openAppRoute', () => ({
  params: s.obj({ route: s.str({ min: 1, max: 256 }), params: s.opt(pairs) }),
  errors: ['UNKNOWN_ROUTE'],
}))

export const openSettings = /* @__PURE__ */ method('openSettings', () => ({
  timeoutMs: 2000,
  params: s.obj({
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
      { backgroundLock: '1.1.0', powerManager: '1.1.0' },
    ),
  }),
  result: s.obj({ opened: s.oneOf(['exact', 'fallback', 'none']) }),
}))

export const getBackgroundStatus = /* @__PURE__ */ method('getBackgroundStatus', () => {
  const answer = s.oneOf(['yes', 'no', 'unknown'])
  return {
    timeoutMs: 2000,
    platforms: ['android'],
    result: s.obj({
      batteryUnrestricted: answer,
      autoStart: answer,
      backgroundLocked: answer,
      backgroundRestricted: s.opt(answer),
      powerSaveMode: s.opt(answer),
    }),
  }
})

export const checkAppUpdate = /* @__PURE__ */ method('checkAppUpdate', () => ({
  result: s.obj({
    available: s.bool(),
    version: s.opt(s.str({ max: 64 })),
    mandatory: s.opt(s.bool()),
  }),
}))
