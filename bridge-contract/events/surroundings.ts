import { event } from '../schema/define.ts'
import { s } from '../schema/schema.ts'
import { insets, language, theme } from '../methods/facts.ts'

/** How the app looks and where the page stands in it. */

export const themeChanged = /* @__PURE__ */ event('themeChanged', () => ({
  sticky: true,
  state: 'theme',
  data: theme,
}))
export const safeAreaChanged = /* @__PURE__ */ event('safeAreaChanged', () => ({
  sticky: true,
  state: 'insets',
  data: insets,
}))
export const languageChanged = /* @__PURE__ */ event('languageChanged', () => ({
  sticky: true,
  state: 'lang',
  data: language,
}))
export const networkChanged = /* @__PURE__ */ event('networkChanged', () => ({
  sticky: true,
  data: s.obj({ online: s.bool(), via: s.opt(s.openOneOf(['wifi', 'cellular', 'other'])) }),
}))
export const keyboardChanged = /* @__PURE__ */ event('keyboardChanged', () => ({
  data: s.obj({ heightPx: s.num({ min: 0, max: 5000 }) }),
}))
export const appVisibility = /* @__PURE__ */ event('appVisibility', () => ({
  data: s.obj({ visible: s.bool() }),
}))
export const backPressed = /* @__PURE__ */ event('backPressed', () => ({}))
