// What generated code and the sample use of WebKit, with its isolation. It keeps what it is given, for a test to use.
import Foundation
import UIKit

@MainActor
public final class WKContentWorld: NSObject {
    public static let page = WKContentWorld()
}

public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
}

@MainActor
open class WKUserScript: NSObject {
    public let source: String

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
    }
}

@MainActor
open class WKSecurityOrigin: NSObject {
    public var `protocol` = "https"
    public var host = ""
    public var port = 0
}

@MainActor
open class WKFrameInfo: NSObject {
    public var isMainFrame = true
    public let securityOrigin = WKSecurityOrigin()
}

@MainActor
open class WKScriptMessage: NSObject {
    public let name: String
    public let body: Any
    public let frameInfo: WKFrameInfo

    /// WebKit alone makes them: this is for tests.
    public init(name: String, body: Any, frameInfo: WKFrameInfo) {
        self.name = name
        self.body = body
        self.frameInfo = frameInfo
    }
}

@MainActor
open class WKUserContentController: NSObject {
    public private(set) var handlers: [String: any WKScriptMessageHandlerWithReply] = [:]
    public private(set) var scripts: [WKUserScript] = []

    open func addScriptMessageHandler(
        _ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        precondition(handlers[name] == nil, "a name added twice ends an app")
        handlers[name] = handler
    }

    open func addUserScript(_ script: WKUserScript) {
        scripts.append(script)
    }
}

@MainActor
open class WKPreferences: NSObject {
    public var javaScriptCanOpenWindowsAutomatically = false
    public var isFraudulentWebsiteWarningEnabled = true
}

@MainActor
open class WKWebsiteDataStore: NSObject {
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

@MainActor
open class WKWebViewConfiguration: NSObject {
    public let userContentController = WKUserContentController()
    public let preferences = WKPreferences()
    public var websiteDataStore = WKWebsiteDataStore.default()
}

@MainActor
open class WKNavigation: NSObject {}

@MainActor
open class WKNavigationAction: NSObject {
    public let request: URLRequest
    public var targetFrame: WKFrameInfo?

    /// WebKit alone makes them: this is for tests.
    public init(request: URLRequest) {
        self.request = request
    }
}

public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow, download
}

/// In Objective-C every one of these may be left out: here each has a default.
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

public extension WKNavigationDelegate {
    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        .allow
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
    }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

@MainActor
public protocol WKUIDelegate: NSObjectProtocol {}

@MainActor
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public weak var navigationDelegate: (any WKNavigationDelegate)?
    public weak var uiDelegate: (any WKUIDelegate)?
    public let scrollView = UIScrollView(frame: .zero)
    public var allowsBackForwardNavigationGestures = false
    @available(iOS 16.4, *)
    public var isInspectable: Bool {
        get { false }
        set {}
    }
    public var url: URL?
    public var canGoBack: Bool { false }
    /// What the app has had the page run, for a test: the arguments of each.
    public var ran: ([String: Any]) -> Void = { _ in }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult
    open func goBack() -> WKNavigation? { nil }

    open func callAsyncJavaScript(
        _ body: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in world: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        ran(arguments)
    }
}
