// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

import android.webkit.JavascriptInterface

/**
 * Give it to `addJavascriptInterface(this, "CompanionNative")` before the first load, or its `onMessage` to a listener
 * of `addWebMessageListener`.
 */
class CompanionBridge(private val host: CompanionHost, page: Page, nonce: String? = null) : TelemetryCalls(host, page, nonce) {
    override fun allowed() = isOf(host.allowedHosts, host.address())

    override fun facts() = Shapes.bridgeInfoResult.check(host.bridgeInfo().toMap()) as Map<*, *>

    override fun eventDropped(event: String, path: String) = host.eventDropped(event, path)

    @JavascriptInterface
    fun bridgeInfo(): String = Json.write(facts())

    @JavascriptInterface
    fun bridgeInfo(message: String): String =
        take<Unit, BridgeInfoResult>(message, Shape.Nothing, {}, { facts() }) { _, reply -> reply.ok(host.bridgeInfo()) }

    /** One message of a channel; what comes back is to be posted back. */
    fun onMessage(message: String): String = when (methodOf(message)) {
        "bridgeInfo" -> bridgeInfo(message)
        "closePage" -> closePage(message)
        "copyText" -> copyText(message)
        "goBack" -> goBack(message)
        "haptic" -> haptic(message)
        "pageFailed" -> pageFailed(message)
        "pageReady" -> pageReady(message)
        "setBackIntercept" -> setBackIntercept(message)
        "setNavBar" -> setNavBar(message)
        "setStatusBar" -> setStatusBar(message)
        "setTitle" -> setTitle(message)
        "checkAppUpdate" -> checkAppUpdate(message)
        "getBackgroundStatus" -> getBackgroundStatus(message)
        "openAppRoute" -> openAppRoute(message)
        "openExternal" -> openExternal(message)
        "openSettings" -> openSettings(message)
        "openStore" -> openStore(message)
        "getDeviceInfo" -> getDeviceInfo(message)
        "getLocation" -> getLocation(message)
        "pickImage" -> pickImage(message)
        "saveImage" -> saveImage(message)
        "share" -> share(message)
        "listenForCode" -> listenForCode(message)
        "notifyProfileChanged" -> notifyProfileChanged(message)
        "notifySignedOut" -> notifySignedOut(message)
        "refreshSession" -> refreshSession(message)
        "sessionRotated" -> sessionRotated(message)
        "getStorefront" -> getStorefront(message)
        "manageSubscription" -> manageSubscription(message)
        "pay" -> pay(message)
        "log" -> log(message)
        "reportRemoteFailure" -> reportRemoteFailure(message)
        "trackEvent" -> trackEvent(message)
        else -> unsupported(message)
    }

    companion object {
        const val CONTRACT = "1.2.0"
        val METHODS = listOf(
            "bridgeInfo",
            "closePage",
            "copyText",
            "haptic",
            "pageFailed",
            "pageReady",
            "setBackIntercept",
            "setStatusBar",
            "setTitle",
            "checkAppUpdate",
            "getBackgroundStatus",
            "openExternal",
            "openSettings",
            "openStore",
            "getDeviceInfo",
            "getLocation",
            "pickImage",
            "saveImage",
            "share",
            "listenForCode",
            "notifyProfileChanged",
            "notifySignedOut",
            "refreshSession",
            "sessionRotated",
            "getStorefront",
            "manageSubscription",
            "pay",
            "log",
            "reportRemoteFailure",
            "trackEvent",
        )
        val EVENTS = listOf(
            "appVisibility",
            "backPressed",
            "keyboardChanged",
            "languageChanged",
            "networkChanged",
            "safeAreaChanged",
            "themeChanged",
            "codeReceived",
            "paymentResult",
            "releaseHint",
            "reloadRequested",
            "sessionChanged",
            "signedOut",
        )
    }
}
