import { afterEach, expect, test } from 'vitest'
import { sampleEntry, sampleRelease } from '../../test/release/sampleRelease.ts'
import { nameFiles, wordsOf } from './preload.ts'

const old = sampleEntry(sampleRelease('weather', '1.0.0', 'a'))
const [, hash] = old.titles
const release = {
  ...old,
  texts: { en: ['texts-en-json.js', hash] },
  languages: ['languages.json', hash],
  titlesIn: { en: ['titles-en.json', hash] },
} as const

afterEach(() => {
  globalThis.companionHashes = undefined
})

test.each([
  ['English words stand in the release', release, 'en', 'texts-en-json.js'],
  ['others are looked up', release, 'de', undefined],
  ['an older release without a language has English', old, 'de', 'texts-en-json.js'],
  [
    'an older release names each language',
    { ...old, texts: { ...old.texts, de: ['texts-de-json.js', hash] as const } },
    'de',
    'texts-de-json.js',
  ],
])('%s', (_, it, lang, words) => {
  expect(wordsOf(it, lang)?.[0]).toBe(words)
})

test('a document names the files of its language in the releases that it carries, each its own', () => {
  globalThis.companionHashes = {
    [`${release.mf}/texts-de-json.js`]: 'sha384-words',
    [`${release.mf}/titles-de.json`]: 'sha384-titles',
    'weather_2_0_0_b/texts-de-json.js': 'sha384-others',
  }
  const carried = structuredClone(release)
  nameFiles([carried], 'de')
  expect(wordsOf(carried, 'de')).toEqual(['texts-de-json.js', 'sha384-words'])
  expect(carried.titlesIn).toHaveProperty('de', ['titles-de.json', 'sha384-titles'])
  expect(wordsOf(carried, 'en')).toEqual(release.texts.en)
  nameFiles([carried], 'zh')
  expect(wordsOf(carried, 'zh')).toBeUndefined()
})
