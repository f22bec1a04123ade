// Generated from the bridge contract 1.2.0. Change the contract, not this file.

/// What the app tells the page. Each returns whether it was sent: what does not fit the contract is not.
@available(iOS 14.0, *)
extension CompanionBridge {
    /// The app went to the background or came back.
    @discardableResult
    public func appVisibility(_ data: AppVisibilityData) -> Bool { send("appVisibility", data) }

    /// The user pressed Back while `setBackIntercept` was on.
    @discardableResult
    public func backPressed() -> Bool { send("backPressed", Nothing()) }

    /// The height of the on-screen keyboard in CSS pixels, 0 when it is gone.
    @discardableResult
    public func keyboardChanged(_ data: KeyboardChangedData) -> Bool { send("keyboardChanged", data) }

    /// The language of the app.
    @discardableResult
    public func languageChanged(_ data: LanguageChangedData) -> Bool { send("languageChanged", data) }

    /// The network came or went.
    @discardableResult
    public func networkChanged(_ data: NetworkChangedData) -> Bool { send("networkChanged", data) }

    /// CSS pixels at each side that the system or the app's bars cover.
    @discardableResult
    public func safeAreaChanged(_ data: SafeAreaChangedData) -> Bool { send("safeAreaChanged", data) }

    /// The app is light or dark, and its accent colour.
    @discardableResult
    public func themeChanged(_ data: ThemeChangedData) -> Bool { send("themeChanged", data) }

    /// The code of a text message, digits only.
    @discardableResult
    public func codeReceived(_ data: CodeReceivedData) -> Bool { send("codeReceived", data) }

    /// How a payment ended whose call has no page any more: the app was killed, or the page reloaded.
    @discardableResult
    public func paymentResult(_ data: PaymentResultData) -> Bool { send("paymentResult", data) }

    /// A new release may be there: ask before the next usual time.
    @discardableResult
    public func releaseHint(_ data: ReleaseHintData) -> Bool { send("releaseHint", data) }

    /// Load the page again as soon as nobody is typing, paying or deleting; with `remote`, only where that one is on the page.
    @discardableResult
    public func reloadRequested(_ data: ReloadRequestedData) -> Bool { send("reloadRequested", data) }

    /// The app has a new pair of tokens, or another user. Sent after every renewal of the app's own, in the foreground or not: the page's pair is spent by it.
    @discardableResult
    public func sessionChanged(_ data: SessionChangedData) -> Bool { send("sessionChanged", data) }

    /// The user has signed out in the app.
    @discardableResult
    public func signedOut(_ data: SignedOutData) -> Bool { send("signedOut", data) }
}
