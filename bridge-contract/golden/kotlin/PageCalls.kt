// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

import android.webkit.JavascriptInterface

/** How the page calls: closePage, copyText, goBack, haptic, pageFailed, pageReady, setBackIntercept, setNavBar, setStatusBar, setTitle. */
abstract class PageCalls(private val host: CompanionHost, page: Page, nonce: String?) : CompanionEvents(page, nonce) {
    @JavascriptInterface
    fun closePage(message: String): String =
        take<ClosePageParams, Unit>(message, Shapes.closePageParams, { ClosePageParams.from(it) }, { null }) { params, reply -> host.closePage(params); reply.ok(Unit) }

    @JavascriptInterface
    fun copyText(message: String): String =
        take<CopyTextParams, Unit>(message, Shapes.copyTextParams, { CopyTextParams.from(it) }, { null }) { params, reply -> host.copyText(params); reply.ok(Unit) }

    @JavascriptInterface
    fun goBack(message: String): String =
        take<Unit, Unit>(message, Shape.Nothing, {}, { null }) { _, reply -> host.goBack(); reply.ok(Unit) }

    @JavascriptInterface
    fun haptic(message: String): String =
        take<HapticParams, Unit>(message, Shapes.hapticParams, { HapticParams.from(it) }, { null }) { params, reply -> host.haptic(params); reply.ok(Unit) }

    @JavascriptInterface
    fun pageFailed(message: String): String =
        take<PageFailedParams, Unit>(message, Shapes.pageFailedParams, { PageFailedParams.from(it) }, { null }) { params, reply -> host.pageFailed(params); reply.ok(Unit) }

    @JavascriptInterface
    fun pageReady(message: String): String =
        take<PageReadyParams, Unit>(message, Shapes.pageReadyParams, { PageReadyParams.from(it) }, { null }) { params, reply -> host.pageReady(params); reply.ok(Unit) }

    @JavascriptInterface
    fun setBackIntercept(message: String): String =
        take<SetBackInterceptParams, Unit>(message, Shapes.setBackInterceptParams, { SetBackInterceptParams.from(it) }, { null }) { params, reply -> host.setBackIntercept(params); reply.ok(Unit) }

    @JavascriptInterface
    fun setNavBar(message: String): String =
        take<SetNavBarParams, Unit>(message, Shapes.setNavBarParams, { SetNavBarParams.from(it) }, { null }) { params, reply -> host.setNavBar(params); reply.ok(Unit) }

    @JavascriptInterface
    fun setStatusBar(message: String): String =
        take<SetStatusBarParams, Unit>(message, Shapes.setStatusBarParams, { SetStatusBarParams.from(it) }, { null }) { params, reply -> host.setStatusBar(params); reply.ok(Unit) }

    @JavascriptInterface
    fun setTitle(message: String): String =
        take<SetTitleParams, Unit>(message, Shapes.setTitleParams, { SetTitleParams.from(it) }, { null }) { params, reply -> host.setTitle(params); reply.ok(Unit) }
}
