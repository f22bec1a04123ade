import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import webpack from 'webpack'
import { sharedModules } from '../../host-shell/build/sharedModules.ts'

const require = createRequire(import.meta.url)

// Newer webpack versions can't load the plugin. Without this test, CI would fail only hours later.
test('this webpack loads this federation plugin', () => {
  const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack') as {
    ModuleFederationPlugin: new (o: object) => { apply(c: unknown): void }
  }
  const compiler = webpack({ entry: {}, mode: 'none' })
  expect(() =>
    new ModuleFederationPlugin({
      name: 'probe',
      filename: 'probe.js',
      exposes: { './a': './a.js' },
      dts: false,
      manifest: false,
    }).apply(compiler),
  ).not.toThrow()
})

test('the pins are those that were measured', () => {
  const version = (name: string) =>
    (require(`../../node_modules/${name}/package.json`) as { version: string }).version
  expect(
    Object.fromEntries(
      ['webpack', '@module-federation/enhanced', '@module-federation/runtime-core'].map((name) => [
        name,
        version(name),
      ]),
    ),
  ).toEqual({
    webpack: '5.110.3',
    '@module-federation/enhanced': '2.9.2',
    '@module-federation/runtime-core': '2.9.2',
  })
})

test('remotes bring no copy of anything stateful', () => {
  for (const [name, entry] of Object.entries(sharedModules()))
    expect(entry, name).toMatchObject({ import: false, singleton: true })
})

test('what stands in for the sentences of error codes has their names', async () => {
  const { readFileSync } = await import('node:fs')
  const ours = Object.keys(
    await import('../../host-shell/shell/federation/replacements/errorDescriptions.ts'),
  )
  const text = readFileSync('node_modules/@module-federation/error-codes/dist/desc.mjs', 'utf8')
  const [, names = ''] = /export \{ ([^}]+) \}/.exec(text) ?? []
  expect(names.split(', ').toSorted()).toEqual(ours.toSorted())
})

test('what stands in for parts of libraries in the shell has the names that they ask for', async () => {
  const { readFileSync, readdirSync } = await import('node:fs')
  const namesIn = (text: string, from: string) =>
    [
      ...text.matchAll(new RegExp(`import (?:\\{ )?([\\w, ]+?)(?: \\})? from ['"][^'"]*${from}['"]`, 'g')),
    ].flatMap(([, names = '']) => names.split(', '))
  const share = readFileSync('node_modules/@module-federation/runtime-core/dist/utils/share.js', 'utf8')
  expect(namesIn(share, 'semver/index.js')).toEqual(
    Object.keys(await import('../../host-shell/shell/federation/replacements/semver.ts')),
  )
  const folder = 'node_modules/ofetch/dist/shared'
  const ofetch = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
  expect([namesIn(ofetch, 'ufo'), namesIn(ofetch, 'destr')]).toEqual([['withBase', 'withQuery'], ['destr']])
  expect(Object.keys(await import('../../shared/kit/http/ofetchParts.ts')).toSorted()).toEqual([
    'default',
    'withBase',
    'withQuery',
  ])
  const formats = readFileSync('node_modules/intl-messageformat/index.js', 'utf8')
  const ours = Object.keys(await import('../../shared/kit/texts/memoize.ts'))
  expect(namesIn(formats, 'fast-memoize').toSorted()).toEqual(ours.toSorted())
})
