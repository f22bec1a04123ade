import UIKit
import WebKit

/// The page of one brand, and nothing else, in a web view. The app keeps one and pushes it whenever the page is opened. It
/// can be presented too.
final class CompanionViewController: UIViewController {
    let start = URL(string: "https://m.metawatch.example/?appName=com.companion.metawatch")!
    lazy var host = Host(of: self)
    lazy var bridge = CompanionBridge(host: host)
    let web: WKWebView = {
        let configuration = WKWebViewConfiguration()
        // Cookies and storage stay with this app; other sites could set none, because none is ever shown here.
        configuration.websiteDataStore = .default()
        // No `limitsNavigationsToAppBoundDomains`: `project.yml` gives the reason.
        configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
        configuration.preferences.isFraudulentWebsiteWarningEnabled = true
        return WKWebView(frame: .zero, configuration: configuration)
    }()
    lazy var retry = UIButton(
        type: .system,
        primaryAction: UIAction(title: "The page could not be loaded. Try again") { [weak self] _ in self?.load() })
    /// Whether the web view has a page that takes events.
    var isRunning = false
    /// When the system took the page's process.
    var losses: [Date] = []

    override func loadView() {
        view = web
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        web.navigationDelegate = self
        web.uiDelegate = self
        // A white view would flash before a dark page.
        web.isOpaque = false
        web.backgroundColor = .systemBackground
        // Edge to edge: the page keeps the safe area free itself.
        web.scrollView.contentInsetAdjustmentBehavior = .never
        #if DEBUG
        // For Safari's Web Inspector on a Mac.
        if #available(iOS 16.4, *) { web.isInspectable = true }
        #endif
        retry.frame = web.bounds
        retry.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        retry.isHidden = true
        web.addSubview(retry)
        navigationItem.backAction = UIAction { [weak self] _ in self?.back() }
        followPhone()
        do {
            // Once, before the first load.
            try bridge.install(into: web)
            web.load(URLRequest(url: start))
        } catch {
            assertionFailure("bridgeInfo does not fit the contract")
        }
    }

    /// Opens a route of the page, for a link or a push message: `/weather?from=push`.
    func open(path: String) {
        loadViewIfNeeded()
        if isRunning {
            // No reload: the page asks the user first if typed text would be lost.
            bridge.openRoute(OpenRouteData(path: path))
            return
        }
        guard let asked = URLComponents(string: path),
            var parts = URLComponents(url: start, resolvingAgainstBaseURL: true)
        else { return }
        parts.path = asked.path
        // Anybody can send a link. Its tokens would sign the user into someone else's account.
        parts.queryItems = (parts.queryItems ?? []) + (asked.queryItems ?? []).filter { $0.name == "from" }
        if let url = parts.url { web.load(URLRequest(url: url)) }
    }

    /// Shows the page's own addresses here, and every other one outside. The system would open this app again for an own one.
    func show(_ address: URL) {
        if bridge.isOurs(address) {
            web.load(URLRequest(url: address))
        } else if ["https", "mailto", "tel"].contains(address.scheme) {
            UIApplication.shared.open(address)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The page may have loaded before it was part of a window, which is where the theme comes from.
        tellPhone()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        followBack()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // The other screens keep their swipe.
        for gesture in popGestures { gesture.isEnabled = true }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        let insets = view.safeAreaInsets
        bridge.safeAreaChanged(
            SafeAreaChangedData(top: insets.top, right: insets.right, bottom: insets.bottom, left: insets.left))
    }

    // Before iOS 17; later versions call what `followPhone` registers.
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if #unavailable(iOS 17.0) { tellPhone() }
    }

    private func followPhone() {
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: CompanionViewController, _) in
                controller.tellPhone()
            }
        }
        for change in Phone.changes {
            _ = NotificationCenter.default.addObserver(forName: change, object: nil, queue: .main) { [weak self] _ in
                MainActor.assumeIsolated { self?.tellPhone() }
            }
        }
    }

    // No `keyboardChanged`: WKWebView makes the visual viewport smaller itself, and the page follows that.
    private func tellPhone() {
        bridge.themeChanged(ThemeChangedData(dark: traitCollection.userInterfaceStyle == .dark))
        bridge.preferencesChanged(Phone.preferences)
    }
}
