import Foundation

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

private func pathOf(_ error: DecodingError) -> String {
    let path: [any CodingKey]
    switch error {
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): path = context.codingPath
    @unknown default: path = []
    }
    return (["$"] + path.map { $0.intValue.map(String.init) ?? $0.stringValue }).joined(separator: ".")
}

/// Whether a value is nested no deeper than any side sends. What reads it recurses: unlimited, a page could end the app.
private func isShallow(_ value: Any) -> Bool {
    var level = [value]
    for _ in 0..<64 {
        level = level.flatMap { value -> [Any] in
            if let list = value as? [Any] { return list }
            return (value as? [String: Any]).map { Array($0.values) } ?? []
        }
        if level.isEmpty { return true }
    }
    return false
}

/// Reads, runs and writes one call. Whatever happens, one envelope comes out.
@MainActor
func answer<P: Checked, R: Checked>(_ envelope: Envelope, _ run: @MainActor (P) async throws -> R) async -> [String: Any] {
    let params: P
    // What WebKit copies need not be JSON: a date would end the app with an exception Swift cannot catch.
    guard isShallow(envelope.params), JSONSerialization.isValidJSONObject([envelope.params]) else {
        return envelope.refused("INVALID_PARAMS", "$")
    }
    do {
        let data = try JSONSerialization.data(withJSONObject: envelope.params, options: [.fragmentsAllowed])
        params = try JSONDecoder().decode(P.self, from: data)
        try params.check("$")
    } catch let fault as ShapeFault {
        return envelope.refused("INVALID_PARAMS", fault.path)
    } catch let error as DecodingError {
        return envelope.refused("INVALID_PARAMS", pathOf(error))
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
