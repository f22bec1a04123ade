import { createRoot } from 'react-dom/client'
import { hostKind } from '@companion/shared/bridge/app'
import { setBrand } from '@companion/shared/brand/current'
import { setFlags } from '@companion/shared/flags/current'
import { apiBase } from '@companion/shared/http/base'
import { routeAt } from '@companion/shared/navigation/router'
import { connectSession, enterRoute } from '@companion/shared/session/auth'
import { session } from '@companion/shared/session/store'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { language, setLanguage } from '@companion/shared/texts/language'
import { openRemote } from '../remotes/openRemote.ts'
import { loadTitles } from '../remotes/titles.ts'
import { App } from './App.tsx'
import { documentData } from '../boot/documentData.ts'
import type { PageConfig } from '../boot/bootData.ts'
import { connectApp } from './connectApp.ts'
import { frameOptions } from './frameOptions.ts'
import { toolsFor } from '../qa/toolsFor.ts'
import { startReleases } from './startReleases.ts'
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
  session.lang = lang
  session.from = flags.from ?? ''
  const frame = frameOptions(flags)
  const { apiBase: configured } = documentData<PageConfig>('companion-config')
  const tools = await toolsFor(win, bootData)
  const bridge = await connectApp(win)
  connectSession({ base: apiBase(configured, win.location.host), bridge })

  await startReleases(bootData, win, tools?.choose)
  const tokens = (await tools?.enter()) ?? bootData.tokens
  const route = routeAt(win.location.pathname)
  let entry: Promise<unknown> | undefined
  if (route) {
    entry = enterRoute({ name: route.name, open: route.open, addressTokens: tokens, hasNav: flags.hasNav })
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
  createRoot(root).render(<App frame={frame} pendingEntry={entry} />)
  whenIdle(win, () => {
    if (!inApp) void followed()
    tools?.show()
  })
}
