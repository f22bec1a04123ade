import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownOrigin, redacted, redactedPath, withoutStars } from './redact.ts'

test('secrets become stars, personal data a sample of their kind, the rest stays', () => {
  const answer = {
    code: 2050,
    data: {
      accessToken: 'eyJ.a.b',
      userId: '90071992547409931',
      email: 'demo@companion.example',
      phone: '+8613812345678',
      nickname: 'Demo',
      items: [{ lat: 52.52, temp: 24, avatar: '' }],
      password: null,
    },
  }
  expect(redacted(answer)).toEqual({
    code: 2050,
    data: {
      accessToken: '***',
      userId: '90071992547409931',
      email: 'someone@companion.example',
      phone: '+12025550100',
      nickname: 'Someone',
      items: [{ lat: 22.5, temp: 24, avatar: '' }],
      password: null,
    },
  })
})

test('of how a payment goes on the provider alone is told', () => {
  const next = (url: string) => ({
    type: 'redirect',
    method: 'POST',
    url,
    fields: { session: 'cs_live_1', signature: 'abc' },
  })
  expect(redacted({ next: next('https://checkout.stripe.com/c/pay/cs_live_1?key=2#3') })).toEqual({
    next: {
      type: 'redirect',
      method: 'POST',
      url: 'https://checkout.stripe.com/***',
      fields: { session: '***', signature: '***' },
    },
  })
  expect(redacted({ next: next('http://localhost:8080/standin/pay/pay_7') })).toMatchObject({
    next: { url: `${ownOrigin}/standin/pay/pay_7` },
  })
})

test('no secret survives, at whatever depth it stands', () => {
  const nest = (value: unknown, depth: number): unknown =>
    depth
      ? { list: [{ inner: nest(value, depth - 1) }] }
      : { smsCode: value, refresh_token: value, to: value }
  fc.assert(
    fc.property(fc.uuid(), fc.nat(6), (secret, depth) => {
      expect(JSON.stringify(redacted(nest(secret, depth)))).not.toContain(secret)
    }),
  )
})

test('a query has no position', () => {
  expect(redactedPath('https://api.example/api/v1/weather?lat=52.52&lon=13.41&lang=de')).toBe(
    '/api/v1/weather?lat=22.5&lon=114.1&lang=de',
  )
})

test('what the bridge has starred gets values that pass its checks', () => {
  expect(withoutStars({ latitude: '***', longitude: '***', accuracyM: 20, token: '***' })).toEqual({
    latitude: 22.5,
    longitude: 114.1,
    accuracyM: 20,
    token: '***',
  })
})
