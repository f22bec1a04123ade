// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public struct CodeReceivedData: Checked {
    public var code: String

    public init(code: String) {
        self.code = code
    }

    public func check(_ path: String) throws {
        try Check.text(code, "\(path).code", pattern: "^[0-9]{4,10}\\z")
    }
}

extension CodeReceivedData: CustomStringConvertible, CustomReflectable {
    public var description: String { "CodeReceivedData(***)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

public struct PaymentResultData: Checked {
    public var orderId: String
    public var status: String // success, failed, canceled, pending, …
    public var transactionId: String?
    public var receipt: String?
    public var paidAtMs: Int64?

    public init(orderId: String, status: String, transactionId: String? = nil, receipt: String? = nil, paidAtMs: Int64? = nil) {
        self.orderId = orderId
        self.status = status
        self.transactionId = transactionId
        self.receipt = receipt
        self.paidAtMs = paidAtMs
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        orderId = try fields.decode(String.self, forKey: .orderId)
        status = try fields.decode(String.self, forKey: .status)
        transactionId = try fields.decodeIfPresent(String.self, forKey: .transactionId)
        receipt = try fields.decodeIfPresent(String.self, forKey: .receipt)
        paidAtMs = try fields.wholeIfPresent(.paidAtMs)
    }

    public func check(_ path: String) throws {
        try Check.text(orderId, "\(path).orderId", max: 256)
        try Check.text(status, "\(path).status")
        try Check.text(transactionId, "\(path).transactionId", max: 256)
        try Check.text(receipt, "\(path).receipt")
        try Check.whole(paidAtMs, "\(path).paidAtMs", min: 0)
    }
}

extension PaymentResultData: CustomStringConvertible, CustomReflectable {
    public var description: String { "PaymentResultData(***)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

public struct ReleaseHintData: Checked {
    public var channel: String?
    public var remote: String?

    public init(channel: String? = nil, remote: String? = nil) {
        self.channel = channel
        self.remote = remote
    }

    public func check(_ path: String) throws {
        try Check.text(channel, "\(path).channel", max: 256)
        try Check.text(remote, "\(path).remote", max: 256)
    }
}

public struct ReloadRequestedData: Checked {
    public var remote: String?
    public var reason: String?

    public init(remote: String? = nil, reason: String? = nil) {
        self.remote = remote
        self.reason = reason
    }

    public func check(_ path: String) throws {
        try Check.text(remote, "\(path).remote", max: 256)
        try Check.text(reason, "\(path).reason", max: 256)
    }
}

public struct SessionChangedData: Checked {
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

extension SessionChangedData: CustomStringConvertible, CustomReflectable {
    public var description: String { "SessionChangedData(***)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

public struct SignedOutData: Checked {
    public var reason: String // user, expired, accountDeleted, credentialsChanged, …

    public init(reason: String) {
        self.reason = reason
    }

    public func check(_ path: String) throws {
        try Check.text(reason, "\(path).reason")
    }
}
