import type { Schema } from '../../schema/schema.ts'
import { facts, fieldType, isSecret, type Declared } from '../native.ts'
import { core, knownOf, upper } from '../tree.ts'

export const quoted = (text: string) =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('$', String.raw`\$`)}'`

/** Returns a number as a double literal, such as `90.0`. */
const decimal = (value: number | undefined) => (value === undefined ? undefined : value.toFixed(1))

/** Returns a shape as a constant expression that uses the classes of native/dart. */
export function shapeOf(shape: Schema): string {
  const made = (name: string, all: object, ...first: string[]) =>
    `${name}(${[...first, ...facts(all, (fact, value) => `${fact}: ${value as string}`)].join(', ')})`
  switch (shape.t) {
    case 'str':
      return made('TextShape', {
        min: shape.min,
        max: shape.max,
        pattern: shape.pattern && quoted(shape.pattern),
      })
    case 'openOneOf':
      return 'TextShape()'
    case 'int':
      return made('WholeShape', { min: shape.min, max: shape.max })
    case 'num':
      return made('RealShape', { min: decimal(shape.min), max: decimal(shape.max) })
    case 'bool':
      return 'FlagShape()'
    case 'oneOf':
      return `ChoiceShape([${shape.of.map(quoted).join(', ')}])`
    case 'arr':
      return made('ListShape', { max: shape.max }, shapeOf(shape.of))
    case 'opt':
      return `OptionalShape(${shapeOf(shape.of)})`
    case 'obj': {
      const fields = Object.entries(shape.fields).map(([name, field]) => `${quoted(name)}: ${shapeOf(field)}`)
      return `ObjectShape({${fields.join(', ')}})`
    }
    default:
      return 'NothingShape()'
  }
}

const plain = {
  str: 'String',
  openOneOf: 'String',
  int: 'int',
  num: 'double',
  bool: 'bool',
  none: 'void',
}
const typeOf = (shape: Schema, name: string) => fieldType(shape, name, (of) => `List<${of}>`, plain)

/** Returns the expression that converts a validated value to its type. */
function reading(shape: Schema, name: string, value: string): string {
  if (shape.t === 'opt') return `${value} == null ? null : ${reading(shape.of, name, `${value}!`)}`
  if (shape.t === 'arr')
    return `[for (final item in ${value} as List<Object?>) ${reading(shape.of, name, 'item!')}]`
  if (shape.t === 'obj') return `${name}.fromMap(${value} as Fields)`
  if (shape.t === 'oneOf') return `${name}.of(${value} as String)`
  return `${value} as ${typeOf(shape, name)}`
}

/** Returns the expression that converts a value to maps, lists and plain values. */
function writing(shape: Schema, value: string, mark = ''): string {
  const bare = core(shape)
  if (bare.t !== 'obj' && bare.t !== 'oneOf') return value
  const end = bare.t === 'obj' ? 'toMap()' : 'wire'
  if (shape.t === 'opt') return writing(shape.of, value, '?')
  return shape.t === 'arr' ? `${value}${mark}.map((item) => item.${end}).toList()` : `${value}${mark}.${end}`
}

/** Returns the declaration of a choice's enum or of an object's class. */
export function declaration(type: Declared): string {
  if ('choice' in type)
    return `enum ${type.name} {
${type.choice.map((word) => `  ${word}(${quoted(word)})`).join(',\n')};

  const ${type.name}(this.wire);

  final String wire;

  static ${type.name} of(String wire) => values.firstWhere((one) => one.wire == wire);
}`
  const fields = Object.entries(type.shape.fields).map(([name, shape]) => {
    const words = knownOf(shape)
    const own = type.name + upper(name)
    const isOptional = shape.t === 'opt'
    const at = `map[${quoted(name)}]`
    return {
      argument: `${isOptional ? '' : 'required '}this.${name}`,
      property: `  final ${typeOf(shape, own)} ${name};${words.length ? ` // ${words.join(', ')}, …` : ''}`,
      read: `        ${name}: ${reading(shape, own, isOptional ? at : `${at}!`)},`,
      write: `        ${quoted(name)}: ${writing(shape, name)},`,
    }
  })
  const lines = (part: 'property' | 'read' | 'write') => fields.map((field) => field[part]).join('\n')
  const hidden = Object.values(type.shape.fields).some(isSecret)
    ? `\n\n  @override\n  String toString() => '${type.name}(***)';`
    : ''
  return `class ${type.name} {
  const ${type.name}({${fields.map(({ argument }) => argument).join(', ')}});

  factory ${type.name}.fromMap(Fields map) => ${type.name}(
${lines('read')}
      );

${lines('property')}

  Fields toMap() => {
${lines('write')}
      };${hidden}
}`
}
