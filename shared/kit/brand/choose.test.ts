import { expect, test } from 'vitest'
import { aliasOf, translated, wired } from '@companion/shared/texts/languages'
import { brands } from './brands.ts'
import { chooseBrand, chooseLanguage } from './choose.ts'

const named = (id: string) => brands.find((brand) => brand.id === id)!
const [metawatch, gamefog] = [named('metawatch'), named('gamefog')]

test.for([
  ['m.metawatch.example', undefined, 'metawatch'],
  ['metawatch.localhost', 'com.companion.lensmoo', 'metawatch'],
  ['pro.flymatrix.example', undefined, 'flymatrixpro'],
  ['localhost', 'com.companion.lensmoo', 'lensmoo'],
  ['localhost', undefined, 'sparkpro'],
  ['m.metawatch.example.evil.test', undefined, 'sparkpro'],
  ['xm.metawatch.example', '__proto__', 'sparkpro'],
] as const)('host %s with package %s is %s', ([host, name, id]) => {
  expect(chooseBrand(brands, host, name).id).toBe(id)
})

test.for([
  [metawatch, 'de', 'en-US', 'de'],
  [metawatch, undefined, 'pt-BR', 'pt'],
  [metawatch, 'zh-TW', 'en', 'zh-TW'],
  [gamefog, 'zh-TW', 'en', 'zh-TW'],
  [gamefog, 'th', 'en', 'th'],
  [gamefog, undefined, 'th-TH', 'th'],
  [metawatch, 'in', 'en', 'in'],
  [gamefog, 'in', 'id-ID', 'en'],
  [gamefog, 'ko', 'ko-KR', 'en'],
  [metawatch, 'xx', 'fr-FR', 'en'],
  [metawatch, undefined, '', 'en'],
  // Some web views have no language.
  [metawatch, undefined, undefined, 'en'],
  [metawatch, undefined, null, 'en'],
  // Only the prefix of the browser's language is used (spec §1).
  [metawatch, undefined, 'zh-TW', 'zh'],
  [metawatch, 'zh-HK', 'en', 'zh-TW'],
  [metawatch, 'zh-HANT', 'en', 'zh-TW'],
  [metawatch, 'zh-SG', 'en', 'zh'],
] as const)('$0.id, flag $1, browser $2: $3', ([brand, flag, browser, lang]) => {
  expect(chooseLanguage(brand, flag, browser)).toBe(lang)
})

/** The brands of the specification (§1), and the number of languages that it lists for each. */
const specBrands = Object.fromEntries([
  ...['metawatch', 'ipalbuds', 'sparkpie', 'sparkpro'].map((id) => [id, 18]),
  ...['gamefog', 'flymatrix', 'flymatrixpro', 'lensmoo'].map((id) => [id, 16]),
])

test('each brand has its own id, package and hosts; those of the specification offer its languages', () => {
  for (const key of ['id', 'packageName'] as const)
    expect(new Set(brands.map((brand) => brand[key])).size).toBe(brands.length)
  const hosts = brands.flatMap((brand) => brand.hosts)
  expect(new Set(hosts).size).toBe(hosts.length)
  // `apiBase` would send the requests of a production host with `dev` in its name to the demo API.
  expect(hosts.filter((host) => host.includes('dev'))).toEqual([])
  const counts = Object.fromEntries(brands.map(({ id, languages }) => [id, languages.length]))
  expect(counts).toMatchObject(specBrands)
  expect(brands.filter((brand) => 'smsAppKey' in brand).map(({ id }) => id)).toEqual(['lensmoo'])
})

test('every language that there are texts in is offered by every brand, or by those on whose lists it is', () => {
  const offered = new Set([...brands.flatMap(({ languages }) => languages), ...wired].map(aliasOf))
  expect([...offered].toSorted()).toEqual(translated.toSorted())
})

test('a brand offers no language that there are no texts in', () => {
  for (const { id, languages } of brands)
    expect(translated, id).toEqual(expect.arrayContaining([...languages, ...wired].map(aliasOf)))
})
