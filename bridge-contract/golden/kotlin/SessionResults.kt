// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

data class RefreshSessionResult(
    val accessToken: String,
    val refreshToken: String,
) {
    override fun toString() = "RefreshSessionResult(***)"

    internal fun toMap() = mapOf<String, Any?>(
        "accessToken" to accessToken,
        "refreshToken" to refreshToken,
    )

    internal companion object {
        fun from(map: Map<*, *>) = RefreshSessionResult(
            map["accessToken"] as String,
            map["refreshToken"] as String,
        )
    }
}
