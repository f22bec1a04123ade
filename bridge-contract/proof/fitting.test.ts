import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as lib from '../index.ts'
import { contract } from '../contract.ts'
import { installFakeApp } from '../fake/install.ts'
import type { Schema } from '../schema/schema.ts'
import { docs } from '../docs/docs.ts'
import { fitting } from './fitting.ts'
import { follow, open, receiveOf } from './kit.ts'
import { testWindow } from './window.ts'

const shapes = Object.values(contract.methods).flatMap(({ name, params, result }) => [
  [`${name} params`, params] as const,
  [`${name} result`, result] as const,
])

test('what fits comes through unchanged, whatever it is wrapped in', () => {
  for (const [name, shape] of shapes)
    fc.assert(
      fc.property(fitting(shape), (value) => {
        const copy = lib.check(shape, value)
        expect(JSON.stringify(copy), name).toBe(
          JSON.stringify(lib.check(shape, JSON.parse(JSON.stringify(value ?? null)))),
        )
        expect(lib.check(shape, copy)).toEqual(copy)
        if (shape.t === 'obj') expect(lib.check(shape, new Proxy(value as object, {}))).toEqual(copy)
      }),
      { numRuns: 30 },
    )
})

test('what a trace shows of anything holds nothing secret', () => {
  const secretsOf = (shape: Schema, value: unknown): unknown[] => {
    if (value === undefined) return []
    if ('secret' in shape) return [value]
    if (shape.t === 'opt') return secretsOf(shape.of, value)
    if (shape.t === 'arr') return (value as unknown[]).flatMap((item) => secretsOf(shape.of, item))
    if (shape.t !== 'obj') return []
    return Object.entries(shape.fields).flatMap(([name, field]) =>
      secretsOf(field, (value as Record<string, unknown>)[name]),
    )
  }
  for (const [, shape] of shapes)
    fc.assert(
      fc.property(fitting(shape), (value) => {
        const shown = lib.check(shape, lib.check(shape, value), true)
        expect(new Set(secretsOf(shape, shown)).size).toBeLessThanOrEqual(1)
        for (const hidden of secretsOf(shape, shown)) expect(hidden).toBe('***')
      }),
      { numRuns: 20 },
    )
})

test('the door answers anything with a word', () => {
  const { receive } = open(lib)
  const words_ = ['ok', 'late', 'duplicate', 'unknown', 'malformed']
  const message = fc.oneof(
    fc.anything({ withProxy: true, withNullPrototype: true, withObjectString: true } as never),
    fc.json(),
    fc.record(
      {
        id: fc.anything(),
        ok: fc.anything(),
        data: fc.anything(),
        error: fc.anything(),
        pending: fc.anything(),
      },
      { requiredKeys: [] },
    ),
    fc.record({ e: fc.string(), data: fc.anything() }),
    fc.record({ m: fc.anything(), data: fc.anything() }),
  )
  fc.assert(
    fc.property(message, (given) => void expect(words_).toContain(receive(given))),
    { numRuns: 3000 },
  )
})

test('every call to an app with any faults ends, and ends once', async () => {
  const chance = fc.constantFrom(0, 0, 0.3, 1)
  const faults = fc.record({
    latencyMs: fc.integer({ min: 0, max: 9000 }),
    drop: chance,
    duplicate: chance,
    late: chance,
    malformed: chance,
    throw: chance,
    gone: chance,
    hide: chance,
    reload: chance,
  })
  const world = fc.record({
    platform: fc.constantFrom('android' as const, 'ios' as const),
    transport: fc.constantFrom('direct' as const, 'channel' as const, 'port' as const),
    wire: fc.constantFrom(0 as const, 1 as const),
    replies: fc.boolean(),
    app: fc.constantFrom('1.0.0', '1.1.0'),
    seed: fc.integer(),
    faults,
  })
  await fc.assert(
    fc.asyncProperty(world, async ({ faults: all, ...options }) => {
      const page = testWindow()
      const app = installFakeApp(page.win, { ...options, faults: { '*': all } })
      const bridge = lib.createBridge(page.win, app.port ? { port: app.port } : {})
      const asked = Object.values(contract.methods)
      const calls = asked.map((method) =>
        follow(bridge.call(method, docs.methods[method.name as 'pay'].params as never)),
      )
      await page.pass(700_000)
      for (const [at, call] of calls.entries()) {
        const [end, detail] = await call.end()
        // An acknowledged interactive call has no timeout, so it can stay pending.
        if (end === 'pending') expect(asked[at]?.kind).toBe('interactive')
        expect(end, `${asked[at]?.name} ${String(detail)}`).not.toBe('no bridge error')
      }
      expect(page.thrown).toEqual([])
      expect(receiveOf(page.win)('{')).toBe('malformed')
    }),
    { numRuns: 60 },
  )
})
