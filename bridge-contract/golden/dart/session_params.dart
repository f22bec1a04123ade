// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

class ListenForCodeParams {
  const ListenForCodeParams({required this.forMs});

  factory ListenForCodeParams.fromMap(Fields map) => ListenForCodeParams(
        forMs: map['forMs']! as int,
      );

  final int forMs;

  Fields toMap() => {
        'forMs': forMs,
      };
}

class NotifyProfileChangedParamsFields {
  const NotifyProfileChangedParamsFields({this.nickname, this.avatar});

  factory NotifyProfileChangedParamsFields.fromMap(Fields map) => NotifyProfileChangedParamsFields(
        nickname: map['nickname'] == null ? null : map['nickname']! as String,
        avatar: map['avatar'] == null ? null : map['avatar']! as String,
      );

  final String? nickname;
  final String? avatar;

  Fields toMap() => {
        'nickname': nickname,
        'avatar': avatar,
      };

  @override
  String toString() => 'NotifyProfileChangedParamsFields(***)';
}

class NotifyProfileChangedParams {
  const NotifyProfileChangedParams({required this.fields});

  factory NotifyProfileChangedParams.fromMap(Fields map) => NotifyProfileChangedParams(
        fields: NotifyProfileChangedParamsFields.fromMap(map['fields']! as Fields),
      );

  final NotifyProfileChangedParamsFields fields;

  Fields toMap() => {
        'fields': fields.toMap(),
      };
}

enum NotifySignedOutParamsReason {
  accountDeleted('accountDeleted'),
  credentialsChanged('credentialsChanged'),
  expired('expired');

  const NotifySignedOutParamsReason(this.wire);

  final String wire;

  static NotifySignedOutParamsReason of(String wire) => values.firstWhere((one) => one.wire == wire);
}

class NotifySignedOutParams {
  const NotifySignedOutParams({required this.reason, this.identifier});

  factory NotifySignedOutParams.fromMap(Fields map) => NotifySignedOutParams(
        reason: NotifySignedOutParamsReason.of(map['reason']! as String),
        identifier: map['identifier'] == null ? null : map['identifier']! as String,
      );

  final NotifySignedOutParamsReason reason;
  final String? identifier;

  Fields toMap() => {
        'reason': reason.wire,
        'identifier': identifier,
      };

  @override
  String toString() => 'NotifySignedOutParams(***)';
}

class RefreshSessionParams {
  const RefreshSessionParams({required this.reason});

  factory RefreshSessionParams.fromMap(Fields map) => RefreshSessionParams(
        reason: map['reason']! as String,
      );

  final String reason;

  Fields toMap() => {
        'reason': reason,
      };
}

class SessionRotatedParams {
  const SessionRotatedParams({required this.accessToken, required this.refreshToken});

  factory SessionRotatedParams.fromMap(Fields map) => SessionRotatedParams(
        accessToken: map['accessToken']! as String,
        refreshToken: map['refreshToken']! as String,
      );

  final String accessToken;
  final String refreshToken;

  Fields toMap() => {
        'accessToken': accessToken,
        'refreshToken': refreshToken,
      };

  @override
  String toString() => 'SessionRotatedParams(***)';
}
