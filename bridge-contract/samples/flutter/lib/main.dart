import 'dart:convert';
import 'dart:math';

import 'package:companion_bridge/companion_bridge.dart';
import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:url_launcher/url_launcher.dart';
import 'package:webview_flutter/webview_flutter.dart';
import 'package:webview_flutter_android/webview_flutter_android.dart';
import 'package:webview_flutter_wkwebview/webview_flutter_wkwebview.dart';

import 'host.dart';

void main() => runApp(const MaterialApp(home: CompanionPage()));

/// Nobody can guess it, and every web view has its own.
String newNonce() {
  final random = Random.secure();
  return base64Url.encode([for (var at = 0; at < 16; at++) random.nextInt(256)]);
}

/// The page of one brand, and nothing else, in a web view.
class CompanionPage extends StatefulWidget {
  const CompanionPage({super.key});

  @override
  State<CompanionPage> createState() => _CompanionPageState();
}

class _CompanionPageState extends State<CompanionPage> with WidgetsBindingObserver {
  static const _native = MethodChannel('companion/start_script');
  final _start = Uri.parse('https://m.metawatch.example/?appName=com.companion.metawatch');
  final _web = WebViewController();
  late final _host = Host(onTitle: (title) => setState(() => _title = title), onClose: _close, show: _show);
  late final _bridge = CompanionBridge(_host, _web.runJavaScript, newNonce());
  String _title = '';

  @override
  void initState() {
    super.initState();
    WidgetsBinding.instance.addObserver(this);
    _open();
  }

  Future<void> _open() async {
    final platform = _web.platform;
    await _web.setJavaScriptMode(JavaScriptMode.unrestricted);
    if (platform is AndroidWebViewController) {
      await platform.setMixedContentMode(MixedContentMode.neverAllow);
      await platform.setAllowFileAccess(false);
      await platform.setAllowContentAccess(false);
      await platform.setGeolocationEnabled(false);
    }
    await _web.setNavigationDelegate(NavigationDelegate(
      // Links and redirects: the brand's own stay here, all others leave.
      onNavigationRequest: (request) {
        if (_bridge.isOurs(request.url)) return NavigationDecision.navigate;
        if (request.isMainFrame) _show(request.url);
        return NavigationDecision.prevent;
      },
      onPageStarted: (url) {
        _host.address = url;
        // Another page has not asked for Back.
        _host.takesBack.value = false;
      },
      // The system took the page's process (iOS tells so): the web view stays white until it loads again.
      onWebResourceError: (error) {
        if (error.errorType == WebResourceErrorType.webContentProcessTerminated) _web.reload();
      },
    ));
    await _web.addJavaScriptChannel('CompanionChannel', onMessageReceived: (message) => _bridge.onMessage(message.message));
    // Before the page's first script, and on the brand's origins only: that takes the web view itself.
    final id = switch (platform) {
      AndroidWebViewController(:final webViewIdentifier) => webViewIdentifier,
      WebKitWebViewController(:final webViewIdentifier) => webViewIdentifier,
      _ => throw UnsupportedError('no web view'),
    };
    await _native.invokeMethod<void>('install', {'id': id, 'script': _bridge.startScript(), 'origins': _bridge.origins});
    // The page's first call can come before the web view tells of the page.
    _host.address = '$_start';
    await _web.loadRequest(_start);
  }

  /// Shows an address outside of this app.
  Future<void> _show(String address) async {
    final uri = Uri.tryParse(address);
    if (uri == null || !const {'https', 'mailto', 'tel'}.contains(uri.scheme)) return;
    await launchUrl(uri, mode: LaunchMode.externalApplication);
  }

  Future<void> _close() async => SystemNavigator.pop();

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
  void didChangePlatformBrightness() {
    final dark = WidgetsBinding.instance.platformDispatcher.platformBrightness == Brightness.dark;
    _bridge.themeChanged(ThemeChangedData(dark: dark));
  }

  @override
  void dispose() {
    WidgetsBinding.instance.removeObserver(this);
    super.dispose();
  }

  @override
  Widget build(BuildContext context) => PopScope(
        canPop: false,
        onPopInvokedWithResult: (didPop, _) => didPop ? null : _back(),
        child: Scaffold(
          appBar: AppBar(title: Text(_title), leading: BackButton(onPressed: _back)),
          body: WebViewWidget(controller: _web),
        ),
      );
}
