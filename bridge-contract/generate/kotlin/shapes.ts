import type { Schema } from '../../schema/schema.ts'
import { strict } from '../declared.ts'

export const quoted = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '\\$')}"`

const named = (facts: { readonly [name: string]: string | number | undefined }) =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ')

/** A decimal literal: Kotlin tells 90 from 90.0. */
const decimal = (value: number | undefined) => (value === undefined ? undefined : value.toFixed(1))

/** A shape as an expression of CompanionRuntime. */
export function shapeOf(shape: Schema): string {
  switch (shape.t) {
    case 'str':
      return `Shape.Text(${named({ min: shape.min, max: shape.max, pattern: shape.pattern && quoted(strict(shape.pattern)) })})`
    case 'int':
      return `Shape.Whole(${named({ min: shape.min, max: shape.max })})`
    case 'num':
      return `Shape.Real(${named({ min: decimal(shape.min), max: decimal(shape.max) })})`
    case 'bool':
      return 'Shape.Flag'
    case 'oneOf':
      return `Shape.OneOf(${shape.of.map(quoted).join(', ')})`
    case 'openOneOf':
      return 'Shape.Text()'
    case 'arr':
      return `Shape.ListOf(${shapeOf(shape.of)}${shape.max ? `, ${shape.max}` : ''})`
    case 'opt':
      return `Shape.Opt(${shapeOf(shape.of)})`
    case 'obj':
      return `Shape.Obj(${Object.entries(shape.fields)
        .map(([name, field]) => `${quoted(name)} to ${shapeOf(field)}`)
        .join(', ')})`
    default:
      return 'Shape.Nothing'
  }
}
