/// What the app does for the page. A refusal is thrown as [CompanionRefusal]. What an app does not write is refused as
/// UNSUPPORTED, and stays out of the methods of its `bridgeInfo`.
abstract class CompanionHost {
  /// The brand's hosts, exactly as in the address.
  Set<String> get allowedHosts;

  /// Additional origins that can use the bridge, for example `http://192.168.1.20:8080`, exactly as in the page's
  /// `location.origin`. They count in debug builds only.
  List<String> get debugOrigins => const [];

  /// The page in front, noted where the web view tells of a navigation (`onPageStarted`, `onUrlChange`).
  String? get address;

  /// What this app is and can do; its methods and events are those of this contract.
  BridgeInfoResult bridgeInfo();

  /// An event that does not fit the contract was not sent. Told once for each event and field; logged by itself.
  void eventDropped(String event, String path) {
    // ignore: avoid_print
    print('Companion: the event $event does not fit the contract at $path and was not sent');
  }

{{methods}}
}
