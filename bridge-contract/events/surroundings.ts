import { flag, insets, language, preferences, size, theme } from '../methods/shapes.ts'
import { event } from '../schema/define.ts'
import { s } from '../schema/schema.ts'

/**
 * Events about the app around the page: its theme, safe areas, language, preferences, network, keyboard,
 * visibility, Back and links.
 */

export const themeChanged = /* @__PURE__ */ event('themeChanged', theme, { sticky: true })
export const safeAreaChanged = /* @__PURE__ */ event('safeAreaChanged', insets, { sticky: true })
export const languageChanged = /* @__PURE__ */ event('languageChanged', language, { sticky: true })
export const preferencesChanged = /* @__PURE__ */ event('preferencesChanged', preferences, {
  since: '1.2.0',
  sticky: true,
})
export const networkChanged = /* @__PURE__ */ event('networkChanged', { online: flag }, { sticky: true })
export const keyboardChanged = /* @__PURE__ */ event('keyboardChanged', { heightPx: size })
export const appVisibility = /* @__PURE__ */ event('appVisibility', { visible: flag })
export const backPressed = /* @__PURE__ */ event('backPressed', null)
export const openRoute = /* @__PURE__ */ event(
  'openRoute',
  () => ({ path: s.str({ max: 2048, pattern: '^/[A-Za-z0-9/_-]*([?][!-~]*)?$' }) }),
  { since: '1.2.0' },
)
