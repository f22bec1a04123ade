// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

class RefreshSessionResult {
  const RefreshSessionResult({required this.accessToken, required this.refreshToken});

  factory RefreshSessionResult.fromMap(Fields map) => RefreshSessionResult(
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
  String toString() => 'RefreshSessionResult(***)';
}
