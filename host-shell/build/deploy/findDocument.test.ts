import { expect, test } from 'vitest'
import { screenCases } from '../../../test/deploy/sitePaths.ts'
import { pageHeaders, planWithScreens } from '../../../test/site/samplePlan.ts'
import type { BrandDocument } from './brandDocuments.ts'
import { findDocument } from './findDocument.ts'
import { cloudFrontFunction } from './objectMetadata.ts'

const files = ['/help', '/weather', '/pay', '/index'].flatMap((path) =>
  ['en', 'zh', 'de', 'ar'].map((lang) => `${lang}${path}.html`),
)
const documentOf = (file: string, hosts: readonly string[]): BrandDocument => ({
  file,
  hosts,
  page: { html: 'any', headers: pageHeaders },
  screens: files.map((name) => [name, name]),
  appLinks: {},
})
const documents = [
  documentOf('index.html', []),
  documentOf('documents/metawatch.html', ['m.metawatch.example']),
] as const
type Handler = (event: object) => { readonly uri: string }
const handler = new Function(`${cloudFrontFunction(planWithScreens)}; return handler`)() as Handler
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
