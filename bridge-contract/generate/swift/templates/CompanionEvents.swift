/// What the app tells the page. Each returns whether it was sent: what does not fit the contract is not.
@available(iOS 14.0, *)
extension CompanionBridge {
{{events}}
}
