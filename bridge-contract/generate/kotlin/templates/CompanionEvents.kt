/** What the app tells the page; from any thread. */
abstract class CompanionEvents(page: Page, nonce: String?) : BridgeRuntime(page, nonce) {
{{events}}
}
