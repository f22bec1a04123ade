@available(iOS 14.0, *)
extension CompanionBridge {
    /// How the page calls.
    func run(_ name: String, _ envelope: Envelope, _ host: any CompanionHost) async -> [String: Any] {
        switch name {
        case "bridgeInfo":
            return await answer(envelope) { (_: Nothing) -> BridgeInfoResult in host.bridgeInfo() }
{{cases}}
        default:
            return envelope.refused("UNSUPPORTED")
        }
    }
}
{{older}}
