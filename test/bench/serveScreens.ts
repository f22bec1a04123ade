import type { Browser } from '@playwright/test'
import { createBackend } from '../mock-api/backend.ts'
import { openBrowser } from '../deploy/openRoutes.ts'
import { makeCertificate } from '../deploy/staticHosts.ts'
import type { Screen } from './screens.ts'
import { serve, type Served } from './serve.ts'
import { visitTwice, type Visit, type VisitOptions } from './visit.ts'

/**
 * Host name that this machine serves. It's a brand's own, so that the product sends that brand's document.
 */
const host = 'm.metawatch.example'
/** Timeout in milliseconds. It's long, because a busy machine is slow, not broken. */
const limit = 60_000

/**
 * Site folders that are all served in the same way, with one mock API behind them and a browser that visits
 * their screens.
 */
export interface ServedScreens {
  readonly serve: (site: string) => Promise<Served>
  /**
   * Visits a screen with an empty cache, and again with the cache of the first visit. Rejects if the screen
   * doesn't load.
   */
  readonly twice: (
    server: Served,
    screen: Screen,
    options: Pick<VisitOptions, 'slow'> & {
      /** True to allow the page's service worker, which then serves the second visit. */
      readonly worker: boolean
    },
  ) => Promise<readonly [cold: Visit, warm: Visit]>
  readonly browserIsThere: () => boolean
  readonly close: () => Promise<void>
}

/** @param folder Folder for the certificate. */
export async function serveScreens(folder: string): Promise<ServedScreens> {
  const certificate = makeCertificate(folder, [host])
  const backend = createBackend()
  const browser: Browser = await openBrowser({ host, certificate })
  const servers: Served[] = []

  /** Resolves with the URL of a screen, with tokens of a new session if the screen needs one. */
  async function addressOf({ port }: Served, { path, signedIn }: Screen): Promise<string> {
    const url = new URL(`https://${host}:${port}${path}?lang=en`)
    if (signedIn) {
      const answer = await backend.app.request('/standin/session', {
        method: 'POST',
        body: '{"user":"demo"}',
      })
      const { accessToken, refreshToken } = (await answer.json()) as Record<string, string>
      url.searchParams.set('acc_token', accessToken ?? '')
      url.searchParams.set('ref_token', refreshToken ?? '')
    }
    return url.href
  }
  return {
    async serve(site) {
      const server = await serve(site, backend, certificate)
      servers.push(server)
      return server
    },
    twice: (server, screen, { slow, worker }) =>
      visitTwice(browser, () => addressOf(server, screen), screen, { slow, limit, worker: worker && server }),
    browserIsThere: () => browser.isConnected(),
    async close() {
      await browser.close()
      for (const server of servers) await server.close()
      backend.world.state.release.abort()
      backend.health.close()
    },
  }
}
