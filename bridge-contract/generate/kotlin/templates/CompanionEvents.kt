/** What the app tells the page, from any thread. Each returns whether it was sent: what does not fit the contract is not. */
abstract class CompanionEvents(page: Page, nonce: String?) : BridgeRuntime(page, nonce) {
{{events}}
}
