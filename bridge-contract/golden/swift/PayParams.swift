// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public struct ManageSubscriptionParams: Checked {
    public var provider: String // apple_iap, google_play, huawei_iap, stripe, paddle, alipay, wechat, …
    public var productId: String?

    public init(provider: String, productId: String? = nil) {
        self.provider = provider
        self.productId = productId
    }

    public func check(_ path: String) throws {
        try Check.text(provider, "\(path).provider")
        try Check.text(productId, "\(path).productId", max: 256)
    }
}

public struct PayParamsPayload: Checked {
    public var key: String
    public var value: String

    public init(key: String, value: String) {
        self.key = key
        self.value = value
    }

    public func check(_ path: String) throws {
        try Check.text(key, "\(path).key", max: 256)
        try Check.text(value, "\(path).value", min: 1, max: 8192)
    }
}

extension PayParamsPayload: CustomStringConvertible, CustomReflectable {
    public var description: String { "PayParamsPayload(***)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

public struct PayParams: Checked {
    public var orderId: String
    public var provider: String // apple_iap, google_play, huawei_iap, stripe, paddle, alipay, wechat, …
    public var productId: String?
    public var amountMinor: Int64
    public var currency: String
    public var payload: [PayParamsPayload]?

    public init(orderId: String, provider: String, productId: String? = nil, amountMinor: Int64, currency: String, payload: [PayParamsPayload]? = nil) {
        self.orderId = orderId
        self.provider = provider
        self.productId = productId
        self.amountMinor = amountMinor
        self.currency = currency
        self.payload = payload
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        orderId = try fields.decode(String.self, forKey: .orderId)
        provider = try fields.decode(String.self, forKey: .provider)
        productId = try fields.decodeIfPresent(String.self, forKey: .productId)
        amountMinor = try fields.whole(.amountMinor)
        currency = try fields.decode(String.self, forKey: .currency)
        payload = try fields.decodeIfPresent([PayParamsPayload].self, forKey: .payload)
    }

    public func check(_ path: String) throws {
        try Check.text(orderId, "\(path).orderId", max: 256)
        try Check.text(provider, "\(path).provider")
        try Check.text(productId, "\(path).productId", max: 256)
        try Check.whole(amountMinor, "\(path).amountMinor", min: 0)
        try Check.text(currency, "\(path).currency", pattern: "^[A-Z]{3}\\z")
        try Check.list(payload, "\(path).payload", max: 50) { try $0.check($1) }
    }
}
