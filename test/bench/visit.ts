import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { timeout } from '@companion/shared/platform/clock'
import { pageScript } from './page/pageScript.ts'
import type { Marks } from './page/visitMarks.ts'
import type { Screen } from './screens.ts'

const kinds = ['document', 'script', 'style', 'data'] as const
type Kind = (typeof kinds)[number]

/** Results of one visit. Times are in milliseconds, sizes in transferred bytes. */
export interface Visit extends Readonly<Marks> {
  readonly requests: number
  readonly bytes: number
  readonly bytesOf: Readonly<Record<Kind, number>>
  /** JavaScript heap in bytes after a garbage collection. */
  readonly heap: number
}

/** A mid-range phone on a slow network: CPU 4 times slower, 150 ms round trip, 1.6 Mbit/s down. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

export async function slowDown(session: CDPSession, latency = slowLine.latency): Promise<void> {
  await session.send('Network.emulateNetworkConditions', { ...slowLine, latency })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Returns the JavaScript heap in bytes after a garbage collection. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Time to watch for blocking and layout shifts after the last mark, in milliseconds. */
const watched = 500

const kindOf = (type: string): Kind =>
  ({ Document: 'document', Script: 'script', Stylesheet: 'style' }[type] as Kind | undefined) ?? 'data'

interface Transfer {
  readonly kind: Kind
  readonly began: number
  ended: number
  bytes: number
}

/** Tracks a page's requests. Times are in seconds of the browser's clock. */
function followRequests(session: CDPSession): ReadonlyMap<string, Transfer> {
  const transfers = new Map<string, Transfer>()
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (request.url.startsWith('https:'))
      transfers.set(requestId, { kind: kindOf(type ?? ''), began: timestamp, ended: Infinity, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) Object.assign(transfer, { ended: timestamp, bytes: encodedDataLength })
  })
  return transfers
}

/** Sums everything received before a time (ms after navigation start). Files from the cache have no bytes. */
function received(transfers: ReadonlyMap<string, Transfer>, until: number) {
  const all = [...transfers.values()]
  const end = Math.min(...all.map(({ began }) => began)) + until / 1000
  const before = all.filter(({ ended, bytes }) => ended <= end && bytes > 0)
  const sum = (list: readonly Transfer[]) => list.reduce((total, { bytes }) => total + bytes, 0)
  const bytesOf = Object.fromEntries(
    kinds.map((kind) => [kind, sum(before.filter((one) => one.kind === kind))]),
  ) as Record<Kind, number>
  return { requests: before.length, bytes: sum(before), bytesOf }
}

export interface VisitOptions {
  /** True to emulate the slow phone. Otherwise network and CPU aren't throttled. */
  readonly slow: boolean
  /** Timeout of a visit in milliseconds. After it the visit fails. */
  readonly limit: number
  /** The server to delay if the page has a service worker, or false if it has none. */
  readonly worker: false | { delay: number }
}

/**
 * Waits for the page to notify the driver. Polling would cost the page time, mostly before the first paint.
 */
async function followMarks(session: CDPSession, limit: number): Promise<{ readonly done: Promise<void> }> {
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'benchDone' })
  const done = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('not done')), limit)
    session.once('Runtime.bindingCalled', () => {
      clearTimeout(timer)
      resolve()
    })
  })
  return { done }
}

/**
 * Opens a URL in a context and measures until the screen is complete. Rejects with the missing parts if it
 * isn't completed in time.
 */
async function visit(
  context: BrowserContext,
  url: string,
  screen: Screen,
  { slow, limit, latency }: Omit<VisitOptions, 'worker'> & { readonly latency?: number },
  leave: (page: Page, session: CDPSession) => Promise<void> = async () => {},
): Promise<Visit> {
  const page = await context.newPage()
  try {
    await page.addInitScript({
      content: `window.benchScreen = ${JSON.stringify(screen)};${await pageScript('visitMarks')}`,
    })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (slow) await slowDown(session, latency)
    const transfers = followRequests(session)
    const { done } = await followMarks(session, limit)
    await Promise.all([done, page.goto(url, { waitUntil: 'commit', timeout: limit })]).catch(async () => {
      const seen = await page.evaluate(() => [JSON.stringify(window.benchMarks), document.body.innerText])
      throw new Error(`${url.split('?')[0]} did not come within ${limit} ms: ${seen.join(' ').slice(0, 300)}`)
    })
    await wait(watched)
    const marks = await page.evaluate(() => window.benchMarks!)
    const came = received(transfers, Math.max(marks.words, marks.data))
    const heap = await heapOf(session)
    await leave(page, session)
    return { ...marks, ...came, heap }
  } finally {
    await page.close()
  }
}

/**
 * Leaves a page and stops its service worker, because the worker must start again for a visitor who returns
 * another day.
 */
async function leaveStored(page: Page, session: CDPSession, limit: number): Promise<void> {
  await timeout(
    limit,
    page.evaluate(() => window.benchStored?.()),
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}

/** Opens a URL twice in a fresh profile: with an empty cache, and with the cache from the first visit. */
export async function visitTwice(
  browser: Browser,
  address: () => Promise<string>,
  screen: Screen,
  options: VisitOptions,
): Promise<readonly [cold: Visit, warm: Visit]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const { worker, ...how } = options
  try {
    if (!worker) {
      const cold = await visit(context, await address(), screen, how)
      return [cold, await visit(context, await address(), screen, how)]
    }
    await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
    const cold = await visit(context, await address(), screen, how, (page, session) =>
      leaveStored(page, session, how.limit),
    )
    // A service worker's requests bypass the page's throttling. So the server adds the same delay to both.
    if (how.slow) worker.delay = slowLine.latency
    return [cold, await visit(context, await address(), screen, { ...how, latency: 0 })]
  } finally {
    if (worker) worker.delay = 0
    await context.close()
  }
}
