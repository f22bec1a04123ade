import { expect, test } from 'vitest'
import { shareSheets } from './shareSheets.ts'

const marks = { '/a': ['p', '.a', '.b'], '/b': ['p', '.c'], '/c': ['p', '.a', '.b', '.d'], '/d': ['.e'] }
const pathsOf = (most: number) => shareSheets(marks, most).map(({ paths }) => paths)

test('each screen has a sheet of its own where the policy has room for all', () => {
  expect(pathsOf(4)).toEqual([['/a'], ['/b'], ['/c'], ['/d']])
})

test('where it has not, the screens that are most alike share one', () => {
  expect(pathsOf(3)).toEqual([['/b'], ['/d'], ['/a', '/c']])
  expect(pathsOf(2)).toEqual([['/d'], ['/b', '/a', '/c']])
  expect([...shareSheets(marks, 1)[0]!.marks].toSorted()).toEqual(['.a', '.b', '.c', '.d', '.e', 'p'])
})
