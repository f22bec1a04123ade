import { test as base, expect } from '@playwright/test'
import { paths } from '../../../host-shell/build/paths.ts'
import { findDocument } from '../../../host-shell/build/deploy/findDocument.ts'
import type { Page } from '../../../host-shell/build/deploy/document.ts'
import { controlRoom } from '../../mock-api/controlRoom.ts'
import { documentsWithScreens, type Documents } from '../../site/documents.ts'
import { startSite } from '../../site/server.ts'
import { openPlainChromium, type PlainChromium } from '../plainChromium.ts'

export interface Ahead {
  /** Opens a page that prerenders a path, then waits until the prerendered page has finished its own work. */
  readonly prerender: (path: string) => Promise<void>
  /** Stores values in the first page's session, and makes that page navigate to the prerendered path. */
  readonly follow: (session?: Readonly<Record<string, string>>) => void
  readonly chromium: PlainChromium
  /** Returns the API paths that the browser has requested since prerendering began. */
  readonly calls: () => Promise<readonly string[]>
  /** Returns the requests with a token or a body since prerendering began, whatever their path. */
  readonly sent: () => readonly string[]
  readonly session: () => Promise<{ accessToken: string; refreshToken: string }>
}

/** Simulates an app that records the page's calls, and records requests for a position and beacons. */
function recordCalls(): void {
  const told: object[] = []
  const record = (name: string, params?: unknown) =>
    told.push({ name, params, early: Reflect.get(document, 'prerendering') })
  const names = [
    'pageReady',
    'pageFailed',
    'trackEvent',
    'log',
    'setTitle',
    'setBackIntercept',
    'getLocation',
  ]
  const native = names.map((name) => [
    name,
    (text: string) => {
      const { id, p } = JSON.parse(text) as { id: string; p: unknown }
      record(name, p)
      return JSON.stringify(
        name === 'getLocation' ? { id, ok: false, error: { code: 'LOCATION_OFF' } } : { id, ok: true },
      )
    },
  ])
  const bridgeInfo = () =>
    JSON.stringify({ wire: 1, contract: '1.0.0', platform: 'android', methods: names, events: [] })
  Object.assign(window, { told, CompanionNative: { ...Object.fromEntries(native), bridgeInfo } })
  navigator.geolocation.getCurrentPosition = () => void record('getCurrentPosition')
  navigator.sendBeacon = () => record('sendBeacon') > 0
}

/**
 * Adds the simulated app to a document. Without its policy, because the policy lists the hashes of all inline
 * scripts.
 */
const inApp = ({ html, headers }: Page): Page => ({
  html: html.replace('<head>', `<head><script>(${recordCalls.toString()})()</script>`),
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-security-policy'),
  ),
})

interface Options {
  /** Whether the page runs in a simulated app. */
  readonly app: boolean
}

/** Runs a test with a Chromium that prerenders pages of the built site by real speculation rules. */
export const test = base.extend<{ ahead: Ahead } & Options, { documents: Documents }>({
  app: [false, { option: true }],
  documents: [
    // oxlint-disable-next-line no-empty-pattern -- the tool wants a pattern here
    async ({}, provide) => provide(await documentsWithScreens()),
    { scope: 'worker', timeout: 300_000 },
  ],
  ahead: async ({ app, documents }, provide) => {
    const asked: string[] = []
    const sent: string[] = []
    let follow: Ahead['follow'] = () => {}
    const site = await startSite({
      files: paths.site,
      page: (request) => (app ? inApp : (page: Page) => page)(findDocument(documents, request)),
      first: (request, response) => {
        const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
        asked.push(pathname)
        if (request.headers.authorization || request.method === 'POST') sent.push(pathname)
        if (pathname === '/follow') follow = (values = {}) => response.end(JSON.stringify(values))
        if (pathname === '/from') {
          const to = searchParams.get('to')
          const rules = { prerender: [{ urls: [to], eagerness: 'immediate' }] }
          response.setHeader('content-type', 'text/html')
          response.end(`<script type="speculationrules">${JSON.stringify(rules)}</script>
<script>fetch('/follow').then((answer) => answer.json()).then((values) => {
  for (const name of Object.keys(values)) sessionStorage.setItem(name, values[name])
  location.assign(${JSON.stringify(to)})
})</script>`)
        }
        return pathname === '/follow' || pathname === '/from'
      },
    })
    const origin = `http://metawatch.localhost:${site.port}`
    const room = controlRoom(site.url)
    const chromium = await openPlainChromium()
    let before = 0
    await provide({
      chromium,
      session: () => room.session(),
      calls: async () => (await room.requests()).slice(before).map(({ path }) => path),
      sent: () => sent,
      follow: (values) => follow(values),
      async prerender(path) {
        before = (await room.requests()).length
        sent.length = 0
        await chromium.open(`${origin}/from?to=${encodeURIComponent(path)}`)
        await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/main\.js$/))
        await new Promise((resolve) => setTimeout(resolve, 2500))
      },
    })
    await chromium.close()
    await site.close()
  },
})
