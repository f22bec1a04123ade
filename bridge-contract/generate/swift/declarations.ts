import type { Schema } from '../../schema/schema.ts'
import { declaredOf, isSecret, knownOf, strict, upper, type Declared } from '../declared.ts'
import { areas } from '../tree.ts'

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** The Swift type of a field whose own type, if it has one, is called `name`. */
function typeOf(shape: Schema, name: string): string {
  if (shape.t === 'opt') return `${typeOf(shape.of, name)}?`
  if (shape.t === 'arr') return `[${typeOf(shape.of, name)}]`
  if (shape.t === 'obj' || shape.t === 'oneOf') return name
  return { str: 'String', openOneOf: 'String', int: 'Int64', num: 'Double', bool: 'Bool', none: 'Nothing' }[
    shape.t
  ]
}

const named = (descriptor: { readonly [name: string]: string | number | undefined }) =>
  Object.entries(descriptor)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `, ${name}: ${value}`)
    .join('')

/** The statement that checks a value, if anything of it can be wrong that its type allows. */
function checking(shape: Schema, value: string, path: string, optional = false): string | undefined {
  const mark = optional ? '?' : ''
  switch (shape.t) {
    case 'opt':
      return checking(shape.of, value, path, true)
    case 'str':
      return `try Check.text(${value}, ${path}${named({ min: shape.min, max: shape.max, pattern: shape.pattern && quoted(strict(shape.pattern)) })})`
    case 'openOneOf':
      return `try Check.text(${value}, ${path})`
    case 'int':
      return `try Check.whole(${value}, ${path}${named({ min: shape.min, max: shape.max })})`
    case 'num':
      return `try Check.real(${value}, ${path}${named({ min: shape.min, max: shape.max })})`
    case 'arr':
      return `try Check.list(${value}, ${path}${named({ max: shape.max })}) { ${checking(shape.of, '$0', '$1') ?? ''} }`
    case 'obj':
      return `try ${value}${mark}.check(${path})`
    default:
      return undefined
  }
}

/** A log shows the type and no more. */
const hidden = (name: string) => `

extension ${name}: CustomStringConvertible, CustomReflectable {
    public var description: String { "${name}(***)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}`

function declaration(type: Declared): string {
  if ('choice' in type)
    return `public enum ${type.name}: String, Codable {
${type.choice.map((word) => `    case ${word}`).join('\n')}
}`
  const fields = Object.entries(type.shape.fields)
  const inner = ([name, shape]: [string, Schema]) => typeOf(shape, type.name + upper(name))
  const property = (field: [string, Schema]) => {
    const open = knownOf(field[1])
    return `    public var ${field[0]}: ${inner(field)}${open.length ? ` // ${open.join(', ')}, …` : ''}`
  }
  const secret = fields.some(([, shape]) => isSecret(shape))
  const checks = fields.flatMap(([name, shape]) => checking(shape, name, `"\\(path).${name}"`) ?? [])
  return `public struct ${type.name}: Checked {
${fields.map(property).join('\n')}

    public init(${fields.map((field) => `${field[0]}: ${inner(field)}${field[1].t === 'opt' ? ' = nil' : ''}`).join(', ')}) {
${fields.map(([name]) => `        self.${name} = ${name}`).join('\n')}
    }

    public func check(_ path: String) throws {
${checks.map((check) => `        ${check}`).join('\n')}
    }
}${secret ? hidden(type.name) : ''}`
}

/** Structs and enums for everything that crosses the bridge, by their file. */
export const dataFiles = (): readonly (readonly [name: string, text: string])[] =>
  areas.flatMap(declaredOf).map(([name, declared]) => [name, declared.map(declaration).join('\n\n')])
