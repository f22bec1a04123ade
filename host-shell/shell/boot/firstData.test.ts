import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readToken } from '@companion/shared/session/readToken'
import { brands } from '@companion/shared/brand/brands'
import { certainToken, firstUrl } from './firstData.ts'

const tokenOf = (userId: unknown) =>
  `h.${btoa(JSON.stringify({ userId, exp: 1 }))
    .replace(/=+$/, '')
    .replace(/\+/g, '-')
    .replace(/\//g, '_')}.s`
const [own, other] = [tokenOf('42'), tokenOf(43)]

/** Returns the token that is sent early, or undefined if nothing is sent. */
function sent(...given: Parameters<typeof certainToken>): string | undefined {
  try {
    return certainToken(...given)
  } catch {
    return undefined
  }
}

test.each([
  ['the address brings one', false, own, '', '', own],
  ['it brings a pair', false, own, 'r', '', own],
  ['it brings the one that is stored', false, own, 'r', own, own],
  ['it brings another than is stored', false, own, 'r', other, undefined],
  ['only a stored one', false, '', '', own, own],
  ['a stored one, and a refresh token of who knows whom', false, '', 'r', own, undefined],
  ['none at all', false, '', '', '', undefined],
  ['one that names no user', false, tokenOf(null), '', '', undefined],
  ['an open route does not look at the address', true, own, '', '', ''],
  ['an open route uses what is stored', true, other, '', own, own],
  ['an open route that is brought a refresh token', true, own, 'r', '', undefined],
] as const)('%s', (_name, open, access, refresh, stored, token) => {
  expect(sent(open, { access, refresh }, stored)).toBe(token)
})

test.each([
  'null',
  'undefined',
  'x',
  `Bearer ${own}`,
  `${own}.s`,
  own.replace(/\.s$/, ''),
  ` ${own}`,
  `${own}\n`,
  own + 's'.repeat(9000),
  tokenOf({ userId: '42' }),
  tokenOf('a b'),
  tokenOf(1.5),
  tokenOf(-5),
  tokenOf(null),
])('the session refuses %j, so the document sends nothing with it', (token) => {
  expect(readToken(token)).toBeNull()
  expect(sent(false, { access: token, refresh: '' }, '')).toBeUndefined()
  expect(sent(true, { access: '', refresh: '' }, token)).toBeUndefined()
})

test('what the document sends, the session takes', () => {
  const claims = fc.oneof(
    fc.jsonValue(),
    fc.record({ userId: fc.jsonValue() }),
    fc.record({ x: fc.jsonValue(), userId: fc.oneof(fc.nat(), fc.stringMatching(/^[\w-]{1,70}$/)) }),
  )
  fc.assert(
    fc.property(claims, fc.constantFrom('', 's', 's.s', ' '), (payload, signature) => {
      const access = `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${signature}`
      return sent(false, { access, refresh: '' }, '') === undefined || readToken(access) !== null
    }),
  )
})

test.each([
  ['plans?app&lang', 'https://a.example/api/v1/plans?app=SparkPro&lang=en'],
  ['usages/summary', 'https://a.example/api/v1/usages/summary'],
  ['//evil.example/plans', 'https://a.example/api/v1///evil.example/plans'],
])('%s goes to %j', (path, url) =>
  expect(firstUrl(path, 'https://a.example', { app: 'SparkPro', lang: 'en' })).toBe(url),
)

test('the names of brands stand in an address as they are', () => {
  for (const { appName } of brands)
    expect(firstUrl('plans?app', 'https://a.example', { app: appName, lang: 'en' })).toBe(
      `https://a.example/api/v1/plans?app=${appName}`,
    )
})
