import type { Page } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { paths } from '../../../host-shell/build/paths.ts'
import { findDocument } from '../../../host-shell/build/deploy/findDocument.ts'
import { documentsWithScreens, type Documents } from '../../site/documents.ts'
import { startSite, type Site } from '../../site/server.ts'

interface WorkerFixtures {
  readonly documents: Documents
  readonly site: Site
}

/** A browser test of the site as written by `npm run build`, with documents for screens. */
export const test = base.extend<object, WorkerFixtures>({
  documents: [
    // oxlint-disable-next-line no-empty-pattern -- the tool wants a pattern here
    async ({}, provide) => provide(await documentsWithScreens()),
    { scope: 'worker', timeout: 300_000 },
  ],
  site: [
    async ({ documents }, provide) => {
      const site = await startSite({
        files: paths.site,
        page: (request) => findDocument(documents, request),
      })
      await provide(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * Records layout shifts until the screen replaces the prerendered text, and whether the page was ever without
 * text.
 */
export const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, skeleton: 0, taken: 0, words: false }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (!seen.taken || entry.startTime <= seen.taken) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const there = document.querySelector('main h1') !== null
      if (there) seen.words = true
      else if (seen.words) seen.skeleton++
      // The next frame shows it.
      if (document.querySelector('[data-remote] h1')) seen.taken ||= performance.now() + 50
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
/** The results of `watchLayout`. */
export const seen = (page: Page) =>
  page.evaluate(() => {
    const { shift, skeleton } = (window as unknown as { seen: Record<'shift' | 'skeleton', number> }).seen
    return { shift, skeleton }
  })

export const shell = /\/shell\/[^/]+\/main\.js$/

/**
 * Opens an address without the shell's script, so that the document stands alone until the returned function
 * is called.
 */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(shell, async (route) => {
    await held
    await route.continue()
  })
  // The page's load event waits for its scripts.
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return release
}
