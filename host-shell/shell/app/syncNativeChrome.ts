import { setStatusBar, setTitle } from '@companion/bridge-contract'
import { notify } from '@companion/shared/bridge/app'
import { brand } from '@companion/shared/brand/current'
import { routeAt, routing } from '@companion/shared/navigation/router'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { subscribe } from 'valtio'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'

/**
 * Returns a function that calls `say` if the value has changed. While `read` returns undefined, the value
 * isn't known yet and nothing is reported.
 */
function whenOther<T>(read: () => T | undefined, say: (value: T) => void): () => void {
  let said: T | undefined
  return () => {
    const value = read()
    if (value === undefined || value === said) return
    said = value
    say(value)
  }
}

/**
 * Returns the screen's title without the brand, because the app adds the brand itself. Without a screen,
 * returns the brand's name.
 */
function titleAt(path: string): string | undefined {
  const route = routeAt(path)
  const title = route ? routing.titles[route.name] : brand().appName
  return title && withoutHyphens(title)
}

const isDark = (win: Window, dark: MediaQueryList): boolean => {
  const { theme } = win.document.documentElement.dataset
  return theme ? theme === 'dark' : dark.matches
}

/**
 * Keeps the app's title and status bar in sync with the page. The app gets the screen's title, and the theme,
 * so that the status bar's icons contrast with it.
 */
export function syncNativeChrome(win: Window): void {
  const tellTitle = whenOther(
    () => titleAt(win.location.pathname),
    (title) => void notify(setTitle, { title }),
  )
  subscribe(routing, tellTitle)
  // Runs in a separate task, because the URL changes only after the event.
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
