import { afterEach, expect, test, vi } from 'vitest'
import type { Integrity } from '@companion/release-protocol/channelDocument'
import { bootObject } from '../../../test/bootObject.ts'
import { sampleEntry, sampleRelease } from '../../../test/release/sampleRelease.ts'
import { nameFiles } from './preload.ts'

const release = sampleEntry(sampleRelease('weather', '1.0.0', 'a'))

afterEach(() => vi.unstubAllGlobals())

test('a document names the files of its language in the releases that it carries, each its own', () => {
  const hashes: Record<string, Integrity> = {
    [`${release.mf}/texts-de-json.js`]: 'sha384-words',
    [`${release.mf}/titles-de.json`]: 'sha384-titles',
    'weather_2_0_0_b/texts-de-json.js': 'sha384-others',
  }
  vi.stubGlobal('companion', bootObject({ hashes }))
  const carried = structuredClone(release)
  nameFiles([carried], 'de')
  expect(carried.texts).toEqual({ ...release.texts, de: ['texts-de-json.js', 'sha384-words'] })
  expect(carried.titlesIn).toEqual({ ...release.titlesIn, de: ['titles-de.json', 'sha384-titles'] })
  nameFiles([carried], 'zh')
  expect(carried.texts['zh']).toBeUndefined()
})
