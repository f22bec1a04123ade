import { describe, expect, test } from 'vitest'
import ar from '../texts/business/ar.json' with { type: 'json' }
import business from '../texts/business/en.json' with { type: 'json' }
import errors from '../texts/errors/en.json' with { type: 'json' }
import { businessCodes } from './businessCodes.ts'
import { specCodes } from './codes.ts'

test('the catalogue says what the specification says (§8)', () => {
  const texts = errors as Readonly<Record<string, string>>
  expect([...specCodes].map(([code, key]) => [code, texts[key]])).toEqual([
    [1010, 'Old password is incorrect!'],
    [2001, 'User does not exist!'],
    [2002, 'Email address already exists!'],
    [2050, 'Incorrect verification code!'],
    [2099, 'Incorrect verification code!'],
    [2097, 'Verification code exceeded the limit!'],
    [2098, 'Failed to send SMS!'],
  ])
})

test('the other texts of the specification are there word for word', () => {
  expect(Object.values(errors)).toEqual(
    expect.arrayContaining([
      'Account login expired. Please retry on the page.',
      'Failed to retrieve user information!',
      'Modification failed, please retry!',
      'Verification failed!',
      'Incorrect password!',
      'Delete failed',
      'Missing key information',
      'Please try to reopen it from the APP',
      'SMS send limit exceeded',
    ]),
  )
})

describe('the business codes', () => {
  const table = businessCodes
  test('are 48, each with a text and none twice', () => {
    expect(table.size).toBe(48)
    const keys = [...table.values()].map(({ key }) => key)
    expect(['ownFault', ...keys].toSorted()).toEqual(Object.keys(business).toSorted())
    expect(Object.keys(ar).toSorted()).toEqual(Object.keys(business).toSorted())
  })
  test('have five digits, so that none can be taken for one of the specification', () => {
    expect([...table.keys()].every((code) => code >= 10_000 && code <= 99_999 && !specCodes.has(code))).toBe(
      true,
    )
  })
})
