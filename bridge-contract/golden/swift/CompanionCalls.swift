// Generated from the bridge contract 1.2.0. Change the contract, not this file.

@available(iOS 14.0, *)
extension CompanionBridge {
    /// How the page calls.
    func run(_ name: String, _ envelope: Envelope, _ host: any CompanionHost) async -> [String: Any] {
        switch name {
        case "bridgeInfo":
            return await answer(envelope) { (_: Nothing) -> BridgeInfoResult in host.bridgeInfo() }
        case "closePage":
            return await answer(envelope) { (params: ClosePageParams) -> Nothing in try await host.closePage(params); return Nothing() }
        case "copyText":
            return await answer(envelope) { (params: CopyTextParams) -> Nothing in try await host.copyText(params); return Nothing() }
        case "goBack":
            return await answer(envelope) { (_: Nothing) -> Nothing in try await host.goBack(); return Nothing() }
        case "haptic":
            return await answer(envelope) { (params: HapticParams) -> Nothing in try await host.haptic(params); return Nothing() }
        case "pageFailed":
            return await answer(envelope) { (params: PageFailedParams) -> Nothing in try await host.pageFailed(params); return Nothing() }
        case "pageReady":
            return await answer(envelope) { (params: PageReadyParams) -> Nothing in try await host.pageReady(params); return Nothing() }
        case "setBackIntercept":
            return await answer(envelope) { (params: SetBackInterceptParams) -> Nothing in try await host.setBackIntercept(params); return Nothing() }
        case "setNavBar":
            return await answer(envelope) { (params: SetNavBarParams) -> Nothing in try await host.setNavBar(params); return Nothing() }
        case "setStatusBar":
            return await answer(envelope) { (params: SetStatusBarParams) -> Nothing in try await host.setStatusBar(params); return Nothing() }
        case "setTitle":
            return await answer(envelope) { (params: SetTitleParams) -> Nothing in try await host.setTitle(params); return Nothing() }
        case "checkAppUpdate":
            return await answer(envelope) { (_: Nothing) -> CheckAppUpdateResult in return try await host.checkAppUpdate() }
        case "openAppRoute":
            return await answer(envelope) { (params: OpenAppRouteParams) -> Nothing in try await host.openAppRoute(params); return Nothing() }
        case "openExternal":
            return await answer(envelope) { (params: OpenExternalParams) -> Nothing in try await host.openExternal(params); return Nothing() }
        case "openSettings":
            return await answer(envelope) { (params: OpenSettingsParams) -> OpenSettingsResult in return try await host.openSettings(params) }
        case "openStore":
            return await answer(envelope) { (params: OpenStoreParams) -> Nothing in try await host.openStore(params); return Nothing() }
        case "getDeviceInfo":
            return await answer(envelope) { (_: Nothing) -> GetDeviceInfoResult in return try await host.getDeviceInfo() }
        case "getLocation":
            return await answer(envelope) { (params: GetLocationParams) -> GetLocationResult in return try await host.getLocation(params) }
        case "pickImage":
            return await answer(envelope) { (params: PickImageParams) -> PickImageResult in return try await host.pickImage(params) }
        case "saveImage":
            return await answer(envelope) { (params: SaveImageParams) -> Nothing in try await host.saveImage(params); return Nothing() }
        case "share":
            return await answer(envelope) { (params: ShareParams) -> ShareResult in return try await host.share(params) }
        case "notifyProfileChanged":
            return await answer(envelope) { (params: NotifyProfileChangedParams) -> Nothing in try await host.notifyProfileChanged(params); return Nothing() }
        case "notifySignedOut":
            return await answer(envelope) { (params: NotifySignedOutParams) -> Nothing in try await host.notifySignedOut(params); return Nothing() }
        case "refreshSession":
            return await answer(envelope) { (params: RefreshSessionParams) -> RefreshSessionResult in return try await host.refreshSession(params) }
        case "sessionRotated":
            return await answer(envelope) { (params: SessionRotatedParams) -> Nothing in try await host.sessionRotated(params); return Nothing() }
        case "getStorefront":
            return await answer(envelope) { (_: Nothing) -> GetStorefrontResult in return try await host.getStorefront() }
        case "manageSubscription":
            return await answer(envelope) { (params: ManageSubscriptionParams) -> Nothing in try await host.manageSubscription(params); return Nothing() }
        case "pay":
            return await answer(envelope) { (params: PayParams) -> PayResult in return try await host.pay(params) }
        case "log":
            return await answer(envelope) { (params: LogParams) -> Nothing in try await host.log(params); return Nothing() }
        case "reportRemoteFailure":
            return await answer(envelope) { (params: ReportRemoteFailureParams) -> Nothing in try await host.reportRemoteFailure(params); return Nothing() }
        case "trackEvent":
            return await answer(envelope) { (params: TrackEventParams) -> Nothing in try await host.trackEvent(params); return Nothing() }
        default:
            return envelope.refused("UNSUPPORTED")
        }
    }
}
