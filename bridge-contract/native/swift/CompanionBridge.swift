// As WebKit declares the answer: a handler whose answer has another type does not conform. The imports are written out
// as public, because an app can make imports internal by default.
#if compiler(>=6.0)
public import Foundation
public import WebKit

public typealias CompanionReply = @MainActor @Sendable (Any?, String?) -> Void
#else
import Foundation
import WebKit

public typealias CompanionReply = (Any?, String?) -> Void
#endif

/// The handler of every method. It replies exactly once to every message, because every path returns one envelope.
@available(iOS 14.0, *)
@MainActor
public final class CompanionBridge: NSObject, WKScriptMessageHandlerWithReply {
    private weak var host: (any CompanionHost)?
    private weak var webView: WKWebView?
    private let nonce = UUID().uuidString
    private var dropped: Set<String> = []

    public init(host: any CompanionHost) {
        self.host = host
    }

    /// Once per web view, before its first load: a name added twice ends the app.
    public func install(into webView: WKWebView) throws {
        precondition(self.webView == nil, "installed once")
        guard let host = host else { return }
        self.webView = webView
        let facts = host.bridgeInfo()
        let script = try startScript(facts)
        let controller = webView.configuration.userContentController
        // What the host declares: a reserved method that it has written, and no other name of the app's.
        for name in Set(facts.methods).intersection(CompanionContract.methods + CompanionContract.reserved) {
            controller.addScriptMessageHandler(self, contentWorld: .page, name: name)
        }
        controller.addUserScript(WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: true))
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
        replyHandler: @escaping CompanionReply
    ) {
        guard let envelope = Envelope(message.body) else { return replyHandler(nil, "INVALID_PARAMS") }
        guard let host = host else { return replyHandler(envelope.refused("HOST_GONE"), nil) }
        guard envelope.nonce == nonce, isAllowed(message.frameInfo) else {
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

    /// Whether the page may be shown in this web view: https on exactly one of the brand's hosts, without a port.
    /// A debug build also shows the host's `debugOrigins`. The same rule decides whose calls are answered.
    public func isOurs(_ url: URL) -> Bool {
        isOurs(url.scheme, url.host, url.port)
    }

    private func isOurs(_ scheme: String?, _ name: String?, _ port: Int?) -> Bool {
        guard let host = host, let scheme = scheme, let name = name else { return false }
        let isUsualPort = port == nil || (scheme == "https" && port == 443)
        if scheme == "https" && isUsualPort && host.allowedHosts.contains(name) { return true }
        #if DEBUG
        return host.debugOrigins.contains("\(scheme)://\(name)" + (isUsualPort ? "" : ":\(port ?? 0)"))
        #else
        return false
        #endif
    }

    /// Only the web view's own frame: other frames of the page can be anybody's. WebKit's 0 is the scheme's own port.
    private func isAllowed(_ frame: WKFrameInfo) -> Bool {
        let origin = frame.securityOrigin
        return frame.isMainFrame && isOurs(origin.protocol, origin.host, origin.port == 0 ? nil : origin.port)
    }

    /// Data travels as an argument, never as source text.
    private func push(_ message: [String: Any]) {
        webView?.callAsyncJavaScript(
            "const at = window.companionBridge ??= { q: [] }; at.receive ? at.receive(message) : at.q.push(message)",
            arguments: ["message": message], in: nil, in: .page, completionHandler: nil)
    }

    /// Whether it was sent. What does not fit is not, and the host hears of it once for each event and field.
    func send<D: Checked>(_ event: String, _ data: D) -> Bool {
        do {
            try data.check("$")
            let body = try JSONEncoder().encode(data)
            push(["e": event, "data": try JSONSerialization.jsonObject(with: body, options: [.fragmentsAllowed])])
            return true
        } catch {
            let path = (error as? ShapeFault)?.path ?? "$"
            if dropped.insert("\(event) \(path)").inserted { host?.eventDropped(event, path) }
            return false
        }
    }
}
