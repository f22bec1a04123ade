// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public struct NotifyProfileChangedParamsFields: Checked {
    public var nickname: String?
    public var avatar: String?

    public init(nickname: String? = nil, avatar: String? = nil) {
        self.nickname = nickname
        self.avatar = avatar
    }

    public func check(_ path: String) throws {
        try Check.text(nickname, "\(path).nickname")
        try Check.text(avatar, "\(path).avatar")
    }
}

extension NotifyProfileChangedParamsFields: CustomStringConvertible, CustomReflectable {
    public var description: String { "NotifyProfileChangedParamsFields(***)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

public struct NotifyProfileChangedParams: Checked {
    public var fields: NotifyProfileChangedParamsFields

    public init(fields: NotifyProfileChangedParamsFields) {
        self.fields = fields
    }

    public func check(_ path: String) throws {
        try fields.check("\(path).fields")
    }
}

public enum NotifySignedOutParamsReason: String, Codable {
    case accountDeleted
    case credentialsChanged
    case expired
}

public struct NotifySignedOutParams: Checked {
    public var reason: NotifySignedOutParamsReason
    public var identifier: String?

    public init(reason: NotifySignedOutParamsReason, identifier: String? = nil) {
        self.reason = reason
        self.identifier = identifier
    }

    public func check(_ path: String) throws {
        try Check.text(identifier, "\(path).identifier")
    }
}

extension NotifySignedOutParams: CustomStringConvertible, CustomReflectable {
    public var description: String { "NotifySignedOutParams(***)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

public struct RefreshSessionParams: Checked {
    public var reason: String

    public init(reason: String) {
        self.reason = reason
    }

    public func check(_ path: String) throws {
        try Check.text(reason, "\(path).reason", max: 256)
    }
}

public struct SessionRotatedParams: Checked {
    public var accessToken: String
    public var refreshToken: String

    public init(accessToken: String, refreshToken: String) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
    }

    public func check(_ path: String) throws {
        try Check.text(accessToken, "\(path).accessToken", min: 1, max: 8192)
        try Check.text(refreshToken, "\(path).refreshToken", min: 1, max: 8192)
    }
}

extension SessionRotatedParams: CustomStringConvertible, CustomReflectable {
    public var description: String { "SessionRotatedParams(***)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
