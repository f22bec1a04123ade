import type { Schema } from '../../schema/schema.ts'
import { facts, fieldType, isSecret, patternOf, type Declared } from '../native.ts'
import { core, knownOf, upper } from '../tree.ts'

export const quoted = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '\\$')}"`

/** Returns a number as a Double literal, because Kotlin doesn't accept `90` as a Double. */
const decimal = (value: number | undefined) => (value === undefined ? undefined : value.toFixed(1))

/** Returns a shape as an expression that uses the classes of native/kotlin. */
export function shapeOf(shape: Schema): string {
  const made = (name: string, all: object) =>
    `Shape.${name}(${facts(all, (fact, value) => `${fact} = ${value}`).join(', ')})`
  switch (shape.t) {
    case 'str':
      return made('Text', { min: shape.min, max: shape.max, pattern: patternOf(shape, quoted) })
    case 'int':
      return made('Whole', { min: shape.min, max: shape.max })
    case 'num':
      return made('Real', { min: decimal(shape.min), max: decimal(shape.max) })
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
    case 'obj': {
      const fields = Object.entries(shape.fields).map(
        ([name, field]) => `${quoted(name)} to ${shapeOf(field)}`,
      )
      return `Shape.Obj(${fields.join(', ')})`
    }
    default:
      return 'Shape.Nothing'
  }
}

const plain = {
  str: 'String',
  openOneOf: 'String',
  int: 'Long',
  num: 'Double',
  bool: 'Boolean',
  none: 'Unit',
}
const typeOf = (shape: Schema, name: string) => fieldType(shape, name, (of) => `List<${of}>`, plain)

/** Returns the expression that converts a validated value to its type. */
function reading(shape: Schema, name: string, value: string): string {
  if (shape.t === 'opt') return `${value}?.let { ${reading(shape.of, name, 'it')} }`
  if (shape.t === 'arr') return `(${value} as List<*>).map { ${reading(shape.of, name, 'it')} }`
  if (shape.t === 'obj') return `${name}.from(${value} as Map<*, *>)`
  if (shape.t === 'oneOf') return `${name}.from(${value} as String)`
  return `${value} as ${typeOf(shape, name)}`
}

/** Returns the expression that converts a value to maps, lists and plain values. */
function writing(shape: Schema, value: string): string {
  const bare = core(shape)
  if (bare.t !== 'obj' && bare.t !== 'oneOf') return value
  const end = bare.t === 'obj' ? 'toMap()' : 'wire'
  if (shape.t === 'opt') return shape.of.t === 'arr' ? `${value}?.map { it.${end} }` : `${value}?.${end}`
  return shape.t === 'arr' ? `${value}.map { it.${end} }` : `${value}.${end}`
}

const constant = (word: string) => word.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()

/** Returns the declaration of a choice's enum or of an object's data class. */
export function declaration(type: Declared): string {
  if ('choice' in type)
    return `enum class ${type.name}(val wire: String) {
${type.choice.map((word) => `    ${constant(word)}(${quoted(word)}),`).join('\n')}
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}`
  const fields = Object.entries(type.shape.fields).map(([name, shape]) => {
    const words = knownOf(shape)
    const own = type.name + upper(name)
    const property = `${name}: ${typeOf(shape, own)}${shape.t === 'opt' ? ' = null' : ''},`
    return {
      property: `    val ${property}${words.length ? ` // ${words.join(', ')}, …` : ''}`,
      write: `        ${quoted(name)} to ${writing(shape, name)},`,
      read: `            ${reading(shape, own, `map[${quoted(name)}]`)},`,
    }
  })
  const lines = (part: 'property' | 'write' | 'read') => fields.map((field) => field[part]).join('\n')
  const isHidden = Object.values(type.shape.fields).some(isSecret)
  return `data class ${type.name}(
${lines('property')}
) {${isHidden ? `\n    override fun toString() = "${type.name}(***)"\n` : ''}
    internal fun toMap() = mapOf<String, Any?>(
${lines('write')}
    )

    internal companion object {
        fun from(map: Map<*, *>) = ${type.name}(
${lines('read')}
        )
    }
}`
}
