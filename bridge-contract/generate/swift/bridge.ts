import { contract } from '../../contract.ts'
import type { Method } from '../../schema/define.ts'
import { upper } from '../declared.ts'
import { events, methods, type Entry } from '../tree.ts'
import { dataFiles } from './declarations.ts'

type MethodEntry = Entry<Method>

/** What an app on iOS has: everything that is not Android's alone. */
const asked = methods.filter(({ descriptor }) => descriptor.platforms?.includes('ios') ?? true)
const called = asked.filter(({ name }) => name !== 'bridgeInfo')

const paramsOf = ({ name, descriptor }: MethodEntry) =>
  descriptor.params.t === 'none' ? 'Nothing' : `${upper(name)}Params`
const resultOf = ({ name, descriptor }: MethodEntry) =>
  descriptor.result.t === 'none' ? 'Nothing' : `${upper(name)}Result`
const listed = (names: readonly { readonly name: string }[]) =>
  names.map(({ name }) => `        "${name}",`).join('\n')

function signature(entry: MethodEntry): string {
  const { name, descriptor, docs } = entry
  const codes = descriptor.errors?.length ? ` Codes: ${descriptor.errors.join(', ')}.` : ''
  const params = paramsOf(entry) === 'Nothing' ? '' : `_ params: ${paramsOf(entry)}`
  const result = resultOf(entry) === 'Nothing' ? '' : ` -> ${resultOf(entry)}`
  return `    /// ${docs.doc}${codes}\n    func ${name}(${params}) async throws${result}`
}

const host = (): string => `/// What the app does for the page. A refusal is thrown as \`CompanionRefusal\`.
@MainActor
public protocol CompanionHost: AnyObject {
    /// The brand's hosts, exactly as in the address.
    var allowedHosts: Set<String> { get }

    /// What this app is and can do; its methods and events are those of this contract.
    func bridgeInfo() -> BridgeInfoResult

${called.map(signature).join('\n\n')}
}`

function dispatch(entry: MethodEntry): string {
  const { name } = entry
  const given = paramsOf(entry) === 'Nothing' ? '' : 'params'
  const call = `try await host.${name}(${given})`
  const body = resultOf(entry) === 'Nothing' ? `${call}; return Nothing()` : `return ${call}`
  return `        case "${name}":
            return await answer(envelope) { (${given || '_'}: ${paramsOf(entry)}) -> ${resultOf(entry)} in ${body} }`
}

const calls = (): string => `@available(iOS 14.0, *)
extension CompanionBridge {
    /// How the page calls.
    func run(_ name: String, _ envelope: Envelope, _ host: CompanionHost) async -> [String: Any] {
        switch name {
        case "bridgeInfo":
            return await answer(envelope) { (_: Nothing) -> BridgeInfoResult in host.bridgeInfo() }
${called.map(dispatch).join('\n')}
        default:
            return envelope.refused("UNSUPPORTED")
        }
    }
}`

const eventCall = ({ name, descriptor, docs }: (typeof events)[number]): string =>
  descriptor.data.t === 'none'
    ? `    /// ${docs.doc}\n    public func ${name}() { send("${name}", Nothing()) }`
    : `    /// ${docs.doc}\n    public func ${name}(_ data: ${upper(name)}Data) { send("${name}", data) }`

const eventsClass = (): string => `/// What the app tells the page.
@available(iOS 14.0, *)
extension CompanionBridge {
${events.map(eventCall).join('\n\n')}
}`

const names = (): string => `/// What this app was built with.
public enum CompanionContract {
    public static let version = "${contract.version}"

    public static let methods = [
${listed(asked)}
    ]

    public static let events = [
${listed(events)}
    ]

    /// They are acknowledged first: a person takes time.
    static let waitForAPerson: Set<String> = [
${listed(called.filter(({ descriptor }) => descriptor.kind === 'interactive'))}
    ]
}`

/** The bridge by its files. */
const bridgeFiles = (): readonly (readonly [name: string, text: string])[] => [
  ['CompanionHost', host()],
  ['CompanionCalls', calls()],
  ['CompanionEvents', eventsClass()],
  ['CompanionContract', names()],
]

const head = `// Generated from the bridge contract ${contract.version}. Change the contract, not this file.
`

/** The iOS side: what the app implements, how the handler calls it, and what crosses the bridge. */
export const swiftFiles = (): readonly (readonly [path: string, text: string])[] =>
  [...bridgeFiles(), ...dataFiles()].map(([name, text]) => [`swift/${name}.swift`, `${head}\n${text}\n`])
