// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public struct GetStorefrontResult: Checked {
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

public struct PayResult: Checked {
    public var status: String // success, failed, canceled, pending, …
    public var transactionId: String?
    public var receipt: String?
    public var paidAtMs: Int64?

    public init(status: String, transactionId: String? = nil, receipt: String? = nil, paidAtMs: Int64? = nil) {
        self.status = status
        self.transactionId = transactionId
        self.receipt = receipt
        self.paidAtMs = paidAtMs
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        status = try fields.decode(String.self, forKey: .status)
        transactionId = try fields.decodeIfPresent(String.self, forKey: .transactionId)
        receipt = try fields.decodeIfPresent(String.self, forKey: .receipt)
        paidAtMs = try fields.wholeIfPresent(.paidAtMs)
    }

    public func check(_ path: String) throws {
        try Check.text(status, "\(path).status")
        try Check.text(transactionId, "\(path).transactionId", max: 256)
        try Check.text(receipt, "\(path).receipt")
        try Check.whole(paidAtMs, "\(path).paidAtMs", min: 0)
    }
}

extension PayResult: CustomStringConvertible, CustomReflectable {
    public var description: String { "PayResult(***)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
