// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

data class LogParamsFields(
    val key: String,
    val value: String,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "key" to key,
        "value" to value,
    )

    internal companion object {
        fun from(map: Map<*, *>) = LogParamsFields(
            map["key"] as String,
            map["value"] as String,
        )
    }
}

data class LogParams(
    val level: String, // debug, info, warn, error, …
    val tag: String,
    val message: String,
    val fields: List<LogParamsFields>? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "level" to level,
        "tag" to tag,
        "message" to message,
        "fields" to fields?.map { it.toMap() },
    )

    internal companion object {
        fun from(map: Map<*, *>) = LogParams(
            map["level"] as String,
            map["tag"] as String,
            map["message"] as String,
            map["fields"]?.let { (it as List<*>).map { LogParamsFields.from(it as Map<*, *>) } },
        )
    }
}

data class ReportRemoteFailureParams(
    val remote: String,
    val version: String,
    val phase: String,
    val code: String,
    val detail: String? = null,
    val fallback: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "remote" to remote,
        "version" to version,
        "phase" to phase,
        "code" to code,
        "detail" to detail,
        "fallback" to fallback,
    )

    internal companion object {
        fun from(map: Map<*, *>) = ReportRemoteFailureParams(
            map["remote"] as String,
            map["version"] as String,
            map["phase"] as String,
            map["code"] as String,
            map["detail"]?.let { it as String },
            map["fallback"]?.let { it as String },
        )
    }
}

data class TrackEventParamsFields(
    val key: String,
    val value: String,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "key" to key,
        "value" to value,
    )

    internal companion object {
        fun from(map: Map<*, *>) = TrackEventParamsFields(
            map["key"] as String,
            map["value"] as String,
        )
    }
}

data class TrackEventParams(
    val name: String,
    val fields: List<TrackEventParamsFields>? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "name" to name,
        "fields" to fields?.map { it.toMap() },
    )

    internal companion object {
        fun from(map: Map<*, *>) = TrackEventParams(
            map["name"] as String,
            map["fields"]?.let { (it as List<*>).map { TrackEventParamsFields.from(it as Map<*, *>) } },
        )
    }
}
