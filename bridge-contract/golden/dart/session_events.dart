// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

class CodeReceivedData {
  const CodeReceivedData({required this.code});

  factory CodeReceivedData.fromMap(Fields map) => CodeReceivedData(
        code: map['code']! as String,
      );

  final String code;

  Fields toMap() => {
        'code': code,
      };

  @override
  String toString() => 'CodeReceivedData(***)';
}

class PaymentResultData {
  const PaymentResultData({required this.orderId, required this.status, this.transactionId, this.receipt, this.paidAtMs});

  factory PaymentResultData.fromMap(Fields map) => PaymentResultData(
        orderId: map['orderId']! as String,
        status: map['status']! as String,
        transactionId: map['transactionId'] == null ? null : map['transactionId']! as String,
        receipt: map['receipt'] == null ? null : map['receipt']! as String,
        paidAtMs: map['paidAtMs'] == null ? null : map['paidAtMs']! as int,
      );

  final String orderId;
  final String status; // success, failed, canceled, pending, …
  final String? transactionId;
  final String? receipt;
  final int? paidAtMs;

  Fields toMap() => {
        'orderId': orderId,
        'status': status,
        'transactionId': transactionId,
        'receipt': receipt,
        'paidAtMs': paidAtMs,
      };

  @override
  String toString() => 'PaymentResultData(***)';
}

class ReleaseHintData {
  const ReleaseHintData({this.channel, this.remote});

  factory ReleaseHintData.fromMap(Fields map) => ReleaseHintData(
        channel: map['channel'] == null ? null : map['channel']! as String,
        remote: map['remote'] == null ? null : map['remote']! as String,
      );

  final String? channel;
  final String? remote;

  Fields toMap() => {
        'channel': channel,
        'remote': remote,
      };
}

class ReloadRequestedData {
  const ReloadRequestedData({this.remote, this.reason});

  factory ReloadRequestedData.fromMap(Fields map) => ReloadRequestedData(
        remote: map['remote'] == null ? null : map['remote']! as String,
        reason: map['reason'] == null ? null : map['reason']! as String,
      );

  final String? remote;
  final String? reason;

  Fields toMap() => {
        'remote': remote,
        'reason': reason,
      };
}

class SessionChangedData {
  const SessionChangedData({required this.accessToken, required this.refreshToken});

  factory SessionChangedData.fromMap(Fields map) => SessionChangedData(
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
  String toString() => 'SessionChangedData(***)';
}

class SignedOutData {
  const SignedOutData({required this.reason});

  factory SignedOutData.fromMap(Fields map) => SignedOutData(
        reason: map['reason']! as String,
      );

  final String reason; // user, expired, accountDeleted, credentialsChanged, …

  Fields toMap() => {
        'reason': reason,
      };
}
