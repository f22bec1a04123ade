package com.companion.sample

import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import io.flutter.embedding.android.FlutterActivity
import io.flutter.embedding.engine.FlutterEngine
import io.flutter.plugin.common.MethodChannel
import io.flutter.plugins.webviewflutter.WebViewFlutterAndroidExternalApi

/** Puts the start script where `webview_flutter` cannot: in front of the page's own, on the brand's origins only. */
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
