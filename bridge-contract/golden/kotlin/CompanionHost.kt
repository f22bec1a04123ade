// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

/** What the app does for the page. Answers may come later and from any thread; the first one counts. */
interface CompanionHost {
    /** The brand's hosts, exactly as in the address. */
    val allowedHosts: Set<String>

    /** The page in front, noted where the web view tells of a navigation: only the main thread may ask for it. */
    fun address(): String?

    /** What this app is and can do; its methods and events are those of this contract. */
    fun bridgeInfo(): BridgeInfoResult

    /** An event that does not fit the contract was not sent. Told once for each event and field; logged by itself. */
    fun eventDropped(event: String, path: String) =
        System.err.println("Companion: the event $event does not fit the contract at $path and was not sent")

    /** Closes the page. The app may use `result` where it opened the page to get something back. */
    fun closePage(params: ClosePageParams) {}

    /** Puts text on the clipboard, for web views that do not let the page do it. */
    fun copyText(params: CopyTextParams) {}

    /** Leaves the page by the app's own Back. Reserved: no page calls it yet. An app that writes it adds it to `methods`. */
    fun goBack() {}

    /** A short touch feedback. */
    fun haptic(params: HapticParams) {}

    /** The page cannot go on and says so to the user: the app may take its spinner away. For its log. */
    fun pageFailed(params: PageFailedParams) {}

    /** The page shows its own words now: the app may take its spinner away. */
    fun pageReady(params: PageReadyParams) {}

    /** While enabled, the Back button sends `backPressed` instead of leaving: a dialog is open, or typed text would be lost. */
    fun setBackIntercept(params: SetBackInterceptParams) {}

    /** Shows or hides the app's own navigation bar and colours it. Reserved: no page calls it yet. An app that writes it adds it to `methods`. */
    fun setNavBar(params: SetNavBarParams) {}

    /** Chooses the icons of the status bar: light ones for a dark page, dark ones for a light page. */
    fun setStatusBar(params: SetStatusBarParams) {}

    /** Sets the title of the app's bar. */
    fun setTitle(params: SetTitleParams) {}

    /** Whether a newer version of the app can be installed. */
    fun checkAppUpdate(reply: Reply<CheckAppUpdateResult>) { reply.refuse("UNSUPPORTED") }

    /** What can be read of the settings that keep the app running. What cannot be read is `unknown`, never guessed. */
    fun getBackgroundStatus(reply: Reply<GetBackgroundStatusResult>) { reply.refuse("UNSUPPORTED") }

    /** Opens one of the app's own screens. Reserved: no page calls it yet. An app that writes it adds it to `methods`. */
    fun openAppRoute(params: OpenAppRouteParams, reply: Reply<Unit>) { reply.refuse("UNSUPPORTED") }

    /** Opens an address in the browser, the mail app or the telephone, never inside this web view. */
    fun openExternal(params: OpenExternalParams, reply: Reply<Unit>) { reply.refuse("UNSUPPORTED") }

    /** Opens a settings screen of the phone. Makers' screens have no fixed address: try them in turn, fall back to the app's details, and say which it was. The written steps stay on the page either way. */
    fun openSettings(params: OpenSettingsParams, reply: Reply<OpenSettingsResult>) { reply.refuse("UNSUPPORTED") }

    /** Opens the app's page in a store; `auto` is the store this app came from. */
    fun openStore(params: OpenStoreParams, reply: Reply<Unit>) { reply.refuse("UNSUPPORTED") }

    /** What phone this is, to choose the right guide. The ROM counts more than the maker: systems are ported. */
    fun getDeviceInfo(reply: Reply<GetDeviceInfoResult>) { reply.refuse("UNSUPPORTED") }

    /** Where the phone is. Coarse is enough for the weather; answer with a last known position rather than not at all. Codes: PERMISSION_DENIED, POSITION_UNAVAILABLE, LOCATION_OFF. */
    fun getLocation(params: GetLocationParams, reply: Reply<GetLocationResult>) { reply.refuse("UNSUPPORTED") }

    /** Lets the user take or choose a picture. A user who changes their mind is CANCELLED. Codes: PERMISSION_DENIED, TOO_LARGE. */
    fun pickImage(params: PickImageParams, reply: Reply<PickImageResult>) { reply.refuse("UNSUPPORTED") }

    /** Saves a picture to the phone's gallery. Codes: PERMISSION_DENIED. */
    fun saveImage(params: SaveImageParams, reply: Reply<Unit>) { reply.refuse("UNSUPPORTED") }

    /** Opens the phone's share sheet. */
    fun share(params: ShareParams, reply: Reply<ShareResult>) { reply.refuse("UNSUPPORTED") }

    /** Reads the next text message with a code (SMS Retriever; Android web views have no WebOTP) and sends it as `codeReceived`. */
    fun listenForCode(params: ListenForCodeParams) {}

    /** The user has changed these parts of the profile. An empty avatar has been removed. */
    fun notifyProfileChanged(params: NotifyProfileChangedParams) {}

    /** The session has ended in the page: show the sign-in, filled with `identifier`, the new e-mail or phone. */
    fun notifySignedOut(params: NotifySignedOutParams) {}

    /** Asks the app for a valid pair of tokens, renewed by the app if need be. Called when the page has none or its access token no longer counts. An app that has this method owns the refresh token: the page never spends it, and whatever else makes the app renew, it sends `sessionChanged` afterwards. Codes: SIGNED_OUT. */
    fun refreshSession(params: RefreshSessionParams, reply: Reply<RefreshSessionResult>) { reply.refuse("UNSUPPORTED") }

    /** The page has renewed the pair itself, as it does where the app has no `refreshSession`, and as older releases of the page do in any app. The app must replace its own at once: the server revokes a session whose spent refresh token comes again. */
    fun sessionRotated(params: SessionRotatedParams) {}

    /** Where this app was installed from, which decides how may be paid. */
    fun getStorefront(reply: Reply<GetStorefrontResult>) { reply.refuse("UNSUPPORTED") }

    /** Opens the store's page on which a subscription is changed or cancelled. Codes: PROVIDER_UNAVAILABLE. */
    fun manageSubscription(params: ManageSubscriptionParams, reply: Reply<Unit>) { reply.refuse("UNSUPPORTED") }

    /** Pays an order with a provider's own screen. The outcome is a hint: the server alone says whether money arrived. An app that is killed meanwhile sends `paymentResult` later. Codes: PROVIDER_UNAVAILABLE. */
    fun pay(params: PayParams, reply: Reply<PayResult>) { reply.refuse("UNSUPPORTED") }

    /** A line for the app's log. Never holds tokens or personal data. */
    fun log(params: LogParams) {}

    /** A part of the site could not be loaded or broke; says which version, and what is shown instead. */
    fun reportRemoteFailure(params: ReportRemoteFailureParams) {}

    /** An event for the app's statistics, if the user allows any. */
    fun trackEvent(params: TrackEventParams) {}
}
