import type { Browser, Page, Request } from '@playwright/test'
import type { ControlRoom } from '../../mock-api/controlRoom.ts'
import { saveData } from '../saveData.ts'
import { busy, type OwnServer } from './parallelServers.ts'
import { waitsAfter } from './waits.ts'

/** A request, and the page that sends it. */
export interface Asked {
  /** `GET /c/stable.json` */
  readonly request: string
  readonly at: (room: ControlRoom) => Promise<string>
  /** Steps up to the press that sends the request. Omitted for requests a screen sends by itself. */
  readonly go?: (page: Page, room: ControlRoom) => Promise<void>
}

const somewhere = { geolocation: { latitude: 52.52, longitude: 13.4 }, permissions: ['geolocation'] }
const words = /did not answer in time|No connection|Delete failed|Not confirmed yet/

/** A context without prefetching: prefetched files belong to other screens, which are tested there. */
async function newContext(browser: Browser) {
  const context = await browser.newContext(somewhere)
  await saveData(context)
  return context
}

/** The requests a screen sends by itself when opened with an empty cache. */
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
  // Some are sent when the page is idle.
  while (Date.now() - last < 1500) await page.waitForTimeout(100)
  await context.close()
  return [...made].map((request) => ({ request, at }))
}

/**
 * Withholds a response. Returns the page elements still waiting after `patience` milliseconds from the
 * request; after a press, also reports a missing error message.
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
