/// The bridge of one web view; the nonce is a text nobody can guess, new for each.
class CompanionBridge extends CompanionEvents {
  CompanionBridge(super.host, super.page, super.nonce);

  @override
  Set<String> get hosts => host.allowedHosts;

  @override
  List<String> get debugOrigins => host.debugOrigins;

  @override
  String? get address => host.address;

  @override
  Fields facts() => Shapes.bridgeInfoResult.check(host.bridgeInfo().toMap())! as Fields;

  @override
  void eventDropped(String event, String path) => host.eventDropped(event, path);

  @override
  Map<String, Call<CompanionHost>> get calls => _calls;
}

/// How the page calls.
final _calls = <String, Call<CompanionHost>>{
  'bridgeInfo': Call(const NothingShape(), Shapes.bridgeInfoResult, (host, params) async => host.bridgeInfo().toMap()),
{{calls}}
};
