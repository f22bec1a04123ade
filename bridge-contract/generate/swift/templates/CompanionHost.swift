/// What the app does for the page. A refusal is thrown as `CompanionRefusal`.
@MainActor
public protocol CompanionHost: AnyObject {
    /// The brand's hosts, exactly as in the address.
    var allowedHosts: Set<String> { get }

    /// What this app is and can do; its methods and events are those of this contract.
    func bridgeInfo() -> BridgeInfoResult

{{methods}}
}

/// What an app answers with that has not written a method, which stays out of the `methods` of its `bridgeInfo`.
public extension CompanionHost {
{{unwritten}}
}
