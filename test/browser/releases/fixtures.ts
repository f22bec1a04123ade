import { expect, test as base, type Page } from '@playwright/test'
import type { PageConfig } from '../../../host-shell/shell/boot/bootData.ts'
import { startBench, watchListening, type Bench } from './releaseSite.ts'

interface Fixtures {
  readonly bench: Bench
  /** Overrides for the configuration that the document contains. */
  readonly config: Partial<PageConfig>
  /** Violations of the page's content security policy. Any violation fails the test. */
  readonly violations: string[]
  /** Opens a path on the bench's site, by default in the test's page. */
  readonly open: (path: string, page?: Page) => Promise<void>
}

/**
 * Runs a browser test with its own static host. Checks afterwards that no release changed the shell's files.
 */
export const test = base.extend<Fixtures>({
  config: [{}, { option: true }],
  bench: async ({ config }, provide) => {
    const bench = await startBench({ config })
    const before = await bench.shellDigest()
    await provide(bench)
    expect(await bench.shellDigest()).toBe(before)
    await bench.site.close()
  },
  violations: [
    async ({ page, context }, provide) => {
      await watchListening(context)
      const violations: string[] = []
      page.on('console', (message) => {
        if (message.text().startsWith('policy:')) violations.push(message.text())
      })
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.log(`policy: ${violatedDirective} ${blockedURI}`),
        )
      })
      await provide(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page, bench }, provide) => {
    await provide(async (path, other) => void (await (other ?? page).goto(`${bench.site.url}${path}`)))
  },
})

export { expect }

/** Checks that the page shows this release and no other release of the same remote. */
export async function isShown(page: Page, ref: string): Promise<void> {
  await expect(page.locator(`[data-release="${ref}"]:not([hidden])`)).toBeVisible()
  await expect(page.locator(`[data-remote="${ref.split('@')[0]}"]:not([hidden])`)).toHaveCount(1)
}

/** Opens the weather screen and checks that it shows the release that the shell was deployed with. */
export async function openFirst(page: Page, bench: Bench): Promise<void> {
  await page.goto(`${bench.site.url}/weather`)
  await isShown(page, bench.first)
}

/** Makes an open page poll the channel, then checks that it shows the release. */
export async function turnsTo(page: Page, bench: Bench, ref: string): Promise<void> {
  await bench.look(page)
  await isShown(page, ref)
}

/** Changes one text on the weather screen, so that a new release is visibly different. */
export const reworded = (file: string, text: string): string =>
  file === 'texts-en-json.js' ? text.replace('Humidity', 'Wetness') : text

/** Returns the release data that the page has stored. */
export const remembered = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('companion.releases') ?? '{}')) as Promise<{
    /** The newer shell that runs from the next start, followed by an entry for each unfinished start. */
    readonly shell: readonly string[]
    readonly lkg: Readonly<Record<string, readonly string[]>>
    readonly aside: Readonly<Record<string, { readonly times: number }>>
  }>
