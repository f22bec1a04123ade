package com.companion.sample

import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import io.flutter.embedding.android.FlutterActivity
import io.flutter.embedding.engine.FlutterEngine
import io.flutter.plugin.common.MethodChannel
import io.flutter.plugins.webviewflutter.WebViewFlutterAndroidExternalApi

/**
 * Adds the start script, which `webview_flutter` can't: before the page's own scripts, on the app's own origins only.
 *
 * `webview_flutter` doesn't answer `onRenderProcessGone`, so Android ends the app when it kills the page's process. To
 * keep the app, give `view` a `WebViewClient` of your own here, after `setNavigationDelegate`. It passes every call to
 * the plugin's client (`view.webViewClient`) and answers `onRenderProcessGone` with true. Then tell Dart to build a new
 * `WebViewController`, because this view can't load anything any more.
 */
class MainActivity : FlutterActivity() {
    override fun configureFlutterEngine(flutterEngine: FlutterEngine) {
        super.configureFlutterEngine(flutterEngine)
        MethodChannel(flutterEngine.dartExecutor.binaryMessenger, "companion/start_script").setMethodCallHandler { call, result ->
            val view = WebViewFlutterAndroidExternalApi.getWebView(flutterEngine, call.argument<Number>("id")!!.toLong())
            if (view == null || !WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) {
                result.error("no_web_view", "the web view is missing or too old", null)
            } else {
                val origins = call.argument<List<String>>("origins")!!.toSet()
                WebViewCompat.addDocumentStartJavaScript(view, call.argument<String>("script")!!, origins)
                view.settings.safeBrowsingEnabled = true
                result.success(null)
            }
        }
    }
}
