// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

data class GetStorefrontResult(
    val country: String,
    val channel: String, // appStore, googlePlay, appGallery, direct, …
) {
    internal fun toMap() = mapOf<String, Any?>(
        "country" to country,
        "channel" to channel,
    )

    internal companion object {
        fun from(map: Map<*, *>) = GetStorefrontResult(
            map["country"] as String,
            map["channel"] as String,
        )
    }
}

data class PayResult(
    val status: String, // success, failed, canceled, pending, …
    val transactionId: String? = null,
    val receipt: String? = null,
    val paidAtMs: Long? = null,
) {
    override fun toString() = "PayResult(***)"

    internal fun toMap() = mapOf<String, Any?>(
        "status" to status,
        "transactionId" to transactionId,
        "receipt" to receipt,
        "paidAtMs" to paidAtMs,
    )

    internal companion object {
        fun from(map: Map<*, *>) = PayResult(
            map["status"] as String,
            map["transactionId"]?.let { it as String },
            map["receipt"]?.let { it as String },
            map["paidAtMs"]?.let { it as Long },
        )
    }
}
