import { expect, test } from 'vitest'
import { readLoginId } from './email.ts'
import * as phones from './phoneBook.ts'

test.for([
  ['demo@companion.example', 'CN', 'demo@companion.example'],
  ['demo＠companion.example', 'CN', 'demo@companion.example'],
  ['138 1234 5678', 'CN', '+8613812345678'],
  ['+86 138 1234 5678', 'DE', '+8613812345678'],
  ['138 1234 5678', 'DE', undefined],
  ['demo@', 'CN', undefined],
  ['demo', 'CN', undefined],
  ['', 'CN', undefined],
] as const)('%j in %s', ([typed, region, id]) => {
  expect(readLoginId(typed, phones, region)).toEqual(id)
})

test('an email needs no number plans', () => {
  expect(readLoginId('demo@companion.example', undefined)).toBe('demo@companion.example')
  expect(readLoginId('+8613812345678', undefined)).toBeUndefined()
})
