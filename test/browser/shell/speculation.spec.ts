import { test as base, expect } from '@playwright/test'
import { paths } from '../../../host-shell/build/paths.ts'
import { findDocument } from '../../../host-shell/build/deploy/findDocument.ts'
import { controlRoom } from '../../mock-api/controlRoom.ts'
import { documentsWithScreens } from '../../site/documents.ts'
import { startSite } from '../../site/server.ts'
import { openPlainChromium, type PlainChromium } from '../plainChromium.ts'

// Real speculation rules, as an app's `prerenderUrlAsync` or a search page uses them (HTML, "Speculative
// loading").

interface Ahead {
  /** Opens a page that prerenders a path, then waits until the prerendered page has finished its own work. */
  readonly prerender: (path: string) => Promise<void>
  /** Makes the page navigate to the prerendered path. */
  readonly follow: () => void
  readonly chromium: PlainChromium
  /** Returns the API paths that the browser has requested since prerendering began. */
  readonly calls: () => Promise<readonly string[]>
  readonly session: () => Promise<{ accessToken: string; refreshToken: string }>
}

const test = base.extend<{ ahead: Ahead }>({
  // oxlint-disable-next-line no-empty-pattern -- the tool wants a pattern here
  ahead: async ({}, provide) => {
    const documents = await documentsWithScreens()
    const asked: string[] = []
    let follow = () => {}
    const site = await startSite({
      files: paths.site,
      page: (request) => findDocument(documents, request),
      first: (request, response) => {
        const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
        asked.push(pathname)
        if (pathname === '/follow') follow = () => response.end()
        if (pathname === '/from') {
          const to = searchParams.get('to')
          const rules = { prerender: [{ urls: [to], eagerness: 'immediate' }] }
          response.setHeader('content-type', 'text/html')
          response.end(`<script type="speculationrules">${JSON.stringify(rules)}</script>
<script>fetch('/follow').then(() => location.assign(${JSON.stringify(to)}))</script>`)
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
      follow: () => follow(),
      async prerender(path) {
        before = (await room.requests()).length
        await chromium.open(`${origin}/from?to=${encodeURIComponent(path)}`)
        await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/main\.js$/))
        await new Promise((resolve) => setTimeout(resolve, 2500))
      },
    })
    await chromium.close()
    await site.close()
  },
})

const activation = `performance.getEntriesByType('navigation')[0].activationStart`

test('a prerendered page sends no token and keeps none until it is opened; then it goes on at once', async ({
  ahead: { chromium, prerender, follow, calls, session },
}) => {
  const { accessToken, refreshToken } = await session()
  await prerender(`/upload-nickname?lang=en&acc_token=${accessToken}&ref_token=${refreshToken}`)
  expect(await calls()).toEqual([])
  follow()
  await expect.poll(() => chromium.evaluate(`document.querySelector('input')?.value`)).toBe('Demo')
  expect(await chromium.evaluate(activation)).toBeGreaterThan(0)
  expect(await calls()).toContainEqual(expect.stringMatching(/users\/current/))
  expect(await chromium.evaluate('location.search')).toBe('?lang=en')
})

test('a prerendered weather page asks for no position and no weather until it is opened', async ({
  ahead: { chromium, prerender, follow, calls },
}) => {
  await prerender('/weather?lang=en')
  expect(await calls()).toEqual([])
  follow()
  await expect.poll(calls).toContainEqual(expect.stringMatching(/weather/))
  expect(await chromium.evaluate(activation)).toBeGreaterThan(0)
})
