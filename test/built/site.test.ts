import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageData } from '../../host-shell/shell/boot/bootData.ts'
import { remoteNames } from '../../host-shell/build/remotes.ts'
import { prerendered } from '../../host-shell/build/deploy/documentLanguages.ts'
import { assetHeaders, workerHeaders, workerPath } from '../../host-shell/build/deploy/assetHeaders.ts'
import { integrityHeaders, usualHsts, type SiteHeaders } from '../../host-shell/build/deploy/headers.ts'
import { fileOfPath } from '../../host-shell/build/deploy/pathPatterns.ts'
import { buildProduction } from '../../host-shell/build/deploy/production.ts'
import { readBuildSettings } from '../../host-shell/build/deploy/settings.ts'
import { buildSite } from '../../host-shell/build/deploy/site.ts'
import type { ChannelDocument } from '../../shared/release-protocol/channelDocument.ts'

let [site, html] = ['', '']
let headers: SiteHeaders
const at = (path: string) => join(site, path)
const sha = (kind: 'sha256' | 'sha384', bytes: Uint8Array | string) =>
  `${kind}-${createHash(kind).update(bytes).digest('base64')}`
const dataOf = (document: string) =>
  JSON.parse(/companion\.page=(.*)/.exec(document)?.[1] ?? '{}') as PageData
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path)

async function build(flags = ''): Promise<void> {
  const settings = readBuildSettings([...flags.split(' ').filter(Boolean), '--out', site], {})
  if (settings !== 'help') await buildProduction(settings)
}

/** Returns the response headers of a host that uses only headers.json. */
const sent = (path: string, agent = '') =>
  headers.rules.find(
    ({ paths, hosts, userAgent }) =>
      !hosts &&
      paths.some((pattern) => matches(pattern, path)) &&
      (!userAgent || new RegExp(userAgent).test(agent)),
  )?.headers

/** Returns a folder's channel document, without its signatures. */
const channelOf = (text: string) => JSON.parse((JSON.parse(text) as { p: string }).p) as ChannelDocument

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'))
  await build()
  html = readFileSync(at('index.html'), 'utf8')
  headers = JSON.parse(readFileSync(at('headers.json'), 'utf8')) as SiteHeaders
})
afterAll(() => rm(site, { recursive: true }))

test('the folder holds every file that the document names, with its hash', () => {
  const named = html.matchAll(/src:"(\/shell\/[^"]+\.js)",integrity:"([^"]+)"/g)
  const [libraries, main] = Array.from(named, ([, url = '', integrity = '']) => ({ url, integrity }))
  const { frame, bridge } = dataOf(html).config
  const beside = { url: frame!.url.replace('main.css', 'bridge.js'), integrity: `sha384-${bridge}` }
  for (const file of [libraries!, main!, frame!, beside])
    expect(sha('sha384', readFileSync(at(file.url))), file.url).toBe(file.integrity)
})

test('the folder holds every file of every release that the document and the channel name', async () => {
  const { releases: embedded } = dataOf(html)
  const [rootFile = '', rootIntegrity] = embedded.root ?? []
  expect(sha('sha384', readFileSync(at(rootFile.slice(1))))).toBe(rootIntegrity)
  const current = channelOf(readFileSync(at('c/stable.json'), 'utf8'))
  expect(Object.keys(embedded.remotes).toSorted()).toEqual(remoteNames())
  for (const { rel, path } of Object.values(current.releases))
    expect(sha('sha256', readFileSync(at(`${path}release.json`))), path).toBe(rel)
  for (const releases of [embedded.releases, current.releases])
    for (const { path, entry, hot, texts, titles } of Object.values(releases)) {
      const record = readFileSync(at(`${path}release.json`), 'utf8')
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
  expect(inline).toHaveLength(3)
  for (const text of inline)
    for (const policy of policies) expect(policy).toContain(`'${sha('sha256', text)}'`)
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  expect(policies[0]).toContain(`style-src 'self' '${sha('sha256', styles)}'`)
  // Without a configured API base, the page's host decides between these two, so the policy allows both.
  const hosts = 'https://api.companion.example https://api-demo.companion.example'
  expect(policies[0]).toContain(`connect-src 'self' ${hosts};`)
})

test('headers.json gives every file and every document the headers of production', async () => {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(site.length + 1))
    .filter((file) => headers.notFound.some((pattern) => matches(pattern, `/${file}`)))
  expect(files.length).toBeGreaterThan(100)
  const wanted = (path: string) =>
    path === workerPath ? workerHeaders(usualHsts) : assetHeaders(path, usualHsts)
  expect(files).toContain(workerPath.slice(1))
  for (const file of files) expect(sent(`/${file}`), file).toEqual(wanted(`/${file}`))
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
  await build()
  expect(access()).toBeUndefined()
})

