import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askHttp1 } from './answers.ts'
import { startPlainHost } from './plainHost.ts'
import { caddy, missingFor, nginx } from './staticHosts.ts'

describe.each([nginx, caddy])('$name', (program) => {
  const why = missingFor(program)
  describe.skipIf(why)(`never calls a changed file not modified${why ? `: ${why}` : ''}`, () => {
    let host: Awaited<ReturnType<typeof startPlainHost>>

    beforeAll(async () => {
      host = await startPlainHost(program, {
        'index.html': '<!doctype html>1',
        'c/stable.json': '{"n":1}',
        'r/weather/1.0.0-a/release.sig.json': '{"n":1}',
      })
    })
    afterAll(() => host?.stop())

    test.each([
      ['/weather', 'index.html', '<!doctype html>2'],
      ['/c/stable.json', 'c/stable.json', '{"n":2}'],
      ['/r/weather/1.0.0-a/release.sig.json', 'r/weather/1.0.0-a/release.sig.json', '{"n":2}'],
    ])('%s, of the same length and time', async (path, file, later) => {
      const ask = (headers: Record<string, string> = {}) =>
        askHttp1(host.port, { host: 'localhost', path, headers })
      const { headers } = await ask()
      await host.write(file, later)
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
