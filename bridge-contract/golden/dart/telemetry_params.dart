// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

class LogParamsFields {
  const LogParamsFields({required this.key, required this.value});

  factory LogParamsFields.fromMap(Fields map) => LogParamsFields(
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

class LogParams {
  const LogParams({required this.level, required this.tag, required this.message, this.fields});

  factory LogParams.fromMap(Fields map) => LogParams(
        level: map['level']! as String,
        tag: map['tag']! as String,
        message: map['message']! as String,
        fields: map['fields'] == null ? null : [for (final item in map['fields']! as List<Object?>) LogParamsFields.fromMap(item! as Fields)],
      );

  final String level; // debug, info, warn, error, …
  final String tag;
  final String message;
  final List<LogParamsFields>? fields;

  Fields toMap() => {
        'level': level,
        'tag': tag,
        'message': message,
        'fields': fields?.map((item) => item.toMap()).toList(),
      };
}

class ReportRemoteFailureParams {
  const ReportRemoteFailureParams({required this.remote, required this.version, required this.phase, required this.code, this.detail, this.fallback});

  factory ReportRemoteFailureParams.fromMap(Fields map) => ReportRemoteFailureParams(
        remote: map['remote']! as String,
        version: map['version']! as String,
        phase: map['phase']! as String,
        code: map['code']! as String,
        detail: map['detail'] == null ? null : map['detail']! as String,
        fallback: map['fallback'] == null ? null : map['fallback']! as String,
      );

  final String remote;
  final String version;
  final String phase;
  final String code;
  final String? detail;
  final String? fallback;

  Fields toMap() => {
        'remote': remote,
        'version': version,
        'phase': phase,
        'code': code,
        'detail': detail,
        'fallback': fallback,
      };
}

class TrackEventParamsFields {
  const TrackEventParamsFields({required this.key, required this.value});

  factory TrackEventParamsFields.fromMap(Fields map) => TrackEventParamsFields(
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

class TrackEventParams {
  const TrackEventParams({required this.name, this.fields});

  factory TrackEventParams.fromMap(Fields map) => TrackEventParams(
        name: map['name']! as String,
        fields: map['fields'] == null ? null : [for (final item in map['fields']! as List<Object?>) TrackEventParamsFields.fromMap(item! as Fields)],
      );

  final String name;
  final List<TrackEventParamsFields>? fields;

  Fields toMap() => {
        'name': name,
        'fields': fields?.map((item) => item.toMap()).toList(),
      };
}
