import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appLinksPaths } from '../../host-shell/build/deploy/appLinks.ts'
import { startSite, type Site } from '../site/server.ts'
import { askHttp1, comparable } from './answers.ts'
import { startPlainHost } from './plainHost.ts'
import { caddy, missingFor, nginx } from './staticHosts.ts'

const [own, other, unknown] = ['m.metawatch.example', 'm.lensmoo.example', 'other.example'] as const
const textOf = (host: string, path: string) => JSON.stringify({ host, path })
const files = Object.fromEntries([
  ...['index.html', 'documents/metawatch.html', 'documents/lensmoo.html'].map((file) => [
    file,
    '<!doctype html>',
  ]),
  ...appLinksPaths.map((path) => [`documents/metawatch${path}`, textOf(own, path)]),
  [`documents/lensmoo${appLinksPaths[0]}`, textOf(other, appLinksPaths[0]!)],
]) as Readonly<Record<string, string>>

describe.each([nginx, caddy])('$name', (program) => {
  const why = missingFor(program)
  describe.skipIf(why)(`serves the files that make links open in an app${why ? `: ${why}` : ''}`, () => {
    let host: Awaited<ReturnType<typeof startPlainHost>>
    let started: Site
    beforeAll(async () => {
      host = await startPlainHost(program, files, 0, { metawatch: [own], lensmoo: [other] })
      started = await startSite({ files: host.site, page: () => ({ html: '', headers: {} }) })
    })
    afterAll(async () => {
      await started?.close()
      await host?.stop()
    })
    const ask = (name: string, path: string) => askHttp1(host.port, { host: name, path })

    test('each brand’s hosts have their own, as JSON and without a redirect, like npm start', async () => {
      for (const path of appLinksPaths) {
        const answer = await ask(own, path)
        expect([answer.status, answer.headers['content-type']], path).toEqual([200, 'application/json'])
        expect(answer.body.toString()).toBe(textOf(own, path))
        const wanted = await askHttp1(started.port, { host: own, path })
        expect(comparable(answer), path).toEqual(comparable(wanted))
        expect(wanted.body.toString()).toBe(textOf(own, path))
      }
      expect((await ask(other, appLinksPaths[0]!)).body.toString()).toBe(textOf(other, appLinksPaths[0]!))
    })

    test('a brand without an app, an unknown host and another spelling get a 404', async () => {
      const [android = '', ios = ''] = appLinksPaths
      const asked = [
        [other, ios],
        [unknown, android],
        [unknown, ios],
        [own, `${ios}/`],
        [own, ios.toUpperCase()],
        [own, '/.well-known/other'],
      ] as const
      for (const [name, path] of asked)
        for (const port of [host.port, started.port]) {
          const { status, headers } = await askHttp1(port, { host: name, path })
          expect([name, path, status, headers['cache-control']]).toEqual([name, path, 404, 'no-store'])
        }
    })
  })
})
