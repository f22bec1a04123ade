import { notice, query } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import {
  flag,
  insets,
  language,
  maybeColor,
  maybeText,
  maybeShortText,
  preferences,
  size,
  storefront,
  text,
  theme,
  shortText,
} from './shapes.ts'

/** Methods for the page inside the app: the app's facts, the bars around the page, Back, and loading. */

export const bridgeInfo = /* @__PURE__ */ query('bridgeInfo', null, () => ({
  wire: s.int(),
  contract: shortText,
  app: shortText,
  build: shortText,
  platform: s.oneOf(['android', 'ios']),
  methods: s.arr(shortText),
  events: s.arr(shortText),
  denied: s.opt(s.arr(shortText)),
  state: s.opt(
    s.obj({
      themeChanged: s.opt(theme),
      safeAreaChanged: s.opt(insets),
      languageChanged: s.opt(language),
      preferencesChanged: s.opt(preferences),
    }),
  ),
  storefront: s.opt(storefront),
}))

export const closePage = /* @__PURE__ */ notice('closePage', { result: maybeText }, null, { web: true })

/** @deprecated Since 1.2.0: use `closePage`. */
export const goBack = /* @__PURE__ */ notice('goBack', null, null, { web: true })

export const setBackIntercept = /* @__PURE__ */ notice('setBackIntercept', {
  enabled: flag,
  reason: maybeShortText,
})

export const setTitle = /* @__PURE__ */ notice('setTitle', { title: shortText })

export const setNavBar = /* @__PURE__ */ notice('setNavBar', {
  visible: flag,
  background: maybeColor,
  foreground: maybeColor,
})

export const setStatusBar = /* @__PURE__ */ notice('setStatusBar', () => ({
  style: s.oneOf(['light', 'dark']),
}))

export const pageReady = /* @__PURE__ */ notice('pageReady', { route: shortText, ms: size })

export const pageFailed = /* @__PURE__ */ notice('pageFailed', {
  kind: shortText,
  code: shortText,
  detail: maybeText,
})

export const haptic = /* @__PURE__ */ notice('haptic', () => ({ style: s.openOneOf('haptic') }))

export const copyText = /* @__PURE__ */ notice('copyText', { text }, null, { since: '1.1.0', web: true })
