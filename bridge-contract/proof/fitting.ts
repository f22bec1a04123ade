import * as fc from 'fast-check'
import type { Schema } from '../schema/schema.ts'

/** Generates values that fit a shape. */
export function fitting(shape: Schema): fc.Arbitrary<unknown> {
  switch (shape.t) {
    case 'str': {
      const { min = 0, max = 40, pattern } = shape
      return pattern
        ? fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= max)
        : fc.string({ minLength: min, maxLength: Math.min(max, 40) })
    }
    case 'int':
      return fc.maxSafeInteger().map((n) => Math.min(Math.max(n, shape.min ?? n), shape.max ?? Infinity))
    case 'num':
      return fc.double({
        noNaN: true,
        noDefaultInfinity: true,
        min: shape.min ?? -1e9,
        max: shape.max ?? 1e9,
      })
    case 'bool':
      return fc.boolean()
    case 'oneOf':
      return fc.constantFrom(...shape.of)
    case 'openOneOf':
      return fc.string()
    case 'arr':
      return fc.array(fitting(shape.of), { maxLength: Math.min(shape.max ?? 5, 5) })
    case 'opt':
      return fc.option(fitting(shape.of), { nil: undefined })
    case 'obj':
      return fc.record(
        Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, fitting(field)])),
      )
    default:
      return fc.constant(undefined)
  }
}
