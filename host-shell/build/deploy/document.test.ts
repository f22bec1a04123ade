import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bootObject } from '../../../test/bootObject.ts'
import { sampleParts } from '../../../test/site/samplePage.ts'
import { buildBootScript, buildHeadScript } from '../inlineScripts.ts'
import { renderPage } from './document.ts'

const main = { url: '/shell/1/main.js', integrity: 'sha384-main' } as const
const libraries = { url: '/shell/libraries-1/libraries.js', integrity: 'sha384-libraries' } as const

test('every script that the parser inserts is inline and hashed in both policies', async () => {
  const parts = {
    ...sampleParts,
    engineScript: 'zero()',
    headScript: (await buildHeadScript(main, libraries)).code,
    bootScript: (await buildBootScript()).code,
    libraries,
  }
  const embedded = JSON.stringify({ p: JSON.stringify({ remotes: {}, releases: {} }) })
  const { html, headers } = renderPage(parts, embedded, { apiBase: '/', channel: 'stable' })
  const scripts = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
  // WebKit before August 2024 runs no external script that the parser inserts under 'strict-dynamic'.
  expect(scripts.map(([, attributes]) => attributes)).toEqual(['', '', ''])
  const [places, loaders] = headers['Content-Security-Policy'] as readonly string[]
  const hashes = scripts.map(
    ([, , text]) => `'sha256-${createHash('sha256').update(String(text)).digest('base64')}'`,
  )
  expect(places).toContain(`; script-src 'self' ${hashes.join(' ')};`)
  expect(loaders).toBe(`script-src ${hashes.join(' ')} 'strict-dynamic'; worker-src 'none'`)
})

test('the first script clears the address, limits what may load, then loads the shell with its hashes', async () => {
  const happened: unknown[] = []
  const location = {
    search: '?lang=de&acc_token=A',
    hash: '#ref_token=R',
    pathname: '/help',
    href: 'https://m.example/help',
    origin: 'https://m.example',
  }
  let limit = (url: string) => url
  const win = {
    location,
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL: typeof limit }) => {
        limit = rules.createScriptURL
        happened.push(name)
      },
    },
  }
  const document = {
    documentElement: { dataset: {} },
    createElement: () => ({}),
    head: { appendChild: (element: object) => happened.push(element) },
  }
  const history = { state: null, replaceState: (...[, , address]: unknown[]) => happened.push(address) }
  const companion = bootObject()
  const run = new Function(
    'window',
    'companion',
    'document',
    'history',
    'location',
    'addEventListener',
    (await buildHeadScript(main, libraries)).code,
  )
  run(win, companion, document, history, location, () => {})
  const scripts = [libraries, main].map(({ url: src, integrity }) => ({ src, integrity }))
  const preloads = scripts.map(({ src: href, integrity }) => ({ rel: 'preload', href, integrity }))
  expect(happened).toMatchObject([
    'https://m.example/help?lang=de',
    'default',
    ...[...preloads, ...scripts].map((one) => ({ ...one, crossOrigin: 'anonymous' })),
  ])
  expect(companion.tokens).toMatchObject({ access: 'A', refresh: '' })
  expect(limit('/r/weather/1.0.0-a/area.js')).toBe('https://m.example/r/weather/1.0.0-a/area.js')
  for (const url of ['https://evil.example/r/x.js', '/c/stable.json', '/x.js', 'data:text/javascript,1'])
    expect(() => limit(url), url).toThrow('refused script')

  // Only bases of the signed document are allowed.
  const mirror = 'https://cdn.example/companion/'
  expect(() => limit(`${mirror}r/weather/1.0.0-a/area.js`)).toThrow('refused script')
  companion.allowBases?.([mirror, '/'])
  expect(limit(`${mirror}r/weather/1.0.0-a/area.js?r=2`)).toBe(`${mirror}r/weather/1.0.0-a/area.js?r=2`)
  expect(limit('/r/weather/1.0.0-a/area.js')).toBe('https://m.example/r/weather/1.0.0-a/area.js')
  for (const url of [
    'https://cdn.example/r/weather/area.js',
    `${mirror}r/../evil.js`,
    `${mirror}shell/main.js`,
    `${mirror}r/titles.json`,
    'https://cdn.example.evil.example/companion/r/x.js',
  ])
    expect(() => limit(url), url).toThrow('refused script')
  companion.allowBases?.([])
  expect(() => limit(`${mirror}r/weather/1.0.0-a/area.js`)).toThrow('refused script')
})

test('the policy lets in mirrors for what comes from there, by folder, and those that the page carries', () => {
  const embedded = JSON.stringify({
    p: JSON.stringify({ bases: ['/', 'https://b.example/'], remotes: {}, releases: {} }),
  })
  const config = { apiBase: '/', channel: 'stable', bases: ['https://a.example/x/'] }
  const { html, headers } = renderPage(sampleParts, embedded, config)
  const [places = '', loaders = ''] = headers['Content-Security-Policy'] as readonly string[]
  const directive = (name: string) => places.split('; ').find((line) => line.startsWith(`${name} `))
  const both = "'self' https://a.example/x/r/ https://b.example/r/"
  expect(directive('script-src')).toContain(`script-src ${both} 'sha256-`)
  expect(directive('style-src')).toContain(`style-src ${both} 'sha256-`)
  expect(directive('connect-src')).toBe(`connect-src ${both}`)
  for (const name of ['img-src', 'font-src', 'form-action', 'default-src'])
    expect(directive(name), name).not.toContain('.example')
  expect(loaders).toMatch(/^script-src ('sha256-\S+ ){3}'strict-dynamic'; worker-src 'none'$/)
  expect(html).not.toContain('a.example')
})
