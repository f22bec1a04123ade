import { notice, query } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import {
  flag,
  insets,
  language,
  maybeColor,
  maybeText,
  maybeWord,
  size,
  text,
  theme,
  word,
} from './shapes.ts'

/** The page and the frame the app draws around it. */

export const bridgeInfo = /* @__PURE__ */ query('bridgeInfo', null, () => ({
  wire: s.int(),
  contract: word,
  app: word,
  build: word,
  platform: s.oneOf(['android', 'ios']),
  methods: s.arr(word),
  events: s.arr(word),
  denied: s.opt(s.arr(word)),
  state: s.opt(
    s.obj({ themeChanged: s.opt(theme), safeAreaChanged: s.opt(insets), languageChanged: s.opt(language) }),
  ),
}))

export const closePage = /* @__PURE__ */ notice('closePage', { result: maybeText }, null, {
  web: true,
})

export const goBack = /* @__PURE__ */ notice('goBack', null, null, { web: true })

export const setBackIntercept = /* @__PURE__ */ notice('setBackIntercept', {
  enabled: flag,
  reason: maybeWord,
})

export const setTitle = /* @__PURE__ */ notice('setTitle', { title: word })

export const setNavBar = /* @__PURE__ */ notice('setNavBar', {
  visible: flag,
  background: maybeColor,
  foreground: maybeColor,
})

export const setStatusBar = /* @__PURE__ */ notice('setStatusBar', () => ({
  style: s.oneOf(['light', 'dark']),
}))

export const pageReady = /* @__PURE__ */ notice('pageReady', { route: word, ms: size })

export const pageFailed = /* @__PURE__ */ notice('pageFailed', {
  kind: word,
  code: word,
  detail: maybeText,
})

export const haptic = /* @__PURE__ */ notice('haptic', () => ({
  style: s.openOneOf('haptic'),
}))

export const copyText = /* @__PURE__ */ notice('copyText', { text }, null, {
  since: '1.1.0',
  web: true,
})
