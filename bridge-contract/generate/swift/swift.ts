import { contract } from '../../contract.ts'
import type { Fields, Schema } from '../../schema/schema.ts'
import {
  dataFiles,
  deprecation,
  described,
  facts,
  fieldType,
  fill,
  finished,
  isSecret,
  patternOf,
  typeOf,
} from '../native.ts'
import type { Declared, MethodEntry, NamedTexts } from '../native.ts'
import { core, events, knownOf, methods, upper, type Entry } from '../tree.ts'
import { olderCall, olderCalls } from './older.ts'
import type { Docs } from '../../docs/docs.ts'
import type { BridgeEvent, Method } from '../../schema/define.ts'

/** Returns whether an iOS app can have the method or event. Only Android-only methods are excluded. */
const isOfSwift = ({ descriptor }: Entry<Method | BridgeEvent>) =>
  !('platforms' in descriptor) || (descriptor.platforms?.includes('ios') ?? true)
export const askedOfSwift = methods.filter(isOfSwift)
const called = askedOfSwift.filter(({ name }) => name !== 'bridgeInfo')
const isReserved = ({ docs }: MethodEntry) => docs.reserved === true

const paramsOf = (entry: MethodEntry) => typeOf(entry, 'params', 'Nothing')
const resultOf = (entry: MethodEntry) => typeOf(entry, 'result', 'Nothing')
const listed = (names: readonly { readonly name: string }[]) =>
  names.map(({ name }) => `        "${name}",`).join('\n')

export function signature(entry: MethodEntry): string {
  const params = paramsOf(entry) === 'Nothing' ? '' : `_ params: ${paramsOf(entry)}`
  const result = resultOf(entry) === 'Nothing' ? '' : ` -> ${resultOf(entry)}`
  return `func ${entry.name}(${params}) async throws${result}`
}

const comment = (text: string, docs: Docs) => {
  const message = deprecation(docs)
  return `    /// ${text}${message ? `\n    @available(*, deprecated, message: "${message}")` : ''}`
}
const declared = (entry: MethodEntry): string =>
  `${comment(described(entry), entry.docs)}\n    ${signature(entry)}`

/** Returns the default implementation of a host method, for an app that doesn't write it. */
const unwritten = (entry: MethodEntry): string =>
  `    ${signature(entry)} {${entry.descriptor.kind === 'notify' ? '' : ' throw CompanionRefusal("UNSUPPORTED") '}}`

function dispatch(entry: MethodEntry): string {
  const given = paramsOf(entry) === 'Nothing' ? '' : 'params'
  const call = entry.docs.deprecated
    ? `try await ${olderCall(entry.name, given)}`
    : `try await host.${entry.name}(${given})`
  const body = resultOf(entry) === 'Nothing' ? `${call}; return Nothing()` : `return ${call}`
  return `        case "${entry.name}":
            return await answer(envelope) { (${given || '_'}: ${paramsOf(entry)}) -> ${resultOf(entry)} in ${body} }`
}

const eventCall = ({ name, docs, payloads: [data] }: (typeof events)[number]): string =>
  `${comment(docs.doc, docs)}\n    @discardableResult\n    public func ${name}` +
  (data
    ? `(_ data: ${data.type}) -> Bool { send("${name}", data) }`
    : `() -> Bool { send("${name}", Nothing()) }`)

