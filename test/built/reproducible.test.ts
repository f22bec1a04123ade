import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packageListFile } from '../../host-shell/build/buildFacts.ts'
import { buildRemote, buildShell } from '../../host-shell/build/buildPackage.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { initKeys } from '../../host-shell/releases/publish/keys/roots.ts'
import { publishAndSign, readRelease } from '../../host-shell/releases/publish/publishRelease.ts'
import { releaseSigner } from '../../host-shell/releases/publish/keys/signing.ts'
import { folderStore } from '../../host-shell/releases/publish/stores/store.ts'
import { checkOutAgain } from '../checkOutAgain.ts'
import { freshFolder } from '../release/sampleRelease.ts'

/** Every file of a built folder with its bytes. */
const bytesIn = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder)
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name))]),
  )

let scratch: string
let checkout: string
/** The folders that were built here, each with that of the other checkout. */
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
  const args = ['--import', 'tsx', 'host-shell/build/cli.ts', 'host-shell', 'pay']
  await promisify(execFile)(process.execPath, args, { cwd: checkout, env })
  const built = [await buildShell(), await buildRemote('pay')]
  pairs = built.map(({ dir }) => [dir, join(checkout, dir.slice(paths.root.length))])
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
    expect(compared).toBeGreaterThan(15)
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

/** What the published schema of CycloneDX 1.6 finds wrong with a list. */
function schemaErrors(list: string): unknown {
  const schemas = join(paths.root, 'node_modules/@cyclonedx/cyclonedx-library/res/schema')
  const schema = (name: string) =>
    JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8')) as object
  const parts = ['spdx', 'jsf-0.82'].map(
    (name) => [`http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`, schema(name)] as const,
  )
  const ajv = new Ajv({ strict: false, schemas: Object.fromEntries(parts) })
  addFormats.default(ajv)
  for (const format of ['idn-email', 'iri-reference']) ajv.addFormat(format, true)
  const check = ajv.compile(schema('bom-1.6'))
  return check(JSON.parse(list)) ? [] : check.errors
}

describe('the list of packages', () => {
  const listIn = (folder: string) => readFileSync(join(folder, packageListFile), 'utf8')
  const namesIn = (folder: string) =>
    (JSON.parse(listIn(folder)) as { components: { group?: string; name: string }[] }).components.map(
      ({ group, name }) => (group ? `${group}/${name}` : name),
    )

  test('is CycloneDX as its schema has it, with licences and hashes', () => {
    for (const [folder] of pairs) {
      expect(schemaErrors(listIn(folder))).toEqual([])
      const { components } = JSON.parse(listIn(folder)) as {
        components: { purl?: string; licenses?: unknown; hashes?: { alg: string; content: string }[] }[]
      }
      for (const { purl, licenses, hashes } of components.filter((part) => part.purl)) {
        expect(licenses, purl).toBeTruthy()
        expect(hashes?.[0], purl).toMatchObject({
          alg: 'SHA-512',
          content: expect.stringMatching(/^[0-9a-f]{128}$/),
        })
      }
    }
  })

  test('names what is inside, and not what the page provides', () => {
    const [[shell] = [''], [pay] = ['']] = pairs
    expect(namesIn(shell)).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'valtio', '@companion/shared']),
    )
    expect(namesIn(pay)).toContain('@companion/shared')
    expect(namesIn(pay)).not.toContain('react')
    expect(namesIn(pay)).not.toContain('valtio')
  })
})
