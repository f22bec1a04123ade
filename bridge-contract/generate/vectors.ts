import type { Schema } from '../schema/schema.ts'
import { core, events, methods } from './tree.ts'

/** One change that spoils an example: the value at a path, or its absence where no value is given. */
export interface Spoiler {
  readonly path: string
  readonly value?: unknown
}

/** Longer texts and lists are left to the tests of each side, to keep the file readable. */
const longest = 300

const long = (max = Infinity) => (max < longest ? ['x'.repeat(max + 1)] : [])

/** Values a shape must refuse, whatever its language. A line break at the end is what `$` lets through. */
function wrong(shape: Schema, example: unknown): readonly unknown[] {
  switch (shape.t) {
    case 'str': {
      const patterned = shape.pattern ? ['?', ...(shape.pattern.endsWith('$') ? [`${example}\n`] : [])] : []
      return [7, ...(shape.min ? [''] : []), ...long(shape.max), ...patterned]
    }
    case 'int':
    case 'num': {
      const fraction = shape.t === 'int' ? [1.5, 2 ** 53] : []
      const ends = [
        shape.min === undefined ? [] : shape.min - 1,
        shape.max === undefined ? [] : shape.max + 1,
      ]
      return ['1', true, ...fraction, ...ends.flat()]
    }
    case 'bool':
      return ['true', 1]
    case 'oneOf':
      return ['somethingElse', 1]
    case 'openOneOf':
      return [1]
    case 'arr':
      return ['x', { 0: 'x' }]
    case 'obj':
      return ['x', ['x']]
    default:
      return []
  }
}

function spoil(shape: Schema, example: unknown, path: string): readonly Spoiler[] {
  const bare = shape.t === 'opt' ? shape.of : shape
  const here: Spoiler[] = [
    ...(shape.t === 'opt' || path === '$' ? [] : [{ path }]),
    ...wrong(bare, example).map((value) => ({ path, value })),
  ]
  if (example === undefined) return here
  if (bare.t === 'arr')
    return [...here, ...spoil(core(bare), (example as unknown[])[0], `${path}.0`).filter(has)]
  if (bare.t !== 'obj') return here
  const inner = Object.entries(bare.fields).flatMap(([name, field]) =>
    spoil(field, (example as { readonly [name: string]: unknown })[name], `${path}.${name}`),
  )
  return [...here, ...inner]
}

/** An item that is missing has no place in a list. */
const has = ({ value, path }: Spoiler) => value !== undefined || !path.endsWith('.0')

interface Vector {
  readonly name: string
  readonly shape: Schema
  readonly example: unknown
  readonly spoilers: readonly Spoiler[]
}

/** For every shape of the contract an example that fits and what spoils it, with the path of the fault. */
export const vectors = (): readonly Vector[] =>
  [...methods, ...events].flatMap((entry) =>
    entry.payloads.map(({ part, shape, example }) => ({
      name: `${entry.name}.${part}`,
      shape,
      example,
      spoilers: spoil(shape, example, '$'),
    })),
  )

/** The same as text, for tests in any language. */
export const vectorText = (): string => {
  const lines = vectors().map(
    ({ name, example, spoilers }) =>
      `  ${JSON.stringify(name)}: {\n    "example": ${JSON.stringify(example)},\n    "spoilers": [\n${spoilers
        .map((spoiler) => `      ${JSON.stringify(spoiler)}`)
        .join(',\n')}\n    ]\n  }`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The example with one thing wrong. */
export function spoiled(example: unknown, { path, value }: Spoiler): unknown {
  const steps = path.split('.').slice(1)
  if (!steps.length) return value
  const copy = JSON.parse(JSON.stringify(example)) as object
  const last = steps.pop() ?? ''
  const at = steps.reduce<object>((node, step) => Reflect.get(node, step) as object, copy)
  if (value === undefined) Reflect.deleteProperty(at, last)
  else Reflect.set(at, last, value)
  return copy
}
