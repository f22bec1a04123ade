// Hand-written, without dependencies: checks and the reply. The contract is in CompanionContract.swift.

import Foundation
import WebKit

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

/// Everything that crosses the bridge checks itself, on the way in and on the way out.
public protocol Checked: Codable {
    func check(_ path: String) throws
}

/// What has no parameters, or no result.
public struct Nothing: Checked {
    public init() {}
    public func check(_ path: String) throws {}
}

enum Check {
    static func text(_ value: String?, _ path: String, min: Int = 0, max: Int = 65536, pattern: String? = nil) throws {
        guard let value = value else { return }
        let fits = (min...max).contains(value.utf16.count)
            && (pattern == nil || value.range(of: pattern!, options: .regularExpression) != nil)
        if !fits { throw ShapeFault(path: path) }
    }

    static func whole(_ value: Int64?, _ path: String, min: Int64 = -9_007_199_254_740_991, max: Int64 = 9_007_199_254_740_991) throws {
        guard let value = value else { return }
        if !(min...max).contains(value) { throw ShapeFault(path: path) }
    }

    static func real(_ value: Double?, _ path: String, min: Double = -Double.greatestFiniteMagnitude, max: Double = Double.greatestFiniteMagnitude) throws {
        guard let value = value else { return }
        if !(min...max).contains(value) { throw ShapeFault(path: path) }
    }

    static func list<T>(_ value: [T]?, _ path: String, max: Int = 1000, each: (T, String) throws -> Void) throws {
        guard let value = value else { return }
        if value.count > max { throw ShapeFault(path: path) }
        for (index, item) in value.enumerated() { try each(item, "\(path).\(index)") }
    }
}

/// The body of one message. It is replied to exactly once, because exactly one value is returned for it.
struct Envelope {
    let id: String
    let params: Any
    let nonce: String?

    init?(_ body: Any) {
        guard let body = body as? [String: Any], let id = body["id"] as? String else { return nil }
        self.id = id
        params = body["p"] ?? [String: Any]()
        nonce = body["n"] as? String
    }

    func ok(_ data: Any) -> [String: Any] {
        ["id": id, "ok": true, "data": data]
    }

    func refused(_ code: String, _ message: String = "") -> [String: Any] {
        ["id": id, "ok": false, "error": ["code": code, "message": message]]
    }

    var pending: [String: Any] {
        ["id": id, "pending": true]
    }
}

/// Reads, runs and writes one call. Whatever happens, one envelope comes out.
func answer<P: Checked, R: Checked>(_ envelope: Envelope, _ run: (P) async throws -> R) async -> [String: Any] {
    let params: P
    do {
        let data = try JSONSerialization.data(withJSONObject: envelope.params, options: [.fragmentsAllowed])
        params = try JSONDecoder().decode(P.self, from: data)
        try params.check("$")
    } catch let fault as ShapeFault {
        return envelope.refused("INVALID_PARAMS", fault.path)
    } catch {
        return envelope.refused("INVALID_PARAMS", "$")
    }
    do {
        let result = try await run(params)
        if result is Nothing { return envelope.ok(NSNull()) }
        try result.check("$")
        let data = try JSONSerialization.jsonObject(with: JSONEncoder().encode(result), options: [.fragmentsAllowed])
        return envelope.ok(data)
    } catch let refusal as CompanionRefusal {
        return envelope.refused(refusal.code)
    } catch let fault as ShapeFault {
        return envelope.refused("INVALID_REPLY", fault.path)
    } catch is CancellationError {
        return envelope.refused("CANCELLED")
    } catch {
        return envelope.refused("HOST_THREW")
    }
}
