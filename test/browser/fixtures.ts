import { test as base, expect } from '@playwright/test'
import { paths } from '../../host-shell/build/paths.ts'
import { controlRoom, type ControlRoom } from '../mock-api/controlRoom.ts'
import { renderPage } from '../../host-shell/build/deploy/document.ts'
import { publishSite } from '../../host-shell/build/deploy/site.ts'
import { startSite, type Site } from '../site/server.ts'

interface Fixtures {
  /** Matches the page faults that the test expects. Any other page fault fails the test. */
  readonly expected: RegExp | undefined
  /** Console errors, uncaught exceptions and policy violations so far. */
  readonly faults: string[]
  readonly standin: ControlRoom
  /**
   * Turns view transitions on. They're off by default because the page contains two screens for one frame,
   * and a locator would match both.
   */
  readonly viewTransitions: boolean
  /** Opens a path on a brand's host, by default on `localhost`. */
  readonly open: (path: string, host?: string) => Promise<void>
}

interface WorkerFixtures {
  readonly site: Site
}

/**
 * Runs a browser test against the built site and a mock API. Any unexpected fault of the page fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the tool wants a pattern here
    async ({}, provide) => {
      const { shell, embedded } = await publishSite()
      const page = renderPage(shell.parts, embedded, { apiBase: '/', channel: 'stable' })
      const site = await startSite({ files: paths.site, page: () => page })
      await provide(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  expected: [undefined, { option: true }],
  viewTransitions: [false, { option: true }],
  context: async ({ context, viewTransitions }, provide) => {
    if (!viewTransitions)
      await context.addInitScript(
        () => void Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
      )
    await provide(context)
  },
  standin: async ({ site }, provide) => {
    const room = controlRoom(`http://127.0.0.1:${site.port}`)
    await room.reset()
    site.faults.clear()
    await provide(room)
  },
  faults: [
    async ({ page, expected, standin: _ready }, provide) => {
      const faults: string[] = []
      page.on('pageerror', (failure) => faults.push(`uncaught: ${failure.message}`))
      page.on('console', (message) => {
        // The page requests the next root of trust. The 404 only means that there's no newer root.
        if (/\/trust\/\d+\.root\.json$/.test(message.location().url)) return
        // Chromium logs every request that fails offline, and the shell can poll at any time.
        if (message.text().endsWith('net::ERR_INTERNET_DISCONNECTED')) return
        if (message.type() === 'error') faults.push(`console: ${message.text()}`)
      })
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`policy: ${violatedDirective} ${blockedURI}`),
        )
      })
      await provide(faults)
      expect(faults.filter((fault) => !expected?.test(fault))).toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page, site }, provide) => {
    await provide(async (path, host = 'localhost') => {
      await page.goto(`http://${host}:${site.port}${path}`)
    })
  },
})

export { expect }
