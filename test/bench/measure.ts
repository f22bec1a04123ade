import type { Browser } from '@playwright/test'

export interface Visit {
  /** Milliseconds to the first paint of anything, and to the page's own heading. */
  readonly paint: number
  readonly words: number
  /** Script bytes over the wire. */
  readonly script: number
}

/** A phone of the middle range on a slow line: 4 times slower processor, 150 ms round trip, 1.6 Mbit/s down. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Opens an address twice in a fresh profile: with an empty cache, then with what the first visit left. */
export async function visitTwice(browser: Browser, url: string): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const visit = async (): Promise<Visit> => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url)
    const words = await page.waitForFunction(() => {
      const heading = document.querySelector('h1')
      return heading?.textContent && performance.now()
    })
    const seen = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      script: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js(\?|$)/.test(name))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    }))
    const result = { ...seen, words: Number(await words.jsonValue()) }
    await page.close()
    return result
  }
  const cold = await visit()
  const warm = await visit()
  await context.close()
  return { cold, warm }
}
