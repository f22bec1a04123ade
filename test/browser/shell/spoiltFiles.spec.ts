import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../../../host-shell/build/paths.ts'
import { renderPage } from '../../../host-shell/build/deploy/document.ts'
import { publishSite } from '../../../host-shell/build/deploy/site.ts'
import { assetHeaders } from '../../../host-shell/build/deploy/assetHeaders.ts'
import { startSite, type Site } from '../../site/server.ts'
import { expect, test as base } from '../fixtures.ts'
import { isPrepared, sees, test as withWorker } from './workerPages.ts'

// Files from a cache are checked like files from the server, because a file that the browser or the worker
// has stored can differ from the server's. The page must load without a user action, and the next visit must
// not find the bad file again.

/** Patterns of the files that a first screen needs. Different code loads each of them. */
const files = {
  'the shell’s script': /\/shell\/.*\/main\.js$/,
  'its libraries': /\/shell\/.*\/libraries\.js$/,
  'its styles': /\/shell\/.*\/main\.css$/,
  'its texts': /\/shell\/.*\/texts-en-json\.js$/,
  'a remote’s entry': /\/r\/weather\/.*\/remoteEntry\.js$/,
  'a remote’s code': /\/r\/weather\/.*\/area\.js$/,
  'a remote’s styles': /\/r\/weather\/.*\/area\.css$/,
  'a remote’s texts': /\/r\/weather\/.*\/texts-en-json\.js$/,
  'a remote’s titles': /\/r\/weather\/.*\/titles-en\.json$/,
}

interface Kept {
  readonly site: Site
  /** The paths and queries of all files requested so far. */
  readonly asked: string[]
  /** The file whose next response has wrong bytes, with headers that make a browser cache it for a year. */
  wrongOnce: RegExp | undefined
}

const test = base.extend<{ kept: Kept }>({
  // oxlint-disable-next-line no-empty-pattern -- the tool wants a pattern here
  kept: async ({}, provide) => {
    const { shell, embedded } = await publishSite()
    const page = renderPage(shell.parts, embedded, { apiBase: '/', channel: 'stable' })
    const kept = { asked: [] as string[], wrongOnce: undefined as RegExp | undefined }
    const site = await startSite({
      files: paths.site,
      page: () => page,
      first({ url = '/' }, response) {
        const [path = ''] = url.split('?')
        if (/^\/(r|shell)\//.test(path)) kept.asked.push(url)
        if (!kept.wrongOnce?.test(path)) return false
        kept.wrongOnce = undefined
        const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
        void readFile(join(paths.site, path)).then((bytes) =>
          response
            .writeHead(200, { ...(assetHeaders(path, 0) as object), 'Content-Type': type })
            .end(Buffer.concat([bytes, Buffer.from('\n')])),
        )
        return true
      },
    })
    await provide(Object.assign(kept, { site }))
    await site.close()
  },
})

/** Opens an empty page and records every error that it logs. */
async function newPage(context: BrowserContext): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('.root.json'))
      errors.push(message.text())
  })
  return { page, errors }
}

for (const [what, file] of Object.entries(files))
  test(`wrong bytes of ${what} that the browser has kept cost no press, and the next visit nothing`, async ({
    context,
    kept,
  }) => {
    kept.wrongOnce = file
    const first = await newPage(context)
    await first.page.goto(`${kept.site.url}/weather`)
    await sees(first.page, 'Weather')
    await expect(first.page).toHaveTitle(/^Weather/)
    expect(kept.wrongOnce).toBeUndefined()
    await first.page.close()
    const asked = kept.asked.length
    const { page, errors } = await newPage(context)
    await page.goto(`${kept.site.url}/weather`)
    await sees(page, 'Weather')
    await expect(page).toHaveTitle(/^Weather/)
    expect(errors).toEqual([])
    expect(kept.asked.slice(asked).filter((url) => file.test(url.split('?')[0]!))).toEqual([])
  })

for (const [what, file] of Object.entries(files))
  withWorker(
    `${what}, spoilt in the worker’s store, costs no press and leaves it`,
    async ({ page, context, open }) => {
      await open('/weather')
      await isPrepared(page)
      await open('/weather')
      await sees(page, 'Weather')
      const spoil = (pattern: string) =>
        page.evaluate(async (source) => {
          const cache = await caches.open('companion-files-1')
          const urls = (await cache.keys())
            .map(({ url }) => url)
            .filter((url) => new RegExp(source).test(url))
          for (const url of urls) await cache.put(url, new Response(''))
          return urls
        }, pattern)
      const [url = ''] = await spoil(file.source)
      expect(url).toMatch(file)
      await page.close()
      const other = await newPage(context)
      await other.page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
      await open('/weather', other.page)
      await sees(other.page, 'Weather')
      await expect(other.page).toHaveTitle(/^Weather/)
      const size = () =>
        other.page.evaluate(
          async (address) => (await (await caches.match(address, { ignoreVary: true }))?.text())?.length,
          url,
        )
      await expect.poll(size).toBeGreaterThan(0)
    },
  )
