import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { ClientHttp2Session } from 'node:http2'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../host-shell/build/paths.ts'
import { caddyfile } from '../../host-shell/build/deploy/caddyfile.ts'
import { compressFolders } from '../../host-shell/build/deploy/compressFiles.ts'
import { documentHeaders, type SitePlan } from '../../host-shell/build/deploy/headers.ts'
import { nginxMaps, nginxServer } from '../../host-shell/build/deploy/nginxFiles.ts'
import { nginxMain } from '../../host-shell/build/deploy/nginxMain.ts'
import { startSite, type Site } from '../site/server.ts'
import { askHttp1, askHttp2, comparable, openHttp2 } from './answers.ts'
import { openBrowser } from './openRoutes.ts'
import {
  caddy,
  freePort,
  makeCertificate,
  missingFor,
  nginx,
  startHost,
  type Certificate,
} from './staticHosts.ts'

const host = 'm.metawatch.example'
/**
 * Chromium switch. By default Chromium accepts deltas only with a publicly trusted certificate, because
 * corporate proxies may not support deltas.
 */
const anyCertificate = '--disable-features=CompressionDictionaryTransportRequireKnownRootCert'
const [earlier, later] = ['/r/example/1.0.0-a/x.js', '/r/example/1.0.1-b/x.js']
const script = join(paths.root, 'node_modules/react-dom/cjs/react-dom-client.production.js')
const accepted = 'gzip, deflate, br, zstd, dcb, dcz'
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
const has = (hash: string, encodings = accepted) => ({
  'accept-encoding': encodings,
  'available-dictionary': `:${hash}:`,
})

describe.each([nginx, caddy])('$name', (program) => {
  const why = missingFor(program)
  describe.skipIf(why)(`sends what differs from an earlier script${why ? `: ${why}` : ''}`, () => {
    let site: string
    let port: number
    let certificate: Certificate
    let stop: () => Promise<void>
    let session: ClientHttp2Session
    let start: Site
    let before: string
    const now = () => `${before}\n;globalThis.later = 1\n`

    beforeAll(async () => {
      ;[site, port] = [await mkdtemp(join(tmpdir(), 'differences-')), await freePort()]
      certificate = makeCertificate(site, [host])
      before = await readFile(script, 'utf8')
      const page = { html: '<!doctype html><h1>Page</h1>', headers: {} }
      const policy = { scripts: [], styles: [], apiOrigins: [], hsts: 0 }
      const plan: SitePlan = {
        documents: [{ file: 'index.html', hosts: [], headers: documentHeaders(policy) }],
        hsts: 0,
      }
      const settings = { listen: `127.0.0.1:${port}`, certificate, brotli: true }
      const files = {
        'index.html': page.html,
        'hosting/nginx.conf': nginxMain(settings),
        'hosting/nginx-maps.conf': nginxMaps(plan),
        'hosting/nginx-server.conf': nginxServer(plan, settings),
        'hosting/Caddyfile': caddyfile(plan, settings),
        [earlier.slice(1)]: before,
      }
      const write = async (file: string, text: string) => {
        await mkdir(dirname(join(site, file)), { recursive: true })
        await writeFile(join(site, file), text)
      }
      for (const [file, text] of Object.entries(files)) await write(file, text)
      await mkdir(join(site, 'hosting/run'))
      await compressFolders(site, ['r'])
      await write(later.slice(1), now())
      await compressFolders(site, ['r'])
      stop = await startHost(program, site, port)
      session = openHttp2(port, host)
      start = await startSite({ files: site, page: () => page })
    })
    afterAll(async () => {
      session?.close()
      await stop?.()
      await start?.close()
      await rm(site, { recursive: true, force: true })
    })
    const ask = (path: string, headers: Record<string, string> = {}) =>
      askHttp2(session, { host, path, headers })

    test('to who has that one, and the whole script to everybody else', async () => {
      const whole = await ask(later, { 'accept-encoding': accepted })
      expect(comparable(whole)).toMatchObject({
        'content-encoding': 'br',
        'use-as-dictionary': 'match="/r/example/*/x.js"',
        vary: 'Accept-Encoding, Available-Dictionary',
      })
      const smaller = await ask(later, has(hashOf(before)))
      expect(comparable(smaller)).toEqual({ ...comparable(whole), 'content-encoding': 'dcz' })
      expect(smaller.body.length).toBeLessThan(200)
      // The first 40 bytes aren't compressed. They contain the format's magic number and the earlier script's
      // hash.
      const said = decompressUsingDict(createDCtx(), smaller.body.subarray(40), Buffer.from(before))
      expect(Buffer.from(said).toString()).toBe(now())

      for (const headers of [has(hashOf(before), 'br'), has(hashOf('x')), has('../../a'), has('')])
        expect((await ask(later, headers)).headers['content-encoding'], JSON.stringify(headers)).toBe('br')
      expect((await ask(`${later}.from/${hashOf(before)}.dcz`)).status).toBe(404)
      expect((await ask(`${later}.none`)).status).toBe(404)
    })

    test('as npm start does', async () => {
      for (const headers of [{}, has(hashOf(before)), has(hashOf('x'))])
        expect(comparable(await ask(later, headers)), JSON.stringify(headers)).toEqual(
          comparable(await askHttp1(start.port, { host, path: later, headers })),
        )
    })

    test('and a browser runs on what it has put together', async () => {
      const browser = await openBrowser({ host, certificate }, [anyCertificate])
      try {
        /**
         * Fetches both scripts in a fresh profile. The pause is in milliseconds. It's needed because the
         * browser stores the first script some time after the page has read it.
         */
        const fetchBoth = async (pause: number) => {
          const page = await (await browser.newContext()).newPage()
          await page.goto(`https://${host}:${port}/`)
          return page.evaluate(
            async ([first, second, ms]) => {
              await (await fetch(first)).text()
              await new Promise((done) => setTimeout(done, ms))
              const response = await fetch(second)
              const text = await response.text()
              const [entry] = performance.getEntriesByName(response.url) as PerformanceResourceTiming[]
              return {
                text,
                bytes: entry?.encodedBodySize,
                encoding: response.headers.get('content-encoding'),
              }
            },
            [earlier, later, pause] as const,
          )
        }
        let pause = 50
        let fetched = await fetchBoth(pause)
        while (fetched.encoding !== 'dcz' && pause < 10_000) fetched = await fetchBoth((pause *= 3))
        expect(fetched.encoding).toBe('dcz')
        expect(fetched.text).toBe(now())
        expect(fetched.bytes).toBeLessThan(200)
      } finally {
        await browser.close()
      }
    })
  })
})
