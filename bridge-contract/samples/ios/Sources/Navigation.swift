import UIKit
import WebKit

// Back.
extension CompanionViewController {
    func back() {
        if host.takesBack { bridge.backPressed() } else if web.canGoBack { web.goBack() } else { close() }
    }

    /// Does nothing for the root of a navigation controller or a window, which cannot be closed.
    func close() {
        if let navigation = navigationController, navigation.viewControllers.first !== self {
            navigation.popViewController(animated: true)
        } else if presentingViewController != nil {
            dismiss(animated: true)
        }
    }

    /// While the page asks for Back, no gesture leaves it. The navigation controller's swipe waits for the end of the
    /// history too.
    func followBack() {
        web.allowsBackForwardNavigationGestures = !host.takesBack
        isModalInPresentation = host.takesBack
        // A hidden page has no say in the swipe of the screen above it.
        guard web.window != nil else { return }
        for gesture in popGestures { gesture.isEnabled = !host.takesBack && !web.canGoBack }
    }

    var popGestures: [UIGestureRecognizer] {
        let edge = navigationController?.interactivePopGestureRecognizer
        #if compiler(>=6.2)
        // iOS 26 leaves by a swipe anywhere in the page too.
        if #available(iOS 26.0, *) {
            return [edge, navigationController?.interactiveContentPopGestureRecognizer].compactMap { $0 }
        }
        #endif
        return [edge].compactMap { $0 }
    }
}

// Links and redirects: the brand's own stay here, all others leave.
extension CompanionViewController: WKNavigationDelegate, WKUIDelegate {
    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard let url = action.request.url else { return .cancel }
        if bridge.isOurs(url) && action.targetFrame != nil { return .allow }
        if action.targetFrame?.isMainFrame ?? true { show(url) }
        return .cancel
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        isRunning = true
        // Another page has not asked for Back.
        host.takesBack = false
        followBack()
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        let error = error as NSError
        // The other errors are navigations that this app has cancelled, or that a later one has replaced.
        if error.domain == NSURLErrorDomain && error.code != NSURLErrorCancelled { fail() }
    }

    // The system took the page's process: the web view stays white until it loads again. It is tried twice in a minute,
    // because a page that ends its own process would do so for ever.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        isRunning = false
        let now = Date()
        losses = losses.filter { now.timeIntervalSince($0) < 60 } + [now]
        if losses.count > 2 { fail() } else { load() }
    }

    /// Loads the address that was open.
    func load() {
        retry.isHidden = true
        web.load(URLRequest(url: web.url ?? start))
    }

    private func fail() {
        isRunning = false
        retry.isHidden = false
    }
}
