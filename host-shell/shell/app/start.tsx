import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { hostKind } from '@companion/shared/bridge/app'
import { setBrand } from '@companion/shared/brand/current'
import { setFlags } from '@companion/shared/flags/current'
import type { Flags } from '@companion/shared/flags/parse'
import { apiBase } from '@companion/shared/http/base'
import { routeAt, routing, setLeave } from '@companion/shared/navigation/router'
import { prefetchAccount } from '@companion/shared/session/account'
import { session, sessionEvents, setSession } from '@companion/shared/session/current'
import { createSession } from '@companion/shared/session/session'
import type { SessionApp } from '@companion/shared/session/sessionDeps'
import { sessionState, sessionStore } from '@companion/shared/session/store'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { setLanguage } from '@companion/shared/texts/language'
import type { BootData } from '../boot/bootData.ts'
import { frameFlagsOf, frameSwitches, showsNavBar } from '@companion/shared/flags/frame'
import type { LoadTools, Tools } from './tools.ts'
import { openReleases } from '../releases/openReleases.ts'
import { acceptDocument } from '../releases/acceptDocument.ts'
import { watchReleases } from '../releases/watchReleases.ts'
import { bringRuntime } from '../federation/loadContainer.ts'
import { openRemote } from '../federation/openRemote.ts'
import { loadTitles } from '../federation/titles.ts'
import { App } from './App.tsx'
import { firstRemote } from './Outlet.tsx'
import { firstStep, step, type BootEffect, type BootEvent, type BootResults } from './bootSequence.ts'
import { connectApp, leaveToApp } from './connectApp.ts'
import { createRouteEntries, type EnterRoute } from './useRouteEntry.ts'
import { linkStyles } from './linkStyles.ts'
import { whenIdle } from '@companion/shared/platform/whenIdle'
import { setAccent } from '../theme/accent.ts'

declare const SHELL_VERSION: string

type Work = { readonly [Name in keyof BootResults]: () => Promise<BootResults[Name]> }
type Effects = {
  readonly [Type in BootEffect['type']]: (effect: Extract<BootEffect, { type: Type }>) => void
}

/** Starts listening to the app. The code is in the bridge's chunk, which an app's page has already loaded. */
const bindApp = (win: Window, isShown: boolean): Promise<void> =>
  import(/* webpackChunkName: "bridge" */ './bindAppEvents.ts')
    .then(({ bindAppEvents }) => bindAppEvents(win, isShown))
    // The page works without the app's events. The next page load tries again.
    .catch(console.warn)

/** Decides whether the page draws its navigation bar, and stores that for the session (spec §3, §4). */
function openFrame(flags: Flags): boolean {
  const switches = frameFlagsOf(flags)
  const navBar = showsNavBar(switches)
  for (const name of frameSwitches) if (switches[name]) sessionStore.set(name, switches[name])
  sessionStore.set('isShowNav', navBar ? '1' : '0')
  return navBar
}

/** Loads the QA tools if the URL requests them. If they fail to load, the page works without them. */
async function toolsFor(win: Window, bootData: BootData, loadTools: LoadTools): Promise<Tools | undefined> {
  const { pathname, search } = win.location
  if (!companion.tokens?.tester && !/^\/isolate\b|[?&](qa|isolate|release)=/.test(pathname + search)) return
  return loadTools()
    .then(({ prepareTools }) => prepareTools(win, bootData))
    .catch(() => undefined)
}

function openSession({ location }: Window, { brand, sent }: BootData, app: SessionApp | null): void {
  if (app) setLeave(leaveToApp)
  const { config } = companion.page
  const base = apiBase(config.apiBases?.[brand.id] ?? config.apiBase, location.host)
  setSession(
    createSession({
      state: sessionState,
      storage: sessionStore,
      events: sessionEvents,
      base,
      app,
      sent,
    }),
  )
}

