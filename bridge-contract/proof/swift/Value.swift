import Foundation

/// What JavaScript has sent, as WebKit hands it over: every number is a double, and a truth value is none.
enum Value: Decodable {
    case nothing
    case truth(Bool)
    case number(Double)
    case text(String)
    case list([Value])
    case object([String: Value])

    init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            self = .nothing
        } else if let truth = try? single.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? single.decode(Double.self) {
            self = .number(number)
        } else if let text = try? single.decode(String.self) {
            self = .text(text)
        } else if let list = try? single.decode([Value].self) {
            self = .list(list)
        } else {
            self = .object(try single.decode([String: Value].self))
        }
    }

    var handedOver: Any {
        switch self {
        case .nothing: return NSNull()
        case .truth(let truth): return truth
        case .number(let number): return NSNumber(value: number)
        case .text(let text): return text
        case .list(let list): return list.map(\.handedOver)
        case .object(let object): return object.mapValues(\.handedOver)
        }
    }
}

func read(_ text: String) throws -> Any {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8)).handedOver
}

func written(_ value: Any) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed]) else {
        return "\"no JSON\""
    }
    return String(decoding: data, as: UTF8.self)
}

func say(_ kind: String, _ text: String) {
    FileHandle.standardOutput.write(Data("\(kind) \(text)\n".utf8))
}
