// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import Foundation

/// What the app does for the page. A refusal is thrown as `CompanionRefusal`.
@MainActor
public protocol CompanionHost: AnyObject {
    /// The brand's hosts, exactly as in the address.
    var allowedHosts: Set<String> { get }

    /// What this app is and can do; its methods and events are those of this contract.
    func bridgeInfo() -> BridgeInfoResult

    /// An event that does not fit the contract was not sent. Told once for each event and field; logged by itself.
    func eventDropped(_ event: String, _ path: String)

    /// Closes the page. The app may use `result` where it opened the page to get something back.
    func closePage(_ params: ClosePageParams) async throws

    /// Puts text on the clipboard, for web views that do not let the page do it.
    func copyText(_ params: CopyTextParams) async throws

    /// Leaves the page by the app's own Back. Reserved: no page calls it yet. An app that writes it adds it to `methods`.
    func goBack() async throws

    /// A short touch feedback.
    func haptic(_ params: HapticParams) async throws

    /// The page cannot go on and says so to the user: the app may take its spinner away. For its log.
    func pageFailed(_ params: PageFailedParams) async throws

    /// The page shows its own words now: the app may take its spinner away.
    func pageReady(_ params: PageReadyParams) async throws

    /// While enabled, the Back button sends `backPressed` instead of leaving: a dialog is open, or typed text would be lost.
    func setBackIntercept(_ params: SetBackInterceptParams) async throws

    /// Shows or hides the app's own navigation bar and colours it. Reserved: no page calls it yet. An app that writes it adds it to `methods`.
    func setNavBar(_ params: SetNavBarParams) async throws

    /// Chooses the icons of the status bar: light ones for a dark page, dark ones for a light page.
    func setStatusBar(_ params: SetStatusBarParams) async throws

    /// Sets the title of the app's bar.
    func setTitle(_ params: SetTitleParams) async throws

    /// Whether a newer version of the app can be installed.
    func checkAppUpdate() async throws -> CheckAppUpdateResult

    /// Opens one of the app's own screens. Reserved: no page calls it yet. An app that writes it adds it to `methods`.
    func openAppRoute(_ params: OpenAppRouteParams) async throws

    /// Opens an address in the browser, the mail app or the telephone, never inside this web view.
    func openExternal(_ params: OpenExternalParams) async throws

    /// Opens a settings screen of the phone. Makers' screens have no fixed address: try them in turn, fall back to the app's details, and say which it was. The written steps stay on the page either way.
    func openSettings(_ params: OpenSettingsParams) async throws -> OpenSettingsResult

    /// Opens the app's page in a store; `auto` is the store this app came from.
    func openStore(_ params: OpenStoreParams) async throws

    /// What phone this is, to choose the right guide. The ROM counts more than the maker: systems are ported.
    func getDeviceInfo() async throws -> GetDeviceInfoResult

    /// Where the phone is. Coarse is enough for the weather; answer with a last known position rather than not at all. Codes: PERMISSION_DENIED, POSITION_UNAVAILABLE, LOCATION_OFF.
    func getLocation(_ params: GetLocationParams) async throws -> GetLocationResult

    /// Lets the user take or choose a picture. A user who changes their mind is CANCELLED. Codes: PERMISSION_DENIED, TOO_LARGE.
    func pickImage(_ params: PickImageParams) async throws -> PickImageResult

    /// Saves a picture to the phone's gallery. Codes: PERMISSION_DENIED.
    func saveImage(_ params: SaveImageParams) async throws

    /// Opens the phone's share sheet.
    func share(_ params: ShareParams) async throws -> ShareResult

    /// The user has changed these parts of the profile. An empty avatar has been removed.
    func notifyProfileChanged(_ params: NotifyProfileChangedParams) async throws

    /// The session has ended in the page: show the sign-in, filled with `identifier`, the new e-mail or phone.
    func notifySignedOut(_ params: NotifySignedOutParams) async throws

    /// Asks the app for a valid pair of tokens, renewed by the app if need be. Called when the page has none or its access token no longer counts. An app that has this method owns the refresh token: the page never spends it, and whatever else makes the app renew, it sends `sessionChanged` afterwards. Codes: SIGNED_OUT.
    func refreshSession(_ params: RefreshSessionParams) async throws -> RefreshSessionResult

