import type { EventName } from '@companion/bridge-contract'
import { withParameters } from '../model/controls.ts'

/** Loads the page again with some parameters set otherwise, so that they hold from the first paint. */
export const reopen = (win: Window, values: Readonly<Record<string, string>>): void =>
  win.location.assign(withParameters(win.location.href, values))

/** Has the fake app send an event. */
const push = ({ companionApp }: Window, e: EventName, data: object): void =>
  void companionApp?.push({ e, data })

/** What changes on the page as it is. */
const repaints: Readonly<Record<string, (win: Window, value: string) => void>> = {
  dark({ document: { documentElement: html } }, value) {
    html.dataset['theme'] = value === '1' ? 'dark' : 'light'
  },
  size({ document: { documentElement: html } }, value) {
    html.style.fontSize = `${value}%`
  },
}

/** What changes on the page as it is when an app says so. */
const appRepaints: typeof repaints = {
  themeColor(win, value) {
    const dark = win.document.documentElement.dataset['theme'] === 'dark'
    push(win, 'themeChanged', { dark, color: `#${value.replace('#', '')}` })
  },
  lang: (win, lang) => push(win, 'languageChanged', { lang }),
}

/** Sets a parameter in the address and on the page: without a reload where the page can, so that what is typed stays. */
export function setParameter(win: Window, name: string, value: string): void {
  const { history, location } = win
  const repaint = repaints[name] ?? (win.companionApp && appRepaints[name])
  // A direction and a pseudo-language are put on words as they come.
  const isTied = name === 'lang' && /[?&](dir|pseudo)=/.test(location.search)
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
