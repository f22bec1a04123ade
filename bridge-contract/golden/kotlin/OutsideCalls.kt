// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

import android.webkit.JavascriptInterface

/** How the page calls: checkAppUpdate, getBackgroundStatus, openAppRoute, openExternal, openSettings, openStore. */
abstract class OutsideCalls(private val host: CompanionHost, page: Page, nonce: String?) : PageCalls(host, page, nonce) {
    @JavascriptInterface
    fun checkAppUpdate(message: String): String =
        take<Unit, CheckAppUpdateResult>(message, Shape.Nothing, {}, { Shapes.checkAppUpdateResult.check(it.toMap()) }) { _, reply -> host.checkAppUpdate(reply) }

    @JavascriptInterface
    fun getBackgroundStatus(message: String): String =
        take<Unit, GetBackgroundStatusResult>(message, Shape.Nothing, {}, { Shapes.getBackgroundStatusResult.check(it.toMap()) }) { _, reply -> host.getBackgroundStatus(reply) }

    @JavascriptInterface
    fun openAppRoute(message: String): String =
        take<OpenAppRouteParams, Unit>(message, Shapes.openAppRouteParams, { OpenAppRouteParams.from(it) }, { null }) { params, reply -> host.openAppRoute(params, reply) }

    @JavascriptInterface
    fun openExternal(message: String): String =
        take<OpenExternalParams, Unit>(message, Shapes.openExternalParams, { OpenExternalParams.from(it) }, { null }) { params, reply -> host.openExternal(params, reply) }

    @JavascriptInterface
    fun openSettings(message: String): String =
        take<OpenSettingsParams, OpenSettingsResult>(message, Shapes.openSettingsParams, { OpenSettingsParams.from(it) }, { Shapes.openSettingsResult.check(it.toMap()) }) { params, reply -> host.openSettings(params, reply) }

    @JavascriptInterface
    fun openStore(message: String): String =
        take<OpenStoreParams, Unit>(message, Shapes.openStoreParams, { OpenStoreParams.from(it) }, { null }) { params, reply -> host.openStore(params, reply) }
}
