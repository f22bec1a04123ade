import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { translated } from '@companion/shared/texts/languages'
import { brands } from '../../../test/brands.ts'
import { type LegalName, type LegalText, fill, loadLegal, versionOf, versions } from './legal.ts'

const names = ['privacy', 'terms'] as const
const folder = (name: LegalName, version: string) => new URL(`legal/${name}/${version}/`, import.meta.url)
const read = (name: LegalName, version: string, lang: string) =>
  JSON.parse(readFileSync(new URL(`${lang}.json`, folder(name, version)), 'utf8')) as LegalText
const wordsOf = ({ intro, sections }: LegalText) => [
  ...intro,
  ...sections.flatMap(({ title, body }) => [title, ...body.flat()]),
]

const editions = names.flatMap((name) =>
  versions[name].flatMap(({ version }) => translated.map((lang) => ({ name, version, lang }))),
)
const copies = brands.flatMap((brand) => editions.map((edition) => ({ ...edition, brand, id: brand.id })))

describe('legal documents', () => {
  test.for(copies)(
    '$id $name $version in $lang has no unfilled placeholder',
    ({ name, version, lang, brand }) => {
      const words = wordsOf(fill(read(name, version, lang), brand)).join('\n')
      expect(words).not.toMatch(/[{}]|undefined|\.\u200e?\./)
      expect(words).toContain(brand.companyName)
      expect(words).toContain(brand.appName)
    },
  )

  test.for(editions)(
    '$name $version in $lang has the sections of the English one',
    ({ name, version, lang }) => {
      const [english, own] = [read(name, version, 'en'), read(name, version, lang)]
      expect(own.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id))
      expect(own.sections.map(({ body }) => body.map((part) => Array.isArray(part) && part.length))).toEqual(
        english.sections.map(({ body }) => body.map((part) => Array.isArray(part) && part.length)),
      )
      expect(wordsOf(own).every((words) => words.trim() === words && words.length > 1)).toBe(true)
    },
  )

  test('every edition on disk is in the table of versions, and the other way round', () => {
    for (const name of names) {
      const onDisk = readdirSync(new URL(`legal/${name}/`, import.meta.url))
      expect(onDisk.toSorted()).toEqual(versions[name].map(({ version }) => version).toSorted())
      for (const { since } of versions[name]) expect(Number.isNaN(Date.parse(since))).toBe(false)
    }
  })

  test('a placeholder nobody knows is an error, not a hole on the screen', () => {
    const text = { intro: ['{street}'], sections: [] }
    expect(() => fill(text, { companyName: 'A', appName: 'B' })).toThrow('{street}')
  })
})

describe('the edition for the reader', () => {
  test.for([
    ['de', 'de', false],
    ['de-AT', 'de', false],
    ['zh-TW', 'zh-TW', false],
    ['en', 'en', false],
    ['in', 'id', false],
    ['sv', 'en', true],
  ] as const)('%s reads %s, marked as substituted: %s', async ([lang, written, substituted]) => {
    const { lang: found, substituted: marked, text } = await loadLegal('privacy', '1.0', lang)
    expect([found, marked]).toEqual([written, substituted])
    expect(text).toEqual(read('privacy', '1.0', written))
  })

  test('the address may ask for a version; one that does not exist is answered with the newest', () => {
    expect(versionOf('terms', '1.0').version).toBe('1.0')
    for (const wanted of [undefined, '', '9', '../terms/1.0'])
      expect(versionOf('privacy', wanted)).toBe(versions.privacy[0])
  })
})
