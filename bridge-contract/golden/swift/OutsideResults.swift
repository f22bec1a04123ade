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

public enum GetBackgroundStatusResultBatteryUnrestricted: String, Codable {
    case yes
    case no
    case unknown
}

public enum GetBackgroundStatusResultAutoStart: String, Codable {
    case yes
    case no
    case unknown
}

public enum GetBackgroundStatusResultBackgroundLocked: String, Codable {
    case yes
    case no
    case unknown
}

public enum GetBackgroundStatusResultBackgroundRestricted: String, Codable {
    case yes
    case no
    case unknown
}

public enum GetBackgroundStatusResultPowerSaveMode: String, Codable {
    case yes
    case no
    case unknown
}

public struct GetBackgroundStatusResult: Checked {
    public var batteryUnrestricted: GetBackgroundStatusResultBatteryUnrestricted
    public var autoStart: GetBackgroundStatusResultAutoStart
    public var backgroundLocked: GetBackgroundStatusResultBackgroundLocked
    public var backgroundRestricted: GetBackgroundStatusResultBackgroundRestricted?
    public var powerSaveMode: GetBackgroundStatusResultPowerSaveMode?

    public init(batteryUnrestricted: GetBackgroundStatusResultBatteryUnrestricted, autoStart: GetBackgroundStatusResultAutoStart, backgroundLocked: GetBackgroundStatusResultBackgroundLocked, backgroundRestricted: GetBackgroundStatusResultBackgroundRestricted? = nil, powerSaveMode: GetBackgroundStatusResultPowerSaveMode? = nil) {
        self.batteryUnrestricted = batteryUnrestricted
        self.autoStart = autoStart
        self.backgroundLocked = backgroundLocked
        self.backgroundRestricted = backgroundRestricted
        self.powerSaveMode = powerSaveMode
    }

    public func check(_ path: String) throws {

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
