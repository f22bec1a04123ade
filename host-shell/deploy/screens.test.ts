import { expect, test } from 'vitest'
import { screenCases } from '../../test/deploy/sitePaths.ts'
import type { BrandDocument } from './brandDocuments.ts'
import { findDocument } from './findDocument.ts'
import { redirectsFile } from './headersFile.ts'
import { cloudFrontFunction, objectMetadata } from './objectMetadata.ts'

const page = { html: 'any', headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' } }
const files = ['/help', '/weather', '/pay', '/index'].flatMap((path) =>
  ['en', 'zh', 'de', 'ar'].map((lang) => `${lang}${path}.html`),
)
const documentOf = (file: string, hosts: readonly string[]): BrandDocument => ({
  file,
  hosts,
  page,
  screens: files.map((name) => [name, name]),
})
const documents = [
  documentOf('index.html', []),
  documentOf('documents/metawatch.html', ['m.metawatch.example']),
] as const
const screens = (folder: string) => ({ folder, paths: ['/help', '/weather', '/pay', '/'] })
const plan = {
  documents: [
    { file: 'index.html', hosts: [], headers: page.headers, screens: screens('documents/others') },
    {
      file: 'documents/metawatch.html',
      hosts: ['m.metawatch.example'],
      headers: page.headers,
      screens: screens('documents/metawatch'),
    },
  ],
  hsts: 0,
} as const

type Handler = (event: object) => { readonly uri: string }
const handler = new Function(`${cloudFrontFunction(plan)}; return handler`)() as Handler
const byCloudFront = (host: string, url: string, accepted: string): string => {
  const [uri, query = ''] = url.split('?')
  const querystring = Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [name, { value }]),
  )
  const headers = { host: { value: host }, ...(accepted && { 'accept-language': { value: accepted } }) }
  return handler({ request: { method: 'GET', uri, querystring, headers } }).uri
}

test('a host answers a screen with the words in its visitor’s language', () => {
  for (const [url, accepted, file] of screenCases)
    for (const [host, folder] of [
      ['m.metawatch.example', 'documents/metawatch'],
      ['other.example', 'documents/others'],
    ] as const) {
      const headers = { host: `${host}:443`, ...(accepted && { 'accept-language': accepted }) }
      const general = folder === 'documents/others' ? '/index.html' : `/${folder}.html`
      expect(findDocument(documents, { url, headers }).html, url).toBe(file ?? 'any')
      expect(byCloudFront(host, url, accepted), url).toBe(file ? `/${folder}/${file}` : general)
    }
})

test('any other path is answered with the document as before', () => {
  for (const url of ['/avatar', '/help/', '/help.html', '/de/help', '/__proto__']) {
    expect(findDocument(documents, { url, headers: {} }).html, url).toBe('any')
    if (!url.includes('.')) expect(byCloudFront('other.example', url, ''), url).toBe('/index.html')
  }
})

test('hosts that go by a table of redirects have a line for each screen and language, before the last', () => {
  const lines = redirectsFile(plan).trim().split('\n')
  expect(lines.at(-1)).toBe('/*  /index.html  200')
  expect(lines).toContain('/ lang=de  /documents/others/de/index.html  200')
  const help = lines.filter((line) => line.startsWith('/help '))
  const withWords = help.filter((line) => !line.includes('/index.html'))
  expect(withWords).toEqual([
    ...['en', 'zh', 'de', 'ar'].map((lang) => `/help lang=${lang}  /documents/others/${lang}/help.html  200`),
    '/help lang=:lang  /documents/others/en/help.html  200',
    ...['en', 'zh', 'de', 'ar'].map(
      (lang) => `/help  /documents/others/${lang}/help.html  200  Language=${lang}`,
    ),
    '/help  /documents/others/en/help.html  200',
  ])
  // Who reads a language that no document has words in gets the one without any.
  expect(help).toContain('/help lang=fr  /index.html  200')
  expect(help).toContain('/help  /index.html  200  Language=fr')
  expect(help.indexOf('/help lang=fr  /index.html  200')).toBeLessThan(
    help.indexOf('/help lang=:lang  /documents/others/en/help.html  200'),
  )
})

test('a bucket keeps a screen’s document as it keeps the others', () => {
  const { objects } = objectMetadata(plan, [
    'documents/metawatch/de/help.html',
    'documents/metawatch/de/help.html.br',
  ])
  expect(objects).toEqual({
    'documents/metawatch/de/help.html': { ContentType: 'text/html', CacheControl: 'no-store' },
  })
})
