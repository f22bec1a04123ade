// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

import android.webkit.JavascriptInterface

/** How the page calls: listenForCode, notifyProfileChanged, notifySignedOut, refreshSession, sessionRotated. */
abstract class SessionCalls(private val host: CompanionHost, page: Page, nonce: String?) : DeviceCalls(host, page, nonce) {
    @JavascriptInterface
    fun listenForCode(message: String): String =
        take<ListenForCodeParams, Unit>(message, Shapes.listenForCodeParams, { ListenForCodeParams.from(it) }, { null }) { params, reply -> host.listenForCode(params); reply.ok(Unit) }

    @JavascriptInterface
    fun notifyProfileChanged(message: String): String =
        take<NotifyProfileChangedParams, Unit>(message, Shapes.notifyProfileChangedParams, { NotifyProfileChangedParams.from(it) }, { null }) { params, reply -> host.notifyProfileChanged(params); reply.ok(Unit) }

    @JavascriptInterface
    fun notifySignedOut(message: String): String =
        take<NotifySignedOutParams, Unit>(message, Shapes.notifySignedOutParams, { NotifySignedOutParams.from(it) }, { null }) { params, reply -> host.notifySignedOut(params); reply.ok(Unit) }

    @JavascriptInterface
    fun refreshSession(message: String): String =
        take<RefreshSessionParams, RefreshSessionResult>(message, Shapes.refreshSessionParams, { RefreshSessionParams.from(it) }, { Shapes.refreshSessionResult.check(it.toMap()) }) { params, reply -> host.refreshSession(params, reply) }

    @JavascriptInterface
    fun sessionRotated(message: String): String =
        take<SessionRotatedParams, Unit>(message, Shapes.sessionRotatedParams, { SessionRotatedParams.from(it) }, { null }) { params, reply -> host.sessionRotated(params); reply.ok(Unit) }
}
