// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

class OpenAppRouteParamsParams {
  const OpenAppRouteParamsParams({required this.key, required this.value});

  factory OpenAppRouteParamsParams.fromMap(Fields map) => OpenAppRouteParamsParams(
        key: map['key']! as String,
        value: map['value']! as String,
      );

  final String key;
  final String value;

  Fields toMap() => {
        'key': key,
        'value': value,
      };
}

class OpenAppRouteParams {
  const OpenAppRouteParams({required this.route, this.params});

  factory OpenAppRouteParams.fromMap(Fields map) => OpenAppRouteParams(
        route: map['route']! as String,
        params: map['params'] == null ? null : [for (final item in map['params']! as List<Object?>) OpenAppRouteParamsParams.fromMap(item! as Fields)],
      );

  final String route;
  final List<OpenAppRouteParamsParams>? params;

  Fields toMap() => {
        'route': route,
        'params': params?.map((item) => item.toMap()).toList(),
      };
}

class OpenExternalParams {
  const OpenExternalParams({required this.url});

  factory OpenExternalParams.fromMap(Fields map) => OpenExternalParams(
        url: map['url']! as String,
      );

  final String url;

  Fields toMap() => {
        'url': url,
      };
}

enum OpenSettingsParamsScreen {
  appDetails('appDetails'),
  batteryOptimization('batteryOptimization'),
  autoStart('autoStart'),
  backgroundLock('backgroundLock'),
  powerManager('powerManager'),
  notifications('notifications'),
  location('location');

  const OpenSettingsParamsScreen(this.wire);

  final String wire;

  static OpenSettingsParamsScreen of(String wire) => values.firstWhere((one) => one.wire == wire);
}

class OpenSettingsParams {
  const OpenSettingsParams({required this.screen});

  factory OpenSettingsParams.fromMap(Fields map) => OpenSettingsParams(
        screen: OpenSettingsParamsScreen.of(map['screen']! as String),
      );

  final OpenSettingsParamsScreen screen;

  Fields toMap() => {
        'screen': screen.wire,
      };
}

class OpenStoreParams {
  const OpenStoreParams({required this.store, this.id});

  factory OpenStoreParams.fromMap(Fields map) => OpenStoreParams(
        store: map['store']! as String,
        id: map['id'] == null ? null : map['id']! as String,
      );

  final String store; // auto, appStore, googlePlay, appGallery, …
  final String? id;

  Fields toMap() => {
        'store': store,
        'id': id,
      };
}
