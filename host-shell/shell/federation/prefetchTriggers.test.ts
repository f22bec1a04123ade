import { expect, test } from 'vitest'
import { prefetchTriggers } from './prefetchTriggers.ts'

const all = ['finger', 'focus', 'sight']

const windowWith = (connection: object | undefined, onLine = true, reduced = false) =>
  ({
    navigator: { connection, onLine },
    matchMedia: (query: string) => ({ matches: reduced && query.includes('reduced-data') }),
    document: { documentElement: { dataset: {} } },
  }) as unknown as Window

test.each([
  ['an engine that says nothing of its line', undefined, all],
  ['a good line', { effectiveType: '4g' }, all],
  ['3G', { effectiveType: '3g' }, ['finger', 'focus']],
  ['2G', { effectiveType: '2g' }, ['finger']],
  ['slow 2G', { effectiveType: 'slow-2g' }, ['finger']],
  ['Save-Data on a good line', { effectiveType: '4g', saveData: true }, ['finger']],
])('%s', (_name, connection, signs) => {
  expect(prefetchTriggers(windowWith(connection))).toEqual(signs)
})

test('whoever wants less data gets nothing but what a finger lies on; without a network nothing is asked for', () => {
  expect(prefetchTriggers(windowWith(undefined, true, true))).toEqual(['finger'])
  expect(prefetchTriggers(windowWith(undefined, false))).toEqual([])
})
