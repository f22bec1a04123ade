package com.companion.sample

import android.graphics.Bitmap
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient

/** The navigation of one page, and its end. */
class PageClient(private val page: WebPage) : WebViewClient() {
    override fun onPageStarted(view: WebView, url: String, favicon: Bitmap?) {
        page.host.shown = url
        // The new document hasn't asked for Back, and can't open a route yet.
        page.host.reset()
    }

    /** Called for each change of the address, also without a load. */
    override fun doUpdateVisitedHistory(view: WebView, url: String, isReload: Boolean) {
        page.host.shown = url
        page.host.activity?.updateBack()
    }

    /** Links and redirects: our own stay here, all others leave. */
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        val isOurs = page.bridge.isOurs(request.url.toString())
        if (!isOurs && request.isForMainFrame) page.host.activity?.show(request.url)
        return !isOurs
    }

    /** The page couldn't be loaded, for example without a network. The engine's own error page has no button. */
    override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
        if (request.isForMainFrame) page.host.activity?.showFailure(page)
    }

    /** Without this, the app ends together with the page's process. */
    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
        page.host.activity?.replace(page) ?: WarmPage.drop()
        return true
    }
}
