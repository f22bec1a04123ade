// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

enum class GetLocationParamsAccuracy(val wire: String) {
    COARSE("coarse"),
    FINE("fine"),
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}

data class GetLocationParams(
    val accuracy: GetLocationParamsAccuracy? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "accuracy" to accuracy?.wire,
    )

    internal companion object {
        fun from(map: Map<*, *>) = GetLocationParams(
            map["accuracy"]?.let { GetLocationParamsAccuracy.from(it as String) },
        )
    }
}

enum class PickImageParamsSource(val wire: String) {
    ASK("ask"),
    CAMERA("camera"),
    LIBRARY("library"),
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}

data class PickImageParams(
    val source: PickImageParamsSource,
    val cropSquarePx: Long? = null,
    val maxBytes: Long,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "source" to source.wire,
        "cropSquarePx" to cropSquarePx,
        "maxBytes" to maxBytes,
    )

    internal companion object {
        fun from(map: Map<*, *>) = PickImageParams(
            PickImageParamsSource.from(map["source"] as String),
            map["cropSquarePx"]?.let { it as Long },
            map["maxBytes"] as Long,
        )
    }
}

data class SaveImageParams(
    val uri: String,
    val name: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "uri" to uri,
        "name" to name,
    )

    internal companion object {
        fun from(map: Map<*, *>) = SaveImageParams(
            map["uri"] as String,
            map["name"]?.let { it as String },
        )
    }
}

data class ShareParams(
    val title: String? = null,
    val text: String? = null,
    val url: String? = null,
    val imageUri: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "title" to title,
        "text" to text,
        "url" to url,
        "imageUri" to imageUri,
    )

    internal companion object {
        fun from(map: Map<*, *>) = ShareParams(
            map["title"]?.let { it as String },
            map["text"]?.let { it as String },
            map["url"]?.let { it as String },
            map["imageUri"]?.let { it as String },
        )
    }
}
