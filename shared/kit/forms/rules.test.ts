import { describe, expect, test } from 'vitest'
import { loadPhones } from '@companion/shared/forms/phone'
import { nickname } from './nickname.ts'
import * as rules from './rules.ts'

// This test must be the first in the file, because later tests load the phone metadata.
test('a number waits for the number plans, an empty field and an email do not', async () => {
  expect(rules.phone('', { region: 'CN' })).toBe('phoneEmpty')
  expect(rules.loginId('zoe@mail.example', {})).toBeUndefined()
  const verdict = rules.phone('138 1234 5678', { region: 'CN' })
  expect(verdict).toBeInstanceOf(Promise)
  expect(await verdict).toBeUndefined()
  expect(rules.phone('138 1234 5678', { region: 'CN' })).toBeUndefined()
})

describe('rules', () => {
  const { currentPassword, newPassword, email, agreement, code } = rules
  test.for([
    ['currentPassword', currentPassword('', {}), 'passwordEmpty'],
    ['currentPassword', currentPassword(' ', {}), undefined],
    ['newPassword', newPassword('', {}), 'passwordEmpty'],
    ['newPassword', newPassword('abcdef', {}), 'passwordRule'],
    ['newPassword', newPassword('abc123', {}), undefined],
    ['email', email(' ', {}), 'emailEmpty'],
    ['email', email('zoe', {}), 'emailInvalid'],
    ['email', email('zoe@mail.example', {}), undefined],
    ['nickname', nickname('a'.repeat(31), {}), 'nicknameTooLong'],
    ['nickname', nickname('a'.repeat(30), {}), undefined],
    ['agreement', agreement(false, {}), 'agreementMissing'],
    ['agreement', agreement(true, {}), undefined],
    ['code', code()('12345', {}), 'codeIncomplete'],
    ['no code', code()('', {}), 'codeEmpty'],
    ['code', code(4)('1234', {}), undefined],
  ] as const)('%s answers %s', ([, verdict, expected]) => {
    expect(verdict).toBe(expected)
  })

  test.for([
    ['abc123', 'abc123', undefined],
    ['', '', undefined],
    ['abc123', 'ABC123', 'passwordsDiffer'],
    ['abc123', 'abc123 ', 'passwordsDiffer'],
  ] as const)('a password %j and %j again', ([password, again, expected]) => {
    expect(rules.samePassword(again, { password })).toBe(expected)
  })

  test.for([
    ['zoe@mail.example', 'zoe@MAIL.example ', undefined],
    ['zoe@bücher.example', 'zoe@xn--bcher-kva.example', undefined],
    ['zoe@mail.example', 'Zoe@mail.example', 'emailsDiffer'],
    ['zoe', 'zoe', undefined],
    ['zoe@mail.example', '', 'emailsDiffer'],
  ] as const)('an email %j and %j again', ([email_, again, expected]) => {
    expect(rules.sameEmail(again, { email: email_ })).toBe(expected)
  })

  test.for([
    ['138 1234 5678', '+86 13812345678', undefined],
    ['138 1234 5678', '138 1234 5679', 'phonesDiffer'],
    ['12', '12', undefined],
    ['138 1234 5678', '', 'phonesDiffer'],
  ] as const)('a phone number %j and %j again', async ([phone, again, expected]) => {
    await loadPhones()
    expect(rules.samePhone(again, { phone, region: 'CN' })).toBe(expected)
  })
})