test('beside each file that a page loads lies a smaller one with the same content', () => {
  const [, url = ''] = /src:"(\/shell\/[^"]+\/main\.js)"/.exec(html) ?? []
  const { releases } = channelOf(readFileSync(at('c/stable.json'), 'utf8'))
  const loaded = Object.values(releases).flatMap(({ path, entry, hot, texts }) =>
    [entry, ...Object.values(hot).flat(), ...Object.values(texts)].map(([file]) => path + file),
  )
  for (const file of ['index.html', 'documents/lensmoo.html', url, ...loaded]) {
    const bytes = readFileSync(at(file))
    for (const [ending, open] of [
      ['.br', brotliDecompressSync],
      ['.gz', gunzipSync],
    ] as const) {
      const smaller = readFileSync(at(file + ending))
      expect(smaller.length, file + ending).toBeLessThan(bytes.length)
      expect(open(smaller).equals(bytes), file + ending).toBe(true)
    }
  }
})

test('beside a file that changes lies none, which would be sent instead of it', async () => {
  const files = await readdir(site, { recursive: true })
  const changing = files.filter((file) => /^(c|log|trust)\/|release\.sig\.json/.test(file))
  expect(changing.length).toBeGreaterThan(8)
  expect(changing.filter((file) => /\.(br|gz)$/.test(file))).toEqual([])
})

test('the document of a brand knows that brand alone and is smaller', () => {
  const own = readFileSync(at('documents/gamefog.html'), 'utf8')
  expect(dataOf(own).brands.map(({ id }) => id)).toEqual(['gamefog'])
  const saved = brotliCompressSync(html).length - brotliCompressSync(own).length
  expect(saved).toBeGreaterThan(500)
})

test('every screen has a document for each brand and language that has texts, which its policy lets in', () => {
  const written = JSON.parse(readFileSync(at('headers.json'), 'utf8')) as SiteHeaders
  const { releases } = channelOf(readFileSync(at('c/stable.json'), 'utf8'))
  const shown = Object.values(releases)
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .toSorted()
  for (const { file, hosts, screens } of [
    { file: 'index.html', hosts: [], screens: written.screens },
    ...written.documents,
  ]) {
    expect(screens?.paths.toSorted(), file).toEqual(shown)
    const { headers: own } = written.rules.find(
      (rule) => (rule.hosts ?? []).join() === hosts.join() && rule.paths.includes('/*'),
    )!
    const policy = [own['Content-Security-Policy']].flat()[0]
    const whole = readFileSync(at(`${file}.br`)).length
    for (const lang of prerendered)
      for (const path of screens!.paths) {
        const name = `${screens!.folder}/${lang}${fileOfPath(path)}`
        const text = readFileSync(at(name), 'utf8')
        for (const [, kind, inline = ''] of text.matchAll(/<(script|style)>([^]*?)<\/\1>/g))
          expect(policy, `${name}: ${kind}`).toContain(sha('sha256', inline))
        expect(text.replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '')).not.toMatch(/ (style|on\w+)=/)
        // The longest document is the privacy policy in German, which is complete and has soft hyphens.
        expect(readFileSync(at(`${name}.br`)).length - whole, name).toBeLessThan(9000)
      }
  }
})

test('what npm start writes into the folder is sent as it is: nothing of a production build is left', async () => {
  await buildSite({ apiBase: '/', channel: 'stable' }, { site })
  const names = (await readdir(site)).toSorted().join()
  expect(names).toMatch(/^c,documents,headers.json,index.html,log,r,shell,third[\w.-]+,trust,worker.js$/)
  // The only documents are the association files of app links.
  for (const path of await readdir(at('documents'), { recursive: true }))
    expect(path).toMatch(/^\w+(\/\.well-known(\/|$)|$)/)
  await build()
})
