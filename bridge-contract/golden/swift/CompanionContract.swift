// Generated from the bridge contract 1.2.0. Change the contract, not this file.

/// What this app was built with.
public enum CompanionContract {
    public static let version = "1.2.0"

    public static let methods = [
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
        "openExternal",
        "openSettings",
        "openStore",
        "getDeviceInfo",
        "getLocation",
        "pickImage",
        "saveImage",
        "share",
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
    ]

    /// No page calls them yet. A host that writes one adds it to the `methods` of its `bridgeInfo`.
    public static let reserved = [
        "goBack",
        "setNavBar",
        "openAppRoute",
    ]

    public static let events = [
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
    ]

    /// They are acknowledged first: a person takes time.
    static let waitForAPerson: Set<String> = [
        "pickImage",
        "saveImage",
        "share",
        "pay",
    ]
}
