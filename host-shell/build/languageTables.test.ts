import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shorterTable } from './languageTables.ts'

const tableOf = (langs: readonly string[], first: number, name = 'texts') =>
  Object.fromEntries(langs.map((lang, at) => [`./${lang}.json`, [first + at, [`${name}-${lang}-json`]]]))

const langs = ['ar', 'bg', 'de', 'zh-TW', 'zh']

test('a shorter table is the same table', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{2}(-[A-Z]{2})?$/), { minLength: 3, maxLength: 20 }),
      fc.nat(999),
      fc.stringMatching(/^[a-z]{1,8}(-[a-z]{2,5})?$/),
      (all, first, name) => {
        const table = tableOf(all, first, name)
        const text = shorterTable(JSON.stringify(table, null, '\t'))
        expect(JSON.parse(JSON.stringify(runInNewContext(text!)))).toEqual(table)
      },
    ),
  )
  const whole = JSON.stringify(tableOf(langs, 10))
  expect(shorterTable(whole)!.length).toBeLessThan(whole.length)
})

test.each([
  ['numbers with a gap', { ...tableOf(langs, 10), './zz.json': [99, ['texts-zz-json']] }],
  ['a chunk of another name', { ...tableOf(langs, 10), './zz.json': [15, ['other-zz-json']] }],
  ['a second chunk', { ...tableOf(langs, 10), './zz.json': [15, ['texts-zz-json', 'more']] }],
  ['modules without chunks', Object.fromEntries(langs.map((lang, at) => [`./${lang}.json`, at]))],
  ['two rows', tableOf(['ar', 'de'], 1)],
])('a table with %s stays as it is', (_, table) => {
  expect(shorterTable(JSON.stringify(table))).toBeUndefined()
})
