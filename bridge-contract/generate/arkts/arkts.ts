import {
  commented,
  contractMarks,
  dataFiles,
  described,
  fill,
  finished,
  importing,
  typeOf,
} from '../native.ts'
import type { MethodEntry, NamedTexts } from '../native.ts'
import { events, methods } from '../tree.ts'
import { declaration, shapeOf } from './declarations.ts'

const called = methods.filter(({ name }) => name !== 'bridgeInfo')
const listed = (list: readonly { readonly name: string }[]) =>
  list.map(({ name }) => `    '${name}',`).join('\n')

const paramsOf = (entry: MethodEntry) => typeOf(entry, 'params', '')
const resultOf = (entry: MethodEntry) => typeOf(entry, 'result', 'void')
const lower = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1)
const shapeName = (type: string) => `Shapes.${lower(type) || 'nothing'}`

function method(entry: MethodEntry): string {
  const params = paramsOf(entry) && `params: ${paramsOf(entry)}`
  const isTold = entry.descriptor.kind === 'notify'
  const head = isTold
    ? `${entry.name}(${params}): void`
    : `async ${entry.name}(${params}): Promise<${resultOf(entry)}>`
  return `${commented(described(entry), entry.docs)}
  ${head} {
    throw new CompanionRefusal('UNSUPPORTED')
  }`
}

/** Returns a call as a field with an arrow function. In a method, `this` wouldn't always be the bridge. */
function call(entry: MethodEntry): string {
  const { name, descriptor } = entry
  const params = paramsOf(entry)
  const given = params ? `${params}.from(params)` : ''
  const run = `this.host.${name}(${given})`
  const [how, result, type] =
    descriptor.kind === 'notify'
      ? ['tell', '', 'void']
      : ['ask', `${shapeName(typeOf(entry, 'result', ''))}, `, `Promise<${resultOf(entry)}>`]
  return `  readonly ${name} = (message: string): string =>
    this.${how}('${name}', message, ${shapeName(params)}, ${result}(params: Fields): ${type} => ${run})`
}

const eventCall = ({
  name,
  docs,
  payloads: [data],
}: (typeof events)[number]): string => `${commented(docs.doc, docs)}
  ${name}(${data ? `data: ${data.type}` : ''}): boolean {
    return this.send('${name}', ${shapeName(data?.type ?? '')}, ${data ? 'data' : 'undefined'})
  }`

const shapes = [...methods, ...events].flatMap(({ payloads }) =>
  payloads.map(({ type, shape }) => `  static readonly ${lower(type)}: Shape = ${shapeOf(shape)}`),
)

const native = (names: string, file: string) => `import { ${names} } from '../../native/arkts/${file}'\n`
const own = (names: string, file = names) => `import { ${names} } from './${file}'\n`

const bridgeFiles = (types: NamedTexts): NamedTexts => {
  const texts = {
    CompanionContract: ['', contractMarks(listed)],
    CompanionHost: [
      native('CompanionRefusal', 'BridgeRuntime'),
      { methods: called.map(method).join('\n\n') },
    ],
    CompanionEvents: [
      native('BridgeRuntime', 'BridgeRuntime') + own('Shapes'),
      { events: events.map(eventCall).join('\n\n') },
    ],
    CompanionBridge: [
      native('Page', 'BridgeRuntime') +
        native('Fields', 'Shape') +
        own('CompanionEvents') +
        own('CompanionHost') +
        own('Shapes'),
      { calls: called.map(call).join('\n\n') },
    ],
  } as const
  const filled = Object.entries(texts).map(([name, [head, marks]]) => {
    const text = fill(`arkts/templates/${name}.ets`, marks)
    return [name, `${head}${importing(types, text, own)}\n${text}`] as const
  })
  const all = `export class Shapes {\n  static readonly nothing: Shape = new NothingShape()\n${shapes.join('\n')}\n}`
  const names = ['Field', 'Shape', ...new Set(all.match(/\b\w+Shape\b/g))].join(', ')
  return [...filled, ['Shapes', `${native(names, 'Shape')}\n${all}`]]
}

/**
 * Returns the HarmonyOS files: the interface that the app implements, the bridge that it registers, and the
 * payload types.
 */
export const arktsFiles = () => {
  const types = dataFiles(declaration)
  const data = types.map(
    ([name, text]) =>
      [name, /\bFields\b/.test(text) ? `${native('Fields', 'Shape')}\n${text}` : text] as const,
  )
  return finished('arkts', 'ets', '', [...bridgeFiles(types), ...data])
}
