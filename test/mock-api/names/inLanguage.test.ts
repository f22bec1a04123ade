import { expect, test } from 'vitest'
import { translated } from '@companion/shared/texts/languages'
import { inLanguage } from './inLanguage.ts'
import { kindWords, places } from '../places.ts'
import { featureNames, planRows } from '../planCatalogue.ts'
import names from './zh.json' with { type: 'json' }

const said = [
  ...Object.values(kindWords),
  ...Object.values(featureNames),
  ...planRows.default.map(({ name }) => name),
]
const others = translated.filter((language) => language !== 'en')

test.each(others)('%s has its own word for every weather, plan and feature', (language) => {
  expect(said.filter((name) => inLanguage(name, language) === name)).toEqual([])
})

test('no name stands in the tables that nothing is called', () => {
  const known = [...said, ...Object.values(places).map(({ name }) => name)]
  expect(Object.keys(names).toSorted()).toEqual(known.toSorted())
})
