import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite } from '../site/server.ts'
import { askHttp1 } from './answers.ts'
import { startPlainHost } from './plainHost.ts'
import { caddy, missingFor, nginx } from './staticHosts.ts'

const hsts = 1000
const html = '<!doctype html><h1>Page</h1>'

/** A server under test: its port, and whether it can use HSTS. */
interface Tried {
  readonly port: number
  readonly hsts: number
  readonly stop: () => Promise<void>
}

async function startNpmStart(): Promise<Tried> {
  const files = await mkdtemp(join(tmpdir(), 'refusals-'))
  const { port, close } = await startSite({ files, page: () => ({ html, headers: {} }) })
  const stop = async () => {
    await close()
    await rm(files, { recursive: true })
  }
  return { port, hsts: 0, stop }
}

const started = (program: typeof nginx) => ({
  name: program.name,
  why: missingFor(program),
  start: async (): Promise<Tried> => ({
    hsts,
    ...(await startPlainHost(program, { 'index.html': html }, hsts)),
  }),
})

/** Sends raw bytes. Resolves with the complete response. */
const sendRaw = (port: number, bytes: string): Promise<string> =>
  new Promise((done, failed) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (part) => (answer += String(part)))
    socket.on('error', failed).on('close', () => done(answer))
  })

describe.each([started(nginx), started(caddy), { name: 'npm start', why: undefined, start: startNpmStart }])(
  '$name',
  ({ name, why, start }) => {
    describe.skipIf(why)(`what is no page and no file${why ? `: ${why}` : ''}`, () => {
      let host: Tried
      beforeAll(async () => {
        host = await start()
      })
      afterAll(() => host?.stop())

      test.each([
        [308, 'GET', '//help?acc_token=a'],
        [404, 'GET', '/x.js'],
        [404, 'GET', '/r/x.js'],
        [405, 'POST', '/help'],
        [405, 'DELETE', '/r/x.js'],
        [405, 'TRACE', '/help'],
      ])('%i for %s %s is neither sniffed nor kept, and keeps to TLS', async (status, method, path) => {
        const answer = await askHttp1(host.port, { host: 'm.example', path, method })
        expect(answer.status).toBe(status)
        expect(answer.headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cache-control': expect.stringMatching(/^no-store/),
          ...(host.hsts && { 'strict-transport-security': `max-age=${hsts}; includeSubDomains` }),
        })
        expect(answer.headers['server']).toBe(name === 'nginx' ? 'nginx' : undefined)
        if (status === 405) expect(answer.headers['allow']).toBe('GET, HEAD')
      })

      test('the path of a target in absolute form is the one that is asked for', async () => {
        const ask = (path: string) => askHttp1(host.port, { host: 'm.example', path })
        for (const path of ['http://m.example/help', 'http://m.example/help?a=b//c', 'HTTP://m.example/']) {
          const { status, body } = await ask(path)
          expect([path, status, body.toString()]).toEqual([path, 200, html])
        }
        const doubled = await ask('http://m.example//help//?a=1//2')
        expect([doubled.status, doubled.headers['location']]).toEqual([
          308,
          expect.stringMatching(/^\/help\/.*\?a=1\/\/2$/),
        ])
        expect((await ask('http://m.example/r/x.js')).status).toBe(404)
      })

      test.runIf(name === 'nginx')(
        'a request that cannot be read is answered with the same headers',
        async () => {
          for (const bytes of [
            'GET /help HTTP/1.1\r\n\r\n',
            'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n',
            'get / x\r\n\r\n',
          ]) {
            const answer = await sendRaw(host.port, bytes)
            expect(answer, bytes).toMatch(/^HTTP\/1\.1 400/)
            expect(answer, bytes).toMatch(/^X-Content-Type-Options: nosniff\r$/m)
            expect(answer, bytes).toMatch(/^Strict-Transport-Security: max-age=1000/m)
          }
        },
      )
    })
  },
)
