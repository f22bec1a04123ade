import { expect, test } from 'vitest'
import { sampleEntry, sampleRelease } from '../../test/release/sampleRelease.ts'
import { sampleParts } from '../../test/site/samplePage.ts'
import { brands } from '../brands/brands.ts'
import type { ChannelDocument } from '../releases/model/channelDocument.ts'
import { brandDocuments, embeddedFor } from './brandDocuments.ts'
import { caddyfile } from './caddyfile.ts'
import { headersFile, headersFileLimits, redirectsFile } from './headersFile.ts'
import type { Headers } from './assetHeaders.ts'
import { siteHeaders, type SitePlan } from './headers.ts'
import { nginxMaps, nginxServer } from './nginxFiles.ts'
import { cloudFrontFunction, objectMetadata } from './objectMetadata.ts'
import { readBuildSettings } from './settings.ts'

const rule = (id: string, use: string, brand?: string) => ({
  id,
  use,
  ...(brand && { when: { brand: [brand] } }),
})
const document = {
  remotes: {
    weather: {
      rules: [rule('a', '2.0.0-a', 'metawatch'), rule('b', '1.5.0-b', 'lensmoo'), rule('base', '1.0.0-c')],
      fallback: [],
    },
  },
  releases: Object.fromEntries(
    ['2.0.0-a', '1.5.0-b', '1.0.0-c'].map((short) => {
      const [version = '', build = ''] = short.split('-')
      return [`weather@${short}`, sampleEntry(sampleRelease('weather', version, build))]
    }),
  ),
} as unknown as ChannelDocument
const embedded = JSON.stringify({ p: JSON.stringify(document), s: [], root: { p: 'root' } })

function planOf(flags: string): SitePlan {
  const settings = readBuildSettings(flags.split(' ').filter(Boolean), {})
  if (settings === 'help') throw new Error('help')
  const [general, ...others] = brandDocuments(sampleParts, embedded, settings).map(
    ({ file, hosts, page }) => ({
      file,
      hosts,
      headers: page.headers,
    }),
  )
  return { documents: [general!, ...others], hsts: settings.hsts }
}
const host = { listen: '8080', certificate: undefined, brotli: true }

test('the document of a brand carries the releases that its devices may get, and no others', () => {
  const { p, ...rest } = JSON.parse(embeddedFor(embedded, 'metawatch')) as { p: string; root: object }
  const own = JSON.parse(p) as ChannelDocument
  expect(own.remotes['weather']?.rules.map(({ id }) => id)).toEqual(['a', 'base'])
  expect(Object.keys(own.releases)).toEqual(['weather@2.0.0-a', 'weather@1.0.0-c'])
  expect(rest).toEqual({ s: [], root: { p: 'root' } })
})

test('a brand with an API of its own has it in its document and its policy; other pages choose by the brand', () => {
  const flags = ['--api', 'https://api.example.org,metawatch=https://m.example.org', '--out', 'x']
  const settings = readBuildSettings(flags, {})
  if (settings === 'help') throw new Error('help')
  const documents = brandDocuments(sampleParts, embedded, settings)
  const configOf = (file: string) => {
    const { html } = documents.find((one) => one.file === file)!.page
    return (JSON.parse(/companionPage=(.*)/.exec(html)?.[1] ?? '') as { config: object }).config
  }
  expect(configOf('documents/metawatch.html')).toMatchObject({ apiBase: 'https://m.example.org' })
  expect(configOf('documents/lensmoo.html')).toMatchObject({ apiBase: 'https://api.example.org' })
  expect(configOf('index.html')).toMatchObject({
    apiBase: 'https://api.example.org',
    apiBases: { metawatch: 'https://m.example.org' },
  })
  const called = (headers: Headers) =>
    /connect-src 'self' ([^;]*);/.exec(headers['Content-Security-Policy']![0]!)?.[1]
  const { documents: planned } = planOf(flags.slice(0, 2).join(' '))
  expect(planned.map(({ file, headers }) => [file, called(headers)])).toEqual([
    ['index.html', 'https://api.example.org https://m.example.org'],
    ...brands.map(({ id }) => [
      `documents/${id}.html`,
      id === 'metawatch' ? 'https://m.example.org' : 'https://api.example.org',
    ]),
  ])
})

test('a policy of its own reaches the hosts of a brand by every form', () => {
  const plan = planOf('--api https://api.example.org,metawatch=https://m.example.org')
  const own = "connect-src 'self' https://m.example.org;"
  const rules = siteHeaders(plan).rules.filter(({ hosts }) => hosts?.includes('m.metawatch.example'))
  expect(rules.map(({ headers }) => String(headers['Content-Security-Policy']).includes(own))).toEqual([
    true,
    true,
  ])
  const row = nginxMaps(plan)
    .split('\n')
    .find((line) => line.trim().startsWith('m.metawatch.example "default-src'))
  expect(row).toContain(own)
  expect(nginxServer(plan, host)).toContain(
    'add_header Content-Security-Policy $companion_content_security_policy_1 always;',
  )
  const matcher = /@(\w+) host m\.metawatch\.example/.exec(caddyfile(plan, host))?.[1]
  const [, block = ''] = new RegExp(`header @${matcher} \\{([^}]*)\\}`).exec(caddyfile(plan, host)) ?? []
  expect(block).toContain(own)
})

