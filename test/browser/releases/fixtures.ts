import { expect, test as base, type Page } from '@playwright/test'
import type { PageConfig } from '../../../host-shell/shell/boot/bootData.ts'
import { startBench, watchListening, type Bench } from './releaseSite.ts'

interface Fixtures {
  readonly bench: Bench
  /** What the page's own data says besides the usual. */
  readonly config: Partial<PageConfig>
  /** What the page's policies refused; there must be nothing. */
  readonly violations: string[]
  /** Opens a path of the bench's site. */
  readonly open: (path: string, page?: Page) => Promise<void>
}

/** A browser test on a static host of its own, which proves that the shell's files stay as they were. */
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

/** Proves that a release, and no other of its remote, is what the user sees. */
export async function isShown(page: Page, ref: string): Promise<void> {
  await expect(page.locator(`[data-release="${ref}"]:not([hidden])`)).toBeVisible()
  await expect(page.locator(`[data-remote="${ref.split('@')[0]}"]:not([hidden])`)).toHaveCount(1)
}

/** Opens the weather, as the shell was deployed with it. */
export async function openFirst(page: Page, bench: Bench): Promise<void> {
  await page.goto(`${bench.site.url}/weather`)
  await isShown(page, bench.first)
}

/** Has an open page look for news, and proves what it shows then. */
export async function turnsTo(page: Page, bench: Bench, ref: string): Promise<void> {
  await bench.look(page)
  await isShown(page, ref)
}

/** Changes what the weather screen says, so that a person could tell the two apart. */
export const reworded = (file: string, text: string): string =>
  file === 'texts-en-json.js' ? text.replace('Humidity', 'Wetness') : text

/** What the page remembers of its releases. */
export const remembered = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('companion.releases') ?? '{}')) as Promise<{
    /** The newer shell that starts next, and a text for each start that has not ended well. */
    readonly shell: readonly string[]
    readonly lkg: Readonly<Record<string, readonly string[]>>
    readonly aside: Readonly<Record<string, { readonly times: number }>>
  }>
