// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public enum BridgeInfoResultPlatform: String, Codable {
    case android
    case ios
}

public struct BridgeInfoResultStateThemeChanged: Checked {
    public var dark: Bool
    public var color: String?

    public init(dark: Bool, color: String? = nil) {
        self.dark = dark
        self.color = color
    }

    public func check(_ path: String) throws {
        try Check.text(color, "\(path).color", pattern: "^#[0-9a-fA-F]{6}\\z")
    }
}

public struct BridgeInfoResultStateSafeAreaChanged: Checked {
    public var top: Double
    public var right: Double
    public var bottom: Double
    public var left: Double

    public init(top: Double, right: Double, bottom: Double, left: Double) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }

    public func check(_ path: String) throws {
        try Check.real(top, "\(path).top", min: 0)
        try Check.real(right, "\(path).right", min: 0)
        try Check.real(bottom, "\(path).bottom", min: 0)
        try Check.real(left, "\(path).left", min: 0)
    }
}

public struct BridgeInfoResultStateLanguageChanged: Checked {
    public var lang: String

    public init(lang: String) {
        self.lang = lang
    }

    public func check(_ path: String) throws {
        try Check.text(lang, "\(path).lang", max: 256)
    }
}

public struct BridgeInfoResultState: Checked {
    public var themeChanged: BridgeInfoResultStateThemeChanged?
    public var safeAreaChanged: BridgeInfoResultStateSafeAreaChanged?
    public var languageChanged: BridgeInfoResultStateLanguageChanged?

    public init(themeChanged: BridgeInfoResultStateThemeChanged? = nil, safeAreaChanged: BridgeInfoResultStateSafeAreaChanged? = nil, languageChanged: BridgeInfoResultStateLanguageChanged? = nil) {
        self.themeChanged = themeChanged
        self.safeAreaChanged = safeAreaChanged
        self.languageChanged = languageChanged
    }

    public func check(_ path: String) throws {
        try themeChanged?.check("\(path).themeChanged")
        try safeAreaChanged?.check("\(path).safeAreaChanged")
        try languageChanged?.check("\(path).languageChanged")
    }
}

public struct BridgeInfoResultStorefront: Checked {
    public var country: String
    public var channel: String // appStore, googlePlay, appGallery, direct, …

    public init(country: String, channel: String) {
        self.country = country
        self.channel = channel
    }

    public func check(_ path: String) throws {
        try Check.text(country, "\(path).country", pattern: "^[A-Z]{2}\\z")
        try Check.text(channel, "\(path).channel")
    }
}

public struct BridgeInfoResult: Checked {
    public var wire: Int64
    public var contract: String
    public var app: String
    public var build: String
    public var platform: BridgeInfoResultPlatform
    public var methods: [String]
    public var events: [String]
    public var denied: [String]?
    public var state: BridgeInfoResultState?
    public var storefront: BridgeInfoResultStorefront?

    public init(wire: Int64, contract: String, app: String, build: String, platform: BridgeInfoResultPlatform, methods: [String], events: [String], denied: [String]? = nil, state: BridgeInfoResultState? = nil, storefront: BridgeInfoResultStorefront? = nil) {
        self.wire = wire
        self.contract = contract
        self.app = app
        self.build = build
        self.platform = platform
        self.methods = methods
        self.events = events
        self.denied = denied
        self.state = state
        self.storefront = storefront
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        wire = try fields.whole(.wire)
        contract = try fields.decode(String.self, forKey: .contract)
        app = try fields.decode(String.self, forKey: .app)
        build = try fields.decode(String.self, forKey: .build)
        platform = try fields.decode(BridgeInfoResultPlatform.self, forKey: .platform)
        methods = try fields.decode([String].self, forKey: .methods)
        events = try fields.decode([String].self, forKey: .events)
        denied = try fields.decodeIfPresent([String].self, forKey: .denied)
        state = try fields.decodeIfPresent(BridgeInfoResultState.self, forKey: .state)
        storefront = try fields.decodeIfPresent(BridgeInfoResultStorefront.self, forKey: .storefront)
    }

    public func check(_ path: String) throws {
        try Check.whole(wire, "\(path).wire")
        try Check.text(contract, "\(path).contract", max: 256)
        try Check.text(app, "\(path).app", max: 256)
        try Check.text(build, "\(path).build", max: 256)
        try Check.list(methods, "\(path).methods") { try Check.text($0, $1, max: 256) }
        try Check.list(events, "\(path).events") { try Check.text($0, $1, max: 256) }
        try Check.list(denied, "\(path).denied") { try Check.text($0, $1, max: 256) }
        try state?.check("\(path).state")
        try storefront?.check("\(path).storefront")
    }
}
