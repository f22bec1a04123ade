import type { Schema } from '../schema/schema.ts'
import { core, events, methods } from './tree.ts'

/**
 * One change that makes an example invalid. It sets `value` at `path`, or removes the field if `value` is
 * missing.
 */
export interface Spoiler {
  readonly path: string
  readonly value?: unknown
}

/**
 * The maximum length of a text in a vector, so that the file stays readable. Each side has its own tests with
 * longer texts and lists.
 */
const longest = 300

const long = (max = Infinity) => (max < longest ? ['x'.repeat(max + 1)] : [])

/** The values that don't fit a shape without bounds. */
const wrongKind = {
  bool: ['true', 1],
  oneOf: ['somethingElse', 1],
  openOneOf: [1],
  arr: ['x', { 0: 'x' }],
  obj: ['x', ['x']],
  opt: [],
  none: [],
}

/**
 * Returns values that a shape must reject in every language. They include a trailing line break, because in
 * some engines `$` matches before it.
 */
function wrong(shape: Schema, example: unknown): readonly unknown[] {
  if (shape.t === 'str') {
    const patterned = shape.pattern ? ['?', ...(shape.pattern.endsWith('$') ? [`${example}\n`] : [])] : []
    return [7, ...(shape.min ? [''] : []), ...long(shape.max), ...patterned]
  }
  if (shape.t !== 'int' && shape.t !== 'num') return wrongKind[shape.t]
  const { t, min, max } = shape
  const fraction = t === 'int' ? [1.5, 2 ** 53] : []
  return [
    '1',
    true,
    ...fraction,
    ...(min === undefined ? [] : [min - 1]),
    ...(max === undefined ? [] : [max + 1]),
  ]
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

/** Excludes the removal of a list's item, because a list can't have a missing item. */
const has = ({ value, path }: Spoiler) => value !== undefined || !path.endsWith('.0')

/** Returns a valid example and its spoilers for every payload in the contract. */
export const vectors = () =>
  [...methods, ...events].flatMap((entry) =>
    entry.payloads.map(({ part, shape, example }) => ({
      name: `${entry.name}.${part}`,
      shape,
      example,
      spoilers: spoil(shape, example, '$'),
    })),
  )

/** Returns the vectors as JSON text, for tests in any language. */
export const vectorText = (): string => {
  const lines = (of: readonly string[]) => of.join(',\n')
  const texts = vectors().map(({ name, example, spoilers }) => {
    const spoilt = lines(spoilers.map((spoiler) => `      ${JSON.stringify(spoiler)}`))
    return `  "${name}": {\n    "example": ${JSON.stringify(example)},\n    "spoilers": [\n${spoilt}\n    ]\n  }`
  })
  return `{\n${lines(texts)}\n}\n`
}

/** Returns a copy of the example with one spoiler applied. */
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
