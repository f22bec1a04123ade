import { pushTo } from '@companion/bridge-contract/fake/install'
import { changeEntry } from '@companion/shared/navigation/changeEntry'
import { withParameters } from '../model/controls.ts'
import { switchLanguage } from '@companion/shell/federation/switchLanguage'

/** Loads the page again with some parameters set otherwise, so that they hold from the first paint. */
export const reopen = (win: Window, values: Readonly<Record<string, string>>): void =>
  win.location.assign(withParameters(win.location.href, values))

/** What changes on the page as it is. */
const repaints: Readonly<Record<string, (win: Window, value: string) => void>> = {
  dark({ document: { documentElement: html } }, value) {
    html.dataset['theme'] = value === '1' ? 'dark' : 'light'
  },
  size({ document: { documentElement: html } }, value) {
    html.style.fontSize = `${value}%`
  },
  themeColor(win, value) {
    const dark = win.document.documentElement.dataset['theme'] === 'dark'
    // What an app would tell the page; none need be there.
    pushTo(win, { e: 'themeChanged', data: { dark, color: `#${value.replace('#', '')}` } })
  },
  lang: (win, lang) => void switchLanguage(win, lang),
}

/** Sets a parameter in the address and on the page: without a reload where the page can, so that what is typed stays. */
export function setParameter(win: Window, name: string, value: string): void {
  const repaint = repaints[name]
  // A direction and a pseudo-language are put on words as they come.
  const isTied = name === 'lang' && /[?&](dir|pseudo)=/.test(win.location.search)
  if (!value || !repaint || isTied) return reopen(win, { [name]: value })
  changeEntry(win, win.history.state, withParameters(win.location.href, { [name]: value }))
  repaint(win, value)
}
