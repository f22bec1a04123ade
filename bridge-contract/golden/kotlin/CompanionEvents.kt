// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

/** What the app tells the page; from any thread. */
abstract class CompanionEvents(page: Page, nonce: String?) : BridgeRuntime(page, nonce) {
    /** The app went to the background or came back. */
    fun appVisibility(data: AppVisibilityData) = send("appVisibility", Shapes.appVisibilityData.check(data.toMap()))

    /** The user pressed Back while `setBackIntercept` was on. */
    fun backPressed() = send("backPressed", null)

    /** The height of the on-screen keyboard in CSS pixels, 0 when it is gone. */
    fun keyboardChanged(data: KeyboardChangedData) = send("keyboardChanged", Shapes.keyboardChangedData.check(data.toMap()))

    /** The language of the app. */
    fun languageChanged(data: LanguageChangedData) = send("languageChanged", Shapes.languageChangedData.check(data.toMap()))

    /** The network came or went. */
    fun networkChanged(data: NetworkChangedData) = send("networkChanged", Shapes.networkChangedData.check(data.toMap()))

    /** CSS pixels at each side that the system or the app's bars cover. */
    fun safeAreaChanged(data: SafeAreaChangedData) = send("safeAreaChanged", Shapes.safeAreaChangedData.check(data.toMap()))

    /** The app is light or dark, and its accent colour. */
    fun themeChanged(data: ThemeChangedData) = send("themeChanged", Shapes.themeChangedData.check(data.toMap()))

    /** The code of a text message, digits only. */
    fun codeReceived(data: CodeReceivedData) = send("codeReceived", Shapes.codeReceivedData.check(data.toMap()))

    /** How a payment ended whose call has no page any more: the app was killed, or the page reloaded. */
    fun paymentResult(data: PaymentResultData) = send("paymentResult", Shapes.paymentResultData.check(data.toMap()))

    /** A new release may be there: ask before the next usual time. */
    fun releaseHint(data: ReleaseHintData) = send("releaseHint", Shapes.releaseHintData.check(data.toMap()))

    /** Load the page again as soon as nobody is typing, paying or deleting; with `remote`, only where that one is on the page. */
    fun reloadRequested(data: ReloadRequestedData) = send("reloadRequested", Shapes.reloadRequestedData.check(data.toMap()))

    /** The app has a new pair of tokens, or another user. */
    fun sessionChanged(data: SessionChangedData) = send("sessionChanged", Shapes.sessionChangedData.check(data.toMap()))

    /** The user has signed out in the app. */
    fun signedOut(data: SignedOutData) = send("signedOut", Shapes.signedOutData.check(data.toMap()))
}
