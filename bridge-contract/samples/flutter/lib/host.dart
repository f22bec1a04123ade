import 'dart:io';

import 'package:companion_bridge/companion_bridge.dart';
import 'package:flutter/foundation.dart';
import 'package:flutter/widgets.dart';

/// What this app does for the page: a first version.
class Host extends CompanionHost {
  Host({required this.onTitle, required this.onClose, required this.show});

  final void Function(String title) onTitle;
  final Future<void> Function() onClose;
  final Future<void> Function(String address) show;
  final takesBack = ValueNotifier(false);

  @override
  Set<String> get allowedHosts => const {'m.metawatch.example'};

  @override
  String? address;

  @override
  BridgeInfoResult bridgeInfo() => BridgeInfoResult(
        wire: 1,
        contract: CompanionContract.version,
        app: '1.0.0',
        build: '1',
        platform: Platform.isIOS ? BridgeInfoResultPlatform.ios : BridgeInfoResultPlatform.android,
        methods: const [
          'bridgeInfo', 'closePage', 'setBackIntercept', 'setTitle', 'openExternal', 'getDeviceInfo',
          'refreshSession', 'sessionRotated', 'notifySignedOut',
        ],
        events: const ['backPressed', 'themeChanged'],
        state: BridgeInfoResultState(
          themeChanged: BridgeInfoResultStateThemeChanged(
            dark: WidgetsBinding.instance.platformDispatcher.platformBrightness == Brightness.dark,
          ),
        ),
      );

  @override
  Future<void> closePage(ClosePageParams params) => onClose();

  @override
  void setBackIntercept(SetBackInterceptParams params) => takesBack.value = params.enabled;

  @override
  void setTitle(SetTitleParams params) => onTitle(params.title);

  @override
  Future<void> openExternal(OpenExternalParams params) => show(params.url);

  @override
  GetDeviceInfoResult getDeviceInfo() => GetDeviceInfoResult(
        maker: 'unknown',
        model: 'unknown',
        os: Platform.operatingSystem,
        osVersion: Platform.operatingSystemVersion,
      );

  @override
  RefreshSessionResult refreshSession(RefreshSessionParams params) {
    final pair = Session.pair;
    if (pair == null) throw const CompanionRefusal('SIGNED_OUT');
    return RefreshSessionResult(accessToken: pair.$1, refreshToken: pair.$2);
  }

  @override
  void sessionRotated(SessionRotatedParams params) => Session.pair = (params.accessToken, params.refreshToken);

  @override
  void notifySignedOut(NotifySignedOutParams params) => Session.pair = null;
}

/// Stands for the app's own session; a real one keeps the pair in the keychain or an encrypted store.
abstract final class Session {
  static (String, String)? pair;
}
