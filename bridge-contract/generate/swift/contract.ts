import { contract } from '../../contract.ts'
import type { Method } from '../../schema/define.ts'
import { events, methods, upper, type Told } from '../tree.ts'
import { types } from './declarations.ts'

type Tale = Told<Method>

/** What an app on iOS has: everything that is not Android's alone. */
const asked = methods.filter(({ facts }) => facts.platforms?.includes('ios') ?? true)
const called = asked.filter(({ name }) => name !== 'bridgeInfo')

const paramsOf = ({ name, facts }: Tale) => (facts.params.t === 'none' ? 'Nothing' : `${upper(name)}Params`)
const resultOf = ({ name, facts }: Tale) => (facts.result.t === 'none' ? 'Nothing' : `${upper(name)}Result`)

function signature(tale: Tale): string {
  const { name, facts, words } = tale
  const codes = facts.errors?.length ? ` Codes: ${facts.errors.join(', ')}.` : ''
  const params = paramsOf(tale) === 'Nothing' ? '' : `_ params: ${paramsOf(tale)}`
  const result = resultOf(tale) === 'Nothing' ? '' : ` -> ${resultOf(tale)}`
  return `    /// ${words.doc}${codes}\n    func ${name}(${params}) async throws${result}`
}

function dispatch(tale: Tale): string {
  const { name } = tale
  const given = paramsOf(tale) === 'Nothing' ? '' : 'params'
  const call = `try await host.${name}(${given})`
  const body = resultOf(tale) === 'Nothing' ? `${call}; return Nothing()` : `return ${call}`
  return `        case "${name}": return await answer(envelope) { (${given || '_'}: ${paramsOf(tale)}) -> ${resultOf(tale)} in ${body} }`
}

const eventCall = ({ name, facts, words }: (typeof events)[number]): string =>
  facts.data.t === 'none'
    ? `    /// ${words.doc}\n    public func ${name}() { send("${name}", Nothing()) }`
    : `    /// ${words.doc}\n    public func ${name}(_ data: ${upper(name)}Data) { send("${name}", data) }`

const list = (names: readonly { readonly name: string }[]) => names.map(({ name }) => `"${name}"`).join(', ')

/** The iOS side: what the app implements, and the handler it installs into a `WKUserContentController`. */
export const swift =
  (): string => `// Generated from the bridge contract ${contract.version}. Change the contract, not this file.

import Foundation
import WebKit

/// What the app does for the page. A refusal is thrown as \`CompanionRefusal\`.
@MainActor
public protocol CompanionHost: AnyObject {
    /// The hosts of the brand, exactly as in the address.
    var allowedHosts: Set<String> { get }

    /// What this app is and can do.
    func bridgeInfo() -> BridgeInfoResult

${called.map(signature).join('\n\n')}
}

/// Replies exactly once to every message, because every path returns one envelope. iOS 14 and later.
@MainActor
public final class CompanionBridge: NSObject, WKScriptMessageHandlerWithReply {
    public static let contract = "${contract.version}"
    public static let methods = [${list(asked)}]
    public static let events = [${list(events)}]
    private static let waitsForAPerson: Set<String> = [${list(called.filter(({ facts }) => facts.kind === 'interactive'))}]

    private weak var host: CompanionHost?
    private weak var webView: WKWebView?
    private let nonce = UUID().uuidString

    public init(host: CompanionHost) {
        self.host = host
    }

    /// Once per web view, before its first load: a name added twice ends the app.
    public func install(into webView: WKWebView) throws {
        precondition(self.webView == nil, "installed once")
        self.webView = webView
        let controller = webView.configuration.userContentController
        for name in Self.methods { controller.addScriptMessageHandler(self, contentWorld: .page, name: name) }
        guard let host = host else { return }
        var info = try JSONSerialization.jsonObject(with: JSONEncoder().encode(host.bridgeInfo())) as? [String: Any] ?? [:]
        info["nonce"] = nonce
        let text = String(decoding: try JSONSerialization.data(withJSONObject: info), as: UTF8.self)
        let script = WKUserScript(source: "window.__companionInfo = \\(text)", injectionTime: .atDocumentStart, forMainFrameOnly: true)
        controller.addUserScript(script)
    }

    public func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping (Any?, String?) -> Void) {
        guard let envelope = Envelope(message.body) else { return replyHandler(nil, "INVALID_PARAMS") }
        let origin = message.frameInfo.securityOrigin
        guard let host = host, message.frameInfo.isMainFrame, origin.protocol == "https", host.allowedHosts.contains(origin.host), envelope.nonce == nonce
        else { return replyHandler(envelope.refused("FORBIDDEN_ORIGIN"), nil) }
        let name = message.name
        guard Self.waitsForAPerson.contains(name) else {
            Task { replyHandler(await self.run(name, envelope, host), nil) }
            return
        }
        replyHandler(envelope.pending, nil)
        Task { self.push(await self.run(name, envelope, host)) }
    }

    private func run(_ name: String, _ envelope: Envelope, _ host: CompanionHost) async -> [String: Any] {
        switch name {
        case "bridgeInfo": return await answer(envelope) { (_: Nothing) -> BridgeInfoResult in host.bridgeInfo() }
${called.map(dispatch).join('\n')}
        default: return envelope.refused("UNSUPPORTED")
        }
    }

    /// Data travels as an argument, never as source text.
    private func push(_ message: [String: Any]) {
        webView?.callAsyncJavaScript(
            "const at = window.companionBridge ??= { q: [] }; at.receive ? at.receive(message) : at.q.push(message)",
            arguments: ["message": message], in: nil, in: .page, completionHandler: nil)
    }

    private func send<D: Checked>(_ event: String, _ data: D) {
        guard (try? data.check("$")) != nil, let body = try? JSONEncoder().encode(data),
              let value = try? JSONSerialization.jsonObject(with: body, options: [.fragmentsAllowed])
        else { return assertionFailure("\\(event) does not fit the contract") }
        push(["e": event, "data": value])
    }

${events.map(eventCall).join('\n\n')}
}

${types()}
`
