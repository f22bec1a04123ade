import UIKit
import WebKit

/// The page of one brand, and nothing else, in a web view.
final class CompanionViewController: UIViewController, WKNavigationDelegate, WKUIDelegate {
    private let start = URL(string: "https://m.metawatch.example/?appName=com.companion.metawatch")!
    private lazy var host = Host(of: self)
    private lazy var bridge = CompanionBridge(host: host)
    private let web: WKWebView = {
        let configuration = WKWebViewConfiguration()
        // Cookies and storage stay with this app; other sites could set none, because none is ever shown here.
        configuration.websiteDataStore = .default()
        configuration.limitsNavigationsToAppBoundDomains = true
        configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
        configuration.preferences.isFraudulentWebsiteWarningEnabled = true
        return WKWebView(frame: .zero, configuration: configuration)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view = web
        web.navigationDelegate = self
        web.uiDelegate = self
        web.allowsBackForwardNavigationGestures = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Back", primaryAction: UIAction { [weak self] _ in self?.back() })
        do {
            // Once, before the first load.
            try bridge.install(into: web)
            web.load(URLRequest(url: start))
        } catch {
            assertionFailure("bridgeInfo does not fit the contract")
        }
    }

    private func back() {
        if host.takesBack { bridge.backPressed() } else if web.canGoBack { web.goBack() } else { close() }
    }

    func close() {
        navigationController?.popViewController(animated: true)
    }

    /// While the page asks for Back, the gesture must not leave it either.
    func backIsTaken(_ isTaken: Bool) {
        web.allowsBackForwardNavigationGestures = !isTaken
    }

    /// Shows an address outside of this app.
    func show(_ address: URL) {
        if ["https", "mailto", "tel"].contains(address.scheme) { UIApplication.shared.open(address) }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        bridge.themeChanged(ThemeChangedData(dark: traitCollection.userInterfaceStyle == .dark))
    }

    // Links and redirects: the brand's own stay here, all others leave.
    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard let url = action.request.url else { return .cancel }
        let isOurs = url.scheme == "https" && url.port == nil && host.allowedHosts.contains(url.host ?? "")
        if isOurs && action.targetFrame != nil { return .allow }
        if action.targetFrame?.isMainFrame ?? true { show(url) }
        return .cancel
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        // Another page has not asked for Back.
        host.takesBack = false
        backIsTaken(false)
    }

    // The system took the page's process: the web view stays white until it loads again.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        if webView.url == nil { webView.load(URLRequest(url: start)) } else { webView.reload() }
    }
}
