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

/**
 * Runs a browser test against the site as `npm run build` writes it, with the documents that contain
 * prerendered screens.
 */
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
 * Records layout shifts until the live screen replaces the prerendered one, and the frames in which the page
 * had lost its heading.
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
      // Include shifts up to 50 ms later, because the next frame shows the live screen.
      if (document.querySelector('[data-remote] h1')) seen.taken ||= performance.now() + 50
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
/** Returns the results of `watchLayout`. */
export const seen = (page: Page) =>
  page.evaluate(() => {
    const { shift, skeleton } = (window as unknown as { seen: Record<'shift' | 'skeleton', number> }).seen
    return { shift, skeleton }
  })

export const shell = /\/shell\/[^/]+\/main\.js$/

/**
 * Opens a URL but delays the shell's script, so that only the prerendered document works. Resolves with a
 * function that releases the script.
 */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(shell, async (route) => {
    await held
    await route.continue()
  })
  // The load event waits for the delayed script, so don't wait for it.
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return release
}
