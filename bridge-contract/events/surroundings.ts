import { flag, insets, language, size, theme } from '../methods/shapes.ts'
import { event } from '../schema/define.ts'

/**
 * Events about the app around the page: its theme, safe areas, language, network, keyboard, visibility and
 * Back.
 */

export const themeChanged = /* @__PURE__ */ event('themeChanged', theme, { sticky: true })
export const safeAreaChanged = /* @__PURE__ */ event('safeAreaChanged', insets, { sticky: true })
export const languageChanged = /* @__PURE__ */ event('languageChanged', language, { sticky: true })
export const networkChanged = /* @__PURE__ */ event('networkChanged', { online: flag }, { sticky: true })
export const keyboardChanged = /* @__PURE__ */ event('keyboardChanged', { heightPx: size })
export const appVisibility = /* @__PURE__ */ event('appVisibility', { visible: flag })
export const backPressed = /* @__PURE__ */ event('backPressed', null)
