import type { ObjectShape, Schema } from '../schema/schema.ts'
import { known } from '../schema/known.ts'
import type { Area } from './tree.ts'

export const upper = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** A type native code has to declare: an object with fields, or a closed choice. */
export type Declared =
  | { readonly name: string; readonly shape: ObjectShape }
  | { readonly name: string; readonly choice: readonly string[] }

/** The shape inside options and lists: it is named like its field. */
export const core = (shape: Schema): Schema =>
  shape.t === 'opt' || shape.t === 'arr' ? core(shape.of) : shape

/** The types of a shape under a name, inner ones first. */
function declaredIn(name: string, shape: Schema): readonly Declared[] {
  const bare = core(shape)
  if (bare.t === 'oneOf') return [{ name, choice: bare.of }]
  if (bare.t !== 'obj') return []
  const inner = Object.entries(bare.fields).flatMap(([field, of]) => declaredIn(name + upper(field), of))
  return [...inner, { name, shape: bare }]
}

/** The types of an area by the direction they travel in, each once. Empty directions are left out. */
export function declaredOf({ name, methods, events }: Area): readonly (readonly [string, Declared[]])[] {
  const groups: [string, Declared[]][] = [
    [
      `${name}Params`,
      methods.flatMap((method) => declaredIn(`${upper(method.name)}Params`, method.descriptor.params)),
    ],
    [
      `${name}Results`,
      methods.flatMap((method) => declaredIn(`${upper(method.name)}Result`, method.descriptor.result)),
    ],
    [
      `${name}Events`,
      events.flatMap((event) => declaredIn(`${upper(event.name)}Data`, event.descriptor.data)),
    ],
  ]
  return groups.filter(([, declared]) => declared.length)
}

/** The known values of an open choice, for a comment beside it. */
export const knownOf = (shape: Schema): readonly string[] => {
  const bare = core(shape)
  return bare.t === 'openOneOf' ? known[bare.of] : []
}

/** Whether a field must not be printed. */
export const isSecret = (shape: Schema): boolean => (core(shape) as { secret?: true }).secret === true

/** A pattern for engines whose `$` also fits before a last line break. */
export const strict = (pattern: string): string => pattern.replace(/\$$/, String.raw`\z`)
