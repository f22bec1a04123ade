import {
  contractMarks,
  dataFiles,
  deprecation,
  described,
  fill,
  finished,
  importing,
  onlyAndroid,
  typeOf,
} from '../native.ts'
import type { Docs } from '../../docs/docs.ts'
import type { MethodEntry, NamedTexts } from '../native.ts'
import { events, methods } from '../tree.ts'
import { declaration, quoted, shapeOf } from './declarations.ts'

const called = methods.filter(({ name }) => name !== 'bridgeInfo')
const comment = (text: string, docs: Docs) => {
  const message = deprecation(docs)
  return `  /// ${text}${message ? `\n  @Deprecated(${quoted(message)})` : ''}`
}
const listed = (list: readonly { readonly name: string }[]) =>
  list.map(({ name }) => `    '${name}',`).join('\n')

const paramsOf = (entry: MethodEntry) => typeOf(entry, 'params', '')
const resultOf = (entry: MethodEntry) => typeOf(entry, 'result', 'void')
const lower = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1)
const shapeName = (type: string) => (type ? `Shapes.${lower(type)}` : 'const NothingShape()')

const method = (entry: MethodEntry): string => `${comment(described(entry), entry.docs)}
  FutureOr<${resultOf(entry)}> ${entry.name}(${paramsOf(entry) && `${paramsOf(entry)} params`}) =>
      throw const CompanionRefusal('UNSUPPORTED');`

function call(entry: MethodEntry): string {
  const { name, descriptor } = entry
  const params = paramsOf(entry)
  const result = typeOf(entry, 'result', '')
  const asked = `await host.${name}(${params && `${params}.fromMap(params)`})`
  const run = result
    ? `(host, params) async => (${asked}).toMap()`
    : `(host, params) async {\n    ${asked};\n    return null;\n  }`
  const waits = descriptor.kind === 'interactive' ? ', isInteractive: true' : ''
  return `  '${name}': Call(${shapeName(params)}, ${shapeName(result)}, ${run}${waits}),`
}

const eventCall = ({
  name,
  docs,
  payloads: [data],
}: (typeof events)[number]): string => `${comment(docs.doc, docs)}
  bool ${name}(${data ? `${data.type} data` : ''}) => send('${name}', ${shapeName(data?.type ?? '')}${data ? ', data.toMap()' : ''});`

const shapes = [...methods, ...events].flatMap(({ payloads }) =>
  payloads.map(({ type, shape }) => `  static const ${lower(type)} = ${shapeOf(shape)};`),
)

/** Returns a file name in Dart's style (snake_case). */
const fileName = (name: string) => name.replaceAll(/\B[A-Z]/g, '_$&').toLowerCase()

const native = (file: string) => `import '../../native/dart/${file}.dart';\n`
const own = (file: string) => `import '${file}.dart';\n`

const bridgeFiles = (types: NamedTexts): NamedTexts => {
  const texts = {
    companion_contract: ['', { ...contractMarks(listed), onlyAndroid: onlyAndroid(quoted) }],
    companion_host: [
      `import 'dart:async';\n\n${native('bridge_runtime')}`,
      { methods: called.map(method).join('\n\n') },
    ],
    companion_events: [
      native('bridge_runtime') + native('shape') + own('companion_host') + own('shapes'),
      { events: events.map(eventCall).join('\n\n') },
    ],
    companion_bridge: [
      native('bridge_runtime') +
        native('shape') +
        own('companion_events') +
        own('companion_host') +
        own('shapes'),
      { calls: called.map(call).join('\n') },
    ],
  } as const
  const filled = Object.entries(texts).map(([name, [head, marks]]) => {
    const text = fill(`dart/templates/${name}.dart`, marks)
    return [name, `${head}${importing(types, text, (_names, file) => own(file))}\n${text}`] as const
  })
  const all = `${native('shape')}\nabstract final class Shapes {\n${shapes.join('\n')}\n}`
  return [...filled, ['shapes', all]]
}

/**
 * Returns the Flutter files: the interface that the app implements, the bridge for its messages, and the
 * payload types.
 */
export const dartFiles = () => {
  const types = dataFiles(declaration).map(([name, text]) => [fileName(name), text] as const)
  const data = types.map(
    ([name, text]) => [name, /\bFields\b/.test(text) ? `${native('shape')}\n${text}` : text] as const,
  )
  return finished('dart', 'dart', '', [...bridgeFiles(types), ...data])
}
