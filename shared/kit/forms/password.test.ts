import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPassword, passwordPartsOf } from './password.ts'

describe('a new password', () => {
  test.for([
    ['abc123', true],
    ['abcdefghijklmno1', true],
    ['A1!@#$%', true],
    ['', false],
    ['abc12', false],
    ['abcdefghijklmnop1', false],
    ['abcdef', false],
    ['123456', false],
    ['abc 123', false],
    [' abc123', false],
    ['abc123\n', false],
    ['пароль1', false],
    ['abc１２３', false],
    ['abc123é', false],
  ] as const)('%j is accepted: %s', ([password, accepted]) => {
    expect(isPassword(password)).toBe(accepted)
  })

  test('is accepted exactly when every part of the checklist is fulfilled by printable ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), (text) => {
        const parts = passwordPartsOf(text)
        const whole = parts.length && parts.letter && parts.digit && !text.includes(' ')
        expect(isPassword(text)).toBe(whole)
      }),
    )
  })

  test('anything accepted stays accepted in any order of its characters', () => {
    const strong = fc.stringMatching(/^[!-~]{6,16}$/).filter((text) => isPassword(text))
    fc.assert(fc.property(strong, (text) => isPassword([...text].toReversed().join(''))))
  })
})
