// Generated from the bridge contract 1.2.0. Change the contract, not this file.

public enum GetLocationParamsAccuracy: String, Codable {
    case coarse
    case fine
}

public struct GetLocationParams: Checked {
    public var accuracy: GetLocationParamsAccuracy?

    public init(accuracy: GetLocationParamsAccuracy? = nil) {
        self.accuracy = accuracy
    }

    public func check(_ path: String) throws {

    }
}

public enum PickImageParamsSource: String, Codable {
    case ask
    case camera
    case library
}

public struct PickImageParams: Checked {
    public var source: PickImageParamsSource
    public var cropSquarePx: Int64?
    public var maxBytes: Int64

    public init(source: PickImageParamsSource, cropSquarePx: Int64? = nil, maxBytes: Int64) {
        self.source = source
        self.cropSquarePx = cropSquarePx
        self.maxBytes = maxBytes
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        source = try fields.decode(PickImageParamsSource.self, forKey: .source)
        cropSquarePx = try fields.wholeIfPresent(.cropSquarePx)
        maxBytes = try fields.whole(.maxBytes)
    }

    public func check(_ path: String) throws {
        try Check.whole(cropSquarePx, "\(path).cropSquarePx", min: 0)
        try Check.whole(maxBytes, "\(path).maxBytes", min: 0)
    }
}

public struct SaveImageParams: Checked {
    public var uri: String
    public var name: String?

    public init(uri: String, name: String? = nil) {
        self.uri = uri
        self.name = name
    }

    public func check(_ path: String) throws {
        try Check.text(uri, "\(path).uri", max: 2000000)
        try Check.text(name, "\(path).name", max: 256)
    }
}

public struct ShareParams: Checked {
    public var title: String?
    public var text: String?
    public var url: String?
    public var imageUri: String?

    public init(title: String? = nil, text: String? = nil, url: String? = nil, imageUri: String? = nil) {
        self.title = title
        self.text = text
        self.url = url
        self.imageUri = imageUri
    }

    public func check(_ path: String) throws {
        try Check.text(title, "\(path).title", max: 256)
        try Check.text(text, "\(path).text", max: 8192)
        try Check.text(url, "\(path).url", max: 8192)
        try Check.text(imageUri, "\(path).imageUri", max: 2000000)
    }
}
