// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

data class OpenAppRouteParamsParams(
    val key: String,
    val value: String,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "key" to key,
        "value" to value,
    )

    internal companion object {
        fun from(map: Map<*, *>) = OpenAppRouteParamsParams(
            map["key"] as String,
            map["value"] as String,
        )
    }
}

data class OpenAppRouteParams(
    val route: String,
    val params: List<OpenAppRouteParamsParams>? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "route" to route,
        "params" to params?.map { it.toMap() },
    )

    internal companion object {
        fun from(map: Map<*, *>) = OpenAppRouteParams(
            map["route"] as String,
            map["params"]?.let { (it as List<*>).map { OpenAppRouteParamsParams.from(it as Map<*, *>) } },
        )
    }
}

data class OpenExternalParams(
    val url: String,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "url" to url,
    )

    internal companion object {
        fun from(map: Map<*, *>) = OpenExternalParams(
            map["url"] as String,
        )
    }
}

enum class OpenSettingsParamsScreen(val wire: String) {
    APP_DETAILS("appDetails"),
    BATTERY_OPTIMIZATION("batteryOptimization"),
    AUTO_START("autoStart"),
    BACKGROUND_LOCK("backgroundLock"),
    POWER_MANAGER("powerManager"),
    NOTIFICATIONS("notifications"),
    LOCATION("location"),
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}

data class OpenSettingsParams(
    val screen: OpenSettingsParamsScreen,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "screen" to screen.wire,
    )

    internal companion object {
        fun from(map: Map<*, *>) = OpenSettingsParams(
            OpenSettingsParamsScreen.from(map["screen"] as String),
        )
    }
}

data class OpenStoreParams(
    val store: String, // auto, appStore, googlePlay, appGallery, …
    val id: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "store" to store,
        "id" to id,
    )

    internal companion object {
        fun from(map: Map<*, *>) = OpenStoreParams(
            map["store"] as String,
            map["id"]?.let { it as String },
        )
    }
}
