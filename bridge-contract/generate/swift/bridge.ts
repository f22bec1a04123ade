import { contract } from '../../contract.ts'
import type { Method } from '../../schema/define.ts'
import { upper } from '../declared.ts'
import { events, methods, type Told } from '../tree.ts'

type Tale = Told<Method>

/** What an app on iOS has: everything that is not Android's alone. */
const asked = methods.filter(({ facts }) => facts.platforms?.includes('ios') ?? true)
const called = asked.filter(({ name }) => name !== 'bridgeInfo')

const paramsOf = ({ name, facts }: Tale) => (facts.params.t === 'none' ? 'Nothing' : `${upper(name)}Params`)
const resultOf = ({ name, facts }: Tale) => (facts.result.t === 'none' ? 'Nothing' : `${upper(name)}Result`)
const listed = (names: readonly { readonly name: string }[]) =>
  names.map(({ name }) => `        "${name}",`).join('\n')

function signature(tale: Tale): string {
  const { name, facts, words } = tale
  const codes = facts.errors?.length ? ` Codes: ${facts.errors.join(', ')}.` : ''
  const params = paramsOf(tale) === 'Nothing' ? '' : `_ params: ${paramsOf(tale)}`
  const result = resultOf(tale) === 'Nothing' ? '' : ` -> ${resultOf(tale)}`
  return `    /// ${words.doc}${codes}\n    func ${name}(${params}) async throws${result}`
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

function dispatch(tale: Tale): string {
  const { name } = tale
  const given = paramsOf(tale) === 'Nothing' ? '' : 'params'
  const call = `try await host.${name}(${given})`
  const body = resultOf(tale) === 'Nothing' ? `${call}; return Nothing()` : `return ${call}`
  return `        case "${name}":
            return await answer(envelope) { (${given || '_'}: ${paramsOf(tale)}) -> ${resultOf(tale)} in ${body} }`
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

const eventCall = ({ name, facts, words }: (typeof events)[number]): string =>
  facts.data.t === 'none'
    ? `    /// ${words.doc}\n    public func ${name}() { send("${name}", Nothing()) }`
    : `    /// ${words.doc}\n    public func ${name}(_ data: ${upper(name)}Data) { send("${name}", data) }`

const news = (): string => `/// What the app tells the page.
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
${listed(called.filter(({ facts }) => facts.kind === 'interactive'))}
    ]
}`

/** The bridge by its files. */
export const bridgeFiles = (): readonly (readonly [name: string, text: string])[] => [
  ['CompanionHost', host()],
  ['CompanionCalls', calls()],
  ['CompanionEvents', news()],
  ['CompanionContract', names()],
]