const workOf = (
  win: Window,
  bootData: BootData,
  loadTools: LoadTools,
  styles: Promise<void>,
  results: () => Partial<BootResults>,
): Work => ({
  tools: () => toolsFor(win, bootData, loadTools),
  app: () => connectApp(win),
  releases: () => openReleases(win, bootData.brand.id, SHELL_VERSION),
  // If the first screen doesn't wait for the document, it's verified afterwards (`liveUpdates.ts`).
  document: async () => (results().releases?.documentLimit && bootData.news) || null,
  async choice() {
    const { tools, releases, document: text } = results()
    if (text) await acceptDocument(releases!.state, text)
    await tools?.choose(releases!.state)
    return tools?.enter()
  },
  texts: () => prepareTexts(bootData.lang),
  styles: () => styles,
  // On a page that's already translated, this must finish before the first render. Otherwise the translator
  // would replace React's first text nodes.
  events: async () => {
    if (hostKind() !== 'none' || win.document.querySelector('font')) await bindApp(win, false)
  },
})

/** Hydrates the prerendered screen if it fits this visitor. Otherwise renders the page from scratch. */
function render({ document }: Window, page: ReactNode): void {
  const root = document.getElementById('root')!
  if (companion.screen?.release) hydrateRoot(root, page, { onRecoverableError: console.error })
  else createRoot(root).render(page)
}

/** Runs the boot sequence (`bootSequence.ts`), from the inline script's data to the first screen. */
export function start(win: Window, loadTools: LoadTools): void {
  // The document's inline scripts run before this script and set it.
  const bootData = companion.start!
  const { brand, flags, lang, color, lost: showFailure } = bootData
  // The skeleton doesn't use the accent colour, so it's set only now. `setAccent` ignores an invalid colour
  // from the app, so the brand's colour stays.
  for (const colour of [brand.accent, color ?? '']) setAccent(win.document.documentElement, colour)
  setFlags(flags)
  setBrand(brand)
  setLanguage(lang)
  sessionState.lang = lang
  sessionState.from = flags.from ?? ''
  const navBar = openFrame(flags)
  const [first, begun] = firstStep
  let state = first
  let enterRoute: EnterRoute
  // Loads in parallel with the waits before it.
  const styles = linkStyles(win)
  const work = workOf(win, bootData, loadTools, styles, () => state.results)

  const effects: Effects = {
    start({ wait, limit }) {
      if (limit !== undefined) win.setTimeout(() => dispatch({ type: 'timedOut', wait }), limit)
      work[wait]().then(
        (result) => dispatch({ type: 'ended', wait, result }),
        (cause: unknown) => {
          console.error(cause)
          dispatch({ type: 'failed', wait })
        },
      )
    },
    createSession: () => openSession(win, bootData, state.results.app ?? null),
    enterRoute() {
      watchReleases(win, bootData, state.results.releases!.state)
      const route = routeAt(win.location.pathname)
      const addressTokens = state.results.choice ?? companion.tokens
      enterRoute = createRouteEntries(route && { addressTokens, hasNav: flags.hasNav })
      if (!route) return
      // Reads the early response before the first render. Otherwise the page would render once without the
      // data and again with it.
      const entry = enterRoute(route)
      void entry.then(() => {
        if (bootData.sent && route.first?.includes('users/current')) prefetchAccount()
      })
      // The menu's rows show the titles of all remotes, so on the menu the first render waits for them.
      const titles = routing.routes.map(({ remote }) => route.path === '/' && loadTitles(remote))
      firstRemote.opening = Promise.all([openRemote(route.remote), ...titles])
    },
    show() {
      render(win, <App navBar={navBar} enterRoute={enterRoute} />)
      // By now the session has stored the tokens. They can't be deleted earlier, because Retry on the failure
      // page passes them on to the next start (`loadFailed.ts`).
      delete companion.tokens
      whenIdle(win, () => {
        void bringRuntime()
        void session().prepareRefresh()
        void bindApp(win, true)
        state.results.tools?.show()
      })
    },
    showFailure,
  }

  function run(list: readonly BootEffect[]): void {
    try {
      // The cast is needed because the compiler can't see that each handler gets the effect of its own type.
      for (const effect of list) (effects[effect.type] as (effect: BootEffect) => void)(effect)
    } catch (cause) {
      console.error(cause)
      dispatch({ type: 'threw' })
    }
  }
  function dispatch(event: BootEvent): void {
    const [next, list] = step(state, event)
    state = next
    run(list)
  }
  bootData.lost = () => dispatch({ type: 'late' })
  run(begun)
}
