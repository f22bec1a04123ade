import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitting } from '../proof/fitting.ts'
import { check } from '../schema/check.ts'
import { s, type Fields, type Schema } from '../schema/schema.ts'
import { compareShapes } from './compare.ts'

const end = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined })
const bounds = fc.tuple(end, end).map(([min, more]) => ({
  ...(min !== undefined && { min }),
  ...(more !== undefined && { max: (min ?? 0) + more }),
}))
const word = fc.subarray(['a', 'b', 'c'], { minLength: 1 })

/** Generates two shapes of one kind. Their properties can be equal. */
const twice = <T>(facts: fc.Arbitrary<T>, make: (facts: T) => Schema) =>
  fc.tuple(facts, facts).map(([a, b]) => [make(a), make(b)] as const)
const leaves: fc.Arbitrary<readonly [Schema, Schema]> = fc.oneof(
  twice(bounds, s.str),
  twice(bounds, s.int),
  twice(bounds, s.num),
  twice(fc.constant(0), () => s.openOneOf('os')),
  twice(word, (of) => s.oneOf(of, { b: '1.2.0', c: '1.2.0' })),
  twice(fc.integer({ min: 0, max: 3 }), (max) => s.arr(s.bool(), max)),
)
const either = fc.tuple(leaves, leaves, fc.integer({ min: 0, max: 5 }))
const field = fc
  .tuple(either, fc.boolean(), fc.integer({ min: 0, max: 3 }))
  .map(([[[a, b], [other], luck], may, stays]) => {
    const after = luck === 0 ? other : luck < 4 ? a : b
    return [may ? s.opt(a) : a, may === stays > 0 ? s.opt(after) : after] as const
  })

/**
 * Generates an object's shape before and after an edit. One field can change, and one can be added or
 * removed.
 */
const pair = fc
  .tuple(field, field, fc.constantFrom('same', 'same', 'added', 'taken'))
  .map(([[a, b], [c], luck]) => {
    const before: Fields = luck === 'taken' ? { x: a, y: c } : { x: a }
    const after: Fields = luck === 'added' ? { x: b, y: c } : { x: b }
    return [s.obj(before), s.obj(after)] as const
  })

const takes = (shape: Schema, values: readonly unknown[]) =>
  values.forEach((value) => expect(() => check(shape, value)).not.toThrow())

test('what the lock lets pass breaks no page and no app of another age', () => {
  const seen = { asked: 0, told: 0 }
  fc.assert(
    fc.property(pair, fc.boolean(), fc.infiniteStream(fc.nat()), ([before, after], asked, seeds) => {
      const changes = compareShapes(before, after, { asked, lock: '1.1.0' }, '$')
      if (changes.some(({ verdict }) => verdict === 'breaking')) return
      const some = (shape: Schema) =>
        fc.sample(fitting(shape), { numRuns: 10, seed: seeds.next().value as number })
      // Values of the old shape must always fit the new one. Values of the new shape must fit the old one if
      // they're results or events, because an older page can't check before they arrive. A newer page can
      // check for additions before it sends parameters.
      takes(after, some(before))
      if (!asked) takes(before, some(after))
      seen[asked ? 'asked' : 'told'] += JSON.stringify(before) === JSON.stringify(after) ? 0 : 1
    }),
    { numRuns: 2000 },
  )
  expect(Math.min(seen.asked, seen.told)).toBeGreaterThan(10)
})
