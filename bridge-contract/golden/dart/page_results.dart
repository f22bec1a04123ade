// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

enum BridgeInfoResultPlatform {
  android('android'),
  ios('ios');

  const BridgeInfoResultPlatform(this.wire);

  final String wire;

  static BridgeInfoResultPlatform of(String wire) => values.firstWhere((one) => one.wire == wire);
}

class BridgeInfoResultStateThemeChanged {
  const BridgeInfoResultStateThemeChanged({required this.dark, this.color});

  factory BridgeInfoResultStateThemeChanged.fromMap(Fields map) => BridgeInfoResultStateThemeChanged(
        dark: map['dark']! as bool,
        color: map['color'] == null ? null : map['color']! as String,
      );

  final bool dark;
  final String? color;

  Fields toMap() => {
        'dark': dark,
        'color': color,
      };
}

class BridgeInfoResultStateSafeAreaChanged {
  const BridgeInfoResultStateSafeAreaChanged({required this.top, required this.right, required this.bottom, required this.left});

  factory BridgeInfoResultStateSafeAreaChanged.fromMap(Fields map) => BridgeInfoResultStateSafeAreaChanged(
        top: map['top']! as double,
        right: map['right']! as double,
        bottom: map['bottom']! as double,
        left: map['left']! as double,
      );

  final double top;
  final double right;
  final double bottom;
  final double left;

  Fields toMap() => {
        'top': top,
        'right': right,
        'bottom': bottom,
        'left': left,
      };
}

class BridgeInfoResultStateLanguageChanged {
  const BridgeInfoResultStateLanguageChanged({required this.lang});

  factory BridgeInfoResultStateLanguageChanged.fromMap(Fields map) => BridgeInfoResultStateLanguageChanged(
        lang: map['lang']! as String,
      );

  final String lang;

  Fields toMap() => {
        'lang': lang,
      };
}

class BridgeInfoResultState {
  const BridgeInfoResultState({this.themeChanged, this.safeAreaChanged, this.languageChanged});

  factory BridgeInfoResultState.fromMap(Fields map) => BridgeInfoResultState(
        themeChanged: map['themeChanged'] == null ? null : BridgeInfoResultStateThemeChanged.fromMap(map['themeChanged']! as Fields),
        safeAreaChanged: map['safeAreaChanged'] == null ? null : BridgeInfoResultStateSafeAreaChanged.fromMap(map['safeAreaChanged']! as Fields),
        languageChanged: map['languageChanged'] == null ? null : BridgeInfoResultStateLanguageChanged.fromMap(map['languageChanged']! as Fields),
      );

  final BridgeInfoResultStateThemeChanged? themeChanged;
  final BridgeInfoResultStateSafeAreaChanged? safeAreaChanged;
  final BridgeInfoResultStateLanguageChanged? languageChanged;

  Fields toMap() => {
        'themeChanged': themeChanged?.toMap(),
        'safeAreaChanged': safeAreaChanged?.toMap(),
        'languageChanged': languageChanged?.toMap(),
      };
}

class BridgeInfoResultStorefront {
  const BridgeInfoResultStorefront({required this.country, required this.channel});

  factory BridgeInfoResultStorefront.fromMap(Fields map) => BridgeInfoResultStorefront(
        country: map['country']! as String,
        channel: map['channel']! as String,
      );

  final String country;
  final String channel; // appStore, googlePlay, appGallery, direct, …

  Fields toMap() => {
        'country': country,
        'channel': channel,
      };
}

class BridgeInfoResult {
  const BridgeInfoResult({required this.wire, required this.contract, required this.app, required this.build, required this.platform, required this.methods, required this.events, this.denied, this.state, this.storefront});

  factory BridgeInfoResult.fromMap(Fields map) => BridgeInfoResult(
        wire: map['wire']! as int,
        contract: map['contract']! as String,
        app: map['app']! as String,
        build: map['build']! as String,
        platform: BridgeInfoResultPlatform.of(map['platform']! as String),
        methods: [for (final item in map['methods']! as List<Object?>) item! as String],
        events: [for (final item in map['events']! as List<Object?>) item! as String],
        denied: map['denied'] == null ? null : [for (final item in map['denied']! as List<Object?>) item! as String],
        state: map['state'] == null ? null : BridgeInfoResultState.fromMap(map['state']! as Fields),
        storefront: map['storefront'] == null ? null : BridgeInfoResultStorefront.fromMap(map['storefront']! as Fields),
      );

  final int wire;
  final String contract;
  final String app;
  final String build;
  final BridgeInfoResultPlatform platform;
  final List<String> methods;
  final List<String> events;
  final List<String>? denied;
  final BridgeInfoResultState? state;
  final BridgeInfoResultStorefront? storefront;

  Fields toMap() => {
        'wire': wire,
        'contract': contract,
        'app': app,
        'build': build,
        'platform': platform.wire,
        'methods': methods,
        'events': events,
        'denied': denied,
        'state': state?.toMap(),
        'storefront': storefront?.toMap(),
      };
}
