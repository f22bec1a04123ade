// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

import android.webkit.JavascriptInterface

/** How the page calls: log, reportRemoteFailure, trackEvent. */
abstract class TelemetryCalls(private val host: CompanionHost, page: Page, nonce: String?) : PayCalls(host, page, nonce) {
    @JavascriptInterface
    fun log(message: String): String =
        take<LogParams, Unit>(message, Shapes.logParams, { LogParams.from(it) }, { null }) { params, reply -> host.log(params); reply.ok(Unit) }

    @JavascriptInterface
    fun reportRemoteFailure(message: String): String =
        take<ReportRemoteFailureParams, Unit>(message, Shapes.reportRemoteFailureParams, { ReportRemoteFailureParams.from(it) }, { null }) { params, reply -> host.reportRemoteFailure(params); reply.ok(Unit) }

    @JavascriptInterface
    fun trackEvent(message: String): String =
        take<TrackEventParams, Unit>(message, Shapes.trackEventParams, { TrackEventParams.from(it) }, { null }) { params, reply -> host.trackEvent(params); reply.ok(Unit) }
}
