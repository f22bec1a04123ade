// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

data class ListenForCodeParams(
    val forMs: Long,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "forMs" to forMs,
    )

    internal companion object {
        fun from(map: Map<*, *>) = ListenForCodeParams(
            map["forMs"] as Long,
        )
    }
}

data class NotifyProfileChangedParamsFields(
    val nickname: String? = null,
    val avatar: String? = null,
) {
    override fun toString() = "NotifyProfileChangedParamsFields(***)"

    internal fun toMap() = mapOf<String, Any?>(
        "nickname" to nickname,
        "avatar" to avatar,
    )

    internal companion object {
        fun from(map: Map<*, *>) = NotifyProfileChangedParamsFields(
            map["nickname"]?.let { it as String },
            map["avatar"]?.let { it as String },
        )
    }
}

data class NotifyProfileChangedParams(
    val fields: NotifyProfileChangedParamsFields,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "fields" to fields.toMap(),
    )

    internal companion object {
        fun from(map: Map<*, *>) = NotifyProfileChangedParams(
            NotifyProfileChangedParamsFields.from(map["fields"] as Map<*, *>),
        )
    }
}

enum class NotifySignedOutParamsReason(val wire: String) {
    ACCOUNT_DELETED("accountDeleted"),
    CREDENTIALS_CHANGED("credentialsChanged"),
    EXPIRED("expired"),
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}

data class NotifySignedOutParams(
    val reason: NotifySignedOutParamsReason,
    val identifier: String? = null,
) {
    override fun toString() = "NotifySignedOutParams(***)"

    internal fun toMap() = mapOf<String, Any?>(
        "reason" to reason.wire,
        "identifier" to identifier,
    )

    internal companion object {
        fun from(map: Map<*, *>) = NotifySignedOutParams(
            NotifySignedOutParamsReason.from(map["reason"] as String),
            map["identifier"]?.let { it as String },
        )
    }
}

data class RefreshSessionParams(
    val reason: String,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "reason" to reason,
    )

    internal companion object {
        fun from(map: Map<*, *>) = RefreshSessionParams(
            map["reason"] as String,
        )
    }
}

data class SessionRotatedParams(
    val accessToken: String,
    val refreshToken: String,
) {
    override fun toString() = "SessionRotatedParams(***)"

    internal fun toMap() = mapOf<String, Any?>(
        "accessToken" to accessToken,
        "refreshToken" to refreshToken,
    )

    internal companion object {
        fun from(map: Map<*, *>) = SessionRotatedParams(
            map["accessToken"] as String,
            map["refreshToken"] as String,
        )
    }
}
