// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public struct OpenAppRouteParamsParams: Checked {
    public var key: String
    public var value: String

    public init(key: String, value: String) {
        self.key = key
        self.value = value
    }

    public func check(_ path: String) throws {
        try Check.text(key, "\(path).key", max: 256)
        try Check.text(value, "\(path).value", max: 8192)
    }
}

public struct OpenAppRouteParams: Checked {
    public var route: String
    public var params: [OpenAppRouteParamsParams]?

    public init(route: String, params: [OpenAppRouteParamsParams]? = nil) {
        self.route = route
        self.params = params
    }

    public func check(_ path: String) throws {
        try Check.text(route, "\(path).route", max: 256)
        try Check.list(params, "\(path).params", max: 50) { try $0.check($1) }
    }
}

public struct OpenExternalParams: Checked {
    public var url: String

    public init(url: String) {
        self.url = url
    }

    public func check(_ path: String) throws {
        try Check.text(url, "\(path).url", max: 8192, pattern: "^(https://|mailto:|tel:)")
    }
}

public enum OpenSettingsParamsScreen: String, Codable {
    case appDetails
    case batteryOptimization
    case autoStart
    case backgroundLock
    case powerManager
    case notifications
    case location
}

public struct OpenSettingsParams: Checked {
    public var screen: OpenSettingsParamsScreen

    public init(screen: OpenSettingsParamsScreen) {
        self.screen = screen
    }

    public func check(_ path: String) throws {

    }
}

public struct OpenStoreParams: Checked {
    public var store: String // auto, appStore, googlePlay, appGallery, …
    public var id: String?

    public init(store: String, id: String? = nil) {
        self.store = store
        self.id = id
    }

    public func check(_ path: String) throws {
        try Check.text(store, "\(path).store")
        try Check.text(id, "\(path).id", max: 256)
    }
}
