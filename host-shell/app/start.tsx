import { createRoot } from 'react-dom/client'
import { hostKind } from '@companion/shared/bridge/app'
import { setBrand } from '@companion/shared/brand/current'
import { setFlags } from '@companion/shared/flags/current'
import { apiBase } from '@companion/shared/http/base'
import { routeAt } from '@companion/shared/navigation/router'
import { sessionEvents, setSession } from '@companion/shared/session/current'
import { createSession } from '@companion/shared/session/session'
import { sessionState, sessionStore } from '@companion/shared/session/store'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { language, setLanguage } from '@companion/shared/texts/language'
import { openRemote } from '../remotes/openRemote.ts'
import { loadTitles } from '../remotes/titles.ts'
import { documentData, type PageConfig } from '../boot/bootData.ts'
import { toolsFor } from '../qa/toolsFor.ts'
import { startReleases } from '../releases/page/startReleases.ts'
import { App } from './App.tsx'
import { connectApp } from './connectApp.ts'
import { frameOptions } from './frameOptions.ts'
import { createRouteEntries } from './useRouteEntry.ts'
import { whenIdle } from './whenIdle.ts'

/** Starts the page from what the document's first script has found: everything else follows from here. */
export async function start(win: Window): Promise<void> {
  const bootData = win.companionStart
  const root = win.document.getElementById('root')
  if (!bootData || !root) throw new Error('The document did not prepare this page.')

  const { brand, flags, lang } = bootData
  setFlags(flags)
  setBrand(brand)
  setLanguage(lang)
  sessionState.lang = lang
  sessionState.from = flags.from ?? ''
  const frame = frameOptions(flags)
  const { apiBase: configured } = documentData<PageConfig>('companion-config')
  const tools = await toolsFor(win, bootData)
  const app = await connectApp(win)
  setSession(
    createSession({
      state: sessionState,
      storage: sessionStore,
      events: sessionEvents,
      base: apiBase(configured, win.location.host),
      app,
    }),
  )

  await startReleases(bootData, win, tools?.choose)
  const addressTokens = (await tools?.enter()) ?? win.companionTokens
  const route = routeAt(win.location.pathname)
  const enterRoute = createRouteEntries(route && { addressTokens, hasNav: flags.hasNav })
  if (route) {
    void enterRoute(route)
    void loadTitles(route.remote, bootData.titles)
    void openRemote(route.remote)
  }
  await prepareTexts(language.lang)
  // In one chunk with the bridge: inside an app it is here by now.
  const followed = () =>
    import(/* webpackChunkName: "bridge" */ './followApp.ts')
      .then(({ follow }) => follow(win))
      // The page works without it; it is there again with the next one.
      .catch((failure: unknown) => console.warn('Companion: the app is not followed.', failure))
  const inApp = hostKind() !== 'none'
  if (inApp) await followed()
  createRoot(root).render(<App frame={frame} enterRoute={enterRoute} />)
  // The session has them. Until the page is there, Retry needs them for the next start (`loadFailed.ts`).
  delete win.companionTokens
  whenIdle(win, () => {
    if (!inApp) void followed()
    tools?.show()
  })
}
