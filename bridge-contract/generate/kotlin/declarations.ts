import type { Schema } from '../../schema/schema.ts'
import { isSecret, patternOf, type Declared } from '../native.ts'
import { core, knownOf, upper } from '../tree.ts'

export const quoted = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '\\$')}"`

const named = (descriptor: { readonly [name: string]: string | number | undefined }) =>
  Object.entries(descriptor)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ')

/** A decimal literal: Kotlin tells 90 from 90.0. */
const decimal = (value: number | undefined) => (value === undefined ? undefined : value.toFixed(1))

/** A shape as an expression of CompanionRuntime. */
export function shapeOf(shape: Schema): string {
  switch (shape.t) {
    case 'str':
      return `Shape.Text(${named({ min: shape.min, max: shape.max, pattern: patternOf(shape, quoted) })})`
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

/** The Kotlin type of a field whose own type, if it has one, is called `name`. */
function typeOf(shape: Schema, name: string): string {
  if (shape.t === 'opt') return `${typeOf(shape.of, name)}?`
  if (shape.t === 'arr') return `List<${typeOf(shape.of, name)}>`
  if (shape.t === 'obj' || shape.t === 'oneOf') return name
  return { str: 'String', openOneOf: 'String', int: 'Long', num: 'Double', bool: 'Boolean', none: 'Unit' }[
    shape.t
  ]
}

/** Reads a checked value. */
function reading(shape: Schema, name: string, value: string): string {
  if (shape.t === 'opt') return `${value}?.let { ${reading(shape.of, name, 'it')} }`
  if (shape.t === 'arr') return `(${value} as List<*>).map { ${reading(shape.of, name, 'it')} }`
  if (shape.t === 'obj') return `${name}.from(${value} as Map<*, *>)`
  if (shape.t === 'oneOf') return `${name}.from(${value} as String)`
  return `${value} as ${typeOf(shape, name)}`
}

/** Writes a value as maps, lists and plain values. */
function writing(shape: Schema, value: string): string {
  const bare = core(shape)
  if (bare.t !== 'obj' && bare.t !== 'oneOf') return value
  const end = bare.t === 'obj' ? 'toMap()' : 'wire'
  if (shape.t === 'opt') return shape.of.t === 'arr' ? `${value}?.map { it.${end} }` : `${value}?.${end}`
  return shape.t === 'arr' ? `${value}.map { it.${end} }` : `${value}.${end}`
}

/** The enum or data class of a type. */
export function declaration(type: Declared): string {
  if ('choice' in type)
    return `enum class ${type.name}(val wire: String) {
${type.choice.map((word) => `    ${constant(word)}(${quoted(word)}),`).join('\n')}
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}`
  const fields = Object.entries(type.shape.fields)
  const property = ([name, shape]: [string, Schema]) => {
    const open = knownOf(shape)
    const inner = typeOf(shape, type.name + upper(name))
    return `    val ${name}: ${inner}${inner.endsWith('?') ? ' = null' : ''},${open.length ? ` // ${open.join(', ')}, …` : ''}`
  }
  const secret = fields.some(([, shape]) => isSecret(shape))
    ? `\n    override fun toString() = "${type.name}(***)"\n`
    : ''
  return `data class ${type.name}(
${fields.map(property).join('\n')}
) {${secret}
    internal fun toMap() = mapOf<String, Any?>(
${fields.map(([name, shape]) => `        ${quoted(name)} to ${writing(shape, name)},`).join('\n')}
    )

    internal companion object {
        fun from(map: Map<*, *>) = ${type.name}(
${fields.map(([name, shape]) => `            ${reading(shape, type.name + upper(name), `map[${quoted(name)}]`)},`).join('\n')}
        )
    }
}`
}

const constant = (word: string) => word.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()
