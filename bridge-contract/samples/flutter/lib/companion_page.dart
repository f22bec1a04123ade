import 'dart:async';
import 'dart:convert';
import 'dart:math';

import 'package:companion_bridge/companion_bridge.dart';
import 'package:flutter/foundation.dart';
import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:url_launcher/url_launcher.dart';
import 'package:webview_flutter/webview_flutter.dart';
import 'package:webview_flutter_android/webview_flutter_android.dart';
import 'package:webview_flutter_wkwebview/webview_flutter_wkwebview.dart';

import 'host.dart';
import 'recovery_limit.dart';
import 'surroundings.dart';

/// Returns an unguessable text. Every web view needs a new one.
String newNonce() {
  final random = Random.secure();
  return base64Url.encode([for (var at = 0; at < 16; at++) random.nextInt(256)]);
}

/// Shows the page of one brand in a web view. Other sites open outside this app.
///
/// Two things aren't possible with `webview_flutter` alone, both on Android. It has no callback for a lost page, so the
/// system ends the app with the page's process (see `MainActivity`). It shows no file chooser, so choosing a picture does
/// nothing: call `AndroidWebViewController.setOnShowFileSelector` with a plugin such as `image_picker`.
class CompanionPage extends StatefulWidget {
  const CompanionPage({super.key});

  @override
  State<CompanionPage> createState() => _CompanionPageState();
}

class _CompanionPageState extends State<CompanionPage> with WidgetsBindingObserver {
  static const _native = MethodChannel('companion/start_script');
  final _start = Uri.parse('https://m.metawatch.example/?appName=com.companion.metawatch');
  final _web = WebViewController();
  final _recovery = RecoveryLimit();
  final _canGoBack = ValueNotifier(false);
  late final _host = Host(onTitle: (title) => setState(() => _title = title), onClose: _close, show: _show);
  late final _bridge = CompanionBridge(_host, _web.runJavaScript, newNonce());
  String _title = '';
  bool _isLost = false;
  bool _hasGivenUp = false;

  @override
  void initState() {
    super.initState();
    WidgetsBinding.instance.addObserver(this);
  }

  /// Runs first, and again when a value of `MediaQuery` changes.
  @override
  void didChangeDependencies() {
    super.didChangeDependencies();
    final isFirst = _host.surroundings == null;
    _host.surroundings = Surroundings.of(context);
    if (isFirst) return unawaited(_open());
    _host.surroundings?.sendTo(_bridge);
  }

  @override
  void didChangeLocales(List<Locale>? locales) => didChangeDependencies();

  Future<void> _open() async {
    final platform = _web.platform;
    await _web.setJavaScriptMode(JavaScriptMode.unrestricted);
    if (platform is AndroidWebViewController) {
      await AndroidWebViewController.enableDebugging(kDebugMode);
      await platform.setMixedContentMode(MixedContentMode.neverAllow);
      await platform.setAllowFileAccess(false);
      await platform.setAllowContentAccess(false);
      await platform.setGeolocationEnabled(false);
    }
    if (platform is WebKitWebViewController) await platform.setInspectable(kDebugMode);
    await _web.setNavigationDelegate(_delegate());
    await _web.addJavaScriptChannel('CompanionChannel', onMessageReceived: (message) => _bridge.onMessage(message.message));
    // Only the native web view can run a script before the page's first one, on the app's own origins only.
    final id = switch (platform) {
      AndroidWebViewController(:final webViewIdentifier) => webViewIdentifier,
      WebKitWebViewController(:final webViewIdentifier) => webViewIdentifier,
      _ => throw UnsupportedError('no web view'),
    };
    await _native.invokeMethod<void>('install', {'id': id, 'script': _bridge.startScript(), 'origins': _bridge.origins});
    // The page's first call can come before the web view reports the page.
    _host.address = '$_start';
    await _web.loadRequest(_start);
  }

  NavigationDelegate _delegate() => NavigationDelegate(
        onNavigationRequest: (request) {
          if (_bridge.isOurs(request.url)) return NavigationDecision.navigate;
          if (request.isMainFrame) unawaited(_show(request.url));
          return NavigationDecision.prevent;
        },
        onPageStarted: (url) {
          _host.address = url;
          // A newly loaded page hasn't requested Back.
          _host.takesBack.value = false;
        },
        // The start script has the values of the first load. A page that was loaded again needs the current ones.
        onPageFinished: (_) => _host.surroundings?.sendTo(_bridge),
        onUrlChange: (_) => unawaited(_updateBack()),
        // iOS reports a lost page. The web view stays white until it loads again.
        onWebResourceError: (error) {
          if (error.errorType == WebResourceErrorType.webContentProcessTerminated) _lost();
        },
      );

  Future<void> _updateBack() async {
    final canGoBack = await _web.canGoBack();
    if (mounted) _canGoBack.value = canGoBack;
  }

  void _lost() {
    _isLost = true;
    if (_recovery.mayReload()) {
      _reload();
    } else {
      setState(() => _hasGivenUp = true);
    }
  }

  void _retry() {
    _recovery.reset();
    setState(() => _hasGivenUp = false);
    _reload();
  }

  /// Loads the URL that was open, as soon as the app is in front. The system would kill a page in the background again.
  void _reload() {
    final state = WidgetsBinding.instance.lifecycleState ?? AppLifecycleState.resumed;
    if (!_isLost || _hasGivenUp || state != AppLifecycleState.resumed) return;
    _isLost = false;
    unawaited(_web.reload());
  }

  @override
  void didChangeAppLifecycleState(AppLifecycleState state) => _reload();

  /// Opens a URL: the app's own in the web view, any other outside this app.
  Future<void> _show(String address) async {
    final uri = Uri.tryParse(address);
    if (uri == null) return;
    if (_bridge.isOurs(address)) return _web.loadRequest(uri);
    if (!const {'https', 'mailto', 'tel'}.contains(uri.scheme)) return;
    try {
      await launchUrl(uri, mode: LaunchMode.externalApplication);
    } on PlatformException {
      // The phone has no app for it.
    }
  }

  Future<void> _close() async {
    if (mounted) Navigator.of(context).pop();
  }

  Future<void> _back() async {
    if (_host.takesBack.value) {
      _bridge.backPressed();
    } else if (await _web.canGoBack()) {
      await _web.goBack();
    } else {
      await _close();
    }
  }

  @override
  void dispose() {
    WidgetsBinding.instance.removeObserver(this);
    super.dispose();
  }

  @override
  Widget build(BuildContext context) => ListenableBuilder(
        listenable: Listenable.merge([_host.takesBack, _canGoBack]),
        builder: (context, _) => PopScope(
          // While nobody handles Back, the system shows its preview of the screen behind.
          canPop: !_host.takesBack.value && !_canGoBack.value,
          onPopInvokedWithResult: (didPop, _) => didPop ? null : _back(),
          child: Scaffold(
            appBar: AppBar(title: Text(_title), leading: BackButton(onPressed: _back)),
            body: _hasGivenUp ? _retryMessage() : WebViewWidget(controller: _web),
          ),
        ),
      );

  Widget _retryMessage() => Column(
        children: [
          const Text('The page has stopped several times.'),
          TextButton(onPressed: _retry, child: const Text('Retry')),
        ],
      );
}
