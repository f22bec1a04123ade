import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remoteNames } from '../../host-shell/build/remotes.ts'
import { assetHeaders, integrityHeaders, type SiteHeaders } from '../../host-shell/deploy/headers.ts'
import { buildSite } from '../../host-shell/deploy/site.ts'
import type { ChannelDocument } from '../../host-shell/releases/model/channelDocument.ts'

let site: string
let html: string
let headers: SiteHeaders

const at = (path: string) => join(site, path)
const sha = (kind: 'sha256' | 'sha384', bytes: Uint8Array | string) =>
  `${kind}-${createHash(kind).update(bytes).digest('base64')}`
const data = (id: string) =>
  JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? '{}') as Record<string, unknown>
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path)

/** What a host sends that goes by headers.json alone. */
const sent = (path: string, agent = '') =>
  headers.rules.find(
    ({ paths, userAgent }) =>
      paths.some((pattern) => matches(pattern, path)) && (!userAgent || new RegExp(userAgent).test(agent)),
  )?.headers

/** The newest entry of a folder's channel. */
const channelOf = (text: string) => JSON.parse((JSON.parse(text) as { p: string }).p) as ChannelDocument

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'))
  await buildSite({ apiBase: '', channel: 'stable' }, { site, secure: true, open: false })
  html = readFileSync(at('index.html'), 'utf8')
  headers = JSON.parse(readFileSync(at('headers.json'), 'utf8')) as SiteHeaders
})
afterAll(() => rm(site, { recursive: true }))

test('the folder holds every file that the document names, with its hash', () => {
  const [, url = '', integrity = ''] = /url:"(\/shell\/[^"]+\/main\.js)",integrity:"([^"]+)"/.exec(html) ?? []
  const { bridge } = data('companion-config') as { bridge: { url: string; integrity: string } }
  for (const file of [{ url, integrity }, bridge])
    expect(sha('sha384', readFileSync(at(file.url))), file.url).toBe(file.integrity)
})

test('the folder holds every file of every release that the document and the channel name', async () => {
  const embedded = channelOf(JSON.stringify(data('companion-releases')))
  const current = channelOf(readFileSync(at('c/stable.json'), 'utf8'))
  expect(Object.keys(embedded.remotes).toSorted()).toEqual(remoteNames())
  for (const { releases } of [embedded, current])
    for (const { path, entry, hot, texts, titles, rel } of Object.values(releases)) {
      const record = readFileSync(at(`${path}release.json`), 'utf8')
      expect(sha('sha256', record), path).toBe(rel)
      const { files } = JSON.parse(record) as { files: Record<string, { i: string; n: number }> }
      for (const [file, { i, n }] of Object.entries(files)) {
        const bytes = readFileSync(at(path + file))
        expect([sha('sha384', bytes), bytes.length], path + file).toEqual([i, n])
      }
      const named = [entry, titles, ...Object.values(texts), ...Object.values(hot).flat()]
      for (const [file, integrity] of named) expect(files[file]?.i, path + file).toBe(integrity)
      expect(existsSync(at(`${path}release.sig.json`))).toBe(true)
    }
  expect(existsSync(at('log/stable/00000001.json'))).toBe(true)
  expect(existsSync(at('trust/1.root.json'))).toBe(true)
})

test('the policy in headers.json fits the inline scripts and styles, and lets the page call its API', () => {
  const policies = sent('/pay')?.['Content-Security-Policy'] as readonly string[]
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text)
  expect(inline).toHaveLength(2)
  for (const text of inline)
    for (const policy of policies) expect(policy).toContain(`'${sha('sha256', text)}'`)
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  expect(policies[0]).toContain(`style-src 'self' '${sha('sha256', styles)}'`)
  // Without a configured base the page's host decides which of the two it calls.
  const hosts = 'https://api.companion.example https://api-demo.companion.example'
  expect(policies[0]).toContain(`connect-src 'self' ${hosts};`)
})

test('headers.json gives every file and every document the headers of production', async () => {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(site.length + 1))
    .filter((file) => file.includes('/'))
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) expect(sent(`/${file}`), file).toEqual(assetHeaders(`/${file}`, true))
  expect(headers).toMatchObject({ fallback: 'index.html' })
  for (const path of ['/r/x.js', '/shell/x', '/c/x.json', '/log/x', '/trust/9.root.json'])
    expect(
      headers.notFound.some((pattern) => matches(pattern, path)),
      path,
    ).toBe(true)
  for (const agent of ['Chrome/140', 'Version/26.0 Safari/604.1'])
    expect(sent('/pay', agent)?.['Integrity-Policy']).toEqual(integrityHeaders(agent)['Integrity-Policy'])
})

test('a production build opens no tool and no other release; what a start opened is closed again', async () => {
  const access = () => channelOf(readFileSync(at('c/stable.json'), 'utf8')).access
  expect(access()).toBeUndefined()
  await buildSite({ apiBase: '/', channel: 'stable' }, { site })
  expect(access()).toMatchObject({ releases: 'everybody', tools: 'everybody' })
  await buildSite({ apiBase: '', channel: 'stable' }, { site, secure: true, open: false })
  expect(access()).toBeUndefined()
})
