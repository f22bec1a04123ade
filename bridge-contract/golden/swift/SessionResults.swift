// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public struct RefreshSessionResult: Checked {
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

extension RefreshSessionResult: CustomStringConvertible, CustomReflectable {
    public var description: String { "RefreshSessionResult(***)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
