import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type Site } from './server.ts'

const html = `<!doctype html><p>${'the shell '.repeat(4000)}`
const script = 'console.log(1);'.repeat(200)
const file = '/r/weather/1.0.0-aa/entry.js'
let site: Site

beforeAll(async () => {
  const files = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(files, 'r/weather/1.0.0-aa'), { recursive: true })
  writeFileSync(join(files, file), script)
  writeFileSync(join(files, 'x.js'), 'not in a folder that is served')
  site = await startSite({ files, page: () => ({ html, headers: { 'Cache-Control': 'no-store' } }) })
})
afterAll(() => site.close())

interface Answer extends Pick<IncomingMessage, 'headers'> {
  readonly status: number | undefined
  readonly body: Buffer
}

/** Requests a path exactly as written. `fetch` would normalise it. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((done, failed) => {
    request({ host: '127.0.0.1', port: site.port, path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', failed)
      .end()
  })

test('what looks like a file and is none answers 404, not the shell', async () => {
  const missing = [
    '/x.js',
    '/sw.js',
    '/favicon.ico',
    '/robots.txt',
    '/pay/app.js',
    '/r',
    '/c/',
    '/shell',
    '/.env',
  ]
  for (const path of missing) expect([path, (await ask(path)).status]).toEqual([path, 404])
})

test('every application path answers the shell', async () => {
  for (const path of [
    '/',
    '/pay',
    '/pay/',
    '/nothing-here',
    '/isolate/weather',
    '/pay?a=/x.js',
    '/%E4%BD%A0',
  ])
    expect([path, (await ask(path)).body.toString()]).toEqual([path, html])
})

test('a file has one address', async () => {
  expect((await ask(file)).body.toString()).toBe(script)
  const others = [
    '//r/weather/1.0.0-aa/entry.js',
    '/r//weather/1.0.0-aa/entry.js',
    '/r/./weather/1.0.0-aa/entry.js',
    '/r/weather/../weather/1.0.0-aa/entry.js',
    '/pay/../r/weather/1.0.0-aa/entry.js',
    '/r/weather/1.0.0-aa/entry%2Ejs',
    '/r%2Fweather/1.0.0-aa/entry.js',
    '/r/weather/1.0.0-aa/entry.js/',
    '/R/weather/1.0.0-aa/entry.js',
    '/r/weather/1.0.0-aa/ENTRY.JS',
    '/r/weather/1.0.0-aa/entry.js%00',
    '/r\\weather/1.0.0-aa/entry.js',
    '/r/%zz.js',
  ]
  for (const path of others) expect([path, (await ask(path)).status]).toEqual([path, 404])
})

test('a path with doubled slashes is led to the one that is meant, on this host', async () => {
  for (const path of [
    '//pay?a=1//2',
    '/pay//?a=1//2',
    '//example.org/..//pay?a=1//2',
    '/\\example//?a=1//2',
  ]) {
    const { status, headers } = await ask(path)
    expect([path, status]).toEqual([path, 308])
    expect(headers.location).toMatch(/^\/[^/\\].*\?a=1\/\/2$/)
  }
})

test('files and documents are read, and nothing else can be done with them', async () => {
  for (const path of [file, '/x.js', '/pay'])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask(path, {}, method)
      expect([path, method, status, headers.allow]).toEqual([path, method, 405, 'GET, HEAD'])
    }
})

test.each([
  ['a document', '/pay', html],
  ['a file', file, script],
])('%s is sent as small as the reader can take it', async (_, path, text) => {
  const plain = await ask(path)
  expect(plain.headers['content-encoding']).toBeUndefined()
  // A script's response also varies by the earlier version that the browser offers as a dictionary.
  expect(plain.headers.vary).toMatch(
    path === file ? /^Accept-Encoding, Available-Dictionary$/ : /^Accept-Encoding$/,
  )
  for (const [accepted, used, open] of [
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const) {
    const { headers, body } = await ask(path, { 'Accept-Encoding': accepted })
    expect(headers).toMatchObject({ 'content-encoding': used, vary: plain.headers.vary })
    expect(headers['content-length']).toBe(String(body.length))
    expect(open(body).toString()).toBe(text)
    const head = await ask(path, { 'Accept-Encoding': accepted }, 'HEAD')
    expect(head.body).toHaveLength(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' })
  }
  expect((await ask(path, { 'Accept-Encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
})

test('a validator holds for every form a file is sent in', async () => {
  const { headers } = await ask(file, { 'Accept-Encoding': 'br' })
  const tag = headers.etag ?? ''
  expect(tag).toMatch(/^W\/"/)
  for (const known of [tag, `"other", ${tag}`, tag.slice(2), '*'])
    expect((await ask(file, { 'If-None-Match': known })).status).toBe(304)
  expect((await ask(file, { 'If-None-Match': '"other"' })).status).toBe(200)
})
