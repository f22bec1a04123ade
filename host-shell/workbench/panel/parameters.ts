import { pushTo } from '@companion/bridge-contract/fake/install'
import { changeEntry } from '@companion/shared/navigation/changeEntry'
import { withParameters } from '../model/controls.ts'
import { switchLanguage } from '@companion/shell/federation/switchLanguage'

/** Reloads the page with some query parameters changed, so that they apply from the first paint. */
export const reopen = (win: Window, values: Readonly<Record<string, string>>): void =>
  win.location.assign(withParameters(win.location.href, values))

/** Settings that can change without a reload. */
const repaints: Readonly<Record<string, (win: Window, value: string) => void>> = {
  dark({ document: { documentElement: html } }, value) {
    html.dataset['theme'] = value === '1' ? 'dark' : 'light'
  },
  textSize({ document: { documentElement: html } }, value) {
    html.style.fontSize = `${value}%`
  },
  themeColor(win, value) {
    const dark = win.document.documentElement.dataset['theme'] === 'dark'
    // Sends the event that an app would send. It works without an app too.
    pushTo(win, { e: 'themeChanged', data: { dark, color: `#${value.replace('#', '')}` } })
  },
  lang: (win, lang) => void switchLanguage(win, lang),
}

/**
 * Sets a query parameter and applies it to the page. Avoids a reload if possible, so that typed text isn't
 * lost.
 */
export function setParameter(win: Window, name: string, value: string): void {
  const repaint = repaints[name]
  // Direction and pseudo-language are applied while translations load, so with them a new language needs a
  // reload.
  const isTied = name === 'lang' && /[?&](dir|pseudo)=/.test(win.location.search)
  if (!value || !repaint || isTied) return reopen(win, { [name]: value })
  changeEntry(win, win.history.state, withParameters(win.location.href, { [name]: value }))
  repaint(win, value)
}
