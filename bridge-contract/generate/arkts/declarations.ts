import type { Schema } from '../../schema/schema.ts'
import { facts, fieldType, isSecret, scriptTypes, type Declared } from '../native.ts'
import { knownOf, upper } from '../tree.ts'

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`

/**
 * Returns positional arguments. An omitted argument becomes `undefined` in the middle and is dropped at the
 * end.
 */
function placed(all: readonly (string | undefined)[]): string {
  const last = all.findLastIndex((one) => one !== undefined)
  return all
    .slice(0, last + 1)
    .map((one) => one ?? 'undefined')
    .join(', ')
}

const text = (value: number | undefined) => facts({ value }, (_, of) => `${of as number}`)[0]

/** Returns a shape as an expression that uses the classes of native/arkts. */
export function shapeOf(shape: Schema): string {
  switch (shape.t) {
    case 'str': {
      const pattern = shape.pattern && quoted(shape.pattern)
      return `new TextShape(${placed([text(shape.min), text(shape.max), pattern])})`
    }
    case 'openOneOf':
      return 'new TextShape()'
    case 'int':
    case 'num':
      return `new NumberShape(${placed([String(shape.t === 'int'), text(shape.min), text(shape.max)])})`
    case 'bool':
      return 'new FlagShape()'
    case 'oneOf':
      return `new ChoiceShape([${shape.of.map(quoted).join(', ')}])`
    case 'arr':
      return `new ListShape(${placed([shapeOf(shape.of), text(shape.max)])})`
    case 'opt':
      return `new OptionalShape(${shapeOf(shape.of)})`
    case 'obj': {
      const fields = Object.entries(shape.fields).map(
        ([name, field]) => `new Field(${quoted(name)}, ${shapeOf(field)})`,
      )
      return `new ObjectShape([${fields.join(', ')}])`
    }
    default:
      return 'new NothingShape()'
  }
}

const typeOf = (shape: Schema, name: string) =>
  fieldType(shape, name, (of) => `${of}[]`, scriptTypes).replace(/\?$/, '')

/** Returns the expression that converts a validated field to its type. The field must be present. */
function reading(shape: Schema, name: string, value: string): string {
  if (shape.t === 'arr' && shape.of.t === 'obj')
    return `(${value} as Fields[]).map((item: Fields): ${name} => ${name}.from(item))`
  if (shape.t === 'obj') return `${name}.from(${value} as Fields)`
  return `${value} as ${typeOf(shape, name)}`
}

/** Returns the declaration of a choice's type or of an object's class. */
export function declaration(type: Declared): string {
  if ('choice' in type) return `export type ${type.name} = ${type.choice.map(quoted).join(' | ')}`
  const fields = Object.entries(type.shape.fields).map(([name, shape]) => {
    const words = knownOf(shape)
    const own = type.name + upper(name)
    const isOptional = shape.t === 'opt'
    const property = `${name}${isOptional ? '?' : ''}: ${typeOf(shape, own)}`
    const at = `fields[${quoted(name)}]`
    const read = reading(isOptional ? shape.of : shape, own, at)
    return {
      isOptional,
      property: `  ${property}${words.length ? ` // ${words.join(', ')}, …` : ''}`,
      argument: property,
      set: `    this.${name} = ${name}`,
      read: isOptional ? `${at} === undefined ? undefined : ${read}` : read,
    }
  })
  // Arguments are positional, so optional fields come last.
  const ordered = fields.toSorted((a, b) => Number(a.isOptional) - Number(b.isOptional))
  const hidden = Object.values(type.shape.fields).some(isSecret)
    ? `\n\n  /** What JSON.stringify and a log show. */\n  toJSON(): string {\n    return '${type.name}(***)'\n  }`
    : ''
  return `export class ${type.name} {
${fields.map(({ property }) => property).join('\n')}

  constructor(${ordered.map(({ argument }) => argument).join(', ')}) {
${fields.map(({ set }) => set).join('\n')}
  }

  static from(fields: Fields): ${type.name} {
    return new ${type.name}(
${ordered
  .map(({ read }) => `      ${read},`)
  .join('\n')
  .replace(/,$/, '')}
    )
  }${hidden}
}`
}
