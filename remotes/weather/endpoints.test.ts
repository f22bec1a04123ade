import { expect, test } from 'vitest'
import { windLevel } from './endpoints.ts'

test.for([
  ['4-5', { min: 4, max: 5 }],
  [3, { min: 3, max: 3 }],
  ['3', { min: 3, max: 3 }],
  [
    { min: 1, max: 2 },
    { min: 1, max: 2 },
  ],
  ['', null],
  ['5-4', null],
  ['18', null],
  [{ min: {}, max: [] }, null],
] as const)('%#: the wind level %j', ([value, level]) => {
  expect(windLevel(value, '')).toEqual(level)
})
