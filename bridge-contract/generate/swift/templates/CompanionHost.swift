import Foundation

/// What the app does for the page. A refusal is thrown as `CompanionRefusal`.
@MainActor
public protocol CompanionHost: AnyObject {
    /// The brand's hosts, exactly as in the address.
    var allowedHosts: Set<String> { get }

    /// Origins of pages under development, such as `http://192.168.1.20:8080`. They count in debug builds only.
    var debugOrigins: Set<String> { get }

    /// What this app is and can do; its methods and events are those of this contract.
    func bridgeInfo() -> BridgeInfoResult

    /// An event that does not fit the contract was not sent. Told once for each event and field; logged by itself.
    func eventDropped(_ event: String, _ path: String)

{{methods}}
}

/// What an app answers with that has not written a method, which stays out of the `methods` of its `bridgeInfo`.
public extension CompanionHost {
    var debugOrigins: Set<String> { [] }

    func eventDropped(_ event: String, _ path: String) {
        NSLog("Companion: the event \(event) does not fit the contract at \(path) and was not sent")
    }

{{unwritten}}
}
