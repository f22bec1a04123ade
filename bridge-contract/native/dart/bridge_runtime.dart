import 'dart:async';
import 'dart:convert';

import 'shape.dart';

/// Runs a script in the page: `controller.runJavaScript`.
typedef Page = FutureOr<void> Function(String script);

/// Thrown by a host to refuse a call: one of the method's own codes, or a general one such as CANCELLED.
class CompanionRefusal implements Exception {
  const CompanionRefusal(this.code);

  final String code;
}

/// How one method is called.
class Call<H> {
  const Call(this.params, this.result, this.run, {this.isInteractive = false});

  final Shape params;
  final Shape result;
  final Future<Object?> Function(H host, Fields params) run;

  /// A person answers: the call is acknowledged first.
  final bool isInteractive;
}

/// 2 MiB of text, the longest message either side may send.
const _longestMessage = 2097152;

/// JSON as an expression that is safe in any script.
String _literal(Object? value) => jsonEncode(value)
    .replaceAll('<', r'\u003c')
    .replaceAll('\u2028', r'\u2028')
    .replaceAll('\u2029', r'\u2029');

/// Returns a URL's text up to its path, without https's default port, or null for other schemes.
String? _originOf(String address) {
  final origin = RegExp('^https?://[^/?#]*').stringMatch(address);
  final hasDefaultPort = origin != null && origin.startsWith('https:') && origin.endsWith(':443');
  return hasDefaultPort ? origin.substring(0, origin.length - 4) : origin;
}

/// Returns whether this is a debug build. Only debug builds evaluate an `assert`.
bool _isDebugBuild() {
  var isDebug = false;
  assert(isDebug = true);
  return isDebug;
}

Fields _opened(String message) {
  try {
    final value = message.length <= _longestMessage ? jsonDecode(message) : null;
    return value is Map<String, Object?> ? value : const {};
  } on Object {
    return const {};
  }
}

Fields _refusal(String code, [String message = '']) => {
      'ok': false,
      'error': {'code': code, 'message': message},
    };

/// What every bridge does, whatever its contract.
abstract class BridgeRuntime<H> {
  BridgeRuntime(this.host, this._page, this._nonce);

  final H host;
  final Page _page;
  final String _nonce;

  /// The brand's hosts.
  Set<String> get hosts;

  /// Additional origins of debug builds.
  List<String> get debugOrigins;

  /// The page in front.
  String? get address;

  /// What the app says of itself, checked.
  Fields facts();

  Map<String, Call<H>> get calls;

  void eventDropped(String event, String path);

  final _dropped = <String>{};

  /// The origins whose pages can use the bridge: give them to the start script. Only a debug build includes
  /// [debugOrigins].
  List<String> get origins => [
        for (final host in hosts) 'https://$host',
        if (_isDebugBuild()) ...debugOrigins,
      ];

  /// Returns whether a URL is on one of the app's own origins: https, a host of the brand, the default port and no
  /// user name; in a debug build also one of [debugOrigins]. Use it for navigation rules too.
  bool isOurs(String? address) => address != null && origins.contains(_originOf(address));

  /// Runs before the page's own scripts, put there by the web view itself: `webview_flutter` has no such call. It looks
  /// where it is before it hands the nonce out.
  String startScript() {
    final info = {...facts(), 'nonce': _nonce};
    return '(function(w){if(w.top!==w.self||${_literal(origins)}.indexOf(w.location.origin)===-1)return;'
        'w.__companionInfo=${_literal(info)};'
        'w.CompanionNative={onmessage:null,postMessage:function(m){w.CompanionChannel.postMessage(m)}}})(window);';
  }

  /// One message of the channel `CompanionChannel`.
  Future<void> onMessage(String message) async {
    final request = _opened(message);
    final id = request['id'];
    // Nobody could tell whose answer it is.
    if (id is! String) return;
    final body = await _answer(request, () => _receive({'id': id, 'pending': true}));
    _receive({'id': id, ...body});
  }

  /// Reads, runs and writes one call. Whatever happens, one body comes out.
  Future<Fields> _answer(Fields request, void Function() acknowledge) async {
    if (request['n'] != _nonce || !isOurs(address)) return _refusal('FORBIDDEN_ORIGIN');
    final name = request['m'];
    final call = calls[name];
    final methods = facts()['methods']! as List<Object?>;
    if (call == null || !methods.contains(name)) return _refusal('UNSUPPORTED');
    final Fields params;
    try {
      params = (call.params.check(request['p'] ?? const <String, Object?>{}) ?? const <String, Object?>{}) as Fields;
    } on ShapeFault catch (fault) {
      return _refusal('INVALID_PARAMS', fault.path);
    }
    if (call.isInteractive) acknowledge();
    try {
      return {'ok': true, 'data': call.result.check(await call.run(host, params))};
    } on ShapeFault catch (fault) {
      return _refusal('INVALID_REPLY', fault.path);
    } on CompanionRefusal catch (refusal) {
      return _refusal(refusal.code);
    } on Object {
      // Its text may hold anything.
      return _refusal('HOST_THREW');
    }
  }

  /// Whether it was sent. What does not fit is not, and the host hears of it once for each event and field.
  bool send(String event, Shape shape, [Fields? data]) {
    final Object? body;
    try {
      body = shape.check(data);
    } on ShapeFault catch (fault) {
      if (_dropped.add('$event ${fault.path}')) eventDropped(event, fault.path);
      return false;
    }
    _receive({'e': event, 'data': body});
    return true;
  }

  /// Through the page's one door, or to where the door will find it if the page's own script has not run yet.
  void _receive(Fields message) {
    final script = '(function(m){var d=window.companionBridge=window.companionBridge||{q:[]};'
        'd.receive?d.receive(m):d.q.push(m)})(${_literal(jsonEncode(message))});';
    // A web view that is gone rejects the script. Without this, the app's crash reports would contain the error.
    unawaited(Future<void>.sync(() => _page(script)).catchError((Object _) {}));
  }
}
