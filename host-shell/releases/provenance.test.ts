import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BuildFacts } from './buildFacts.ts'
import { sha384 } from './stores/hash.ts'
import { release, type CommandSetup } from '../../test/release/command.ts'
import { freshFolder, sampleRelease, writeRelease } from '../../test/release/sampleRelease.ts'
import { initKeys } from './keys/roots.ts'
import { provenanceKey } from './published.ts'
import { folderStore, type Store } from './stores/store.ts'
import { packageChanges } from './versionNotBumped.ts'

let store: Store
let keysDir: string

const [here, there] = ['1f', '2e'].map((id) => id.repeat(20)) as [string, string]
const ref = { remote: 'weather', version: '1.0.0', build: 'aaaa' } as const

/** Creates a machine with its own build of weather 1.0.0. All machines share the keys and the store. */
async function machine(commit: BuildFacts['commit'], node = '22.1.0'): Promise<CommandSetup> {
  const buildDir = await freshFolder()
  await writeRelease(buildDir, sampleRelease('weather', '1.0.0', 'aaaa'))
  const factsOf = () => Promise.resolve({ ...(commit && { commit }), tools: { node } })
  return { store, keysDir, buildDir, factsOf }
}

beforeEach(async () => {
  keysDir = await freshFolder()
  await initKeys(keysDir, ['weather', 'pay'], new Date())
  store = folderStore(await freshFolder())
})

describe('a release that is published', () => {
  test('says from which commit and with which tools it was built', async () => {
    const ada = await machine({ id: here, clean: true })
    expect(await release(ada, 'publish weather@1.0.0-aaaa')).toContain(`built from commit ${here}\n`)
    const said = await release(ada, 'verify weather@1.0.0-aaaa --verbose')
    expect(said).toContain(`built from commit ${here}\nbuilt with node 22.1.0\n`)
    expect(said).not.toContain('no key of')
  })

  test('says when something was not committed, and when there is no commit', async () => {
    const ada = await machine({ id: here, clean: false })
    expect(await release(ada, 'publish weather@1.0.0-aaaa')).toContain('with changes that were not committed')
    await store.remove(provenanceKey(ref))
    expect(await release(ada, 'verify weather@1.0.0-aaaa')).toContain('how it was built is not recorded')
    await store.remove('r/weather/1.0.0-aaaa/release.json')
    expect(await release(await machine(undefined), 'publish weather@1.0.0-aaaa')).toContain('in no commit')
  })

  test('is there already for the second machine, whose tools are others; the first one’s record stays', async () => {
    await release(await machine({ id: here, clean: true }), 'publish weather@1.0.0-aaaa')
    const bob = await machine({ id: there, clean: false }, '24.0.0')
    const said = await release(bob, 'publish weather@1.0.0-aaaa --verbose')
    expect(said).toContain(`weather@1.0.0-aaaa was already in ${store.where}, byte for byte`)
    expect(said).toContain(`built from commit ${here}\nbuilt with node 22.1.0\n`)
  })

  test('is published by two machines at the same moment', async () => {
    const machines = await Promise.all([
      machine({ id: here, clean: true }),
      machine({ id: there, clean: true }),
    ])
    const said = await Promise.all(machines.map((one) => release(one, 'publish weather@1.0.0-aaaa')))
    expect(said.filter((text) => /published weather|was already in/.test(text))).toHaveLength(2)
    expect(await release(machines[0]!, 'verify weather@1.0.0-aaaa')).toContain('the signature are right')
  })

  test('tells of a record that somebody else wrote, or that speaks of another release', async () => {
    const ada = await machine({ id: here, clean: true })
    await release(ada, 'publish weather@1.0.0-aaaa')
    const written = Buffer.from((await store.read(provenanceKey(ref)))!).toString()
    await store.replace(provenanceKey(ref), Buffer.from(written.replace(here, there)))
    expect(await release(ada, 'verify weather@1.0.0-aaaa')).toContain('no key of weather has signed')
    await writeRelease(ada.buildDir!, sampleRelease('weather', '1.1.0', 'aaaa'))
    await release(ada, 'publish weather@1.1.0-aaaa')
    await store.replace(provenanceKey({ ...ref, version: '1.1.0' }), Buffer.from(written))
    expect(await release(ada, 'verify weather@1.1.0-aaaa')).toContain('speaks of another release.json')
    await store.replace(provenanceKey(ref), Buffer.from('{}'))
    expect(await release(ada, 'verify weather@1.0.0-aaaa')).toContain('provenance.json is damaged')
  })
})

describe('a version that was not raised', () => {
  const part = (name: string, version: string, content = 'same') => ({ name, version, hashes: [{ content }] })
  const list = (
    own: object,
    components: readonly object[],
    tools: readonly object[] = [part('webpack', '5.1.0')],
  ) => JSON.stringify({ metadata: { component: own, tools: { components: tools } }, components })
  const weather = { group: '@companion', ...part('remote-weather', '1.0.0') }
  const before = list(weather, [
    part('ms', '2.1.3'),
    { group: '@a', ...part('b', '1.0.0') },
    part('shared', '2.0.0'),
  ])

  test('is remarked with what changed inside since the newest build of it', async () => {
    const ada = await machine({ id: here, clean: true })
    const build = async (id: string, packages: string) => {
      const folder = await writeRelease(ada.buildDir!, sampleRelease('weather', '1.0.0', id))
      const record = sampleRelease('weather', '1.0.0', id)
      const files = { ...record.files, 'sbom.cdx.json': { i: sha384(packages), n: packages.length } }
      await writeFile(join(folder, 'release.json'), JSON.stringify({ ...record, files }))
      await writeFile(join(folder, 'sbom.cdx.json'), packages)
    }
    await build('bbbb', before)
    await release(ada, 'publish weather@1.0.0-bbbb')
    await build('cccc', list({ ...weather, hashes: [{ content: 'other' }] }, []))
    const said = await release(ada, 'publish weather@1.0.0-cccc')
    expect(said).toContain('remark: 1.0.0 of weather is published already, as 1.0.0-bbbb: raise the version')
    expect(said).toContain('packages inside: - @a/b, - ms, - shared')
    await build('dddd', list({ ...weather, hashes: [{ content: 'other' }] }, []))
    expect(await release(ada, 'publish weather@1.0.0-dddd')).toMatch(
      /as 1\.0\.0-cccc, 1\.0\.0-bbbb: raise[^]*the same packages inside/,
    )
  })

  test('names versions that went up, and packages that came and went', () => {
    const after = list(
      weather,
      [{ group: '@a', ...part('b', '1.1.0') }, part('shared', '2.0.0', 'other'), part('new', '3.0.0')],
      [part('webpack', '5.2.0')],
    )
    expect(packageChanges(before, after)).toEqual([
      '  packages inside: @a/b 1.0.0 → 1.1.0, - ms, + new 3.0.0',
    ])
    expect(packageChanges(before, before)).toEqual(['  the same packages inside: its own code or texts'])
    expect(packageChanges('', after)).toEqual([])
  })
})
