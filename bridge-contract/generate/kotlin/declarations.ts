import type { Schema } from '../../schema/schema.ts'
import { core, declaredOf, isSecret, knownOf, upper, type Declared } from '../declared.ts'
import { areas } from '../tree.ts'
import { quoted } from './shapes.ts'

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

function declaration(type: Declared): string {
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

/** Data classes and enums for everything that crosses the bridge, by their file. */
export const dataFiles = (): readonly (readonly [name: string, text: string])[] =>
  areas.flatMap(declaredOf).map(([name, declared]) => [name, declared.map(declaration).join('\n\n')])
