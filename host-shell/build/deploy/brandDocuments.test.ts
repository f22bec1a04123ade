import { expect, test } from 'vitest'
import { sampleParts } from '../../../test/site/samplePage.ts'
import { sampleEmbedded, samplePlan } from '../../../test/site/samplePlan.ts'
import { brands } from '@companion/shared/brand/brands'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import type { Headers } from './assetHeaders.ts'
import { brandDocuments, embeddedFor } from './brandDocuments.ts'
import { caddyfile } from './caddyfile.ts'
import { siteHeaders } from './headers.ts'
import { nginxMaps, nginxServer } from './nginxFiles.ts'
import { readBuildSettings } from './settings.ts'

const host = { listen: '8080', certificate: undefined, brotli: true }

test('the document of a brand carries the releases that its devices may get, and no others', () => {
  const { p, ...rest } = JSON.parse(embeddedFor(sampleEmbedded, 'metawatch')) as { p: string; root: object }
  const own = JSON.parse(p) as ChannelDocument
  expect(own.remotes['weather']?.rules.map(({ id }) => id)).toEqual(['a', 'base'])
  expect(Object.keys(own.releases)).toEqual(['weather@2.0.0-a', 'weather@1.0.0-c'])
  expect(rest).toEqual({ s: [], root: { p: 'root' } })
})

test('a brand with an API of its own has it in its document and its policy; other pages choose by the brand', () => {
  const flags = ['--api', 'https://api.example.org,metawatch=https://m.example.org', '--out', 'x']
  const settings = readBuildSettings(flags, {})
  if (settings === 'help') throw new Error('help')
  const documents = brandDocuments(sampleParts, sampleEmbedded, settings)
  const configOf = (file: string) => {
    const { html } = documents.find((one) => one.file === file)!.page
    return (JSON.parse(/companion\.page=(.*)/.exec(html)?.[1] ?? '') as { config: object }).config
  }
  expect(configOf('documents/metawatch.html')).toMatchObject({ apiBase: 'https://m.example.org' })
  expect(configOf('documents/lensmoo.html')).toMatchObject({ apiBase: 'https://api.example.org' })
  expect(configOf('index.html')).toMatchObject({
    apiBase: 'https://api.example.org',
    apiBases: { metawatch: 'https://m.example.org' },
  })
  const called = (headers: Headers) =>
    /connect-src 'self' ([^;]*);/.exec(headers['Content-Security-Policy']![0]!)?.[1]
  const { documents: planned } = samplePlan(flags.slice(0, 2).join(' '))
  expect(planned.map(({ file, headers }) => [file, called(headers)])).toEqual([
    ['index.html', 'https://api.example.org https://m.example.org'],
    ...brands.map(({ id }) => [
      `documents/${id}.html`,
      id === 'metawatch' ? 'https://m.example.org' : 'https://api.example.org',
    ]),
  ])
})

test('a policy of its own reaches the hosts of a brand by every form', () => {
  const plan = samplePlan('--api https://api.example.org,metawatch=https://m.example.org')
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
