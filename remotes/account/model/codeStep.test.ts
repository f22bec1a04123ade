import { expect, test } from 'vitest'
import { codeTargetIn } from './codeStep.ts'

test('a code step is known by a number that could have been sent to', () => {
  expect(codeTargetIn({ codeFor: '+8613912345678' })).toBe('+8613912345678')
})

test.for([
  undefined,
  null,
  7,
  'x',
  {},
  { codeFor: '' },
  { codeFor: '139' },
  { codeFor: ['+8613912345678'] },
  { crop: true },
])('%j is no code step', (data) => {
  expect(codeTargetIn(data)).toBe('')
})