const bridgeFiles = (): NamedTexts => {
  const names = {
    version: contract.version,
    methods: listed(askedOfSwift.filter((entry) => !isReserved(entry))),
    reserved: listed(askedOfSwift.filter(isReserved)),
    events: listed(events),
    interactive: listed(called.filter(({ descriptor }) => descriptor.kind === 'interactive')),
  }
  const texts = {
    CompanionHost: {
      methods: called.map(declared).join('\n\n'),
      unwritten: called.map(unwritten).join('\n'),
    },
    CompanionCalls: {
      cases: called.map(dispatch).join('\n'),
      older: olderCalls(called.filter(({ docs }) => docs.deprecated).map(signature)),
    },
    CompanionEvents: { events: events.map(eventCall).join('\n\n') },
    CompanionContract: names,
  }
  return Object.entries(texts).map(([name, text]) => [name, fill(`swift/templates/${name}.swift`, text)])
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const plain = {
  str: 'String',
  openOneOf: 'String',
  int: 'Int64',
  num: 'Double',
  bool: 'Bool',
  none: 'Nothing',
}
const swiftType = (shape: Schema, name: string) => fieldType(shape, name, (of) => `[${of}]`, plain)

/**
 * Returns the statement that validates a value. Returns undefined if Swift's type already excludes invalid
 * values.
 */
function checking(shape: Schema, value: string, path: string, mark = ''): string | undefined {
  const check = (name: string, all = {}) =>
    `try Check.${name}(${[value, path, ...facts(all, (fact, of) => `${fact}: ${of}`)].join(', ')})`
  switch (shape.t) {
    case 'opt':
      return checking(shape.of, value, path, '?')
    case 'str':
      return check('text', { min: shape.min, max: shape.max, pattern: patternOf(shape, quoted) })
    case 'openOneOf':
      return check('text')
    case 'int':
    case 'num':
      return check(shape.t === 'int' ? 'whole' : 'real', { min: shape.min, max: shape.max })
    case 'arr':
      return `${check('list', { max: shape.max })} { ${checking(shape.of, '$0', '$1') ?? ''} }`
    case 'obj':
      return `try ${value}${mark}.check(${path})`
    default:
      return undefined
  }
}

/**
 * Returns an extension that limits the type's output in logs to its name, because its fields contain secrets.
 */
const hidden = (name: string) => `

extension ${name}: CustomStringConvertible, CustomReflectable {
    public var description: String { "${name}(***)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}`

/**
 * Returns the decoder of a type with integer fields. The decoder that Swift synthesizes would report a
 * fraction without its path.
 */
function reading(type: string, fields: Fields): string {
  const read = Object.entries(fields).map(([name, shape]) => {
    const [suffix, bare] = shape.t === 'opt' ? ['IfPresent', shape.of] : ['', shape]
    const of = swiftType(bare, type + upper(name))
    const how =
      bare.t === 'int' ? `whole${suffix}(.${name})` : `decode${suffix}(${of}.self, forKey: .${name})`
    return `        ${name} = try fields.${how}\n`
  })
  return `
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
${read.join('')}    }
`
}

/** Returns the declaration of a choice's enum or of an object's struct. */
function declaration(type: Declared): string {
  if ('choice' in type)
    return `public enum ${type.name}: String, Checked {
${type.choice.map((word) => `    case ${word}`).join('\n')}
}`
  const fields = Object.entries(type.shape.fields).map(([name, shape]) => {
    const words = knownOf(shape)
    const argument = `${name}: ${swiftType(shape, type.name + upper(name))}`
    // Without `self`, a field `path` would be hidden by the parameter of the same name.
    const check = checking(shape, `self.${name}`, `"\\(path).${name}"`)
    return {
      argument: argument + (shape.t === 'opt' ? ' = nil' : ''),
      property: `    public var ${argument}${words.length ? ` // ${words.join(', ')}, …` : ''}`,
      set: `        self.${name} = ${name}`,
      check: check ? [`        ${check}`] : [],
    }
  })
  const shapes = Object.values(type.shape.fields)
  const hasWhole = shapes.some((shape) => core(shape).t === 'int')
  const isHidden = shapes.some(isSecret)
  return `public struct ${type.name}: Checked {
${fields.map(({ property }) => property).join('\n')}

    public init(${fields.map(({ argument }) => argument).join(', ')}) {
${fields.map(({ set }) => set).join('\n')}
    }
${hasWhole ? reading(type.name, type.shape.fields) : ''}
    public func check(_ path: String) throws {
${fields.flatMap(({ check }) => check).join('\n')}
    }
}${isHidden ? hidden(type.name) : ''}`
}

/**
 * Returns the iOS files: the protocol that the app implements, the handler's dispatch, and the payload types.
 */
export const swiftFiles = () =>
  finished('swift', 'swift', '', [...bridgeFiles(), ...dataFiles(declaration, isOfSwift)])
