import { expect, test } from 'vitest'
import { initialOf } from './initial.ts'

test.for([
  ['Zoë', 'Z'],
  ['ärger', 'Ä'],
  ['  demo', 'D'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧'],
  ['王小明', '王'],
  ['محمد', 'م'],
  ['\u202Eevil', 'E'],
  ['', ''],
  [' \u200B ', ''],
] as const)('the initial of "%s" is "%s"', ([nickname, initial]) => {
  expect(initialOf(nickname)).toBe(initial)
})
