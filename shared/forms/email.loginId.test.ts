import { expect, test } from 'vitest'
import { readLoginId } from './email.ts'
import * as phones from './phoneBook.ts'

test.for([
  ['demo@companion.example', 'CN', { kind: 'email', value: 'demo@companion.example' }],
  ['demo＠companion.example', 'CN', { kind: 'email', value: 'demo@companion.example' }],
  ['138 1234 5678', 'CN', { kind: 'phone', value: '+8613812345678' }],
  ['+86 138 1234 5678', 'DE', { kind: 'phone', value: '+8613812345678' }],
  ['138 1234 5678', 'DE', undefined],
  ['demo@', 'CN', undefined],
  ['demo', 'CN', undefined],
  ['', 'CN', undefined],
] as const)('%j in %s', ([typed, region, id]) => {
  expect(readLoginId(typed, region, phones)).toEqual(id)
})

test('an email needs no number plans', () => {
  expect(readLoginId('demo@companion.example', '', undefined)?.kind).toBe('email')
  expect(readLoginId('+8613812345678', '', undefined)).toBeUndefined()
})
