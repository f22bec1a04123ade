package com.companion.sample

import android.annotation.SuppressLint
import android.content.Context
import android.os.CancellationSignal
import android.util.Log
import android.webkit.WebView
import androidx.core.content.ContextCompat
import androidx.webkit.NavigationListener
import androidx.webkit.Page
import androidx.webkit.PrerenderException
import androidx.webkit.PrerenderOperationCallback
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import androidx.webkit.WebViewOutcomeReceiver
import androidx.webkit.WebViewStartUpConfig
import androidx.webkit.WebViewStartUpResult
import androidx.webkit.WebViewStartupException
import java.util.concurrent.Executors

/**
 * One page that is ready before the user asks for it. Its web view has the application as its context, so that it keeps
 * no activity in memory.
 */
@SuppressLint("StaticFieldLeak")
object WarmPage {
    private var page: WebPage? = null

    /** Call it on a screen from which the user opens the page. */
    fun prepare(context: Context) = startEngine(context) {
        if (page == null && WebPage.isSupported(context)) page = WebPage(context).also { prerender(context, it) }
    }

    /** The page, for its activity. The caller destroys it. */
    fun take(): WebPage? = page.also { page = null }

    /** The page's process has ended before anyone has seen the page. */
    fun drop() {
        take()?.destroy()
    }

    /**
     * Renders the start page in advance. `loadUrl` with exactly this address then shows it. While the page is prerendered,
     * it doesn't use its session and reports nothing.
     */
    private fun prerender(context: Context, page: WebPage) {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.PRERENDER_WITH_URL)) return
        page.host.shown = START
        page.prerendered = START
        val callback = object : PrerenderOperationCallback {
            override fun onPrerenderActivated() = page.endPrerendering()

            // `loadUrl` loads the page as usual.
            override fun onError(e: PrerenderException) = page.endPrerendering()
        }
        WebViewCompat.prerenderUrlAsync(page.view, START, CancellationSignal(), ContextCompat.getMainExecutor(context), callback)
    }
}

/**
 * Starts the web view's engine, outside of the main thread where it can, then calls back on the main thread. Until then,
 * `addDocumentStartJavaScript` throws on some versions of the web view.
 */
fun startEngine(context: Context, then: () -> Unit) {
    val main = ContextCompat.getMainExecutor(context)
    val background = Executors.newSingleThreadExecutor()
    val finish = {
        background.shutdown()
        main.execute(then)
    }
    WebViewCompat.startUpWebView(
        context.applicationContext,
        WebViewStartUpConfig.Builder(background).build(),
        object : WebViewOutcomeReceiver<WebViewStartUpResult, WebViewStartupException> {
            override fun onResult(result: WebViewStartUpResult) = finish()

            // There's no web view, which `WebPage.isSupported` finds out too.
            override fun onError(error: WebViewStartupException) = finish()
        },
    )
}

/** Logs the page's `performance.mark`s, where an app would send them to its own measurements. */
fun logMarks(view: WebView) {
    if (!WebViewFeature.isFeatureSupported(WebViewFeature.NAVIGATION_LISTENER)) return
    val listener = object : NavigationListener {
        override fun onPerformanceMarkMillis(page: Page, markName: String, markTime: Long) {
            Log.i("Companion", "$markName after $markTime ms")
        }
    }
    WebViewCompat.addNavigationListener(view, listener)
}
