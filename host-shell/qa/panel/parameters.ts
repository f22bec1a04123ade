import { languageChanged } from '@companion/bridge-contract'
import { brand } from '@companion/shared/brand/current'
import { setAccent } from '../../theme/accent.ts'
import { withParameters } from '../model/controls.ts'

/** Loads the page again with some parameters set otherwise, so that they hold from the first paint. */
export const reopen = (win: Window, values: Readonly<Record<string, string>>): void =>
  win.location.assign(withParameters(win.location.href, values))

/** What changes on the page as it is, as when an app says so. */
const repaints: Readonly<Record<string, (win: Window, value: string) => void>> = {
  dark({ document: { documentElement: html } }, value) {
    html.dataset['theme'] = value === '1' ? 'dark' : 'light'
  },
  themeColor({ document: { documentElement: html } }, value) {
    // One that is none leaves the brand's.
    for (const colour of [brand().accent, value]) setAccent(html, colour)
  },
  size({ document: { documentElement: html } }, value) {
    html.style.fontSize = `${value}%`
  },
  lang: ({ companionApp }, lang) => void companionApp?.push({ e: languageChanged.name, data: { lang } }),
}

/** Sets a parameter in the address and on the page: without a reload where the page can, so that what is typed stays. */
export function setParameter(win: Window, name: string, value: string): void {
  const { history, location } = win
  const repaint = repaints[name]
  // The page changes its words where an app says so; a direction and a pseudo-language are put on words as they come.
  const isTied = name === 'lang' && (!win.companionApp || /[?&](dir|pseudo)=/.test(location.search))
  if (!value || !repaint || isTied) return reopen(win, { [name]: value })
  // The prototype's method: this is no move, so the router need not hear of it.
  History.prototype.replaceState.call(
    history,
    history.state,
    '',
    withParameters(location.href, { [name]: value }),
  )
  repaint(win, value)
}
