// Generated from the bridge contract 1.2.0. Change the contract, not this file.

/// What the app tells the page.
@available(iOS 14.0, *)
extension CompanionBridge {
    /// The app went to the background or came back.
    public func appVisibility(_ data: AppVisibilityData) { send("appVisibility", data) }

    /// The user pressed Back while `setBackIntercept` was on.
    public func backPressed() { send("backPressed", Nothing()) }

    /// The height of the on-screen keyboard in CSS pixels, 0 when it is gone.
    public func keyboardChanged(_ data: KeyboardChangedData) { send("keyboardChanged", data) }

    /// The language of the app.
    public func languageChanged(_ data: LanguageChangedData) { send("languageChanged", data) }

    /// The network came or went.
    public func networkChanged(_ data: NetworkChangedData) { send("networkChanged", data) }

    /// CSS pixels at each side that the system or the app's bars cover.
    public func safeAreaChanged(_ data: SafeAreaChangedData) { send("safeAreaChanged", data) }

    /// The app is light or dark, and its accent colour.
    public func themeChanged(_ data: ThemeChangedData) { send("themeChanged", data) }

    /// The code of a text message, digits only.
    public func codeReceived(_ data: CodeReceivedData) { send("codeReceived", data) }

    /// How a payment ended whose call has no page any more: the app was killed, or the page reloaded.
    public func paymentResult(_ data: PaymentResultData) { send("paymentResult", data) }

    /// A new release may be there: ask before the next usual time.
    public func releaseHint(_ data: ReleaseHintData) { send("releaseHint", data) }

    /// Load the page again as soon as nobody is typing, paying or deleting; with `remote`, only where that one is on the page.
    public func reloadRequested(_ data: ReloadRequestedData) { send("reloadRequested", data) }

    /// The app has a new pair of tokens, or another user.
    public func sessionChanged(_ data: SessionChangedData) { send("sessionChanged", data) }

    /// The user has signed out in the app.
    public func signedOut(_ data: SignedOutData) { send("signedOut", data) }
}
