// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

class GetDeviceInfoResult {
  const GetDeviceInfoResult({required this.maker, this.brand, required this.model, required this.os, required this.osVersion, this.sdk, this.rom, this.romVersion});

  factory GetDeviceInfoResult.fromMap(Fields map) => GetDeviceInfoResult(
        maker: map['maker']! as String,
        brand: map['brand'] == null ? null : map['brand']! as String,
        model: map['model']! as String,
        os: map['os']! as String,
        osVersion: map['osVersion']! as String,
        sdk: map['sdk'] == null ? null : map['sdk']! as int,
        rom: map['rom'] == null ? null : map['rom']! as String,
        romVersion: map['romVersion'] == null ? null : map['romVersion']! as String,
      );

  final String maker;
  final String? brand;
  final String model;
  final String os; // android, ios, harmony, …
  final String osVersion;
  final int? sdk;
  final String? rom;
  final String? romVersion;

  Fields toMap() => {
        'maker': maker,
        'brand': brand,
        'model': model,
        'os': os,
        'osVersion': osVersion,
        'sdk': sdk,
        'rom': rom,
        'romVersion': romVersion,
      };
}

class GetLocationResult {
  const GetLocationResult({required this.latitude, required this.longitude, this.accuracyM, this.atMs});

  factory GetLocationResult.fromMap(Fields map) => GetLocationResult(
        latitude: map['latitude']! as double,
        longitude: map['longitude']! as double,
        accuracyM: map['accuracyM'] == null ? null : map['accuracyM']! as double,
        atMs: map['atMs'] == null ? null : map['atMs']! as int,
      );

  final double latitude;
  final double longitude;
  final double? accuracyM;
  final int? atMs;

  Fields toMap() => {
        'latitude': latitude,
        'longitude': longitude,
        'accuracyM': accuracyM,
        'atMs': atMs,
      };

  @override
  String toString() => 'GetLocationResult(***)';
}

class PickImageResult {
  const PickImageResult({required this.uri, required this.mime, required this.width, required this.height, required this.bytes});

  factory PickImageResult.fromMap(Fields map) => PickImageResult(
        uri: map['uri']! as String,
        mime: map['mime']! as String,
        width: map['width']! as int,
        height: map['height']! as int,
        bytes: map['bytes']! as int,
      );

  final String uri;
  final String mime;
  final int width;
  final int height;
  final int bytes;

  Fields toMap() => {
        'uri': uri,
        'mime': mime,
        'width': width,
        'height': height,
        'bytes': bytes,
      };
}

class ShareResult {
  const ShareResult({required this.outcome});

  factory ShareResult.fromMap(Fields map) => ShareResult(
        outcome: map['outcome']! as String,
      );

  final String outcome; // shared, dismissed, unknown, …

  Fields toMap() => {
        'outcome': outcome,
      };
}
