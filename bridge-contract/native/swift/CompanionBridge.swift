import Foundation
import WebKit

/// The handler of every method. It replies exactly once to every message, because every path returns one envelope.
@available(iOS 14.0, *)
@MainActor
public final class CompanionBridge: NSObject, WKScriptMessageHandlerWithReply {
    private weak var host: CompanionHost?
    private weak var webView: WKWebView?
    private let nonce = UUID().uuidString

    public init(host: CompanionHost) {
        self.host = host
    }

    /// Once per web view, before its first load: a name added twice ends the app.
    public func install(into webView: WKWebView) throws {
        precondition(self.webView == nil, "installed once")
        guard let host = host else { return }
        self.webView = webView
        let controller = webView.configuration.userContentController
        for name in CompanionContract.methods {
            controller.addScriptMessageHandler(self, contentWorld: .page, name: name)
        }
        controller.addUserScript(WKUserScript(source: try startScript(host.bridgeInfo()), injectionTime: .atDocumentStart, forMainFrameOnly: true))
    }

    /// What the page knows before its own first script.
    private func startScript(_ facts: BridgeInfoResult) throws -> String {
        try facts.check("$")
        var info = try JSONSerialization.jsonObject(with: JSONEncoder().encode(facts)) as? [String: Any] ?? [:]
        info["nonce"] = nonce
        let text = String(decoding: try JSONSerialization.data(withJSONObject: info), as: UTF8.self)
        return "window.__companionInfo = \(text)"
    }

    public func userContentController(
        _ controller: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void
    ) {
        guard let envelope = Envelope(message.body) else { return replyHandler(nil, "INVALID_PARAMS") }
        guard let host = host else { return replyHandler(envelope.refused("HOST_GONE"), nil) }
        guard envelope.nonce == nonce, isAllowed(message.frameInfo, host) else {
            return replyHandler(envelope.refused("FORBIDDEN_ORIGIN"), nil)
        }
        let name = message.name
        guard CompanionContract.waitForAPerson.contains(name) else {
            Task { replyHandler(await self.run(name, envelope, host), nil) }
            return
        }
        replyHandler(envelope.pending, nil)
        Task { self.push(await self.run(name, envelope, host)) }
    }

    /// The brand's own page, in the web view's own frame.
    private func isAllowed(_ frame: WKFrameInfo, _ host: CompanionHost) -> Bool {
        let origin = frame.securityOrigin
        return frame.isMainFrame && origin.protocol == "https" && [0, 443].contains(origin.port)
            && host.allowedHosts.contains(origin.host)
    }

    /// Data travels as an argument, never as source text.
    private func push(_ message: [String: Any]) {
        webView?.callAsyncJavaScript(
            "const at = window.companionBridge ??= { q: [] }; at.receive ? at.receive(message) : at.q.push(message)",
            arguments: ["message": message], in: nil, in: .page, completionHandler: nil)
    }

    func send<D: Checked>(_ event: String, _ data: D) {
        guard (try? data.check("$")) != nil, let body = try? JSONEncoder().encode(data),
            let value = try? JSONSerialization.jsonObject(with: body, options: [.fragmentsAllowed])
        else { return assertionFailure("\(event) does not fit the contract") }
        push(["e": event, "data": value])
    }
}
