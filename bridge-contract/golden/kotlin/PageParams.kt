// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

data class ClosePageParams(
    val result: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "result" to result,
    )

    internal companion object {
        fun from(map: Map<*, *>) = ClosePageParams(
            map["result"]?.let { it as String },
        )
    }
}

data class CopyTextParams(
    val text: String,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "text" to text,
    )

    internal companion object {
        fun from(map: Map<*, *>) = CopyTextParams(
            map["text"] as String,
        )
    }
}

data class HapticParams(
    val style: String, // light, medium, heavy, success, warning, error, selection, …
) {
    internal fun toMap() = mapOf<String, Any?>(
        "style" to style,
    )

    internal companion object {
        fun from(map: Map<*, *>) = HapticParams(
            map["style"] as String,
        )
    }
}

data class PageFailedParams(
    val kind: String,
    val code: String,
    val detail: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "kind" to kind,
        "code" to code,
        "detail" to detail,
    )

    internal companion object {
        fun from(map: Map<*, *>) = PageFailedParams(
            map["kind"] as String,
            map["code"] as String,
            map["detail"]?.let { it as String },
        )
    }
}

data class PageReadyParams(
    val route: String,
    val ms: Double,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "route" to route,
        "ms" to ms,
    )

    internal companion object {
        fun from(map: Map<*, *>) = PageReadyParams(
            map["route"] as String,
            map["ms"] as Double,
        )
    }
}

data class SetBackInterceptParams(
    val enabled: Boolean,
    val reason: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "enabled" to enabled,
        "reason" to reason,
    )

    internal companion object {
        fun from(map: Map<*, *>) = SetBackInterceptParams(
            map["enabled"] as Boolean,
            map["reason"]?.let { it as String },
        )
    }
}

data class SetNavBarParams(
    val visible: Boolean,
    val background: String? = null,
    val foreground: String? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "visible" to visible,
        "background" to background,
        "foreground" to foreground,
    )

    internal companion object {
        fun from(map: Map<*, *>) = SetNavBarParams(
            map["visible"] as Boolean,
            map["background"]?.let { it as String },
            map["foreground"]?.let { it as String },
        )
    }
}

enum class SetStatusBarParamsStyle(val wire: String) {
    LIGHT("light"),
    DARK("dark"),
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}

data class SetStatusBarParams(
    val style: SetStatusBarParamsStyle,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "style" to style.wire,
    )

    internal companion object {
        fun from(map: Map<*, *>) = SetStatusBarParams(
            SetStatusBarParamsStyle.from(map["style"] as String),
        )
    }
}

data class SetTitleParams(
    val title: String,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "title" to title,
    )

    internal companion object {
        fun from(map: Map<*, *>) = SetTitleParams(
            map["title"] as String,
        )
    }
}
