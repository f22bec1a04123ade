import Foundation
import WebKit

/// An app whose methods answer as a test says.
@MainActor
final class App: CompanionHost {
    let allowedHosts: Set<String> = ["m.metawatch.example"]
    let debugOrigins: Set<String> = ["http://192.168.1.20:8080", "https://staging.metawatch.example"]
    var mode = "now"
    var results: [String: String] = [:]

    func bridgeInfo() -> BridgeInfoResult {
        BridgeInfoResult(
            wire: 1, contract: CompanionContract.version, app: "5.2.0", build: "5200", platform: .ios,
            methods: CompanionContract.methods + [{{reserved}}], events: CompanionContract.events,
            state: BridgeInfoResultState(languageChanged: BridgeInfoResultStateLanguageChanged(lang: "de</script>")))
    }

    func eventDropped(_ event: String, _ path: String) {
        say("D", written([event, path]))
    }

    private func act<P: Encodable, R: Decodable>(_ name: String, _ params: P) async throws -> R {
        say("S", written([name, try read(String(decoding: JSONEncoder().encode(params), as: UTF8.self))]))
        switch mode {
        case "now": break
        case "later": try await Task.sleep(nanoseconds: 5_000_000)
        case "never": try await Task.sleep(nanoseconds: 1_000_000_000_000)
        case "throw": throw NSError(domain: "secret", code: 1)
        default: throw CompanionRefusal(mode)
        }
        return try JSONDecoder().decode(R.self, from: Data((results[name] ?? "{}").utf8))
    }

{{methods}}
}

/// Sends an event; says what the call has returned.
@MainActor
func tell(_ bridge: CompanionBridge, _ name: String, _ data: Data) throws -> String {
    switch name {
{{events}}
    default: return "no event"
    }
}

/// Copies a value of a type, as a call's parameters are copied.
@MainActor
func copy(_ name: String, _ value: Any) async -> [String: Any] {
    guard let envelope = Envelope(["id": "a", "p": value] as [String: Any]) else { return ["error": "no envelope"] }
    switch name {
{{types}}
    default: return ["error": "no type"]
    }
}

@main
struct Main {
    @MainActor static let app = App()
    @MainActor static let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    @MainActor static let bridge = CompanionBridge(host: app)
    @MainActor static let frame = WKFrameInfo()

    @MainActor static func run(_ command: String, _ name: String, _ text: String, _ answer: @escaping @MainActor (Any) -> Void) throws {
        let controller = web.configuration.userContentController
        switch command {
        case "script": answer(controller.scripts.map(\.source).joined(separator: ";"))
        case "names": answer(controller.handlers.keys.sorted())
        case "mode": app.mode = text; answer("")
        case "result": app.results[name] = text; answer("")
        case "frame":
            let place = try read(text) as? [String: Any] ?? [:]
            frame.isMainFrame = place["isMainFrame"] as? Bool ?? true
            frame.securityOrigin.protocol = place["protocol"] as? String ?? "https"
            frame.securityOrigin.host = place["host"] as? String ?? "m.metawatch.example"
            frame.securityOrigin.port = Int(place["port"] as? Double ?? 0)
            answer("")
        case "call":
            let message = WKScriptMessage(name: name, body: try read(text), frameInfo: frame)
            controller.handlers[name]?.userContentController(controller, didReceive: message) { value, error in
                answer(error.map { ["error": $0] } ?? ["reply": value ?? NSNull()])
            }
        case "event": answer(try tell(bridge, name, Data(text.utf8)))
        case "copy":
            let value = try read(text)
            Task { answer(await copy(name, value)) }
        case "deep":
            var value: Any = [Any]()
            for _ in 0..<(Int(text) ?? 0) { value = [value] }
            let nested = ["title": "x", "more": value]
            Task { answer(await copy(name, nested)) }
        case "date": Task { answer(await copy(name, ["title": Date()])) }
        case "ours": answer(URL(string: text).map(bridge.isOurs) ?? false)
        case "print": answer("\(RefreshSessionResult(accessToken: "a", refreshToken: "b"))")
        default: answer("no command")
        }
    }

    @MainActor static func main() async throws {
        web.ran = { say("P", written($0["message"] ?? NSNull())) }
        try bridge.install(into: web)
        // A thread of its own: reading would keep the main one from answering.
        let lines = AsyncStream<String> { stream in
            Thread.detachNewThread {
                while let line = readLine() { stream.yield(line) }
                stream.finish()
            }
        }
        for await line in lines {
            let parts = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
            let answer: @MainActor (Any) -> Void = { say("R", "\(parts[0]) \(written($0))") }
            do {
                try run(parts[1], parts[2], parts[3], answer)
            } catch {
                answer(["error": "\(error)"])
            }
        }
    }
}