test('_headers keeps to the limits of both hosts, whatever number of releases there is', () => {
  const folders = Array.from({ length: 300 }, (_, at) => `r/weather/1.0.${at}-abcd`)
  const text = headersFile(planOf(''), folders)
  const lines = text.split('\n')
  expect(lines.filter((line) => line.startsWith('/'))).toHaveLength(headersFileLimits.rules)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(headersFileLimits.lineLength)
  expect(text).toContain('/r/weather/1.0.0-abcd/*\n  Cache-Control: public, max-age=31536000, immutable')
  const many = Array.from({ length: 80 }, (_, at) => `https://a-host-of-somebody-${at}.example`).join(',')
  expect(() => headersFile(planOf(`--origins ${many}`), [])).toThrow('_headers: a line of')
})

test('_headers names no header in two rules that fit one path, and keeps no 404 for long', () => {
  const text = headersFile(planOf(''), ['r/weather/1.0.0-a', 'shell/1.0.0-b'])
  const rules = text
    .split(/\n(?=\/)/)
    .slice(1)
    .map((block) => block.split('\n').filter(Boolean))
    .map(([path = '', ...lines]) => ({ path, names: lines.map((line) => line.trim().split(':')[0] ?? '') }))
  const sent = (path: string) =>
    rules.filter((one) => path.startsWith(one.path.slice(0, -1))).flatMap(({ names }) => names)
  const answered = '/ /pay /c/stable.json /worker.js /r/weather/1.0.0-a/x.js /r/none/1.0.0-z/x.js /log/x'
  for (const path of answered.split(' ')) expect(new Set(sent(path)).size, path).toBe(sent(path).length)
  for (const path of ['/r/weather/1.0.0-a/x.js', '/worker.js'])
    expect(sent(path), path).toContain('Cache-Control')
  for (const path of ['/r/none/1.0.0-z/x.js', '/log/stable/9.json', '/shell/2/x.js'])
    expect(sent(path), path).not.toContain('Cache-Control')
  expect(redirectsFile(planOf(''))).toContain('/r/*  /r/404.html  404')
})

test('an object keeps its type and how long it lasts; what is no part of the site is not uploaded', () => {
  const files = [
    'index.html',
    'documents/lensmoo.html',
    'r/weather/1.0.0-a/x.js',
    'r/weather/1.0.0-a/x.js.br',
  ]
  const { objects } = objectMetadata(planOf(''), [
    ...files,
    'c/stable.json',
    '_headers',
    'headers.json',
    'r/404.html',
    'worker.js',
    'worker.js.br',
  ])
  const lasting = 'public, max-age=31536000, immutable, no-transform'
  const html = { ContentType: 'text/html; charset=utf-8', CacheControl: 'no-store, no-transform' }
  expect(objects).toEqual({
    'index.html': html,
    'documents/lensmoo.html': html,
    'r/weather/1.0.0-a/x.js': { ContentType: 'text/javascript; charset=utf-8', CacheControl: lasting },
    'c/stable.json': {
      ContentType: 'application/json; charset=utf-8',
      CacheControl: 'max-age=15, must-revalidate',
    },
    'worker.js': { ContentType: 'text/javascript; charset=utf-8', CacheControl: 'no-cache' },
  })
})

test('the CloudFront function tells files, documents and nothing apart, and is small enough', () => {
  const text = cloudFrontFunction(planOf(''))
  expect(text.length).toBeLessThan(10_000)
  const handler = new Function(`${text}; return handler`)() as (event: object) => Record<string, unknown>
  const ask = (uri: string, method = 'GET', name = 'other.example') =>
    handler({ request: { method, uri, headers: { host: { value: name } } } })
  expect(ask('/r/weather/1.0.0-a/x.js')['uri']).toBe('/r/weather/1.0.0-a/x.js')
  expect(ask('/worker.js')['uri']).toBe('/worker.js')
  expect(ask('/weather')['uri']).toBe('/index.html')
  expect(ask('/weather', 'GET', 'M.Metawatch.example')['uri']).toBe('/documents/metawatch.html')
  expect(ask('/pay', 'GET', 'constructor')['uri']).toBe('/index.html')
  for (const path of [
    '/x.js',
    '/r',
    '/R/a/x.js',
    '//r/a/x.js',
    '/r/a/x.js.br',
    '/c/%2e%2e/x',
    '/%zz',
    '/index.html',
  ]) {
    const { statusCode, headers } = ask(path)
    expect([path, statusCode]).toEqual([path, 404])
    expect(headers).toMatchObject({ 'cache-control': { value: 'no-store' } })
  }
  expect(ask('/pay', 'POST')).toMatchObject({ statusCode: 405, headers: { allow: { value: 'GET, HEAD' } } })
})
