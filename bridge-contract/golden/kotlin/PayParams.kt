// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

data class ManageSubscriptionParams(
    val provider: String, // apple_iap, google_play, huawei_iap, stripe, paddle, alipay, wechat, …
    val productId: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "provider" to provider,
        "productId" to productId,
    )

    internal companion object {
        fun from(map: Map<*, *>) = ManageSubscriptionParams(
            map["provider"] as String,
            map["productId"]?.let { it as String },
        )
    }
}

data class PayParamsPayload(
    val key: String,
    val value: String,
) {
    override fun toString() = "PayParamsPayload(***)"

    internal fun toMap() = mapOf<String, Any?>(
        "key" to key,
        "value" to value,
    )

    internal companion object {
        fun from(map: Map<*, *>) = PayParamsPayload(
            map["key"] as String,
            map["value"] as String,
        )
    }
}

data class PayParams(
    val orderId: String,
    val provider: String, // apple_iap, google_play, huawei_iap, stripe, paddle, alipay, wechat, …
    val productId: String? = null,
    val amountMinor: Long,
    val currency: String,
    val payload: List<PayParamsPayload>? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "orderId" to orderId,
        "provider" to provider,
        "productId" to productId,
        "amountMinor" to amountMinor,
        "currency" to currency,
        "payload" to payload?.map { it.toMap() },
    )

    internal companion object {
        fun from(map: Map<*, *>) = PayParams(
            map["orderId"] as String,
            map["provider"] as String,
            map["productId"]?.let { it as String },
            map["amountMinor"] as Long,
            map["currency"] as String,
            map["payload"]?.let { (it as List<*>).map { PayParamsPayload.from(it as Map<*, *>) } },
        )
    }
}
