import 'dart:io';

import 'package:companion_bridge/companion_bridge.dart';
import 'package:device_info_plus/device_info_plus.dart';
import 'package:flutter/foundation.dart';

import 'surroundings.dart';

/// What this app does for the page: a first version.
class Host extends CompanionHost {
  Host({required this.onTitle, required this.onClose, required this.show});

  final void Function(String title) onTitle;
  final Future<void> Function() onClose;
  final Future<void> Function(String address) show;
  final takesBack = ValueNotifier(false);

  /// The values of the sticky events, which the page needs before its first paint.
  Surroundings? surroundings;

  @override
  Set<String> get allowedHosts => const {'m.metawatch.example'};

  // `npm start` of the page's repository, on a machine in the same network. A release build ignores it.
  @override
  List<String> get debugOrigins => const ['http://192.168.1.20:8080'];

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
        events: const ['backPressed', 'themeChanged', 'languageChanged', 'safeAreaChanged', 'preferencesChanged'],
        state: surroundings?.state,
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
  Future<GetDeviceInfoResult> getDeviceInfo() async {
    final device = DeviceInfoPlugin();
    if (Platform.isIOS) {
      final ios = await device.iosInfo;
      return GetDeviceInfoResult(maker: 'Apple', model: ios.utsname.machine, os: 'ios', osVersion: ios.systemVersion);
    }
    final android = await device.androidInfo;
    return GetDeviceInfoResult(
      maker: android.manufacturer,
      brand: android.brand,
      model: android.model,
      os: 'android',
      osVersion: android.version.release,
      sdk: android.version.sdkInt,
    );
  }

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
