import { test as base, expect } from '@playwright/test'
import { paths } from '../../host-shell/build/paths.ts'
import { controlRoom, type ControlRoom } from '../mock-api/controlRoom.ts'
import { renderPage } from '../../host-shell/build/deploy/document.ts'
import { publishSite } from '../../host-shell/build/deploy/site.ts'
import { startSite, type Site } from '../site/server.ts'

interface Fixtures {
  /** Page faults that the test expects; any other fails it. */
  readonly expected: RegExp | undefined
  /** Console errors, uncaught exceptions and policy violations so far. */
  readonly faults: string[]
  readonly standin: ControlRoom
  /**
   * Whether view transitions are on: for one frame the page contains two screens, and a locator matches both.
   */
  readonly viewTransitions: boolean
  /** Opens a path on a brand's host. */
  readonly open: (path: string, host?: string) => Promise<void>
}

interface WorkerFixtures {
  readonly site: Site
}

/** A browser test against the whole product that fails on any fault of the page. */
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
        // A 404 means that there is no newer root of trust.
        if (/\/trust\/\d+\.root\.json$/.test(message.location().url)) return
        // Browsers log every request without a network, and the shell polls at any time.
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
