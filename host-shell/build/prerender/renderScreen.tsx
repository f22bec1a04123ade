import { prerenderToNodeStream } from 'react-dom/static'
import type { Brand } from '@companion/shared/brand/brand'
import { setBrand } from '@companion/shared/brand/current'
import { setFlags } from '@companion/shared/flags/current'
import { parseFlags } from '@companion/shared/flags/parse'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { sessionEvents, setSession } from '@companion/shared/session/current'
import { createSession } from '@companion/shared/session/session'
import { sessionState, sessionStore } from '@companion/shared/session/store'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { setLanguage } from '@companion/shared/texts/language'
import { App } from '@companion/shell/app/App'
import { loadedModules } from '@companion/shell/federation/openRemote'
import { setRemote } from '@companion/shell/federation/remoteStates'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

// The shell for Node (`build/serverShell.ts`). It must render the page exactly as the browser hydrates it
// (`app/start.tsx`).

export { startContainer } from '@companion/shell/federation/startContainer'

setFlags(parseFlags(''))
setSession(
  createSession({
    state: sessionState,
    storage: sessionStore,
    events: sessionEvents,
    base: '',
    app: null,
    sent: undefined,
  }),
)

/** Sets the language of all pages, and the titles of their routes. */
export async function setWords(lang: string, titles: Readonly<Record<string, string>>): Promise<void> {
  setLanguage(lang)
  sessionState.lang = lang
  routing.titles = titles
  await prepareTexts(lang)
}

/** A screen to render. `location.pathname` must be its path. */
export interface Screen {
  readonly route: Route
  /** `<remote>@<version>-<build>`. Its module is prepared for the route. */
  readonly release: ReleaseRef
  readonly module: RemoteModule
  /** All routes of the page. */
  readonly routes: readonly Route[]
  readonly brand: Brand
}

/**
 * Renders the markup of a page with this screen, with React's static renderer. A route that needs a session
 * gets one. No API response has arrived yet. Rejects with the screen's first error.
 */
export async function renderScreen({ route, release, module, routes, brand }: Screen): Promise<string> {
  setBrand(brand)
  routing.routes = routes
  sessionState.token = route.open ? '' : 'token'
  loadedModules.set(release, module)
  setRemote(route.remote, { status: 'ready', shown: release })
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(<App navBar enterRoute={() => new Promise(() => {})} />, {
    // Otherwise React would deliver parts of a long screen later, in a script.
    progressiveChunkSize: Infinity,
    onError: (failure) => void failures.push(failure),
  })
  let html = ''
  for await (const part of prelude) html += String(part)
  // For an error within a boundary React doesn't reject, but leaves the retry to the browser. So the error is
  // thrown here.
  if (failures.length) throw failures[0]
  return html
}
