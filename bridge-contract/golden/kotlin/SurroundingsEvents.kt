// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

data class AppVisibilityData(
    val visible: Boolean,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "visible" to visible,
    )

    internal companion object {
        fun from(map: Map<*, *>) = AppVisibilityData(
            map["visible"] as Boolean,
        )
    }
}

data class KeyboardChangedData(
    val heightPx: Double,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "heightPx" to heightPx,
    )

    internal companion object {
        fun from(map: Map<*, *>) = KeyboardChangedData(
            map["heightPx"] as Double,
        )
    }
}

data class LanguageChangedData(
    val lang: String,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "lang" to lang,
    )

    internal companion object {
        fun from(map: Map<*, *>) = LanguageChangedData(
            map["lang"] as String,
        )
    }
}

data class NetworkChangedData(
    val online: Boolean,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "online" to online,
    )

    internal companion object {
        fun from(map: Map<*, *>) = NetworkChangedData(
            map["online"] as Boolean,
        )
    }
}

data class SafeAreaChangedData(
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
        fun from(map: Map<*, *>) = SafeAreaChangedData(
            map["top"] as Double,
            map["right"] as Double,
            map["bottom"] as Double,
            map["left"] as Double,
        )
    }
}

data class ThemeChangedData(
    val dark: Boolean,
    val color: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "dark" to dark,
        "color" to color,
    )

    internal companion object {
        fun from(map: Map<*, *>) = ThemeChangedData(
            map["dark"] as Boolean,
            map["color"]?.let { it as String },
        )
    }
}
