import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { ClientHttp2Session } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../host-shell/build/paths.ts'
import { usualHsts } from '../../host-shell/build/deploy/headers.ts'
import { findDocument } from '../../host-shell/build/deploy/findDocument.ts'
import { buildProduction, type ProductionSite } from '../../host-shell/build/deploy/production.ts'
import { readBuildSettings } from '../../host-shell/build/deploy/settings.ts'
import { startBackend, type RunningBackend } from '../mock-api/server.ts'
import { startSite, type Site } from '../site/server.ts'
import { askHttp1, askHttp2, comparable, openHttp2 } from './answers.ts'
import { openRoutes } from './openRoutes.ts'
import { screenCases, sitePaths } from './sitePaths.ts'
import {
  caddy,
  freePort,
  makeCertificate,
  missingFor,
  nginx,
  startHost,
  type Certificate,
} from './staticHosts.ts'

const browserAgents = {
  chromium: 'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile',
  webKit:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile',
}
const [brandHost, otherHost] = ['m.metawatch.example', 'companion.test']

describe.each([nginx, caddy])('$name', (host) => {
  const why = missingFor(host)
  describe.skipIf(why)(`serves what npm run build wrote${why ? `: ${why}` : ''}`, () => {
    let folder: string
    let backend: RunningBackend
    let certificate: Certificate
    let port: number
    let built: ProductionSite
    let stop: () => Promise<void>
    let session: ClientHttp2Session
    let start: Site
    const documentOf = (file: string) => built.documents.find((document) => document.file === file)!.page

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'static-host-'))
      ;[backend, port] = [await startBackend(), await freePort()]
      certificate = makeCertificate(folder, [brandHost, otherHost, 'localhost'])
      const site = join(folder, 'site')
      const flags = `--out ${site} --api ${backend.url} --listen 127.0.0.1:${port} --certificate ${certificate.file} --certificate-key ${certificate.key}`
      const settings = readBuildSettings(flags.split(' '), {})
      if (settings === 'help') throw new Error('no settings')
      built = await buildProduction(settings)
      stop = await startHost(host, site, port)
      session = openHttp2(port, brandHost)
      start = await startSite({
        files: site,
        page: (request) => findDocument(built.documents, request),
      })
    })
    afterAll(async () => {
      session?.close()
      await stop?.()
      await Promise.all([start?.close(), backend?.close()])
      await rm(folder, { recursive: true, force: true })
    })

    const ask = (path: string, headers: Record<string, string> = {}, on = otherHost) =>
      askHttp2(session, { host: on, path, headers })
    const asStarted = (path: string, headers: Record<string, string> = {}) =>
      askHttp1(start.port, { host: otherHost, path, headers })

    const pathsOf = () => sitePaths(documentOf('index.html').html)

    test('every path is answered with the status, the headers and the bytes of npm start', async () => {
      const { documents, files, missing } = pathsOf()
      for (const path of [...documents, ...files, ...missing])
        for (const agent of Object.values(browserAgents)) {
          const headers = { 'user-agent': agent }
          const [ours, wanted] = [await ask(path, headers), await asStarted(path, headers)]
          expect([path, ours.status], path).toEqual([path, wanted.status])
          expect(comparable(ours), `${path} for ${agent}`).toEqual(comparable(wanted))
          expect(ours.body.equals(wanted.body), path).toBe(true)
          expect(ours.headers['strict-transport-security'], path).toBe(
            `max-age=${usualHsts}; includeSubDomains`,
          )
        }
    })

    test('what is missing is kept by nobody, and nothing but reading is possible', async () => {
      const { documents, files, missing } = pathsOf()
      for (const path of missing) {
        const { status, headers, body } = await ask(path)
        expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
        expect(body.toString()).toBe('Not found')
      }
      for (const path of [documents[0], files[0], missing[0]])
        for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
          const { status, headers } = await askHttp2(session, { host: otherHost, path, method })
          expect([path, method, status, headers['allow']]).toEqual([path, method, 405, 'GET, HEAD'])
        }
      const head = await askHttp2(session, { host: otherHost, path: files[0], method: 'HEAD' })
      expect([head.status, head.body.length]).toEqual([200, 0])
    })

    test('a path with doubled slashes is led to the one that is meant, on this host', async () => {
      for (const path of [
        '//pay?a=1//2',
        '/pay//?a=1//2',
        '//example.org//pay?a=1//2',
        '/\\example//?a=1//2',
      ]) {
        const { status, headers } = await ask(path)
        expect([path, status]).toEqual([path, 308])
        expect(headers['location']).toMatch(/^\/[^/\\].*\?a=1\/\/2$/)
      }
    })

    test('files and documents are sent as small as they lie in the folder', async () => {
      const { documents, files } = pathsOf()
      for (const path of [documents[1]!, files[0], files[1]]) {
        const plain = await ask(path)
        for (const [accepted, used, open] of [
          ['gzip, deflate, br', 'br', brotliDecompressSync],
          ['gzip', 'gzip', gunzipSync],
        ] as const) {
          const { headers, body } = await ask(path, { 'accept-encoding': accepted })
          expect([path, headers['content-encoding']]).toEqual([path, used])
          expect(open(body).equals(plain.body), path).toBe(true)
          expect(body.length).toBeLessThan(plain.body.length)
        }
      }
    })

    test('the licences of the shell, of a release and of the site are plain text', async () => {
      const [shell, release] = pathsOf().files.map((path) => path.replace(/[^/]+$/, 'licences.txt'))
      for (const path of [shell!, release!, '/third-party-notices.txt']) {
        const { status, headers, body } = await ask(path)
        expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
        expect(body.toString(), path).toContain('Permission is hereby granted')
      }
    })

    test('a host of a brand gets the document of that brand', async () => {
      const general = await ask('/nothing-here')
      expect(general.body.toString()).toBe(documentOf('index.html').html)
      const own = await ask('/nothing-here', {}, brandHost)
      const { html, headers } = documentOf('documents/metawatch.html')
      expect(own.body.toString()).toBe(html)
      expect(own.body.length).toBeLessThan(general.body.length)
      // Its policy contains the hash of its own data. All other headers are the same.
      const policy = [headers['Content-Security-Policy']].flat().join(', ')
      expect(policy).not.toBe(comparable(general)['content-security-policy'])
      expect(comparable(own)).toEqual({ ...comparable(general), 'content-security-policy': policy })
    })

    test('a screen that is open to everybody has a document with its words, in the language of its visitor', async () => {
      const screens = built.documents.find(({ file }) => file === 'documents/metawatch.html')!.screens
      const wordsOf = (file: string | undefined) => screens.find(([name]) => name === file)?.[1]
      for (const [path, accepted, file] of screenCases) {
        const { body } = await ask(path, accepted ? { 'accept-language': accepted } : {}, brandHost)
        if (file) expect(wordsOf(file), file).toContain('data-screen')
        const expected = wordsOf(file) ?? documentOf('documents/metawatch.html').html
        expect(body.toString() === expected, `${path} for ${accepted}`).toBe(true)
      }
    })

    test('doctor --url finds nothing to mend', async () => {
      const program = ['--import', 'tsx', 'host-shell/release-cli/commands/cli.ts', 'doctor', '--json']
      // It exits with 1 and a list if there is something to fix, so a failure's output is read too.
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [...program, '--store', join(folder, 'site'), '--url', `https://localhost:${port}`],
        { cwd: paths.root, env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file } },
      ).catch((failure: Error & { readonly stdout: string }) => failure)
      const { findings } = JSON.parse(stdout) as { findings: { level: string }[] }
      expect(findings.filter(({ level }) => level !== 'fact')).toEqual([])
    })

    test('a browser opens a screen of every remote, by HTTP/2', async () => {
      const seen = await openRoutes({ port, host: brandHost, certificate, standin: backend })
      expect(seen.map(({ remote, brand, protocol, smaller }) => [remote, brand, protocol, smaller])).toEqual(
        ['account', 'guidance', 'pay', 'security', 'weather'].map((remote) => [
          remote,
          'metawatch',
          'h2',
          true,
        ]),
      )
      for (const { remote, words, errors } of seen) {
        expect(words, remote).not.toBe('')
        expect(errors, remote).toEqual([])
      }
    })
  })
})
