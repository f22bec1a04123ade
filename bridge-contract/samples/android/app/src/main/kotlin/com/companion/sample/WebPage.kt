package com.companion.sample

import android.annotation.SuppressLint
import android.content.Context
import android.content.MutableContextWrapper
import android.content.pm.ApplicationInfo
import android.net.Uri
import android.os.Bundle
import android.view.ViewGroup
import android.webkit.CookieManager
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebSettings
import android.webkit.WebView
import androidx.webkit.ScriptHandler
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import com.companion.bridge.BridgeInfoResultStateSafeAreaChanged
import com.companion.bridge.CompanionBridge
import java.util.UUID
import kotlin.math.roundToInt

/** A web view with its bridge. It can exist before its activity does, and is replaced if its process ends. */
@SuppressLint("SetJavaScriptEnabled")
class WebPage(context: Context) {
    private val base = MutableContextWrapper(context.applicationContext)
    private val surroundings = Surroundings(base)
    val host = Host(surroundings)
    val view = WebView(base)

    // False in every release build.
    private val isDebuggable = context.applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE != 0

    // A new nonce for every web view.
    val bridge = CompanionBridge(
        host, { script -> view.post { view.evaluateJavascript(script, null) } }, UUID.randomUUID().toString(), isDebuggable,
    )
    private var startScript: ScriptHandler? = null

    /** The address that is prerendered in this view. Another start script would cancel that. */
    var prerendered: String? = null
    private var isDestroyed = false

    init {
        WebView.setWebContentsDebuggingEnabled(isDebuggable)
        with(view.settings) {
            javaScriptEnabled = true
            domStorageEnabled = true
            mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
            allowFileAccess = false
            allowContentAccess = false
            safeBrowsingEnabled = true
        }
        CookieManager.getInstance().setAcceptThirdPartyCookies(view, false)
        view.webViewClient = PageClient(this)
        view.webChromeClient = object : WebChromeClient() {
            override fun onShowFileChooser(
                webView: WebView,
                filePathCallback: ValueCallback<Array<Uri>>,
                fileChooserParams: FileChooserParams,
            ) = host.activity?.files?.choose(filePathCallback, fileChooserParams) == true
        }
        // Never both: with an object beside the listener, every frame could call.
        WebViewCompat.addWebMessageListener(view, "CompanionNative", bridge.origins) { _, message, _, isMainFrame, reply ->
            if (isMainFrame) reply.postMessage(bridge.onMessage(message.data.orEmpty()))
        }
        renewStartScript()
        logMarks(view)
    }

    /** The script contains the state, so each change needs a new one. Otherwise a reload would start with the old state. */
    private fun renewStartScript() {
        startScript?.remove()
        startScript = WebViewCompat.addDocumentStartJavaScript(view, bridge.startScript(), bridge.origins)
    }

    /** Puts the page into its activity, before the page is loaded or shown. */
    fun attach(activity: CompanionActivity, area: BridgeInfoResultStateSafeAreaChanged) {
        base.baseContext = activity
        host.activity = activity
        show(area)
    }

    fun show(area: BridgeInfoResultStateSafeAreaChanged) {
        surroundings.safeArea = area
        tell()
    }

    /**
     * The prerendered page is shown or given up. It started without the edges of the window, and perhaps with older
     * settings, so everything is sent again.
     */
    fun endPrerendering() {
        prerendered = null
        surroundings.forget()
        tell()
    }

    /** Follows the phone's settings, and sends the page those that have changed. */
    fun tell() {
        // A prerendering can end after its view.
        if (isDestroyed) return
        // The web view reads the font scale only when it's created.
        view.settings.textZoom = (base.resources.configuration.fontScale * 100).roundToInt()
        // A white view would flash before a dark page.
        view.setBackgroundColor(base.getColor(R.color.page))
        if (prerendered == null && surroundings.tell(bridge)) renewStartScript()
    }

    fun load(address: String) {
        if (prerendered != null && prerendered != address) endPrerendering()
        // The page's first call can come before onPageStarted.
        host.shown = address
        view.loadUrl(address)
    }

    /** Returns whether there was a page to restore. */
    fun restore(state: Bundle?): Boolean {
        if (state == null) return false
        if (prerendered != null) endPrerendering()
        host.shown = START
        return view.restoreState(state) != null
    }

    fun destroy() {
        (view.parent as? ViewGroup)?.removeView(view)
        host.activity = null
        isDestroyed = true
        view.destroy()
    }

    companion object {
        /**
         * Whether the web view can keep frames of other origins out. There's no second way in without it: the user
         * updates the web view. Some phones have none, or have it switched off.
         */
        fun isSupported(context: Context) = WebViewCompat.getCurrentWebViewPackage(context) != null &&
            listOf(WebViewFeature.WEB_MESSAGE_LISTENER, WebViewFeature.DOCUMENT_START_SCRIPT)
                .all(WebViewFeature::isFeatureSupported)
    }
}
