import { setStatusBar, setTitle } from '@companion/bridge-contract'
import { notify } from '@companion/shared/bridge/app'
import { brand } from '@companion/shared/brand/current'
import { routeAt, routing } from '@companion/shared/navigation/router'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { subscribe } from 'valtio'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'

/** Calls `say` with a value whenever `look` is called and finds another one; undefined is not known yet. */
function whenOther<T>(read: () => T | undefined, say: (value: T) => void): () => void {
  let said: T | undefined
  return () => {
    const value = read()
    if (value === undefined || value === said) return
    said = value
    say(value)
  }
}

/** The title of the screen without the brand, which the app knows; the brand's name where no screen is. */
function titleAt(path: string): string | undefined {
  const route = routeAt(path)
  const title = route ? routing.titles[route.name] : brand().appName
  return title && withoutHyphens(title)
}

const isDark = (win: Window, dark: MediaQueryList): boolean => {
  const { theme } = win.document.documentElement.dataset
  return theme ? theme === 'dark' : dark.matches
}

/** Keeps the app's bar and the status bar in step with the page: the screen's title, icons that its theme shows. */
export function tellBars(win: Window): void {
  const tellTitle = whenOther(
    () => titleAt(win.location.pathname),
    (title) => void notify(setTitle, { title }),
  )
  subscribe(routing, tellTitle)
  // In a task of its own: the address has changed by then.
  for (const move of navigationEvents) win.addEventListener(move, () => void win.setTimeout(tellTitle))

  const dark = win.matchMedia('(prefers-color-scheme: dark)')
  const tellStyle = whenOther(
    () => (isDark(win, dark) ? 'light' : 'dark'),
    (style) => void notify(setStatusBar, { style }),
  )
  new MutationObserver(tellStyle).observe(win.document.documentElement, { attributeFilter: ['data-theme'] })
  dark.addEventListener('change', tellStyle)
  tellTitle()
  tellStyle()
}
