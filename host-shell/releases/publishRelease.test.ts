import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freshFolder, sampleRelease, writeRelease } from '../../test/release/sampleRelease.ts'
import { testWriters } from '../../test/release/writers.ts'
import { publish, readRelease } from './publishRelease.ts'
import { publishLocal } from './publishLocal.ts'
import { folderStore, type Store } from './stores/store.ts'

const signAs = async () => (await testWriters()).writer(folderStore('')).sign

describe('publishing', () => {
  test('writes release.json last, and nothing ever twice', async () => {
    const built = await readRelease(
      await writeRelease(await freshFolder(), sampleRelease('weather', '1.0.0', 'aaaa')),
    )
    const folder = folderStore(await freshFolder())
    const order: string[] = []
    const store: Store = { ...folder, create: (key, bytes) => (order.push(key), folder.create(key, bytes)) }
    const sign = await signAs()
    expect(await publish(built, { store, sign })).toBe(true)
    expect(order.at(-1)).toBe('r/weather/1.0.0-aaaa/release.json')
    expect(await publish(built, { store, sign })).toBe(false)
    expect(order.length).toBe(8)
  })

  test('goes on after it broke off, and refuses other contents under the same name', async () => {
    const folder = await writeRelease(await freshFolder(), sampleRelease('weather', '1.0.0', 'aaaa'))
    const built = await readRelease(folder)
    const store = folderStore(await freshFolder())
    const sign = await signAs()
    await store.create('r/weather/1.0.0-aaaa/area.js', Buffer.from('something else'))
    await expect(publish(built, { store, sign })).rejects.toThrow('a published release never changes')
    await store.remove('r/weather/1.0.0-aaaa/area.js')
    expect(await publish(built, { store, sign })).toBe(true)
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...built.release, src: { commit: 'x' } }))
    await expect(publish(await readRelease(folder), { store, sign })).rejects.toThrow('other contents')
  })

  test('refuses a built file that does not match, and a server that gives back something else', async () => {
    const folder = await writeRelease(await freshFolder(), sampleRelease('weather', '1.0.0', 'aaaa'))
    const store = folderStore(await freshFolder())
    const built = await readRelease(folder)
    const sign = await signAs()
    const readBack = () => Promise.resolve(new TextEncoder().encode('<!doctype html>'))
    await expect(publish(built, { store, sign, readBack })).rejects.toThrow('came back changed')
    await writeFile(join(folder, 'area.js'), 'changed after the build')
    await expect(publish(built, { store, sign })).rejects.toThrow('build it again')
    expect(await store.read('r/weather/1.0.0-aaaa/release.json')).toBeUndefined()
  })
})

describe('a local site', () => {
  test('has all releases current, changes nothing when nothing is new, and promotes a new build', async () => {
    const [builds, siteDir, keysDir] = await Promise.all([freshFolder(), freshFolder(), freshFolder()])
    const first = await Promise.all(
      ['weather', 'pay'].map((remote) => writeRelease(builds, sampleRelease(remote, '1.0.0', 'aaaa'))),
    )
    const one = await publishLocal({ releases: first, siteDir, keysDir })
    expect(one.changed).toBe(true)
    const again = await publishLocal({ releases: first, siteDir, keysDir })
    expect(again.changed).toBe(false)
    expect(again.channel).toEqual(one.channel)
    const newer = await writeRelease(builds, sampleRelease('weather', '1.0.0', 'bbbb'))
    const two = await publishLocal({ releases: [newer, first[1]!], siteDir, keysDir })
    expect(two.document.seq).toBe(2)
    expect(two.document.remotes.weather?.fallback).toEqual(['1.0.0-aaaa'])
    const withOtherKeys = await publishLocal({ releases: [newer], siteDir, keysDir: await freshFolder() })
    expect(withOtherKeys.document.seq).toBe(1)
    expect(withOtherKeys.document.epoch).toBeGreaterThanOrEqual(two.document.epoch)
  })
})
