import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTeam, type Team } from '../../../test/release/team.ts'
import { renderPage } from '@companion/build/deploy/document'
import { answerRequest } from '@companion/dev/serveFiles'
import { readHead } from '@companion/releases/channelLog'
import { readKeyring } from '@companion/releases/keys/keyring'
import { embeddedDocument } from '@companion/releases/edits/compose'
import type { Finding } from './reach.ts'
import { inspectServer } from './server.ts'

const parts = {
  engineScript: 'zero()',
  headScript: 'first()',
  bootScript: 'second()',
  prerenderedScript: 'third()',
  workers: { on: 'let d', off: 'let e' },
  styles: 'body{margin:0}',
  lost: { en: ['Lost', 'Retry', 'Old'] as const },
  frame: { url: '/shell/x/main.css', integrity: '' },
  bridge: '',
  texts: {},
} as unknown as Parameters<typeof renderPage>[0]

let team: Team
let open: Server[] = []
/** Handles a request before the site does. Returns true if it has answered. */
let fault: (request: IncomingMessage, response: ServerResponse) => boolean | void

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  open.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** Returns a listener that serves the team's store and a page with its releases, like a static host. */
async function site(): Promise<RequestListener> {
  const head = (await readHead(team.store, 'stable'))!
  const root = (await readKeyring(team.keysDir))!.roots.at(-1)!.envelope
  const config = { apiBase: 'https://api.example', channel: 'stable' }
  const page = renderPage(parts, embeddedDocument(head.document, root), config)
  return (request, response) => {
    if (fault(request, response)) return
    void answerRequest(team.store.where, () => page, request, response)
  }
}

const later = (days: number) => new Date(Date.now() + days * 86_400_000)
const look = (address: string, now = new Date(), channel = 'stable') =>
  inspectServer(address, { store: team.store, channel, now })
const texts = (findings: readonly Finding[], level = 'error') =>
  findings.filter((one) => one.level === level).map(({ text }) => text)

