// Generated from the bridge contract 1.2.0. Change the contract, not this file.

import '../../native/dart/shape.dart';

class ManageSubscriptionParams {
  const ManageSubscriptionParams({required this.provider, this.productId});

  factory ManageSubscriptionParams.fromMap(Fields map) => ManageSubscriptionParams(
        provider: map['provider']! as String,
        productId: map['productId'] == null ? null : map['productId']! as String,
      );

  final String provider; // apple_iap, google_play, huawei_iap, stripe, paddle, alipay, wechat, …
  final String? productId;

  Fields toMap() => {
        'provider': provider,
        'productId': productId,
      };
}

class PayParamsPayload {
  const PayParamsPayload({required this.key, required this.value});

  factory PayParamsPayload.fromMap(Fields map) => PayParamsPayload(
        key: map['key']! as String,
        value: map['value']! as String,
      );

  final String key;
  final String value;

  Fields toMap() => {
        'key': key,
        'value': value,
      };

  @override
  String toString() => 'PayParamsPayload(***)';
}

class PayParams {
  const PayParams({required this.orderId, required this.provider, this.productId, required this.amountMinor, required this.currency, this.payload});

  factory PayParams.fromMap(Fields map) => PayParams(
        orderId: map['orderId']! as String,
        provider: map['provider']! as String,
        productId: map['productId'] == null ? null : map['productId']! as String,
        amountMinor: map['amountMinor']! as int,
        currency: map['currency']! as String,
        payload: map['payload'] == null ? null : [for (final item in map['payload']! as List<Object?>) PayParamsPayload.fromMap(item! as Fields)],
      );

  final String orderId;
  final String provider; // apple_iap, google_play, huawei_iap, stripe, paddle, alipay, wechat, …
  final String? productId;
  final int amountMinor;
  final String currency;
  final List<PayParamsPayload>? payload;

  Fields toMap() => {
        'orderId': orderId,
        'provider': provider,
        'productId': productId,
        'amountMinor': amountMinor,
        'currency': currency,
        'payload': payload?.map((item) => item.toMap()).toList(),
      };
}
