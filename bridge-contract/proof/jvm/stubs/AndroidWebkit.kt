@file:Suppress("UNUSED_PARAMETER")

package android.webkit

import android.os.Bundle

open class WebView(context: android.content.Context) : android.view.ViewGroup() {
    val settings = WebSettings()
    var webViewClient = WebViewClient()
    fun addJavascriptInterface(value: Any, name: String) {}
    fun evaluateJavascript(script: String, callback: ((String) -> Unit)?) {}
    fun loadUrl(address: String) {}
    fun canGoBack() = false
    fun goBack() {}
    fun saveState(state: Bundle): Any? = null
    fun restoreState(state: Bundle): Any? = null
    fun destroy() {}
}

class WebSettings {
    var javaScriptEnabled = false
    var domStorageEnabled = false
    var mixedContentMode = 0
    var allowFileAccess = false
    var allowContentAccess = false
    var safeBrowsingEnabled = false

    companion object {
        const val MIXED_CONTENT_NEVER_ALLOW = 1
    }
}

interface WebResourceRequest {
    val url: android.net.Uri
    val isForMainFrame: Boolean
}

class RenderProcessGoneDetail

open class WebViewClient {
    open fun onPageStarted(view: WebView, url: String, favicon: android.graphics.Bitmap?) {}
    open fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest) = false
    open fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail) = false
}

class CookieManager {
    fun setAcceptThirdPartyCookies(view: WebView, accept: Boolean) {}

    companion object {
        fun getInstance() = CookieManager()
    }
}
