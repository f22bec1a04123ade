import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildRemote, buildShell } from '../../host-shell/build/buildPackage.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { initKeys } from '../../host-shell/releases/publish/keys/roots.ts'
import { publishAndSign, readRelease } from '../../host-shell/releases/publish/publishRelease.ts'
import { releaseSigner } from '../../host-shell/releases/publish/keys/signing.ts'
import { folderStore } from '../../host-shell/releases/publish/stores/store.ts'
import { checkOutAgain } from '../checkOutAgain.ts'
import { freshFolder } from '../release/sampleRelease.ts'

/** Changes of what is compiled, of what a script brings in, of styles and of words: each must be gone without a trace. */
const edits: readonly (readonly [file: string, change: (text: string) => string])[] = [
  // With one more module.
  [
    'host-shell/main.tsx',
    (text) =>
      `import { startFacts } from './boot/startFacts.ts'\n${text}\nconsole.debug('edited', startFacts)\n`,
  ],
  ['remotes/pay/area.ts', (text) => `${text}\nconsole.debug('edited')\n`],
  ['remotes/pay/texts/en.json', (text) => text.replace('{', '{ "edited": "Edited",')],
  [
    'shared/ui/controls/Button.css.ts',
    (text) =>
      `import { globalStyle as edited } from '@vanilla-extract/css'\n${text}\nedited('html', { order: 7 })\n`,
  ],
]

/** Takes the place of a link to a file. */
function put(file: string, content: string): void {
  rmSync(file)
  writeFileSync(file, content)
}

/** Builds with compilers that stay, puts back what had been changed (file → text), and builds with them again. */
const program = `
  import { rmSync, writeFileSync } from 'node:fs'
  import { startBuilders } from './host-shell/build/buildAll.ts'
  const builders = startBuilders()
  const build = () => builders.build(['host-shell', 'pay'], () => {}, { minimize: true, keep: true })
  await build()
  for (const [file, text] of JSON.parse(process.argv[2])) {
    rmSync(file)
    writeFileSync(file, text)
  }
  await build()
  builders.end()`

/** Every file of a built folder with its bytes. */
const bytesIn = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder)
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name))]),
  )

let scratch: string
let checkout: string
/** The folders that were built here, each with those of the other checkout: from nothing, and by compilers that stayed. */
let pairs: readonly (readonly [here: string, there: string])[]

beforeAll(async () => {
  scratch = await freshFolder()
  checkout = join(scratch, 'another name', 'and', 'a longer path', 'companion-2')
  checkOutAgain(paths.root, checkout)
  const home = join(scratch, 'home')
  await mkdir(home)
  const env = {
    ...process.env,
    TZ: 'Pacific/Chatham',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    HOME: home,
  }
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', ...args], { cwd: checkout, env })
  const before = edits.map(([file, change]) => {
    const text = readFileSync(join(checkout, file), 'utf8')
    put(join(checkout, file), change(text))
    return [file, text] as const
  })
  // Texts that somebody is still writing are in no build.
  for (const folder of ['host-shell/texts', 'remotes/pay/texts', 'shared/texts/kit'])
    writeFileSync(join(checkout, folder, 'qq.json'), 'no JSON yet')
  writeFileSync(join(checkout, 'builds.mts'), program)
  await run('builds.mts', JSON.stringify(before))
  const made = join(checkout, '.companion/build')
  const kept = join(checkout, 'kept')
  await rename(made, kept)
  await run('host-shell/build/cli.ts', 'host-shell', 'pay')
  const built = [await buildShell(), await buildRemote('pay')]
  pairs = [made, kept].flatMap((other) =>
    built.map(({ dir }) => [dir, join(other, dir.slice(paths.build.length))] as const),
  )
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

describe('the same sources in another folder, language, time zone and home', () => {
  test('give the same files, byte for byte', () => {
    let compared = 0
    for (const [here, there] of pairs) {
      const [ours, theirs] = [bytesIn(here), bytesIn(there)]
      expect([...theirs.keys()]).toEqual([...ours.keys()])
      for (const [name, bytes] of ours) {
        expect(bytes.equals(theirs.get(name)!), join(here, name)).toBe(true)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(30)
  })

  test('a changed line and one more module of the shell leave its libraries as they are', () => {
    const folder = join(checkout, 'kept/shell')
    const builds = readdirSync(folder).filter((name) => !name.endsWith('.json'))
    const of = (file: string) =>
      new Set(builds.map((build) => readFileSync(join(folder, build, file), 'hex')))
    expect(builds).toHaveLength(2)
    expect([of('main.js').size, of('libraries.js').size]).toEqual([2, 1])
  })

  test('leave no path of the machine in any file', () => {
    for (const [here] of pairs)
      for (const [name, bytes] of bytesIn(here))
        expect(bytes.includes(paths.root), join(here, name)).toBe(false)
  })

  test('give a release that a second machine publishes without a refusal', async () => {
    const [, [here, there] = ['', '']] = pairs
    const keyring = await initKeys(await freshFolder(), ['pay'], new Date())
    const store = folderStore(await freshFolder())
    const publishFrom = async (folder: string) =>
      publishAndSign(await readRelease(folder), keyring, {
        store,
        sign: releaseSigner(keyring, 'pay'),
        progress: { step: () => {}, done: () => {} },
      })
    expect(await publishFrom(here)).toBe('published')
    expect(await publishFrom(there)).toBe('unchanged')
  })
})
