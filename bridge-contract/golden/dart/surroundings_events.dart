// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

class AppVisibilityData {
  const AppVisibilityData({required this.visible});

  factory AppVisibilityData.fromMap(Fields map) => AppVisibilityData(
        visible: map['visible']! as bool,
      );

  final bool visible;

  Fields toMap() => {
        'visible': visible,
      };
}

class KeyboardChangedData {
  const KeyboardChangedData({required this.heightPx});

  factory KeyboardChangedData.fromMap(Fields map) => KeyboardChangedData(
        heightPx: map['heightPx']! as double,
      );

  final double heightPx;

  Fields toMap() => {
        'heightPx': heightPx,
      };
}

class LanguageChangedData {
  const LanguageChangedData({required this.lang});

  factory LanguageChangedData.fromMap(Fields map) => LanguageChangedData(
        lang: map['lang']! as String,
      );

  final String lang;

  Fields toMap() => {
        'lang': lang,
      };
}

class NetworkChangedData {
  const NetworkChangedData({required this.online});

  factory NetworkChangedData.fromMap(Fields map) => NetworkChangedData(
        online: map['online']! as bool,
      );

  final bool online;

  Fields toMap() => {
        'online': online,
      };
}

class SafeAreaChangedData {
  const SafeAreaChangedData({required this.top, required this.right, required this.bottom, required this.left});

  factory SafeAreaChangedData.fromMap(Fields map) => SafeAreaChangedData(
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

class ThemeChangedData {
  const ThemeChangedData({required this.dark, this.color});

  factory ThemeChangedData.fromMap(Fields map) => ThemeChangedData(
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
