// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

enum class BridgeInfoResultPlatform(val wire: String) {
    ANDROID("android"),
    IOS("ios"),
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}

data class BridgeInfoResultStateThemeChanged(
    val dark: Boolean,
    val color: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "dark" to dark,
        "color" to color,
    )

    internal companion object {
        fun from(map: Map<*, *>) = BridgeInfoResultStateThemeChanged(
            map["dark"] as Boolean,
            map["color"]?.let { it as String },
        )
    }
}

data class BridgeInfoResultStateSafeAreaChanged(
    val top: Double,
    val right: Double,
    val bottom: Double,
    val left: Double,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "top" to top,
        "right" to right,
        "bottom" to bottom,
        "left" to left,
    )

    internal companion object {
        fun from(map: Map<*, *>) = BridgeInfoResultStateSafeAreaChanged(
            map["top"] as Double,
            map["right"] as Double,
            map["bottom"] as Double,
            map["left"] as Double,
        )
    }
}

data class BridgeInfoResultStateLanguageChanged(
    val lang: String,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "lang" to lang,
    )

    internal companion object {
        fun from(map: Map<*, *>) = BridgeInfoResultStateLanguageChanged(
            map["lang"] as String,
        )
    }
}

data class BridgeInfoResultState(
    val themeChanged: BridgeInfoResultStateThemeChanged? = null,
    val safeAreaChanged: BridgeInfoResultStateSafeAreaChanged? = null,
    val languageChanged: BridgeInfoResultStateLanguageChanged? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "themeChanged" to themeChanged?.toMap(),
        "safeAreaChanged" to safeAreaChanged?.toMap(),
        "languageChanged" to languageChanged?.toMap(),
    )

    internal companion object {
        fun from(map: Map<*, *>) = BridgeInfoResultState(
            map["themeChanged"]?.let { BridgeInfoResultStateThemeChanged.from(it as Map<*, *>) },
            map["safeAreaChanged"]?.let { BridgeInfoResultStateSafeAreaChanged.from(it as Map<*, *>) },
            map["languageChanged"]?.let { BridgeInfoResultStateLanguageChanged.from(it as Map<*, *>) },
        )
    }
}

data class BridgeInfoResultStorefront(
    val country: String,
    val channel: String, // appStore, googlePlay, appGallery, direct, …
) {
    internal fun toMap() = mapOf<String, Any?>(
        "country" to country,
        "channel" to channel,
    )

    internal companion object {
        fun from(map: Map<*, *>) = BridgeInfoResultStorefront(
            map["country"] as String,
            map["channel"] as String,
        )
    }
}

data class BridgeInfoResult(
    val wire: Long,
    val contract: String,
    val app: String,
    val build: String,
    val platform: BridgeInfoResultPlatform,
    val methods: List<String>,
    val events: List<String>,
    val denied: List<String>? = null,
    val state: BridgeInfoResultState? = null,
    val storefront: BridgeInfoResultStorefront? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "wire" to wire,
        "contract" to contract,
        "app" to app,
        "build" to build,
        "platform" to platform.wire,
        "methods" to methods,
        "events" to events,
        "denied" to denied,
        "state" to state?.toMap(),
        "storefront" to storefront?.toMap(),
    )

    internal companion object {
        fun from(map: Map<*, *>) = BridgeInfoResult(
            map["wire"] as Long,
            map["contract"] as String,
            map["app"] as String,
            map["build"] as String,
            BridgeInfoResultPlatform.from(map["platform"] as String),
            (map["methods"] as List<*>).map { it as String },
            (map["events"] as List<*>).map { it as String },
            map["denied"]?.let { (it as List<*>).map { it as String } },
            map["state"]?.let { BridgeInfoResultState.from(it as Map<*, *>) },
            map["storefront"]?.let { BridgeInfoResultStorefront.from(it as Map<*, *>) },
        )
    }
}
