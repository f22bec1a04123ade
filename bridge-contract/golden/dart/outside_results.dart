// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

class CheckAppUpdateResult {
  const CheckAppUpdateResult({required this.available, this.version, this.mandatory});

  factory CheckAppUpdateResult.fromMap(Fields map) => CheckAppUpdateResult(
        available: map['available']! as bool,
        version: map['version'] == null ? null : map['version']! as String,
        mandatory: map['mandatory'] == null ? null : map['mandatory']! as bool,
      );

  final bool available;
  final String? version;
  final bool? mandatory;

  Fields toMap() => {
        'available': available,
        'version': version,
        'mandatory': mandatory,
      };
}

enum GetBackgroundStatusResultBatteryUnrestricted {
  yes('yes'),
  no('no'),
  unknown('unknown');

  const GetBackgroundStatusResultBatteryUnrestricted(this.wire);

  final String wire;

  static GetBackgroundStatusResultBatteryUnrestricted of(String wire) => values.firstWhere((one) => one.wire == wire);
}

enum GetBackgroundStatusResultAutoStart {
  yes('yes'),
  no('no'),
  unknown('unknown');

  const GetBackgroundStatusResultAutoStart(this.wire);

  final String wire;

  static GetBackgroundStatusResultAutoStart of(String wire) => values.firstWhere((one) => one.wire == wire);
}

enum GetBackgroundStatusResultBackgroundLocked {
  yes('yes'),
  no('no'),
  unknown('unknown');

  const GetBackgroundStatusResultBackgroundLocked(this.wire);

  final String wire;

  static GetBackgroundStatusResultBackgroundLocked of(String wire) => values.firstWhere((one) => one.wire == wire);
}

enum GetBackgroundStatusResultBackgroundRestricted {
  yes('yes'),
  no('no'),
  unknown('unknown');

  const GetBackgroundStatusResultBackgroundRestricted(this.wire);

  final String wire;

  static GetBackgroundStatusResultBackgroundRestricted of(String wire) => values.firstWhere((one) => one.wire == wire);
}

enum GetBackgroundStatusResultPowerSaveMode {
  yes('yes'),
  no('no'),
  unknown('unknown');

  const GetBackgroundStatusResultPowerSaveMode(this.wire);

  final String wire;

  static GetBackgroundStatusResultPowerSaveMode of(String wire) => values.firstWhere((one) => one.wire == wire);
}

class GetBackgroundStatusResult {
  const GetBackgroundStatusResult({required this.batteryUnrestricted, required this.autoStart, required this.backgroundLocked, this.backgroundRestricted, this.powerSaveMode});

  factory GetBackgroundStatusResult.fromMap(Fields map) => GetBackgroundStatusResult(
        batteryUnrestricted: GetBackgroundStatusResultBatteryUnrestricted.of(map['batteryUnrestricted']! as String),
        autoStart: GetBackgroundStatusResultAutoStart.of(map['autoStart']! as String),
        backgroundLocked: GetBackgroundStatusResultBackgroundLocked.of(map['backgroundLocked']! as String),
        backgroundRestricted: map['backgroundRestricted'] == null ? null : GetBackgroundStatusResultBackgroundRestricted.of(map['backgroundRestricted']! as String),
        powerSaveMode: map['powerSaveMode'] == null ? null : GetBackgroundStatusResultPowerSaveMode.of(map['powerSaveMode']! as String),
      );

  final GetBackgroundStatusResultBatteryUnrestricted batteryUnrestricted;
  final GetBackgroundStatusResultAutoStart autoStart;
  final GetBackgroundStatusResultBackgroundLocked backgroundLocked;
  final GetBackgroundStatusResultBackgroundRestricted? backgroundRestricted;
  final GetBackgroundStatusResultPowerSaveMode? powerSaveMode;

  Fields toMap() => {
        'batteryUnrestricted': batteryUnrestricted.wire,
        'autoStart': autoStart.wire,
        'backgroundLocked': backgroundLocked.wire,
        'backgroundRestricted': backgroundRestricted?.wire,
        'powerSaveMode': powerSaveMode?.wire,
      };
}

enum OpenSettingsResultOpened {
  exact('exact'),
  fallback('fallback'),
  none('none');

  const OpenSettingsResultOpened(this.wire);

  final String wire;

  static OpenSettingsResultOpened of(String wire) => values.firstWhere((one) => one.wire == wire);
}

class OpenSettingsResult {
  const OpenSettingsResult({required this.opened});

  factory OpenSettingsResult.fromMap(Fields map) => OpenSettingsResult(
        opened: OpenSettingsResultOpened.of(map['opened']! as String),
      );

  final OpenSettingsResultOpened opened;

  Fields toMap() => {
        'opened': opened.wire,
      };
}
