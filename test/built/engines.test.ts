import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { transform } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { kitPage } from '../../bridge-contract/generate/conformance/bundle.ts'
import { buildRemote, buildShell } from '../../host-shell/build/builds.ts'
import { engines } from '../../bridge-contract/generate/engines.ts'
import { buildBootScript, buildHeadScript, buildWorker } from '../../host-shell/build/inlineScripts.ts'
import { remoteNames } from '../../host-shell/build/remotes.ts'

/**
 * Features that the oldest engines (Chromium 87, Safari 16.0) lack, from MDN's compatibility tables. Names
 * that a library feature-detects are omitted, because they're harmless.
 */
const missing: Readonly<Record<string, RegExp>> = {
  'a spread in an optional call': /\?\.[\w$.]*\(\.\.\./,
  'Array.prototype.at': /\.at\(/,
  'Object.hasOwn': /\bObject\.hasOwn\b/,
  structuredClone: /\bstructuredClone\b/,
  findLast: /\.findLast(Index)?\(/,
  'crypto.randomUUID': /\brandomUUID\b/,
  'AbortSignal.timeout and any': /\bAbortSignal\.(timeout|any)\b/,
  'array copies': /\.to(Sorted|Reversed|Spliced)\(/,
  'Promise.withResolvers': /\bwithResolvers\b/,
  'URL.canParse': /\bcanParse\b/,
  'Array.fromAsync': /\bfromAsync\b/,
  'Intl.Segmenter without a question': /new Intl\.Segmenter\b/,
}

let scripts: (readonly [name: string, code: string])[]
beforeAll(async () => {
  const built: { readonly dir: string }[] = [await buildShell()]
  for (const remote of remoteNames()) built.push(await buildRemote(remote))
  const inside = ({ dir }: { readonly dir: string }) =>
    readdirSync(dir)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [resolve(dir, name), readFileSync(resolve(dir, name), 'utf8')] as const)
  scripts = built.flatMap(inside)
  scripts.push([
    'the first script',
    (await buildHeadScript({ url: '', integrity: 'sha384-' }, { url: '', integrity: 'sha384-' })).code,
  ])
  scripts.push(['ignition', (await buildBootScript()).code])
  scripts.push(
    ['worker.js', (await buildWorker('worker')).code],
    ['removal.js', (await buildWorker('removal')).code],
  )
  const [, kit = ''] = /<script[^>]*>(.*)<\/script>/s.exec(await kitPage()) ?? []
  scripts.push(['the conformance page', kit])
})

test('no script needs a syntax that the oldest engines do not read', async () => {
  const uses = async ([name, code]: readonly [string, string]) => {
    const [newest, oldest] = await Promise.all([
      transform(code, { target: 'esnext' }),
      transform(code, engines),
    ])
    return newest.code === oldest.code ? [] : [name]
  }
  expect((await Promise.all(scripts.map(uses))).flat()).toEqual([])
})

test('the script that finds engines which are too old is ES5', async () => {
  const { parts } = await buildShell()
  expect(parts.engineScript).toMatch(/tooOld/)
  expect(parts.engineScript).not.toMatch(/=>|`|\b(?:let|const|class|async)\b|\?\.|\?\?|\.\.\.|\*\*|catch\{/)
})

test('no built file runs as a module, which WebKit would let anyone plant in the document', () => {
  const files = scripts.filter(([name]) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter(([, code]) => !code.startsWith('<!--\n')).map(([name]) => name)).toEqual([])
})

test('no script calls what the oldest engines do not have', () => {
  const found = scripts.flatMap(([name, code]) =>
    Object.entries(missing).flatMap(([what, pattern]) => (pattern.test(code) ? [`${name}: ${what}`] : [])),
  )
  expect(found).toEqual([])
})
