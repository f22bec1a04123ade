import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../releases/fixtures.ts'
import { startBench } from '../releases/releaseSite.ts'

interface Fixtures {
  /** `fault` handles document requests instead of the site. Without it, the site serves them. */
  readonly documents: { fault?: ((response: ServerResponse) => void) | undefined }
}

export const isDocument = (url = '') =>
  !/^\/(r|shell|c|log|trust|api|standin)\/|\.\w+$/.test(url.split('?')[0]!)

/** Runs a browser test whose page has a service worker, in a browser that hides its automation. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the tool wants a pattern here
  documents: async ({}, provide) => provide({}),
  config: { worker: true },
  bench: async ({ config, documents }, provide) => {
    const bench = await startBench({
      config,
      first: () => (request, response) => {
        if (!documents.fault || !isDocument(request.url)) return false
        documents.fault(response)
        return true
      },
    })
    await provide(bench)
    await bench.site.close()
  },
  page: async ({ page }, provide) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
    await provide(page)
  },
})

/** Closes the connection, as a lost network does. */
export const lost = (response: ServerResponse) => void response.socket?.destroy()
/** Never responds. */
export const hangs = () => {}

/** Returns the text of every response in the page's caches, by URL. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const all: Record<string, string> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true })
        const headers = JSON.stringify([...(answer?.headers ?? [])])
        all[request.url] = `${answer?.url} ${headers} ${await answer?.text()}`
      }
    }
    return all
  })

/** Waits until the worker is ready and has stored the files for the next visit. */
export async function isPrepared(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect
    .poll(async () => Object.keys(await stored(page)).filter((url) => /\?lang=|remoteEntry/.test(url)).length)
    .toBeGreaterThan(1)
}

export const sees = (page: Page, text: string | RegExp) =>
  expect(page.locator('[data-remote]:not([hidden]) h1')).toHaveText(text)
