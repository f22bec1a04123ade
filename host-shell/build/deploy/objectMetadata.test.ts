import { expect, test } from 'vitest'
import { planWithScreens, samplePlan } from '../../../test/site/samplePlan.ts'
import { documentHeaders, type SitePlan } from './headers.ts'
import { cloudFrontFunction, objectMetadata } from './objectMetadata.ts'

const headers = documentHeaders({ scripts: [], styles: [], apiOrigins: [], hsts: 1 })
const plan: SitePlan = { documents: [{ file: 'index.html', hosts: [], headers }], hsts: 1 }

test('the CloudFront function leads a path with doubled slashes to the one that is meant, on this host', () => {
  const handler = new Function(`${cloudFrontFunction(plan)}; return handler`)() as (
    event: object,
  ) => Record<string, unknown>
  const querystring = {
    a: { value: '1//2' },
    acc_token: { value: 'x', multiValue: [{ value: 'x' }, { value: 'y' }] },
  }
  for (const [uri, to] of [
    ['//weather', '/weather'],
    ['/pay//', '/pay/'],
    ['//evil.test/pay', '/evil.test/pay'],
    ['///evil.test//pay', '/evil.test/pay'],
    ['/\\evil/x', '/evil/x'],
    ['/pay\\x', '/pay/x'],
  ] as const)
    expect(handler({ request: { method: 'GET', uri, headers: {}, querystring } }), uri).toMatchObject({
      statusCode: 308,
      headers: {
        location: { value: `${to}?a=1//2&acc_token=x&acc_token=y` },
        'x-content-type-options': { value: 'nosniff' },
        'strict-transport-security': {},
      },
    })
})

test('an object keeps its type and how long it lasts; what is no part of the site is not uploaded', () => {
  const files = [
    'index.html',
    'documents/lensmoo.html',
    'r/weather/1.0.0-a/x.js',
    'r/weather/1.0.0-a/x.js.br',
  ]
  const { objects } = objectMetadata(samplePlan(''), [
    ...files,
    'c/stable.json',
    '_headers',
    'headers.json',
    'r/404.html',
    'worker.js',
    'worker.js.br',
    'third-party-notices.txt',
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
    'third-party-notices.txt': {
      ContentType: 'text/plain; charset=utf-8',
      CacheControl: 'max-age=15, must-revalidate',
    },
  })
})

test('a bucket keeps a screen’s document as it keeps the others', () => {
  const { objects } = objectMetadata(planWithScreens, [
    'documents/metawatch/de/help.html',
    'documents/metawatch/de/help.html.br',
  ])
  expect(objects).toEqual({
    'documents/metawatch/de/help.html': { ContentType: 'text/html', CacheControl: 'no-store' },
  })
})

test('the CloudFront function tells files, documents and nothing apart, and is small enough', () => {
  const text = cloudFrontFunction(samplePlan(''))
  expect(text.length).toBeLessThan(10_000)
  const handler = new Function(`${text}; return handler`)() as (event: object) => Record<string, unknown>
  const ask = (uri: string, method = 'GET', name = 'other.example') =>
    handler({ request: { method, uri, headers: { host: { value: name } } } })
  expect(ask('/r/weather/1.0.0-a/x.js')['uri']).toBe('/r/weather/1.0.0-a/x.js')
  for (const path of ['/worker.js', '/third-party-notices.txt']) expect(ask(path)['uri']).toBe(path)
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
