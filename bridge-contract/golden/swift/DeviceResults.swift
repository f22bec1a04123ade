// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public struct GetDeviceInfoResult: Checked {
    public var maker: String
    public var brand: String?
    public var model: String
    public var os: String // android, ios, harmony, …
    public var osVersion: String
    public var sdk: Int64?
    public var rom: String?
    public var romVersion: String?

    public init(maker: String, brand: String? = nil, model: String, os: String, osVersion: String, sdk: Int64? = nil, rom: String? = nil, romVersion: String? = nil) {
        self.maker = maker
        self.brand = brand
        self.model = model
        self.os = os
        self.osVersion = osVersion
        self.sdk = sdk
        self.rom = rom
        self.romVersion = romVersion
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        maker = try fields.decode(String.self, forKey: .maker)
        brand = try fields.decodeIfPresent(String.self, forKey: .brand)
        model = try fields.decode(String.self, forKey: .model)
        os = try fields.decode(String.self, forKey: .os)
        osVersion = try fields.decode(String.self, forKey: .osVersion)
        sdk = try fields.wholeIfPresent(.sdk)
        rom = try fields.decodeIfPresent(String.self, forKey: .rom)
        romVersion = try fields.decodeIfPresent(String.self, forKey: .romVersion)
    }

    public func check(_ path: String) throws {
        try Check.text(maker, "\(path).maker", max: 256)
        try Check.text(brand, "\(path).brand", max: 256)
        try Check.text(model, "\(path).model", max: 256)
        try Check.text(os, "\(path).os")
        try Check.text(osVersion, "\(path).osVersion", max: 256)
        try Check.whole(sdk, "\(path).sdk", min: 0)
        try Check.text(rom, "\(path).rom", max: 256)
        try Check.text(romVersion, "\(path).romVersion", max: 256)
    }
}

public struct GetLocationResult: Checked {
    public var latitude: Double
    public var longitude: Double
    public var accuracyM: Double?
    public var atMs: Int64?

    public init(latitude: Double, longitude: Double, accuracyM: Double? = nil, atMs: Int64? = nil) {
        self.latitude = latitude
        self.longitude = longitude
        self.accuracyM = accuracyM
        self.atMs = atMs
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        latitude = try fields.decode(Double.self, forKey: .latitude)
        longitude = try fields.decode(Double.self, forKey: .longitude)
        accuracyM = try fields.decodeIfPresent(Double.self, forKey: .accuracyM)
        atMs = try fields.wholeIfPresent(.atMs)
    }

    public func check(_ path: String) throws {
        try Check.real(latitude, "\(path).latitude", min: -90, max: 90)
        try Check.real(longitude, "\(path).longitude", min: -180, max: 180)
        try Check.real(accuracyM, "\(path).accuracyM", min: 0)
        try Check.whole(atMs, "\(path).atMs", min: 0)
    }
}

extension GetLocationResult: CustomStringConvertible, CustomReflectable {
    public var description: String { "GetLocationResult(***)" }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

public struct PickImageResult: Checked {
    public var uri: String
    public var mime: String
    public var width: Int64
    public var height: Int64
    public var bytes: Int64

    public init(uri: String, mime: String, width: Int64, height: Int64, bytes: Int64) {
        self.uri = uri
        self.mime = mime
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        uri = try fields.decode(String.self, forKey: .uri)
        mime = try fields.decode(String.self, forKey: .mime)
        width = try fields.whole(.width)
        height = try fields.whole(.height)
        bytes = try fields.whole(.bytes)
    }

    public func check(_ path: String) throws {
        try Check.text(uri, "\(path).uri", max: 2000000)
        try Check.text(mime, "\(path).mime", max: 256)
        try Check.whole(width, "\(path).width", min: 0)
        try Check.whole(height, "\(path).height", min: 0)
        try Check.whole(bytes, "\(path).bytes", min: 0)
    }
}

public struct ShareResult: Checked {
    public var outcome: String // shared, dismissed, unknown, …

    public init(outcome: String) {
        self.outcome = outcome
    }

    public func check(_ path: String) throws {
        try Check.text(outcome, "\(path).outcome")
    }
}
