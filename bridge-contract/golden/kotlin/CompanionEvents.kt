// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

/** What the app tells the page, from any thread. Each returns whether it was sent: what does not fit the contract is not. */
abstract class CompanionEvents(page: Page, nonce: String?) : BridgeRuntime(page, nonce) {
    /** The app went to the background or came back. */
    fun appVisibility(data: AppVisibilityData): Boolean = send("appVisibility", Shapes.appVisibilityData, data.toMap())

    /** The user pressed Back while `setBackIntercept` was on. */
    fun backPressed(): Boolean = send("backPressed", Shape.Nothing, null)

    /** The height of the on-screen keyboard in CSS pixels, 0 when it is gone. */
    fun keyboardChanged(data: KeyboardChangedData): Boolean = send("keyboardChanged", Shapes.keyboardChangedData, data.toMap())

    /** The language of the app. */
    fun languageChanged(data: LanguageChangedData): Boolean = send("languageChanged", Shapes.languageChangedData, data.toMap())

    /** The network came or went. */
    fun networkChanged(data: NetworkChangedData): Boolean = send("networkChanged", Shapes.networkChangedData, data.toMap())

    /** CSS pixels at each side that the system or the app's bars cover. */
    fun safeAreaChanged(data: SafeAreaChangedData): Boolean = send("safeAreaChanged", Shapes.safeAreaChangedData, data.toMap())

    /** The app is light or dark, and its accent colour. */
    fun themeChanged(data: ThemeChangedData): Boolean = send("themeChanged", Shapes.themeChangedData, data.toMap())

    /** The code of a text message, digits only. */
    fun codeReceived(data: CodeReceivedData): Boolean = send("codeReceived", Shapes.codeReceivedData, data.toMap())

    /** How a payment ended whose call has no page any more: the app was killed, or the page reloaded. */
    fun paymentResult(data: PaymentResultData): Boolean = send("paymentResult", Shapes.paymentResultData, data.toMap())

    /** A new release may be there: ask before the next usual time. */
    fun releaseHint(data: ReleaseHintData): Boolean = send("releaseHint", Shapes.releaseHintData, data.toMap())

    /** Load the page again as soon as nobody is typing, paying or deleting; with `remote`, only where that one is on the page. */
    fun reloadRequested(data: ReloadRequestedData): Boolean = send("reloadRequested", Shapes.reloadRequestedData, data.toMap())

    /** The app has a new pair of tokens, or another user. Sent after every renewal of the app's own, in the foreground or not: the page's pair is spent by it. */
    fun sessionChanged(data: SessionChangedData): Boolean = send("sessionChanged", Shapes.sessionChangedData, data.toMap())

    /** The user has signed out in the app. */
    fun signedOut(data: SignedOutData): Boolean = send("signedOut", Shapes.signedOutData, data.toMap())
}
