import { method } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { colour, insets, language, platforms, theme } from './facts.ts'

/** The page and the frame the app draws around it. */

export const bridgeInfo = /* @__PURE__ */ method('bridgeInfo', () => ({
  result: s.obj({
    wire: s.int({ min: 1, max: 1 }),
    contract: s.str({ pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    app: s.str({ max: 64 }),
    build: s.str({ max: 64 }),
    platform: s.oneOf(platforms),
    methods: s.arr(s.str({ max: 64 })),
    events: s.arr(s.str({ max: 64 })),
    values: s.opt(s.arr(s.str({ max: 192 }))),
    denied: s.opt(s.arr(s.str({ max: 64 }))),
    state: s.opt(s.obj({ theme: s.opt(theme), insets: s.opt(insets), lang: s.opt(language) })),
    nonce: s.opt(s.str({ max: 256, secret: true })),
  }),
}))

export const closePage = /* @__PURE__ */ method('closePage', () => ({
  kind: 'notify',
  params: s.obj({ result: s.opt(s.str({ max: 4096 })) }),
  web: true,
}))

export const goBack = /* @__PURE__ */ method('goBack', () => ({ kind: 'notify', web: true }))

export const setBackIntercept = /* @__PURE__ */ method('setBackIntercept', () => ({
  kind: 'notify',
  params: s.obj({ enabled: s.bool(), reason: s.opt(s.str({ max: 64 })) }),
}))

export const setTitle = /* @__PURE__ */ method('setTitle', () => ({
  kind: 'notify',
  params: s.obj({ title: s.str({ max: 256 }) }),
}))

export const setNavBar = /* @__PURE__ */ method('setNavBar', () => ({
  kind: 'notify',
  params: s.obj({ visible: s.bool(), background: s.opt(colour), foreground: s.opt(colour) }),
}))

export const setStatusBar = /* @__PURE__ */ method('setStatusBar', () => ({
  kind: 'notify',
  params: s.obj({ style: s.oneOf(['light', 'dark']) }),
}))

export const pageReady = /* @__PURE__ */ method('pageReady', () => ({
  kind: 'notify',
  params: s.obj({ route: s.str({ max: 256 }), ms: s.num({ min: 0 }) }),
}))

export const pageFailed = /* @__PURE__ */ method('pageFailed', () => ({
  kind: 'notify',
  params: s.obj({
    kind: s.oneOf(['load', 'session', 'crash']),
    code: s.str({ max: 64 }),
    detail: s.opt(s.str({ max: 1024 })),
  }),
}))

export const haptic = /* @__PURE__ */ method('haptic', () => ({
  kind: 'notify',
  params: s.obj({ style: s.oneOf(['light', 'medium', 'heavy', 'success', 'warning', 'error', 'selection']) }),
  web: true,
}))