    /// The page has renewed the pair itself, as it does where the app has no `refreshSession`, and as older releases of the page do in any app. The app must replace its own at once: the server revokes a session whose spent refresh token comes again.
    func sessionRotated(_ params: SessionRotatedParams) async throws

    /// Where this app was installed from, which decides how may be paid.
    func getStorefront() async throws -> GetStorefrontResult

    /// Opens the store's page on which a subscription is changed or cancelled. Codes: PROVIDER_UNAVAILABLE.
    func manageSubscription(_ params: ManageSubscriptionParams) async throws

    /// Pays an order with a provider's own screen. The outcome is a hint: the server alone says whether money arrived. An app that is killed meanwhile sends `paymentResult` later. Codes: PROVIDER_UNAVAILABLE.
    func pay(_ params: PayParams) async throws -> PayResult

    /// A line for the app's log. Never holds tokens or personal data.
    func log(_ params: LogParams) async throws

    /// A part of the site could not be loaded or broke; says which version, and what is shown instead.
    func reportRemoteFailure(_ params: ReportRemoteFailureParams) async throws

    /// An event for the app's statistics, if the user allows any.
    func trackEvent(_ params: TrackEventParams) async throws
}

/// What an app answers with that has not written a method, which stays out of the `methods` of its `bridgeInfo`.
public extension CompanionHost {
    func eventDropped(_ event: String, _ path: String) {
        NSLog("Companion: the event \(event) does not fit the contract at \(path) and was not sent")
    }

    func closePage(_ params: ClosePageParams) async throws {}
    func copyText(_ params: CopyTextParams) async throws {}
    func goBack() async throws {}
    func haptic(_ params: HapticParams) async throws {}
    func pageFailed(_ params: PageFailedParams) async throws {}
    func pageReady(_ params: PageReadyParams) async throws {}
    func setBackIntercept(_ params: SetBackInterceptParams) async throws {}
    func setNavBar(_ params: SetNavBarParams) async throws {}
    func setStatusBar(_ params: SetStatusBarParams) async throws {}
    func setTitle(_ params: SetTitleParams) async throws {}
    func checkAppUpdate() async throws -> CheckAppUpdateResult { throw CompanionRefusal("UNSUPPORTED") }
    func openAppRoute(_ params: OpenAppRouteParams) async throws { throw CompanionRefusal("UNSUPPORTED") }
    func openExternal(_ params: OpenExternalParams) async throws { throw CompanionRefusal("UNSUPPORTED") }
    func openSettings(_ params: OpenSettingsParams) async throws -> OpenSettingsResult { throw CompanionRefusal("UNSUPPORTED") }
    func openStore(_ params: OpenStoreParams) async throws { throw CompanionRefusal("UNSUPPORTED") }
    func getDeviceInfo() async throws -> GetDeviceInfoResult { throw CompanionRefusal("UNSUPPORTED") }
    func getLocation(_ params: GetLocationParams) async throws -> GetLocationResult { throw CompanionRefusal("UNSUPPORTED") }
    func pickImage(_ params: PickImageParams) async throws -> PickImageResult { throw CompanionRefusal("UNSUPPORTED") }
    func saveImage(_ params: SaveImageParams) async throws { throw CompanionRefusal("UNSUPPORTED") }
    func share(_ params: ShareParams) async throws -> ShareResult { throw CompanionRefusal("UNSUPPORTED") }
    func notifyProfileChanged(_ params: NotifyProfileChangedParams) async throws {}
    func notifySignedOut(_ params: NotifySignedOutParams) async throws {}
    func refreshSession(_ params: RefreshSessionParams) async throws -> RefreshSessionResult { throw CompanionRefusal("UNSUPPORTED") }
    func sessionRotated(_ params: SessionRotatedParams) async throws {}
    func getStorefront() async throws -> GetStorefrontResult { throw CompanionRefusal("UNSUPPORTED") }
    func manageSubscription(_ params: ManageSubscriptionParams) async throws { throw CompanionRefusal("UNSUPPORTED") }
    func pay(_ params: PayParams) async throws -> PayResult { throw CompanionRefusal("UNSUPPORTED") }
    func log(_ params: LogParams) async throws {}
    func reportRemoteFailure(_ params: ReportRemoteFailureParams) async throws {}
    func trackEvent(_ params: TrackEventParams) async throws {}
}
