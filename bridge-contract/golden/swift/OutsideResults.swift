// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public struct CheckAppUpdateResult: Checked {
    public var available: Bool
    public var version: String?
    public var mandatory: Bool?

    public init(available: Bool, version: String? = nil, mandatory: Bool? = nil) {
        self.available = available
        self.version = version
        self.mandatory = mandatory
    }

    public func check(_ path: String) throws {
        try Check.text(version, "\(path).version", max: 256)
    }
}

public enum OpenSettingsResultOpened: String, Codable {
    case exact
    case fallback
    case none
}

public struct OpenSettingsResult: Checked {
    public var opened: OpenSettingsResultOpened

    public init(opened: OpenSettingsResultOpened) {
        self.opened = opened
    }

    public func check(_ path: String) throws {

    }
}
