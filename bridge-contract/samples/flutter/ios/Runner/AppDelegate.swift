import Flutter
import UIKit
import WebKit
import webview_flutter_wkwebview

/// Puts the start script where `webview_flutter` cannot: in front of the page's own, in the main frame only.
@main
@objc class AppDelegate: FlutterAppDelegate {
    override func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        GeneratedPluginRegistrant.register(with: self)
        guard let controller = window?.rootViewController as? FlutterViewController else { return false }
        let channel = FlutterMethodChannel(name: "companion/start_script", binaryMessenger: controller.binaryMessenger)
        channel.setMethodCallHandler { call, result in
            guard let given = call.arguments as? [String: Any], let id = given["id"] as? Int64, let script = given["script"] as? String,
                let view = FWFWebViewFlutterWKWebViewExternalAPI.webView(forIdentifier: id, withPluginRegistry: self)
            else { return result(FlutterError(code: "no_web_view", message: nil, details: nil)) }
            view.configuration.userContentController.addUserScript(
                WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: true))
            result(nil)
        }
        return super.application(application, didFinishLaunchingWithOptions: options)
    }
}
