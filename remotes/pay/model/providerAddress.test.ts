import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeAddress, safeFields } from './providerAddress.ts'

const api = 'https://api.companion.example'
const local = 'http://localhost:8080'

test.each([
  ['stripe', 'https://checkout.stripe.com/c/pay/cs_live_1#frag', api],
  ['paddle', 'https://buy.paddle.com/checkout?id=1', api],
  ['alipay', 'https://openapi.alipay.com/gateway.do?x=%20', api],
  ['wechat', 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=1', api],
  ['testpay', `${local}/standin/pay/pay_1`, local],
  ['testpay', 'http://metawatch.localhost:8080/standin/pay/pay_22', 'http://metawatch.localhost:8080'],
])('%s may be paid at %s', (provider, address, origin) =>
  expect(safeAddress(address, provider, origin)).toBe(address),
)

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://checkout.stripe.com',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html,<h1>Pay</h1>',
  'blob:https://checkout.stripe.com/1',
  'vbscript:x',
  'intent://pay#Intent;scheme=https;end',
  'intent://pay#Intent;scheme=weixin;end',
  'weixin://wap/pay?x=1',
  'weixin://pay',
  'http://checkout.stripe.com/pay',
  'https://checkout.stripe.com:8443/pay',
  'https://checkout.stripe.com.evil.example/',
  'https://evil.example/checkout.stripe.com',
  'https://evil.example/?https://checkout.stripe.com',
  'https://checkout.stripe.com@evil.example/',
  'https://user:pass@checkout.stripe.com/',
  'https://checkout.stripe.com\\@evil.example/',
  'https://evil.example\\.checkout.stripe.com/',
  'https://сheckout.stripe.com/',
  'https://checkout.strіpe.com/pay',
  'https:\\\\evil.example',
  'https://evil.example/pay',
  '//evil.example',
  'https://sub.checkout.stripe.com/',
  'https://checkout.stripe.com./pay',
  '//checkout.stripe.com/pay',
  '/standin/pay/pay_1',
  'https:checkout.stripe.com',
  'https:///checkout.stripe.com',
  'https://check\tout.stripe.com/',
  'https://checkout.stripe.com/\n',
  '\u0000https://checkout.stripe.com/',
  'https://',
  '',
  `${local}/standin/pay/pay_1`,
  `${local}/standin/pay/pay_1/../../../x`,
]
test.each(hostile)('stripe is not paid at %j', (address) =>
  expect(safeAddress(address, 'stripe', local)).toBeNull(),
)

test('an address of 8 kB is none', () =>
  expect(safeAddress(`https://checkout.stripe.com/${'a'.repeat(8200)}`, 'stripe', api)).toBeNull())

test.each([
  ['a provider’s page under another provider’s name', 'https://checkout.stripe.com/', 'paddle', api],
  ['a provider nobody knows', 'https://checkout.stripe.com/', 'constructor', api],
  ['the test provider on a real API', `${api}/standin/pay/pay_1`, 'testpay', api],
  ['the test provider on another port', 'http://localhost:9/standin/pay/pay_1', 'testpay', local],
  ['another page of the stand-in', `${local}/standin/reset`, 'testpay', local],
  ['a host that only sounds local', 'http://localhost.evil.example/standin/pay/pay_1', 'testpay', local],
  ['a way around', `${local}/standin/pay/../pay_1`, 'testpay', local],
])('refused: %s', (_, address, provider, origin) => expect(safeAddress(address, provider, origin)).toBeNull())

test('whatever is let through is https to a known host', () => {
  const parts = fc.constantFrom(
    'https:',
    'http:',
    'javascript:',
    '//',
    '/',
    '\\',
    '@',
    'checkout.stripe.com',
    'evil.example',
    ':443',
    ':8080',
    '#',
    '?',
    '.',
    '%2f',
    ' ',
    '\t',
    'user',
    '',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), fc.string(), (pieces, text) => {
      for (const address of [pieces.join(''), `https://checkout.stripe.com${text}`]) {
        const safe = safeAddress(address, 'stripe', api)
        if (safe !== null) expect(safe).toMatch(/^https:\/\/checkout\.stripe\.com\//)
      }
    }),
    { numRuns: 300 },
  )
})

test('a form’s fields are plain names with texts, or there is no form', () => {
  expect(safeFields({ submit: 'x', 'a[b]': '' })).toEqual([
    ['submit', 'x'],
    ['a[b]', ''],
  ])
  expect(safeFields({ 'a b': 'x' })).toBeNull()
  expect(safeFields({ 'a"onx="': 'x' })).toBeNull()
  expect(safeFields(Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`f${n}`, ''])))).toBeNull()
})
