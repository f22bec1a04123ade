import Flutter
import UIKit
import WebKit
import webview_flutter_wkwebview

/// Adds the start script, which `webview_flutter` can't: before the page's own scripts, in the main frame only. The
/// template with scenes (Flutter 3.38 and later) has no window at launch, so the channel is set up with the engine.
///
/// Add `NSCameraUsageDescription` to Info.plist. Without it, "Take Photo" in the page's file chooser ends the app. For
/// `debugOrigins`, debug builds also need `NSAllowsLocalNetworking`.
@main
@objc class AppDelegate: FlutterAppDelegate, FlutterImplicitEngineDelegate {
    func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
        let registry = engineBridge.pluginRegistry
        GeneratedPluginRegistrant.register(with: registry)
        let channel = FlutterMethodChannel(
            name: "companion/start_script", binaryMessenger: engineBridge.applicationRegistrar.messenger())
        channel.setMethodCallHandler { call, result in
            guard let given = call.arguments as? [String: Any], let id = given["id"] as? Int64, let script = given["script"] as? String,
                let view = FWFWebViewFlutterWKWebViewExternalAPI.webView(forIdentifier: id, withPluginRegistry: registry)
            else { return result(FlutterError(code: "no_web_view", message: nil, details: nil)) }
            view.configuration.userContentController.addUserScript(
                WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: true))
            result(nil)
        }
    }
}
