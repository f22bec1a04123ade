import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPackages } from '../../host-shell/build/builds.ts'
import { remoteNames } from '../../host-shell/build/remotes.ts'
import { initKeys } from '../../host-shell/releases/keys/roots.ts'
import { publishAndSign, readRelease } from '../../host-shell/releases/publishRelease.ts'
import { releaseSigner } from '../../host-shell/releases/keys/signing.ts'
import { folderStore } from '../../host-shell/releases/stores/store.ts'
import { freshFolder } from '../release/sampleRelease.ts'
import { secondCheckout, type Builds, type Edit } from './secondCheckout.ts'

const inJson =
  (change: (value: Record<string, Record<string, unknown>>) => unknown) =>
  (text: string): string => {
    const value = JSON.parse(text) as Record<string, Record<string, unknown>>
    change(value)
    return JSON.stringify(value, null, 2)
  }

/** Edits that mustn't change any release file: to another tool, a comment, a test, an unfinished language. */
const irrelevant: readonly Edit[] = [
  ['package.json', inJson(({ devDependencies }) => Object.assign(devDependencies!, { vitest: '4.1.13' }))],
  [
    'package-lock.json',
    inJson(({ packages }) => Object.assign(packages!['node_modules/vitest']!, { version: '4.1.13' })),
  ],
  ['shared/kit/ui/controls/Button.tsx', (text) => `// Another comment.\n${text}`],
  ['host-shell/shell/app/App.tsx', (text) => `// Another comment.\n${text}`],
  ['remotes/pay/area.ts', (text) => `${text}\n// Another comment.\n`],
  ['remotes/pay/model/purchase.test.ts', (text) => `${text}\n// Another test.\n`],
  ...['host-shell/shell/texts', 'remotes/pay/texts', 'shared/kit/texts/kit'].map((folder): Edit => [
    `${folder}/qq.json`,
    () => 'no JSON yet',
  ]),
]

/** Edits that must change releases: to a translation of one remote, and to the version of another. */
const relevant: readonly Edit[] = [
  ['remotes/weather/texts/de.json', inJson((texts) => Object.assign(texts, { humidity: 'Feuchte' }))],
  ['remotes/pay/package.json', inJson((manifest) => Object.assign(manifest, { version: '9.0.0' }))],
]

/**
 * Edits to code, a script's modules, styles and translations. After they're reverted, a running compiler must
 * discard each.
 */
const undone: readonly Edit[] = [
  [
    'host-shell/shell/main.tsx',
    (text) =>
      `import { startFacts } from './boot/startFacts.ts'\n${text}\nconsole.debug('edited', startFacts)\n`,
  ],
  ['remotes/pay/area.ts', (text) => `${text}\nconsole.debug('edited')\n`],
  ['remotes/pay/texts/en.json', (text) => text.replace('{', '{ "edited": "Edited",')],
  [
    'shared/kit/ui/controls/Button.css.ts',
    (text) =>
      `import { globalStyle as edited } from '@vanilla-extract/css'\n${text}\nedited('html', { order: 7 })\n`,
  ],
]

/** Returns every file of a folder with its bytes. Source maps are omitted, because they contain comments. */
const bytesIn = (folder: string, isWanted = (name: string) => !name.endsWith('.map')) =>
  new Map(
    readdirSync(folder)
      .filter(isWanted)
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name))]),
  )

const idsOf = (builds: Builds) =>
  Object.fromEntries(Object.entries(builds).map(([remote, { id }]) => [remote, id]))

let scratch: string
let checkout: ReturnType<typeof secondCheckout>
let here: Builds
let there: Builds

beforeAll(async () => {
  scratch = await freshFolder()
  checkout = secondCheckout(scratch)
  const { shell, remotes } = await buildPackages(remoteNames(), 'production', () => {})
  here = Object.fromEntries([shell, ...remotes].map((built) => [built.remote, built]))
  checkout.edit(irrelevant)
  there = await checkout.build()
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

describe('in another folder, language, time zone and home, with another tool, comment, test and unfinished language', () => {
  test('no release has another name', () => {
    expect(Object.keys(here).length).toBeGreaterThan(5)
    expect(idsOf(there)).toEqual(idsOf(here))
  })

  test('every file has the same bytes', () => {
    let compared = 0
    for (const remote of Object.keys(here)) {
      const [ours, theirs] = [bytesIn(here[remote]!.dir), bytesIn(there[remote]!.dir)]
      expect([...theirs.keys()]).toEqual([...ours.keys()])
      for (const [name, bytes] of ours) {
        expect(bytes.equals(theirs.get(name)!), `${remote}/${name}`).toBe(true)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('no file and no source map names a path of the machine', () => {
    for (const { dir } of Object.values(there))
      for (const [name, bytes] of bytesIn(dir, () => true))
        expect(bytes.includes(checkout.root), join(dir, name)).toBe(false)
  })

  test('a second machine publishes the same release without a refusal', async () => {
    const keyring = await initKeys(await freshFolder(), ['pay'], new Date())
    const store = folderStore(await freshFolder())
    const publishFrom = async (folder: string) =>
      publishAndSign(await readRelease(folder), keyring, {
        store,
        sign: releaseSigner(keyring, 'pay'),
        progress: { step: () => {}, done: () => {} },
      })
    expect(await publishFrom(here['pay']!.dir)).toBe('published')
    expect(await publishFrom(there['pay']!.dir)).toBe('unchanged')
  })
})

test('a text of one remote and the version of another rename these two alone', async () => {
  const before = checkout.edit(relevant)
  const { weather, pay, ...others } = idsOf(await checkout.build())
  const { weather: oldWeather, pay: oldPay, ...same } = idsOf(here)
  expect(others).toEqual(same)
  expect([weather === oldWeather, pay === oldPay]).toEqual([false, false])
  expect(pay).toMatch(/^9\.0\.0-/)
  checkout.edit(before.map(([file, text]): Edit => [file, () => text]))
})

test('a compiler that stays makes the same files of sources that were changed and put back', async () => {
  const built = await checkout.rebuild(checkout.edit(undone))
  for (const remote of ['shell', 'pay']) {
    const { id, dir } = built[remote]!
    expect(id).toBe(here[remote]!.id)
    expect([...bytesIn(dir).keys()]).toEqual([...bytesIn(here[remote]!.dir).keys()])
  }
  // An additional module in the shell mustn't change the shell's libraries.
  const shells = join(built['shell']!.dir, '..')
  const edited = readdirSync(shells).find((name) => !name.endsWith('.json') && name !== here['shell']!.id)
  const libraries = [edited!, here['shell']!.id].map((name) =>
    readFileSync(join(shells, name, 'libraries.js'), 'hex'),
  )
  expect(new Set(libraries).size).toBe(1)
})