let url: string
beforeEach(async () => {
  team = await startTeam()
  await team.publishWeather('1.0.0')
  await team.run('promote weather@1.0.0-aaaa')
  fault = () => {}
  url = await listen(createServer(await site()))
})
afterEach(async () => {
  for (const server of open) {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  open = []
})

/** Overrides the site's headers on the paths that fit. A header whose value is undefined is removed. */
const withHeaders = (
  fits: (path: string) => boolean,
  headers: Record<string, string | string[] | undefined>,
) => {
  fault = ({ url: path = '/' }, response) => {
    if (!fits(path)) return
    const write = response.writeHead.bind(response) as (status: number, headers: object) => ServerResponse
    response.writeHead = ((status: number, own: Record<string, unknown>) => {
      const lower = new Set(Object.keys(headers).map((name) => name.toLowerCase()))
      const kept = Object.entries(own).filter(([name]) => !lower.has(name.toLowerCase()))
      const added = Object.entries(headers).filter(([, value]) => value !== undefined)
      return write(status, Object.fromEntries([...kept, ...added]))
    }) as typeof response.writeHead
  }
}

test('a site as npm start serves it is in order, and says how old its page is', async () => {
  const found = await look(url)
  expect(texts(found)).toEqual([])
  expect(texts(found, 'warning')).toEqual([])
  expect(texts(found, 'fact').join()).toMatch(
    /carries the releases of \d{4}-\d\d-\d\d \(entry 2, 0 days old\)/,
  )
  expect(await team.run(`doctor --url ${url}`)).toContain('is in order')
})

test('the document’s headers and policies are those of the deployment', async () => {
  const page = (path: string) => path === '/'
  withHeaders(page, { 'X-Frame-Options': undefined, 'Cache-Control': 'max-age=600' })
  const said = texts(await look(url)).join('\n')
  expect(said).toContain('answered with X-Frame-Options: DENY')
  expect(said).toContain('answered with Cache-Control: no-store, no-transform, not max-age=600')

  withHeaders(page, { 'Content-Security-Policy': undefined })
  expect(texts(await look(url)).join()).toContain('Content-Security-Policy is missing')
  const policies = ['script-src *', "default-src 'none'; script-src 'self' 'unsafe-inline'"]
  withHeaders(page, { 'Content-Security-Policy': policies })
  const open_ = texts(await look(url)).join('\n')
  expect(open_).toContain('lacks frame-ancestors')
  expect(open_).toMatch(/lacks 'sha256-.* in script-src; the headers are those of another build/)
  expect(open_).toContain("allows 'unsafe-inline' in script-src")
})

test('a page with the headers of another build is found: its own scripts could not run', async () => {
  const [answer] = [await fetch(url)]
  const own = answer.headers.get('content-security-policy')!
  withHeaders((path) => path === '/', {
    'Content-Security-Policy': own.replace(/sha256-[^']*/, 'sha256-other').split(', '),
  })
  expect(texts(await look(url)).join()).toContain('deploy document and headers together')
})

test('a page that is old, of another channel, or none of ours', async () => {
  expect(texts(await look(url, later(22)), 'warning').join()).toMatch(
    /22 days old.*build and deploy the document/,
  )
  expect(texts(await look(url, later(20)), 'warning')).toEqual([])
  expect(texts(await look(url, new Date(), 'beta')).join()).toContain('carries channel stable, not beta')
  fault = ({ url: path }, response) => path === '/' && !!response.end('<h1>Welcome to nginx!</h1>')
  expect(texts(await look(url)).join()).toContain('is no page of ours')
})

test('a missing file must answer 404, and no cache may keep that', async () => {
  const missing = (path: string) => path.includes('none')
  fault = ({ url: path = '' }, response) =>
    missing(path) && !!response.setHeader('content-type', 'text/html').end('<!doctype html>')
  expect(texts(await look(url)).filter((text) => text.includes('must answer 404'))).toHaveLength(5)
  withHeaders(missing, { 'Cache-Control': 'public, max-age=31536000, immutable' })
  expect(texts(await look(url)).join()).toContain('may keep that answer for 31536000 s')
  withHeaders(missing, { 'Cache-Control': 'max-age=0, s-maxage=3600' })
  expect(texts(await look(url)).join()).toContain('for 3600 s')
  withHeaders(missing, { 'Cache-Control': undefined, Expires: later(1).toUTCString() })
  expect(texts(await look(url)).join()).toMatch(/for 8\d{4} s/)
  withHeaders(missing, { 'Cache-Control': undefined, Age: '3' })
  const found = await look(url)
  expect([texts(found), texts(found, 'warning').join()]).toEqual([[], expect.stringContaining('(Age: 3)')])
  withHeaders(missing, { 'Cache-Control': 'max-age=10', Age: '3' })
  expect(texts(await look(url), 'warning')).toEqual([])
})

test('a file that is a page, and a channel that a cache keeps', async () => {
  fault = ({ url: path = '' }, response) =>
    path.endsWith('remoteEntry.js') &&
    !!response.setHeader('content-type', 'text/html').end('<!doctype html>')
  expect(texts(await look(url)).join()).toContain('answers a page instead of the file')
  withHeaders((path) => path.startsWith('/c/stable'), { 'Cache-Control': 'max-age=86400' })
  expect(texts(await look(url)).join()).toContain('c/stable.json may be kept for 86400 s')
  withHeaders((path) => path.startsWith('/c/stable'), { 'Cache-Control': undefined })
  expect(texts(await look(url)).join()).toContain('c/stable.json does not say how long it may be kept')
  fault = ({ url: path }, response) =>
    path === '/c/stable.json' && !!response.setHeader('access-control-allow-origin', '*').end('{}')
  expect(texts(await look(url)).join()).toContain('is not what the store holds')
})

test('an address that is none, leads elsewhere, or is not there is told in words', async () => {
  await expect(look('m.example')).rejects.toThrow('write e.g. --url https://m.example/')
  fault = (_, response) => !!response.writeHead(301, { Location: 'https://www.m.example/' }).end()
  expect(texts(await look(url))).toEqual([
    expect.stringContaining('answers 301 and sends to https://www.m.example/: name the address'),
  ])
  fault = (request) => !!request.socket.destroy()
  expect(texts(await look(url)).join()).toContain('cannot be reached: it hangs up')
  const nowhere = createServer()
  const gone = await listen(nowhere)
  await new Promise((closed) => nowhere.close(closed))
  open = open.filter((server) => server !== nowhere)
  expect(texts(await look(gone))).toEqual([`${gone} cannot be reached: nothing listens there`])
  expect(texts(await look('http://m.example.invalid/')).join()).toMatch(
    /m\.example\.invalid\/ is http.*Serve https.*cannot be reached: (nobody knows its name|its name cannot)/,
  )
  expect(texts(await look(url.replace('http:', 'https:'))).join()).toContain('speaks no TLS')
})
