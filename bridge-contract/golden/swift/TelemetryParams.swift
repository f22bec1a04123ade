// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public struct LogParamsFields: Checked {
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

public struct LogParams: Checked {
    public var level: String // debug, info, warn, error, …
    public var tag: String
    public var message: String
    public var fields: [LogParamsFields]?

    public init(level: String, tag: String, message: String, fields: [LogParamsFields]? = nil) {
        self.level = level
        self.tag = tag
        self.message = message
        self.fields = fields
    }

    public func check(_ path: String) throws {
        try Check.text(level, "\(path).level")
        try Check.text(tag, "\(path).tag", max: 256)
        try Check.text(message, "\(path).message", max: 8192)
        try Check.list(fields, "\(path).fields", max: 50) { try $0.check($1) }
    }
}

public struct ReportRemoteFailureParams: Checked {
    public var remote: String
    public var version: String
    public var phase: String
    public var code: String
    public var detail: String?
    public var fallback: String?

    public init(remote: String, version: String, phase: String, code: String, detail: String? = nil, fallback: String? = nil) {
        self.remote = remote
        self.version = version
        self.phase = phase
        self.code = code
        self.detail = detail
        self.fallback = fallback
    }

    public func check(_ path: String) throws {
        try Check.text(remote, "\(path).remote", max: 256)
        try Check.text(version, "\(path).version", max: 256)
        try Check.text(phase, "\(path).phase", max: 256)
        try Check.text(code, "\(path).code", max: 256)
        try Check.text(detail, "\(path).detail", max: 8192)
        try Check.text(fallback, "\(path).fallback", max: 256)
    }
}

public struct TrackEventParamsFields: Checked {
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

public struct TrackEventParams: Checked {
    public var name: String
    public var fields: [TrackEventParamsFields]?

    public init(name: String, fields: [TrackEventParamsFields]? = nil) {
        self.name = name
        self.fields = fields
    }

    public func check(_ path: String) throws {
        try Check.text(name, "\(path).name", max: 256)
        try Check.list(fields, "\(path).fields", max: 50) { try $0.check($1) }
    }
}
