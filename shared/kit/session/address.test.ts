import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeTokens } from './address.ts'

test.for([
  ['', '', '', ''],
  ['?', '', '', ''],
  ['?lang=de&top=20', '', '', '?lang=de&top=20'],
  ['?acc_token=a.b.c&lang=de&ref_token=r', 'a.b.c', 'r', '?lang=de'],
  ['?lang=de&accessToken=a&x=1&refreshToken=r&y', 'a', 'r', '?lang=de&x=1&y'],
  ['?access_token=a&refresh_token=r', 'a', 'r', ''],
  ['?token=a', 'a', '', ''],
  // The first non-empty value wins, and all of them are removed from the URL.
  ['?acc_token=&token=a&acc_token=b', 'a', '', ''],
  ['?ref_token&ref_token=r', '', 'r', ''],
  // A plus isn't decoded to a space, a broken escape isn't changed, and a name may be escaped.
  ['?acc_token=a%2Bb+c/d==&ref_token=%E0%A4%A', 'a+b+c/d==', '%E0%A4%A', ''],
  ['?acc%5Ftoken=a&%72ef_token=r&z=%5F', 'a', 'r', '?z=%5F'],
  // Parameters with similar names aren't tokens.
  ['?tokens=1&acc_tokenx=2&__proto__=3', '', '', '?tokens=1&acc_tokenx=2&__proto__=3'],
  ['?ACC_TOKEN=a&RefreshToken=r', 'a', 'r', ''],
  // Malformed URLs of apps: the base already had a query, or a template escaped the `&`.
  ['?lang=en?acc_token=a&ref_token=r', 'a', 'r', '?lang=en'],
  ['?lang=en&amp;acc_token=a;token=b', 'a', '', '?lang=en&amp'],
  ['/x?acc_token=a', 'a', '', '?/x'],
  ['?from=a;b?c', '', '', '?from=a;b?c'],
  ['?a&&b=&=c', '', '', '?a&&b=&=c'],
] as const)('%s', ([query, access, refresh, search]) => {
  expect(takeTokens(query)).toEqual({ access, refresh, tester: '', search })
})

test('a tester’s token is none of the session’s', () => {
  expect(takeTokens('?qa=1&tester=T&tester=U&token=a')).toEqual({
    access: 'a',
    refresh: '',
    tester: 'T',
    search: '?qa=1',
  })
})

const names = fc.constantFrom(
  'acc_token',
  'accessToken',
  'access_token',
  'token',
  'ref_token',
  'refreshToken',
  'refresh_token',
  'tester',
)
const flag = fc.tuple(fc.constantFrom('lang', 'top', 'from', 'x', ''), fc.stringMatching(/^[\w%+./-]{0,8}$/))
const part = fc.oneof(
  flag.map(([name, value]) => ({ text: `${name}=${value}`, kept: true })),
  fc.tuple(names, fc.constantFrom('SECRET', 'SEC%52ET', '')).map(([name, value]) => ({
    text: `${name}=${value}`,
    kept: false,
  })),
)

test('every token leaves any query, and everything else stays in its order', () => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const { search } = takeTokens(`?${parts.map(({ text }) => text).join('&')}`)
      const kept = parts.filter((one) => one.kept).map(({ text }) => text)
      return search.replace('?', '') === kept.join('&')
    }),
  )
})

test('any text at all is taken without a word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const { search } = takeTokens(query)
      const again = takeTokens(search)
      return again.access === '' && again.refresh === '' && again.search === search
    }),
    { numRuns: 5000 },
  )
})
