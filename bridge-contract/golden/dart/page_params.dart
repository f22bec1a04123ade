// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

class ClosePageParams {
  const ClosePageParams({this.result});

  factory ClosePageParams.fromMap(Fields map) => ClosePageParams(
        result: map['result'] == null ? null : map['result']! as String,
      );

  final String? result;

  Fields toMap() => {
        'result': result,
      };
}

class CopyTextParams {
  const CopyTextParams({required this.text});

  factory CopyTextParams.fromMap(Fields map) => CopyTextParams(
        text: map['text']! as String,
      );

  final String text;

  Fields toMap() => {
        'text': text,
      };
}

class HapticParams {
  const HapticParams({required this.style});

  factory HapticParams.fromMap(Fields map) => HapticParams(
        style: map['style']! as String,
      );

  final String style; // light, medium, heavy, success, warning, error, selection, …

  Fields toMap() => {
        'style': style,
      };
}

class PageFailedParams {
  const PageFailedParams({required this.kind, required this.code, this.detail});

  factory PageFailedParams.fromMap(Fields map) => PageFailedParams(
        kind: map['kind']! as String,
        code: map['code']! as String,
        detail: map['detail'] == null ? null : map['detail']! as String,
      );

  final String kind;
  final String code;
  final String? detail;

  Fields toMap() => {
        'kind': kind,
        'code': code,
        'detail': detail,
      };
}

class PageReadyParams {
  const PageReadyParams({required this.route, required this.ms});

  factory PageReadyParams.fromMap(Fields map) => PageReadyParams(
        route: map['route']! as String,
        ms: map['ms']! as double,
      );

  final String route;
  final double ms;

  Fields toMap() => {
        'route': route,
        'ms': ms,
      };
}

class SetBackInterceptParams {
  const SetBackInterceptParams({required this.enabled, this.reason});

  factory SetBackInterceptParams.fromMap(Fields map) => SetBackInterceptParams(
        enabled: map['enabled']! as bool,
        reason: map['reason'] == null ? null : map['reason']! as String,
      );

  final bool enabled;
  final String? reason;

  Fields toMap() => {
        'enabled': enabled,
        'reason': reason,
      };
}

class SetNavBarParams {
  const SetNavBarParams({required this.visible, this.background, this.foreground});

  factory SetNavBarParams.fromMap(Fields map) => SetNavBarParams(
        visible: map['visible']! as bool,
        background: map['background'] == null ? null : map['background']! as String,
        foreground: map['foreground'] == null ? null : map['foreground']! as String,
      );

  final bool visible;
  final String? background;
  final String? foreground;

  Fields toMap() => {
        'visible': visible,
        'background': background,
        'foreground': foreground,
      };
}

enum SetStatusBarParamsStyle {
  light('light'),
  dark('dark');

  const SetStatusBarParamsStyle(this.wire);

  final String wire;

  static SetStatusBarParamsStyle of(String wire) => values.firstWhere((one) => one.wire == wire);
}

class SetStatusBarParams {
  const SetStatusBarParams({required this.style});

  factory SetStatusBarParams.fromMap(Fields map) => SetStatusBarParams(
        style: SetStatusBarParamsStyle.of(map['style']! as String),
      );

  final SetStatusBarParamsStyle style;

  Fields toMap() => {
        'style': style.wire,
      };
}

class SetTitleParams {
  const SetTitleParams({required this.title});

  factory SetTitleParams.fromMap(Fields map) => SetTitleParams(
        title: map['title']! as String,
      );

  final String title;

  Fields toMap() => {
        'title': title,
      };
}
