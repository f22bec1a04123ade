import { expect, test } from 'vitest'
import { brands } from '@companion/shared/brand/brands'
import { samplePlan } from '../../../test/site/samplePlan.ts'
import { manifestOf, remoteNames } from '../remotes.ts'
import { appLinks, appLinksFile, appLinksHeaders } from './appLinks.ts'
import { appSigning } from './appSigning.ts'
import { siteHeaders } from './headers.ts'
import { cloudFrontFunction, objectMetadata } from './objectMetadata.ts'

const [android, ios] = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'] as const
const routes = (await Promise.all(remoteNames().map(manifestOf))).flatMap((manifest) => manifest.routes)
const filesOf = (id: string) =>
  appLinks(
    brands.find((brand) => brand.id === id)!,
    routes,
  )
const read = (text: string | undefined) => JSON.parse(text ?? 'null') as unknown

test('a brand’s files name its app; Apple’s lists the routes that are not hidden', () => {
  const files = filesOf('metawatch')
  expect(read(files[android])).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.companion.metawatch',
        sha256_cert_fingerprints: appSigning['metawatch']?.sha256CertFingerprints,
      },
    },
  ])
  const paths = routes.filter(({ hidden }) => !hidden).map(({ path }) => path)
  expect(paths).toContain('/weather')
  expect(read(files[ios])).toEqual({
    applinks: {
      details: [
        {
          appIDs: ['METAWATCH1.com.companion.metawatch'],
          components: paths.toSorted().map((path) => ({ '/': path })),
        },
      ],
    },
  })
})

test('a brand without an app in a store has no file for that system', () => {
  expect(Object.keys(filesOf('gamefog'))).toEqual([ios])
  expect(Object.keys(filesOf('sparkpie'))).toEqual([android])
  for (const { id, stores } of brands) {
    const has = (link: string) => link !== '' && link !== '#'
    expect(Object.keys(filesOf(id)), id).toEqual([
      ...(has(stores.android) ? [android] : []),
      ...(has(stores.ios) ? [ios] : []),
    ])
  }
})

test('fingerprints and teams have the systems’ formats', () => {
  expect(Object.keys(appSigning)).toEqual(brands.map(({ id }) => id))
  for (const { sha256CertFingerprints = [], appleTeamId } of Object.values(appSigning)) {
    for (const print of sha256CertFingerprints) expect(print).toMatch(/^([\dA-F]{2}:){31}[\dA-F]{2}$/)
    if (appleTeamId !== undefined) expect(appleTeamId).toMatch(/^[A-Z\d]{10}$/)
  }
})

test('a host gets the file of its brand, and an unknown host none', () => {
  expect(appLinksFile('m.metawatch.example', android)).toBe(`/documents/metawatch${android}`)
  expect(appLinksFile('LensMoo.localhost:8080', ios)).toBe(`/documents/lensmoo${ios}`)
  expect([appLinksFile('other.example', ios), appLinksFile(undefined, ios)]).toEqual([undefined, undefined])
})

test('CloudFront serves each host its own file without a redirect, as JSON', () => {
  const plan = samplePlan('')
  const text = cloudFrontFunction(plan)
  expect(text.length).toBeLessThan(10_000)
  const handler = new Function(`${text}; return handler`)() as (event: object) => Record<string, unknown>
  const ask = (host: string, uri: string) =>
    handler({ request: { method: 'GET', uri, headers: { host: { value: host } } } })
  for (const path of [android, ios]) {
    expect(ask('M.metawatch.example', path)['uri']).toBe(`/documents/metawatch${path}`)
    for (const host of ['other.example', 'constructor']) expect(ask(host, path)['statusCode']).toBe(404)
  }
  expect(ask('m.metawatch.example', '/.well-known/other')['statusCode']).toBe(404)
  const { objects } = objectMetadata(plan, [`documents/metawatch${android}`, `documents/metawatch${ios}`])
  expect(Object.values(objects)).toEqual(
    [android, ios].map(() => ({
      ContentType: 'application/json',
      CacheControl: 'max-age=15, must-revalidate',
    })),
  )
})

test('headers.json has the folder of each host’s files and their headers', () => {
  const { documents, rules, notFound } = siteHeaders(samplePlan(''))
  expect(documents.find(({ hosts }) => hosts.includes('m.metawatch.example'))?.appLinks).toBe(
    'documents/metawatch',
  )
  const hsts = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
  expect(rules.find(({ paths }) => paths.includes(ios))?.headers).toEqual({ ...appLinksHeaders(0), ...hsts })
  expect(notFound).toEqual(expect.arrayContaining([android, ios]))
})
