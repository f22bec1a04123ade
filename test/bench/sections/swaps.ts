import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import * as limits from '@companion/shared/limits'
import { ensureChromium } from '../../browser/chromium.ts'
import { startBench, watchListening, type Bench } from '../../browser/releases/releaseSite.ts'
import { pageScript } from '../page/pageScript.ts'
import type { ReleaseMarks } from '../page/releaseMarks.ts'
import type { SectionContext } from '../progress.ts'
import { spreadOf, type Figure } from '../statistics.ts'
import { heapOf } from '../visit.ts'

/** Timeout in milliseconds. It's long, because a busy machine is slow, not broken. */
const limit = { timeout: 60_000 }
const swapsForGrowth = 20
/**
 * Time after which no timeout for a release's files is pending, in milliseconds. Until then each pending
 * timeout retains its release in memory.
 */
const waitsOver = Math.max(limits.file, limits.remote, limits.staged, limits.chunk) + 1000

/** Opens a browser for pages of a local site over plain HTTP. */
export function openLocalBrowser(): Promise<Browser> {
  const executablePath = ensureChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  await watchListening(context)
  await context.addInitScript({ content: await pageScript('releaseMarks') })
  return context
}

const shows = (page: Page, ref: string) =>
  page.locator(`[data-release="${ref}"]:not([hidden])`).waitFor(limit)

async function openWeather(context: BrowserContext, { site }: Bench, ref: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.url}/weather`, limit)
  await shows(page, ref)
  await page.waitForFunction('window.listensForNews', undefined, limit)
  return page
}

/**
 * Rolls a release out to everyone and makes the page poll. Resolves with the page's marks once the release is
 * visible.
 */
async function swapTo(page: Page, bench: Bench, line: string, ref: string): Promise<ReleaseMarks> {
  await page.evaluate(() => void (window.benchReleases = {}))
  await bench.run(line)
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await shows(page, ref)
  return page.evaluate((name) => window.benchReleases[name] ?? {}, ref)
}

function between(marks: ReleaseMarks, from: keyof ReleaseMarks, to: keyof ReleaseMarks): number {
  const [began, ended] = [marks[from], marks[to]]
  if (began === undefined || ended === undefined)
    throw new Error(`the page has not swapped as it should: ${JSON.stringify(marks)}`)
  return ended - began
}

/** Measures a swap and its rollback, with the newer release's files in the browser's cache. */
async function timesOf(browser: Browser, bench: Bench, second: string, slower: number, rounds: number) {
  const context = await newContext(browser)
  const there: number[] = []
  const back: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const page = await openWeather(context, bench, bench.first)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const to = await swapTo(page, bench, `promote ${second}`, second)
    const from = await swapTo(page, bench, 'rollback weather', bench.first)
    // The first round only fills the cache, so it isn't measured.
    if (round > 0) {
      there.push(between(to, 'begun', 'shown'))
      back.push(between(from, 'staged', 'shown'))
    }
    await page.close()
  }
  await context.close()
  const processor = slower > 1 ? `, processor ${slower} times slower` : ''
  return [
    { what: `swap with its files there${processor}`, value: spreadOf(there).median, unit: 'ms' },
    { what: `going back${processor}`, value: spreadOf(back).median, unit: 'ms' },
  ]
}

/** Measures the script memory that each swap to a new release retains. */
async function growthOf(browser: Browser, bench: Bench): Promise<Figure> {
  const context = await newContext(browser)
  const page = await openWeather(context, bench, bench.first)
  const session = await context.newCDPSession(page)
  const heapAfterSwaps = async (from: number, to: number): Promise<number> => {
    for (let swap = from; swap <= to; swap++) {
      const ref = await bench.publish({ version: `3.0.${swap}`, build: 'new1' })
      await swapTo(page, bench, `promote ${ref}`, ref)
    }
    await wait(waitsOver)
    return heapOf(session)
  }
  // The first two swaps fill the cache for the previous release, which is intended memory. So counting begins
  // afterwards.
  const before = await heapAfterSwaps(1, 2)
  const after = await heapAfterSwaps(3, swapsForGrowth)
  await context.close()
  return { what: 'script memory a swap', value: (after - before) / 1000 / (swapsForGrowth - 2), unit: 'kB' }
}

/** Measures release swaps on an open page whose user is idle. */
export async function measureSwaps({ rounds, progress }: SectionContext): Promise<Figure[]> {
  progress.step('swaps of an open page')
  const bench = await startBench({ config: { live: { idle: 0, betweenLooks: 0, settled: 600_000 } } })
  const browser = await openLocalBrowser()
  try {
    const second = await bench.publish({ version: '2.0.0', build: 'new1' })
    const times = []
    for (const slower of [1, 4]) times.push(...(await timesOf(browser, bench, second, slower, rounds)))
    progress.step('memory of swaps')
    return [...times, await growthOf(browser, bench)]
  } finally {
    await browser.close()
    await bench.site.close()
  }
}
