/// What the app tells the page.
abstract class CompanionEvents extends BridgeRuntime<CompanionHost> {
  CompanionEvents(super.host, super.page, super.nonce);

{{events}}
}
