// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

data class GetDeviceInfoResult(
    val maker: String,
    val brand: String? = null,
    val model: String,
    val os: String, // android, ios, harmony, …
    val osVersion: String,
    val sdk: Long? = null,
    val rom: String? = null,
    val romVersion: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "maker" to maker,
        "brand" to brand,
        "model" to model,
        "os" to os,
        "osVersion" to osVersion,
        "sdk" to sdk,
        "rom" to rom,
        "romVersion" to romVersion,
    )

    internal companion object {
        fun from(map: Map<*, *>) = GetDeviceInfoResult(
            map["maker"] as String,
            map["brand"]?.let { it as String },
            map["model"] as String,
            map["os"] as String,
            map["osVersion"] as String,
            map["sdk"]?.let { it as Long },
            map["rom"]?.let { it as String },
            map["romVersion"]?.let { it as String },
        )
    }
}

data class GetLocationResult(
    val latitude: Double,
    val longitude: Double,
    val accuracyM: Double? = null,
    val atMs: Long? = null,
) {
    override fun toString() = "GetLocationResult(***)"

    internal fun toMap() = mapOf<String, Any?>(
        "latitude" to latitude,
        "longitude" to longitude,
        "accuracyM" to accuracyM,
        "atMs" to atMs,
    )

    internal companion object {
        fun from(map: Map<*, *>) = GetLocationResult(
            map["latitude"] as Double,
            map["longitude"] as Double,
            map["accuracyM"]?.let { it as Double },
            map["atMs"]?.let { it as Long },
        )
    }
}

data class PickImageResult(
    val uri: String,
    val mime: String,
    val width: Long,
    val height: Long,
    val bytes: Long,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "uri" to uri,
        "mime" to mime,
        "width" to width,
        "height" to height,
        "bytes" to bytes,
    )

    internal companion object {
        fun from(map: Map<*, *>) = PickImageResult(
            map["uri"] as String,
            map["mime"] as String,
            map["width"] as Long,
            map["height"] as Long,
            map["bytes"] as Long,
        )
    }
}

data class ShareResult(
    val outcome: String, // shared, dismissed, unknown, …
) {
    internal fun toMap() = mapOf<String, Any?>(
        "outcome" to outcome,
    )

    internal companion object {
        fun from(map: Map<*, *>) = ShareResult(
            map["outcome"] as String,
        )
    }
}
