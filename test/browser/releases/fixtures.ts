import { expect, test as base, type Page } from '@playwright/test'
import type { PageConfig } from '../../../host-shell/shell/boot/bootData.ts'
import { startBench, watchListening, type Bench } from './releaseSite.ts'

interface Fixtures {
  readonly bench: Bench
  /** Overrides for the page's own data. */
  readonly config: Partial<PageConfig>
  /** Violations of the page's policies; must stay empty. */
  readonly violations: string[]
  /** Opens a path of the bench's site. */
  readonly open: (path: string, page?: Page) => Promise<void>
}

/** A browser test with its own static host; checks that the shell's files stay unchanged. */
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

/** Checks that the user sees this release, and no other of its remote. */
export async function isShown(page: Page, ref: string): Promise<void> {
  await expect(page.locator(`[data-release="${ref}"]:not([hidden])`)).toBeVisible()
  await expect(page.locator(`[data-remote="${ref.split('@')[0]}"]:not([hidden])`)).toHaveCount(1)
}

/** Opens the weather screen with the release the shell was deployed with. */
export async function openFirst(page: Page, bench: Bench): Promise<void> {
  await page.goto(`${bench.site.url}/weather`)
  await isShown(page, bench.first)
}

/** Makes an open page poll, and checks the release it then shows. */
export async function turnsTo(page: Page, bench: Bench, ref: string): Promise<void> {
  await bench.look(page)
  await isShown(page, ref)
}

/** Changes a text on the weather screen, so that the releases are visibly different. */
export const reworded = (file: string, text: string): string =>
  file === 'texts-en-json.js' ? text.replace('Humidity', 'Wetness') : text

/** The page's stored data on releases. */
export const remembered = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('companion.releases') ?? '{}')) as Promise<{
    /** The newer shell that starts next, and an entry for each unfinished start. */
    readonly shell: readonly string[]
    readonly lkg: Readonly<Record<string, readonly string[]>>
    readonly aside: Readonly<Record<string, { readonly times: number }>>
  }>
