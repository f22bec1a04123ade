import type { Schema } from '../../schema/schema.ts'
import {
  commented,
  contractMarks,
  dataFiles,
  described,
  fieldType,
  fill,
  finished,
  importing,
  onlyAndroid,
  scriptTypes,
  typeOf,
} from '../native.ts'
import type { Declared, MethodEntry, NamedTexts } from '../native.ts'
import { events, knownOf, methods, upper } from '../tree.ts'

const called = methods.filter(({ name }) => name !== 'bridgeInfo')
const listed = (list: readonly { readonly name: string }[]) =>
  list.map(({ name }) => `  '${name}',`).join('\n')

const paramsOf = (entry: MethodEntry) => typeOf(entry, 'params', '')
const resultOf = (entry: MethodEntry) => typeOf(entry, 'result', 'void')

const method = (entry: MethodEntry): string => `${commented(described(entry), entry.docs)}
  ${entry.name}(${paramsOf(entry) && `_params: ${paramsOf(entry)}`}): Answer<${resultOf(entry)}> {
    throw new CompanionRefusal('UNSUPPORTED')
  }`

/** Returns a shape's name in the `shapes` file. */
const shapeName = (type: string) =>
  type ? `shapes.${type.charAt(0).toLowerCase()}${type.slice(1)}` : 'shapes.nothing'

function call(entry: MethodEntry): string {
  const { name, descriptor } = entry
  const params = paramsOf(entry)
  const waits = descriptor.kind === 'interactive' ? ' isInteractive: true,' : ''
  const run = params ? `(host, params: ${params}) => host.${name}(params)` : `(host) => host.${name}()`
  return `  ${name}: { params: ${shapeName(params)}, result: ${shapeName(typeOf(entry, 'result', ''))},${waits} run: ${run} },`
}

const eventCall = ({
  name,
  docs,
  payloads: [data],
}: (typeof events)[number]): string => `${commented(docs.doc, docs)}
  ${name}(${data ? `data: ${data.type}` : ''}): boolean {
    return this.send('${name}', ${shapeName(data?.type ?? '')}${data ? ', data' : ''})
  }`

/**
 * Returns a shape as a literal. It omits the names of open choices and the `since` of values, because only
 * the page uses them.
 */
const literal = (shape: Schema): string =>
  JSON.stringify(shape, (_, value: Schema) => {
    if (value?.t === 'openOneOf') return { t: value.t }
    return value?.t === 'oneOf' ? { t: value.t, of: value.of } : value
  })

const shapes = [...methods, ...events].flatMap(({ payloads }) =>
  payloads.map(
    ({ type, shape }) =>
      `export const ${type.charAt(0).toLowerCase()}${type.slice(1)}: Shape = ${literal(shape)}`,
  ),
)

const fieldTypeOf = (shape: Schema, name: string) =>
  fieldType(shape, name, (of) => `readonly ${of}[]`, scriptTypes).replace(/\?$/, '')

/** Returns the declaration of a choice's or of an object's type. */
function declaration(type: Declared): string {
  if ('choice' in type)
    return `export type ${type.name} = ${type.choice.map((word) => `'${word}'`).join(' | ')}`
  const fields = Object.entries(type.shape.fields).map(([name, shape]) => {
    const words = knownOf(shape)
    const of = fieldTypeOf(shape, type.name + upper(name))
    const property = shape.t === 'opt' ? `${name}?: ${of} | undefined` : `${name}: ${of}`
    return `  readonly ${property}${words.length ? ` // ${words.join(', ')}, …` : ''}`
  })
  return `export interface ${type.name} {\n${fields.join('\n')}\n}`
}

const importLine = (names: string, file: string) => `import type { ${names} } from './${file}'\n`
const runtime = "from '../../native/react-native/runtime'"
const shape = "from '../../native/react-native/shape'"

const bridgeFiles = (types: NamedTexts): NamedTexts => {
  const texts = {
    CompanionContract: ['', { ...contractMarks(listed), onlyAndroid: onlyAndroid((name) => `'${name}'`) }],
    CompanionHost: [
      `import { CompanionRefusal, type Answer } ${runtime}\n`,
      { methods: called.map(method).join('\n\n') },
    ],
    CompanionEvents: [
      `import { BridgeRuntime } ${runtime}\nimport type { CompanionHost } from './CompanionHost'\nimport * as shapes from './shapes'\n`,
      { events: events.map(eventCall).join('\n\n') },
    ],
    CompanionBridge: [
      `import type { Call, Page } ${runtime}\nimport { check } ${shape}\nimport { CompanionEvents } from './CompanionEvents'\nimport type { CompanionHost } from './CompanionHost'\nimport * as shapes from './shapes'\n`,
      {
        calls: `  bridgeInfo: { params: shapes.nothing, result: shapes.bridgeInfoResult, run: (host) => host.bridgeInfo() },\n${called.map(call).join('\n')}`,
      },
    ],
  } as const
  const filled = Object.entries(texts).map(([name, [head, marks]]) => {
    const text = fill(`react-native/templates/${name}.ts.txt`, marks)
    return [name, `${head}${importing(types, text, importLine)}\n${text}`] as const
  })
  const all = `import type { Shape } ${shape}\n\nexport const nothing: Shape = {"t":"none"}\n${shapes.join('\n')}`
  return [...filled, ['shapes', all]]
}

/**
 * Returns the React Native files: the interface that the app implements, the bridge for its messages, and the
 * payload types.
 */
export const reactNativeFiles = () => {
  const types = dataFiles(declaration)
  return finished('react-native', 'ts', '', [...bridgeFiles(types), ...types])
}
