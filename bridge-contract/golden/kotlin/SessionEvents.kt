// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

data class CodeReceivedData(
    val code: String,
) {
    override fun toString() = "CodeReceivedData(***)"

    internal fun toMap() = mapOf<String, Any?>(
        "code" to code,
    )

    internal companion object {
        fun from(map: Map<*, *>) = CodeReceivedData(
            map["code"] as String,
        )
    }
}

data class PaymentResultData(
    val orderId: String,
    val status: String, // success, failed, canceled, pending, …
    val transactionId: String? = null,
    val receipt: String? = null,
    val paidAtMs: Long? = null,
) {
    override fun toString() = "PaymentResultData(***)"

    internal fun toMap() = mapOf<String, Any?>(
        "orderId" to orderId,
        "status" to status,
        "transactionId" to transactionId,
        "receipt" to receipt,
        "paidAtMs" to paidAtMs,
    )

    internal companion object {
        fun from(map: Map<*, *>) = PaymentResultData(
            map["orderId"] as String,
            map["status"] as String,
            map["transactionId"]?.let { it as String },
            map["receipt"]?.let { it as String },
            map["paidAtMs"]?.let { it as Long },
        )
    }
}

data class ReleaseHintData(
    val channel: String? = null,
    val remote: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "channel" to channel,
        "remote" to remote,
    )

    internal companion object {
        fun from(map: Map<*, *>) = ReleaseHintData(
            map["channel"]?.let { it as String },
            map["remote"]?.let { it as String },
        )
    }
}

data class ReloadRequestedData(
    val remote: String? = null,
    val reason: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "remote" to remote,
        "reason" to reason,
    )

    internal companion object {
        fun from(map: Map<*, *>) = ReloadRequestedData(
            map["remote"]?.let { it as String },
            map["reason"]?.let { it as String },
        )
    }
}

data class SessionChangedData(
    val accessToken: String,
    val refreshToken: String,
) {
    override fun toString() = "SessionChangedData(***)"

    internal fun toMap() = mapOf<String, Any?>(
        "accessToken" to accessToken,
        "refreshToken" to refreshToken,
    )

    internal companion object {
        fun from(map: Map<*, *>) = SessionChangedData(
            map["accessToken"] as String,
            map["refreshToken"] as String,
        )
    }
}

data class SignedOutData(
    val reason: String, // user, expired, accountDeleted, credentialsChanged, …
) {
    internal fun toMap() = mapOf<String, Any?>(
        "reason" to reason,
    )

    internal companion object {
        fun from(map: Map<*, *>) = SignedOutData(
            map["reason"] as String,
        )
    }
}
