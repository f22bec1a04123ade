// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

class GetStorefrontResult {
  const GetStorefrontResult({required this.country, required this.channel});

  factory GetStorefrontResult.fromMap(Fields map) => GetStorefrontResult(
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

class PayResult {
  const PayResult({required this.status, this.transactionId, this.receipt, this.paidAtMs});

  factory PayResult.fromMap(Fields map) => PayResult(
        status: map['status']! as String,
        transactionId: map['transactionId'] == null ? null : map['transactionId']! as String,
        receipt: map['receipt'] == null ? null : map['receipt']! as String,
        paidAtMs: map['paidAtMs'] == null ? null : map['paidAtMs']! as int,
      );

  final String status; // success, failed, canceled, pending, …
  final String? transactionId;
  final String? receipt;
  final int? paidAtMs;

  Fields toMap() => {
        'status': status,
        'transactionId': transactionId,
        'receipt': receipt,
        'paidAtMs': paidAtMs,
      };

  @override
  String toString() => 'PayResult(***)';
}
