package com.companion.sample

import android.annotation.SuppressLint
import android.content.ActivityNotFoundException
import android.content.Intent
import android.content.res.Configuration
import android.graphics.Bitmap
import android.net.Uri
import android.os.Bundle
import android.view.ViewGroup
import android.webkit.CookieManager
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceRequest
import android.webkit.WebSettings
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import com.companion.bridge.CompanionBridge
import com.companion.bridge.ThemeChangedData
import java.util.UUID

/** The page of one brand, and nothing else, in a web view. */
class CompanionActivity : ComponentActivity() {
    private val host = Host(this)
    private var web: WebView? = null
    private var bridge: CompanionBridge? = null

    private val back = object : OnBackPressedCallback(true) {
        override fun handleOnBackPressed() {
            if (host.takesBack) bridge?.backPressed()
            else if (web?.canGoBack() == true) web?.goBack()
            else finish()
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        onBackPressedDispatcher.addCallback(this, back)
        open(savedInstanceState)
    }

    @SuppressLint("SetJavaScriptEnabled")
    private fun open(saved: Bundle?) {
        // Without it no frame could be kept out. There is no second way in: the user updates the web view.
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) {
            show(Uri.parse("https://play.google.com/store/apps/details?id=com.google.android.webview"))
            return finish()
        }
        val view = WebView(this)
        val bridge = CompanionBridge(host, { script -> view.post { view.evaluateJavascript(script, null) } }, UUID.randomUUID().toString())
        with(view.settings) {
            javaScriptEnabled = true
            domStorageEnabled = true
            mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
            allowFileAccess = false
            allowContentAccess = false
            safeBrowsingEnabled = true
        }
        CookieManager.getInstance().setAcceptThirdPartyCookies(view, false)
        view.webViewClient = Client()
        view.addJavascriptInterface(bridge, "CompanionNative")
        WebViewCompat.addDocumentStartJavaScript(view, bridge.startScript(), bridge.origins)
        setContentView(view)
        web = view
        this.bridge = bridge
        host.takesBack = false
        // The page's first call can come before the web view tells of the page.
        host.shown = host.start
        if (saved == null || view.restoreState(saved) == null) view.loadUrl(host.start)
    }

    private inner class Client : WebViewClient() {
        override fun onPageStarted(view: WebView, url: String, favicon: Bitmap?) {
            host.shown = url
            // Another page has not asked for Back.
            host.takesBack = false
        }

        /** Links and redirects: the brand's own stay here, all others leave. */
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val isOurs = bridge?.isOurs(request.url.toString()) == true
            if (!isOurs && request.isForMainFrame) show(request.url)
            return !isOurs
        }

        /** The system took the page's process, or it crashed: without this the app goes with it. */
        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            (view.parent as? ViewGroup)?.removeView(view)
            view.destroy()
            open(null)
            return true
        }
    }

    /** Shows an address outside of this app. */
    fun show(address: Uri) {
        if (address.scheme !in setOf("https", "mailto", "tel")) return
        try {
            startActivity(Intent(Intent.ACTION_VIEW, address))
        } catch (_: ActivityNotFoundException) {
            // There is no app for it.
        }
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        bridge?.themeChanged(ThemeChangedData(isDark(newConfig)))
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        web?.saveState(outState)
    }

    override fun onDestroy() {
        web?.destroy()
        super.onDestroy()
    }
}
