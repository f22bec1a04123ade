import UIKit

/// What this app does for the page: a first version.
@MainActor
final class Host: CompanionHost {
    private weak var owner: CompanionViewController?
    let allowedHosts: Set<String> = ["m.metawatch.example"]
    /// To open the page of a development server (`npm start`) in a debug build, write its address: `http://192.168.1.20:8080`.
    let debugOrigins: Set<String> = []
    var takesBack = false

    init(of owner: CompanionViewController) {
        self.owner = owner
    }

    func bridgeInfo() -> BridgeInfoResult {
        BridgeInfoResult(
            wire: 1, contract: CompanionContract.version, app: "1.0.0", build: "1", platform: .ios,
            methods: [
                "bridgeInfo", "closePage", "setBackIntercept", "setTitle", "openExternal", "getDeviceInfo",
                "refreshSession", "sessionRotated", "notifySignedOut",
            ],
            events: ["backPressed", "themeChanged", "safeAreaChanged", "preferencesChanged", "openRoute"],
            state: state)
    }

    private var state: BridgeInfoResultState {
        let insets = owner?.view.safeAreaInsets ?? .zero
        let phone = Phone.preferences
        return BridgeInfoResultState(
            themeChanged: .init(dark: owner?.traitCollection.userInterfaceStyle == .dark),
            safeAreaChanged: .init(top: insets.top, right: insets.right, bottom: insets.bottom, left: insets.left),
            preferencesChanged: .init(
                boldText: phone.boldText, highContrast: phone.highContrast, uses24HourClock: phone.uses24HourClock,
                region: phone.region))
    }

    func closePage(_ params: ClosePageParams) async throws { owner?.close() }

    func setBackIntercept(_ params: SetBackInterceptParams) async throws {
        takesBack = params.enabled
        owner?.followBack()
    }

    func setTitle(_ params: SetTitleParams) async throws {
        owner?.title = params.title
        // Another screen of the page, so its history may have begun or ended.
        owner?.followBack()
    }

    func openExternal(_ params: OpenExternalParams) async throws {
        guard let url = URL(string: params.url) else { throw CompanionRefusal("INVALID_PARAMS") }
        owner?.show(url)
    }

    func getDeviceInfo() async throws -> GetDeviceInfoResult {
        let device = UIDevice.current
        return GetDeviceInfoResult(maker: "Apple", model: device.model, os: "ios", osVersion: device.systemVersion)
    }

    func refreshSession(_ params: RefreshSessionParams) async throws -> RefreshSessionResult {
        guard let pair = Session.pair else { throw CompanionRefusal("SIGNED_OUT") }
        return RefreshSessionResult(accessToken: pair.access, refreshToken: pair.refresh)
    }

    func sessionRotated(_ params: SessionRotatedParams) async throws {
        Session.pair = (params.accessToken, params.refreshToken)
    }

    func notifySignedOut(_ params: NotifySignedOutParams) async throws { Session.pair = nil }
}

/// Stands for the app's own session; a real one keeps the pair in the keychain.
@MainActor
enum Session {
    static var pair: (access: String, refresh: String)?
}
