import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caddyfile } from '../../host-shell/deploy/caddyfile.ts'
import { documentHeaders, type SitePlan } from '../../host-shell/deploy/headers.ts'
import { nginxMaps, nginxServer } from '../../host-shell/deploy/nginxFiles.ts'
import { nginxMain } from '../../host-shell/deploy/nginxMain.ts'
import { askHttp1 } from './answers.ts'
import { caddy, freePort, missingFor, nginx, startHost } from './staticHosts.ts'

describe.each([nginx, caddy])('$name', (program) => {
  const why = missingFor(program)
  describe.skipIf(why)(`never calls a changed file not modified${why ? `: ${why}` : ''}`, () => {
    let site: string
    let port: number
    let stop: () => Promise<void>
    /** As reproducible images have them: all files of one time. */
    const write = async (file: string, text: string) => {
      await mkdir(dirname(join(site, file)), { recursive: true })
      await writeFile(join(site, file), text)
      await utimes(join(site, file), 315_532_800, 315_532_800)
    }

    beforeAll(async () => {
      ;[site, port] = [await mkdtemp(join(tmpdir(), 'validators-')), await freePort()]
      const headers = documentHeaders({ scripts: [], styles: [], apiOrigins: [], hsts: 0 })
      const plan: SitePlan = { documents: [{ file: 'index.html', hosts: [], headers }], hsts: 0 }
      const settings = { listen: `127.0.0.1:${port}`, certificate: undefined, brotli: true }
      await write('hosting/nginx.conf', nginxMain(settings))
      await write('hosting/nginx-maps.conf', nginxMaps(plan))
      await write('hosting/nginx-server.conf', nginxServer(plan, settings))
      await write('hosting/Caddyfile', caddyfile(plan, settings))
      await write('index.html', '<!doctype html>1')
      await write('c/stable.json', '{"n":1}')
      await write('r/weather/1.0.0-a/release.sig.json', '{"n":1}')
      await mkdir(join(site, 'hosting/run'))
      stop = await startHost(program, site, port)
    })
    afterAll(async () => {
      await stop?.()
      await rm(site, { recursive: true, force: true })
    })

    test.each([
      ['/weather', 'index.html', '<!doctype html>2'],
      ['/c/stable.json', 'c/stable.json', '{"n":2}'],
      ['/r/weather/1.0.0-a/release.sig.json', 'r/weather/1.0.0-a/release.sig.json', '{"n":2}'],
    ])('%s, of the same length and time', async (path, file, later) => {
      const ask = (headers: Record<string, string> = {}) =>
        askHttp1(port, { host: 'localhost', path, headers })
      const { headers } = await ask()
      await write(file, later)
      for (const known of [
        { 'if-none-match': String(headers['etag'] ?? '"x"') },
        { 'if-modified-since': 'Tue, 01 Jan 1980 00:00:00 GMT' },
      ]) {
        const { status, body } = await ask(known)
        expect([status, body.toString()], JSON.stringify(known)).toEqual([200, later])
      }
    })
  })
})
