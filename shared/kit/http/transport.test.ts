import { describe, expect, test } from 'vitest'
import { codeIn, failureIn, plainText, readAnswer } from './transport.ts'
import { businessCodes } from './businessCodes.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

function judge(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  changes = false,
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '').replace(/^""$/, '')
  const answer = readAnswer({ status, text, header: (name) => headers[name] ?? null })
  const code = codeIn(answer)
  const business = typeof code === 'number' ? businessCodes.get(code) : undefined
  return failureIn({ ...answer, business }, changes, now)
}

describe('success is', () => {
  test.for([
    [200, { nickname: 'Demo' }],
    [204, undefined],
    [200, ''],
    [200, ' \n'],
    [201, []],
    [200, { code: 0, message: 'OK', data: {} }],
    [200, { code: '0', message: '' }],
    [200, { code: 200, message: 'success' }],
    [200, { code: 'OK', message: 'fine' }],
    // Without either a code or a message, it isn't a business error.
    [200, { code: 2050 }],
    [200, { message: 'hello' }],
    [200, { code: 2050, message: 7 }],
    [200, { code: null, message: 'hello' }],
    [200, { data: { code: 2050, message: 'inside' } }],
    [200, [{ code: 2050, message: 'in a list' }]],
  ] as const)('%i %j', ([status, body]) => {
    expect(judge(status, body)).toBeNull()
  })
})

describe('a business error is', () => {
  test.for([
    [400, { code: 1010, message: 'x' }, 1010, 'oldPasswordIncorrect'],
    [200, { code: 2050, message: 'x' }, 2050, 'codeIncorrect'],
    [200, { code: '2097', message: 'x' }, 2097, 'codeLimit'],
    [500, { code: 0, message: 'x' }, 0, undefined],
    [404, { code: 9999, message: 'x' }, 9999, undefined],
    [409, { code: 'E_TAKEN', message: 'x' }, 'E_TAKEN', undefined],
    [409, { code: 43005, message: 'x' }, 43005, 'quotaExceeded'],
  ] as const)('%i %j', ([status, body, code, known]) => {
    expect(judge(status, body)).toMatchObject({ type: 'business', code, known, http: status, message: 'x' })
  })
  test('with the field it blames and the time to wait', () => {
    const body = { code: 2097, message: 'x', field: 'code', retryAfter: 30 }
    expect(judge(429, body)).toMatchObject({ field: 'code', retryAfter: 30 })
  })
  test('with what the page does about it', () => {
    expect(judge(404, { code: 43001, message: 'x' })).toMatchObject({ reaction: 'neutral' })
  })
})

test.for([
  ['30', 30],
  ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
] as const)('Retry-After: %s', ([header, seconds]) => {
  expect(judge(503, undefined, { 'retry-after': header })).toMatchObject({
    type: 'http',
    retryAfter: seconds,
  })
})

test('Retry-After as a date is counted by the clock of the server that says it', () => {
  const headers = { 'retry-after': 'Sat, 01 Jan 2028 00:01:30 GMT', date: 'Sat, 01 Jan 2028 00:00:00 GMT' }
  expect(judge(503, undefined, headers)).toMatchObject({ retryAfter: 90 })
})

test.for([
  [200, '<!doctype html><title>Sign in to the network</title>'],
  [511, '\n<html>'],
] as const)(
  '%i with a page is the network’s own answer, and a change may have been made',
  ([status, text]) => {
    const page = { type: 'network', code: 'otherAnswered', http: status, ambiguous: true }
    expect(judge(status, text, {}, true)).toMatchObject(page)
  },
)

test.for(['{"accessToken":"eyJhbGciOi', 'OK', 'undefined'])(
  '200 with %s is no answer, and a change may have been made',
  (text) => {
    expect(judge(200, text, {}, true)).toMatchObject({ type: 'shape', http: 200, ambiguous: true })
  },
)

test.for([
  [500, false],
  [502, true],
  [504, true],
  [404, false],
] as const)('%i after a change: ambiguous %s', ([status, ambiguous]) => {
  expect(judge(status, '<html>', {}, true)).toMatchObject({ type: 'http', http: status, ambiguous })
})

test('server words become one short line of plain text', () => {
  expect(plainText(' a\n\tb\u0000c\u2028d ')).toBe('a b c d')
  expect(plainText('<b>x</b>')).toBe('<b>x</b>')
  const long = plainText('🙂'.repeat(500))
  expect([Array.from(long).length, long.endsWith('🙂…')]).toEqual([200, true])
})
