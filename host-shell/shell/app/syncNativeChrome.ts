import { setStatusBar, setTitle } from '@companion/bridge-contract'
import { notify } from '@companion/shared/bridge/app'
import { brand } from '@companion/shared/brand/current'
import { routeAt, routing } from '@companion/shared/navigation/router'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { subscribe } from 'valtio'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'

/** Returns a function that calls `say` when the value has changed; undefined means not known yet. */
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
 * The screen's title without the brand, which the app adds itself; the brand's name if there is no screen.
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
 * Keeps the app's title and status bar in sync with the page: the screen's title, and icons that contrast
 * with its theme.
 */
export function syncNativeChrome(win: Window): void {
  const tellTitle = whenOther(
    () => titleAt(win.location.pathname),
    (title) => void notify(setTitle, { title }),
  )
  subscribe(routing, tellTitle)
  // In a separate task, after the address has changed.
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
