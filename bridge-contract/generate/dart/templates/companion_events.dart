/// What the app tells the page. Each returns whether it was sent: what does not fit the contract is not.
abstract class CompanionEvents extends BridgeRuntime<CompanionHost> {
  CompanionEvents(super.host, super.page, super.nonce);

{{events}}
}
