import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type RunningBackend } from '../mock-api/server.ts'
import { calls } from './calls.ts'

type Call = keyof typeof calls
type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

/** Returns an ordinary response of the mock API to each call that returns data. */
async function answers(): Promise<readonly (readonly [Call, Json])[]> {
  const { accessToken } = await backend.session()
  const ask = async (path: string, body?: object): Promise<Json> => {
    const headers = {
      Authorization: `Bearer ${accessToken}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': `key of ${path}`.replaceAll(' ', '-'),
    }
    const sent = { method: body ? 'POST' : 'GET', headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(`${backend.url}/api/v1/${path}`, sent)
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Json
  }
  const expectedAmount = { minor: 9988, currency: 'USD', exponent: 2 }
  const order = (await ask('orders', { planId: 'ai_year', expectedAmount })) as { readonly id: string }
  const payment = { provider: 'testpay', returnRoute: 'payResult' }
  const started = await ask(`orders/${order.id}/payments`, payment)
  return [
    ['GET /api/v1/users/current', await ask('users/current')],
    ['GET /api/v1/plans', await ask('plans?app=SparkPro&lang=en')],
    ['GET /api/v1/features', await ask('features?lang=en')],
    ['GET /api/v1/subscriptions/current', await ask('subscriptions/current')],
    ['GET /api/v1/usages/summary', await ask('usages/summary')],
    ['GET /api/v1/payments/config', await ask('payments/config?channel=browser')],
    ['POST /api/v1/orders', order],
    ['POST /api/v1/orders/:id/payments', started],
    ['GET /api/v1/orders/:id', await ask(`orders/${order.id}`)],
    ['GET /api/v1/orders', await ask('orders?status=open')],
    ['GET /api/v1/weather', await ask('weather?lat=22.54&lon=114.06&lang=en')],
    ['GET /api/v1/weather/ip', await ask('weather/ip?lang=en')],
  ]
}

/**
 * Fields that the page can't do without, with the reason: without them the page would have nothing to show or
 * do, or the rest would be wrong.
 */
const essential: Readonly<Partial<Record<Call, Readonly<Record<string, string>>>>> = {
  'GET /api/v1/subscriptions/current': {
    plan: 'it says what must not be sold again',
    'plan.id': 'it says what must not be sold again',
  },
  'GET /api/v1/payments/config': { providers: 'none at all would be said to be "not available here"' },
  'POST /api/v1/orders': { id: 'nothing else names the order that was made' },
  'GET /api/v1/orders/:id': { id: 'nothing else names the order' },
  'POST /api/v1/orders/:id/payments': { next: 'it says how and where to pay' },
}

const missing = Symbol('missing')
const mutants = [missing, null, 7, 'other', true, [], {}] as const
const sameType = (one: Json, other: unknown) =>
  typeof one === typeof other &&
  Array.isArray(one) === Array.isArray(other) &&
  (one === null) === (other === null)

/** Returns the same response with a different value at a path. */
function changed(value: Json, [name, ...rest]: readonly string[], put: Json | typeof missing): Json {
  const entries = Object.entries(value as object).flatMap(([key, item]: [string, Json]) => {
    if (key !== name) return [[key, item]]
    if (rest.length) return [[key, changed(item, rest, put)]]
    return put === missing ? [] : [[key, put]]
  })
  return Array.isArray(value) ? entries.map(([, item]) => item as Json) : Object.fromEntries(entries)
}

/** Yields the paths of all fields in a response. */
function* pathsIn(value: Json, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length) yield path
  if (typeof value !== 'object' || value === null) return
  for (const [name, item] of Object.entries(value)) yield* pathsIn(item as Json, [...path, name])
}

const valueAt = (value: Json, path: readonly string[]): Json =>
  path.reduce<Json>((part, name) => (part as Record<string, Json>)[name]!, value)

/** Returns a path without list indices: `[0].price` becomes `price`. */
const nameOf = (path: readonly string[]) => path.filter((part) => !/^\d+$/.test(part)).join('.')

const mayMiss = (call: Call, name: string): boolean =>
  !Object.keys(essential[call] ?? {}).some(
    (one) => name === one || (one === 'next' && name.startsWith('next.')),
  )

test('a field that is missing, null or of another type takes no answer away', async () => {
  const lost = (await answers()).flatMap(([call, answer]) =>
    [...pathsIn(answer)].flatMap((path) =>
      mutants
        .filter((mutant) => mutant === missing || !sameType(valueAt(answer, path), mutant))
        .flatMap((mutant) => {
          try {
            calls[call].shape(changed(answer, path, mutant), '')
            return []
          } catch {
            return mayMiss(call, nameOf(path)) ? [`${call} ${nameOf(path)}`] : []
          }
        }),
    ),
  )
  expect([...new Set(lost)]).toEqual([])
})

test('of a list one unreadable entry takes no other away', async () => {
  const lists = (await answers()).filter(([, answer]) => Array.isArray(answer))
  expect(lists.length).toBeGreaterThan(3)
  for (const [call, answer] of lists) {
    const all = answer as readonly Json[]
    expect(calls[call].shape([...all, {}, null, 7, 'x'], ''), call).toHaveLength(all.length)
  }
})

test('an answer that has nothing of what was asked for is refused', () => {
  for (const call of [
    'GET /api/v1/weather',
    'GET /api/v1/weather/ip',
    'GET /api/v1/subscriptions/current',
  ] as const)
    for (const nothing of [{}, { hello: 'world' }, 'oops', null, [], 7])
      expect(() => calls[call].shape(nothing, ''), call).toThrow(/ is not /)
})
