import Foundation

/// A value does not fit its shape; the path says where.
public struct ShapeFault: Error {
    public let path: String
}

/// Thrown by a host to refuse a call: one of the method's own codes, or a general one such as CANCELLED.
public struct CompanionRefusal: Error {
    public let code: String

    public init(_ code: String) {
        self.code = code
    }
}

/// Everything that crosses the bridge checks itself, on the way in and on the way out. It inherits `Sendable` and is
/// `nonisolated`, so that data stays free of the main actor in a target whose code is on it by default (SE-0466). Older
/// compilers know no such target, and no such protocol.
#if compiler(>=6.1)
public nonisolated protocol Checked: Codable, Sendable {
    func check(_ path: String) throws
}
#else
public protocol Checked: Codable, Sendable {
    func check(_ path: String) throws
}
#endif

/// A choice has no other values.
extension Checked where Self: RawRepresentable {
    public nonisolated func check(_ path: String) throws {}
}

/// What has no parameters, or no result.
public struct Nothing: Checked {
    public init() {}
    public func check(_ path: String) throws {}
}

/// Whole numbers arrive as doubles. `Int64` alone would refuse a fraction without saying in which field.
extension KeyedDecodingContainer {
    nonisolated func whole(_ key: Key) throws -> Int64 {
        guard let whole = Int64(exactly: try decode(Double.self, forKey: key)) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no whole number")
        }
        return whole
    }

    nonisolated func wholeIfPresent(_ key: Key) throws -> Int64? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try whole(key)
    }
}

enum Check {
    nonisolated static func text(_ value: String?, _ path: String, min: Int = 0, max: Int = 65536, pattern: String? = nil) throws {
        guard let value = value else { return }
        let fits = (min...max).contains(value.utf16.count)
            && (pattern == nil || value.range(of: pattern!, options: .regularExpression) != nil)
        if !fits { throw ShapeFault(path: path) }
    }

    nonisolated static func whole(_ value: Int64?, _ path: String, min: Int64 = -9_007_199_254_740_991, max: Int64 = 9_007_199_254_740_991) throws {
        guard let value = value else { return }
        if !(min...max).contains(value) { throw ShapeFault(path: path) }
    }

    nonisolated static func real(_ value: Double?, _ path: String, min: Double = -Double.greatestFiniteMagnitude, max: Double = Double.greatestFiniteMagnitude) throws {
        guard let value = value else { return }
        if !(min...max).contains(value) { throw ShapeFault(path: path) }
    }

    nonisolated static func list<T>(_ value: [T]?, _ path: String, max: Int = 1000, each: (T, String) throws -> Void) throws {
        guard let value = value else { return }
        if value.count > max { throw ShapeFault(path: path) }
        for (index, item) in value.enumerated() { try each(item, "\(path).\(index)") }
    }
}
