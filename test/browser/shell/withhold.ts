import type { Browser, Page, Request } from '@playwright/test'
import type { ControlRoom } from '../../mock-api/controlRoom.ts'
import { saveData } from '../saveData.ts'
import { busy, type OwnServer } from './parallelServers.ts'
import { waitsAfter } from './waits.ts'

/** A request, and the steps to the page that sends it. */
export interface Asked {
  /** Method and path, such as `GET /c/stable.json`. */
  readonly request: string
  readonly at: (room: ControlRoom) => Promise<string>
  /** The steps up to the press that sends the request. Omitted if the screen sends the request by itself. */
  readonly go?: (page: Page, room: ControlRoom) => Promise<void>
}

const somewhere = { geolocation: { latitude: 52.52, longitude: 13.4 }, permissions: ['geolocation'] }
const words = /This is taking too long|No connection|Delete failed|Waiting for confirmation/

/** Opens a context without prefetching, because prefetched files belong to other screens. */
async function newContext(browser: Browser) {
  const context = await browser.newContext(somewhere)
  await saveData(context)
  return context
}

/** Returns the requests that a screen sends by itself when it's opened with a cold cache. */
export async function requestsOf(
  browser: Browser,
  { site, room }: OwnServer,
  at: Asked['at'],
): Promise<readonly Asked[]> {
  const context = await newContext(browser)
  const page = await context.newPage()
  const made = new Set<string>()
  let last = 0
  page.on('request', (it) => {
    last = Date.now()
    if (!it.isNavigationRequest()) made.add(`${it.method()} ${new URL(it.url()).pathname}`)
  })
  const address = await at(room)
  await busy(async () => {
    await page.goto(site.url + address, { waitUntil: 'commit' })
    const waits = await waitsAfter(page, 30_000)
    if (waits.length) throw new Error(`${address}: ${waits.join(', ')}`)
  })
  // Some requests are sent when the page is idle, so wait for 1.5 seconds without a new request.
  while (Date.now() - last < 1500) await page.waitForTimeout(100)
  await context.close()
  return [...made].map((request) => ({ request, at }))
}

/**
 * Withholds the response to a request. Returns the page elements that still wait `patience` milliseconds
 * after the request. If a press sends it, also reports a missing error message.
 */
export async function withhold(
  browser: Browser,
  { site, room }: OwnServer,
  { request, at, go }: Asked,
  patience: number,
): Promise<string[]> {
  const [method = '', path = ''] = request.split(' ')
  await room.reset()
  site.faults.clear()
  if (path.startsWith('/api/')) await room.fault({ method, path, hang: true })
  else site.faults.set(path, 'hang')
  const context = await newContext(browser)
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const shape = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`)
  const address = await at(room)
  const what = `${address.split('?')[0]}, ${request}`
  const fits = (it: Request) => it.method() === method && shape.test(new URL(it.url()).pathname)
  await busy(async () => {
    const asked = page.waitForRequest(fits)
    await page.goto(site.url + address, { waitUntil: 'commit' })
    await go?.(page, room)
    await asked
  })
  const begun = Date.now()
  const said = go && page.getByText(words).filter({ visible: true }).first()
  const silent = await said?.waitFor({ timeout: patience }).then(
    () => [],
    () => ['nothing is said'],
  )
  const waits = [...(silent ?? []), ...(await waitsAfter(page, begun + patience - Date.now()))]
  if (process.env['SAY']) console.log(`${Date.now() - begun} ms  ${what}`)
  await context.close()
  return waits.map((it) => `${what}: ${it}`)
}
