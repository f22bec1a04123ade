import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../host-shell/shell/theme/reset.css.ts'
import '../../../host-shell/shell/theme/values.css.ts'
import { accentVars } from '../../../host-shell/shell/theme/accent.ts'
import { App } from '../../../host-shell/shell/app/App.tsx'
import { connectApp } from '../../../host-shell/shell/app/connectApp.ts'
import { ScreenSkeleton } from '../../../host-shell/shell/app/ScreenSkeleton.tsx'
import { createRouteEntries } from '../../../host-shell/shell/app/useRouteEntry.ts'
import { whenIdle } from '@companion/shared/platform/whenIdle'
import { brands } from '../../../shared/kit/brand/brands.ts'
import { chooseBrand, chooseLanguage } from '../../../shared/kit/brand/choose.ts'
import type { Brand } from '@companion/shared/brand/brand'
import { setBrand } from '@companion/shared/brand/current'
import { setFlags } from '@companion/shared/flags/current'
import { frameFlagsOf, navBarHeight, safeTop, showsNavBar } from '@companion/shared/flags/frame'
import { parseFlags } from '@companion/shared/flags/parse'
import { apiBase } from '@companion/shared/http/base'
import { routeAt, routing } from '@companion/shared/navigation/router'
import { takeTokens } from '@companion/shared/session/address'
import { sessionEvents, setSession } from '@companion/shared/session/current'
import { createSession } from '@companion/shared/session/session'
import { sessionState, sessionStore } from '@companion/shared/session/store'
import { setLanguage } from '@companion/shared/texts/language'
import { directionOf, writtenIn } from '@companion/shared/texts/languages'
import { manifest as account } from '../../../remotes/account/manifest.ts'
import { manifest as guidance } from '../../../remotes/guidance/manifest.ts'
import { manifest as pay } from '../../../remotes/pay/manifest.ts'
import { manifest as security } from '../../../remotes/security/manifest.ts'
import { manifest as weather } from '../../../remotes/weather/manifest.ts'
import { setAreas, type Areas } from './areas.ts'
import { loadScreen } from './Outlet.tsx'

type Titles = Readonly<Record<string, string>>

/** Sets theme, direction and accent, as `boot/bootScript.ts` does before the first paint. */
function dress(lang: string, { accent, corners, id }: Brand): boolean {
  const flags = parseFlags(location.search)
  setFlags(flags)
  const { documentElement: html, body } = document
  const navBar = showsNavBar(frameFlagsOf(flags))
  html.lang = writtenIn(lang)
  html.dir = directionOf(html.lang)
  if (flags.dark !== undefined) html.dataset['theme'] = flags.dark ? 'dark' : 'light'
  html.dataset['path'] = location.pathname
  body.dataset['lang'] = lang
  body.dataset['brand'] = id
  const look: Record<string, string> = {
    ...accentVars(accent),
    ...(flags.themeColor && accentVars(flags.themeColor)),
    '--corners': String(corners),
    '--safe-top': `${safeTop(flags.top)}px`,
    '--nav-height': `${navBar ? navBarHeight : 0}px`,
  }
  for (const [name, value] of Object.entries(look)) html.style.setProperty(name, value)
  return navBar
}

/** Loads the titles of all routes. There's one file per language. */
async function loadTitles(lang: string): Promise<void> {
  const known = writtenIn(lang)
  const { default: titles } = (await import(
    /* webpackChunkName: "texts-[request]" */ `route-titles/${known}.json`
  )) as { default: Titles }
  routing.titles = titles
}

/**
 * Starts the application as one webpack bundle. It has the shell's frame and all routes at build time, but no
 * releases, no prerendered document, and no code before the script.
 */
export async function startPlain(areas: Areas): Promise<void> {
  setAreas(areas)
  // The frame reads the object that the document's scripts create. There are no such scripts here, so it's
  // empty.
  Object.assign(window, { companion: {} })
  const { search, ...addressTokens } = takeTokens(location.search)
  history.replaceState(history.state, '', location.pathname + search + location.hash)
  const { appName, lang: wanted, hasNav, from } = parseFlags(search)
  const brand = chooseBrand(brands, location.hostname, appName)
  const lang = chooseLanguage(brand, wanted, navigator.language)
  setBrand(brand)
  setLanguage(lang)
  sessionState.lang = lang
  sessionState.from = from ?? ''
  const navBar = dress(lang, brand)
  routing.routes = [account, security, guidance, weather, pay].flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, remote: name })),
  )
  sessionState.notNeedToken = routing.routes.filter(({ open }) => open).map(({ name }) => name)
  sessionState.notNeedBack = routing.routes.filter(({ back }) => !back).map(({ name }) => name)
  const titles = loadTitles(lang)
  const app = await connectApp(window)
  const base = apiBase('/', location.host)
  setSession(createSession({ state: sessionState, storage: sessionStore, events: sessionEvents, base, app }))
  const route = routeAt(location.pathname)
  const enterRoute = createRouteEntries(route && { addressTokens, hasNav })
  if (route) void enterRoute(route)
  // Loads the first screen before rendering, as routers with loaders do. Otherwise a Suspense fallback would
  // be shown for at least 300 ms.
  await Promise.all([titles, route && loadScreen(route)]).catch(() => {})
  createRoot(document.getElementById('root')!).render(
    <Suspense fallback={<ScreenSkeleton />}>
      <App navBar={navBar} enterRoute={enterRoute} />
    </Suspense>,
  )
  whenIdle(window, () => {
    void import(/* webpackChunkName: "bridge" */ '../../../host-shell/shell/app/bindAppEvents.ts').then(
      ({ bindAppEvents }) => bindAppEvents(window, true),
    )
  })
}
