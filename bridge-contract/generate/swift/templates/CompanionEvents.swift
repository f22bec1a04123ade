/// What the app tells the page.
@available(iOS 14.0, *)
extension CompanionBridge {
{{events}}
}
