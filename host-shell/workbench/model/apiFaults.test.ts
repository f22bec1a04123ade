import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apiFaults, readRules } from './apiFaults.ts'

const first = (text: string, method = 'GET', path = '/api/v1/weather/ip') =>
  apiFaults(readRules(text).rules, 1)(method, path)

test.each([
  ['*:500', { type: 'status', status: 500 }],
  ['/weather/*:delay-3000', { type: 'delay', ms: 3000 }],
  ['GET /weather/*:hang', { type: 'hang' }],
  ['POST /weather/*:hang', undefined],
  ['/weather:hang', undefined],
  ['/users/*:404, */ip:code-50001', { type: 'code', code: 50001 }],
  ['*:drop@0', undefined],
  ['*:malformed@1', { type: 'malformed' }],
] as const)('%s', (text, fault) => {
  expect(first(text)).toEqual(fault)
})

test('a fault of once is that of the first call it matches', () => {
  const roll = apiFaults(readRules('GET /orders/*:500@once, /orders/*:drop@once').rules, 1)
  const path = '/api/v1/orders/ord_1'
  expect([roll('POST', path), roll('GET', path), roll('GET', path)].map((fault) => fault?.type)).toEqual([
    'drop',
    'status',
    undefined,
  ])
})

test('what is no fault is named', () => {
  expect(readRules('*:500, nonsense, *:200').wrong.map((part) => part.trim())).toEqual(['nonsense', '*:200'])
})

test('a seed repeats its faults, and a chance of a half comes up about half of the time', () => {
  const rolls = (seed: number) => {
    const roll = apiFaults(readRules('*:500@0.5').rules, seed)
    return Array.from({ length: 400 }, () => roll('GET', '/api/x') !== undefined)
  }
  expect(rolls(7)).toEqual(rolls(7))
  expect(rolls(7)).not.toEqual(rolls(8))
  const share = rolls(7).filter(Boolean).length
  expect(share).toBeGreaterThan(160)
  expect(share).toBeLessThan(240)
})

test('any text is read', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { rules } = readRules(text)
      apiFaults(rules, 1)('GET', '/api/v1/weather/ip')
    }),
  )
})
