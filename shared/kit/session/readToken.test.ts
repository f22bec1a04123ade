import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readToken } from './readToken.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64url')
const head = base64('{"alg":"HS256"}')
/** Returns a token with exactly this payload. */
const around = (payload: string) => `${head}.${base64(payload)}.c2ln`

describe('a user is read from', () => {
  test.for([
    ['{"userId":"u1"}', { userId: 'u1' }],
    ['{"userId":"u1","exp":1790000000}', { userId: 'u1', exp: 1790000000 }],
    ['{"exp":1790000000.5,"userId":"u-1_A"}', { userId: 'u-1_A', exp: 1790000000.5 }],
    ['{"userId":7}', { userId: '7' }],
    ['{"userId":0}', { userId: '0' }],
    ['{"userId":9007199254740991}', { userId: '9007199254740991' }],
    // Numbers beyond JavaScript's precision must keep all their digits.
    ['{"userId":9007199254740993}', { userId: '9007199254740993' }],
    ['{"userId":90071992547409937,"exp":1790000000}', { userId: '90071992547409937', exp: 1790000000 }],
    ['{ "userId" : 18446744073709551615 }', { userId: '18446744073709551615' }],
    ['{"userId":"9007199254740993"}', { userId: '9007199254740993' }],
    ['{"a":{"userId":9007199254740995},"userId":9007199254740993}', { userId: '9007199254740993' }],
    ['{"userId":9007199254740993,"a":[{"userId":1}]}', { userId: '9007199254740993' }],
    ['{"x":"\\"userId\\":12345678901234567890","userId":9007199254740993}', { userId: '9007199254740993' }],
    ['{"user\\u0049d":9007199254740993}', { userId: '9007199254740993' }],
    ['{"userId":1,"userId":9007199254740993}', { userId: '9007199254740993' }],
    ['{"nick":"Zoë 🙂","userId":9007199254740993}', { userId: '9007199254740993' }],
    [`{"userId":"${'a'.repeat(64)}"}`, { userId: 'a'.repeat(64) }],
    ['\n{"userId":"u1"}\t', { userId: 'u1' }],
    // Invalid claims are treated as missing.
    ['{"userId":"u1","exp":"1790000000"}', { userId: 'u1' }],
    ['{"userId":"u1","exp":-1}', { userId: 'u1' }],
    ['{"userId":"u1","exp":0}', { userId: 'u1' }],
    ['{"userId":"u1","exp":1e400}', { userId: 'u1' }],
    ['{"userId":"u1","exp":null,"admin":true}', { userId: 'u1' }],
    ['{"userId":"u1","__proto__":{"exp":5}}', { userId: 'u1' }],
    ['{"userId":"__proto__"}', { userId: '__proto__' }],
  ] as const)('%s', ([payload, user]) => {
    const read = readToken(around(payload))
    expect(read).toEqual(user)
    expect(Object.keys(read ?? {}).toSorted()).toEqual(Object.keys(user).toSorted())
  })
})

describe('there is no user in', () => {
  test.for([
    'null',
    '[]',
    '["userId"]',
    '"userId"',
    '5',
    'true',
    '{}',
    '',
    '{',
    '{"userId":"u1"',
    "{'userId':'u1'}",
    '{"userId":"u1"}}',
    '{"userId":""}',
    '{"userId":null}',
    '{"userId":true}',
    '{"userId":{}}',
    '{"userId":["u1"]}',
    '{"userId":{"toString":"u1"}}',
    '{"userId":".."}',
    '{"userId":"."}',
    '{"userId":"a/b"}',
    '{"userId":"a b"}',
    '{"userId":"a%2Fb"}',
    '{"userId":"a?b#c"}',
    '{"userId":"é"}',
    '{"userId":"\\u0000"}',
    `{"userId":"${'a'.repeat(65)}"}`,
    `{"userId":${'9'.repeat(65)}}`,
    '{"userId":-5}',
    '{"userId":1.5}',
    '{"userId":1e21}',
    '{"userId":9007199254740993.5}',
    '{"userId":-9007199254740993}',
    '{"userid":"u1"}',
    '{"__proto__":{"userId":"u1"}}',
    '{"constructor":{"userId":"u1"}}',
    '\uFEFF{"userId":"u1"}',
  ])('%s', (payload) => {
    expect(readToken(around(payload))).toBeNull()
  })

  const good = base64('{"userId":"u1"}')
  test.for([
    undefined,
    null,
    7,
    {},
    ['a.b.c'],
    '',
    'undefined',
    'a.b.c',
    '..',
    `.${good}.`,
    `${head}.${good}`,
    `${head}.${good}.a.b`,
    `Bearer ${head}.${good}.s`,
    `${head}.${good}.s `,
    ` ${head}.${good}.s`,
    `${head}.${good}=.s`,
    `${head}.${good.slice(0, -1)}%2B.s`,
    `${head}.${good}+/.s`,
    `${head}.${good}A.s`,
    `${head}\n.${good}.s`,
    `${head}.${good}.${'s'.repeat(8192)}`,
    { toString: () => `${head}.${good}.s` },
  ])('%j', (token) => {
    expect(readToken(token)).toBeNull()
  })
})

test('a token of five megabytes is refused for its length, before anything in it is read', () => {
  const token = `${head}.${base64(`{"userId":"u1","x":"${'x'.repeat(5_000_000)}"}`)}.s`
  const readers = [
    vi.spyOn(RegExp.prototype, 'exec'),
    vi.spyOn(RegExp.prototype, 'test'),
    vi.spyOn(globalThis, 'atob'),
    vi.spyOn(JSON, 'parse'),
  ]
  const user = readToken(token)
  const calls = readers.map((reader) => reader.mock.calls.length)
  vi.restoreAllMocks()
  expect(user).toBeNull()
  expect(calls).toEqual([0, 0, 0, 0])
})

test('an unsigned token is read: the signature is the business of the server', () => {
  expect(readToken(`${head}.${base64('{"userId":"u1"}')}.`)).toEqual({ userId: 'u1' })
})

const safe = /^[A-Za-z0-9_-]{1,64}$/

// JWT_RUNS changes the number of runs. Use JWT_RUNS=100000 only on an idle computer.
test('no text, and no payload, gives an unsafe user or a throw', () => {
  const token = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json().map(around),
    fc
      .record({ userId: fc.jsonValue(), exp: fc.jsonValue() })
      .map((claims) => around(JSON.stringify(claims))),
    fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()).map((parts) => parts.join('.')),
  )
  fc.assert(
    fc.property(token, (text) => {
      const user = readToken(text)
      return !user || (safe.test(user.userId) && Number.isFinite(user.exp ?? 0))
    }),
    { numRuns: Number(process.env['JWT_RUNS'] ?? 20_000) },
  )
})

test('a whole number of any length keeps its digits, wherever it stands', () => {
  const digits = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^\d{0,40}$/))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(digits, fc.json(), fc.string(), (id, other, text) => {
      const payload = `{${JSON.stringify(text)}:${other},"userId" : ${id}, "z":${other}}`
      const token = around(payload)
      return readToken(token)?.userId === (token.length > 8192 ? undefined : id)
    }),
    { numRuns: 5000 },
  )
})
