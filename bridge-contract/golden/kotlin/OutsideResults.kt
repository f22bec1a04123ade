// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

data class CheckAppUpdateResult(
    val available: Boolean,
    val version: String? = null,
    val mandatory: Boolean? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "available" to available,
        "version" to version,
        "mandatory" to mandatory,
    )

    internal companion object {
        fun from(map: Map<*, *>) = CheckAppUpdateResult(
            map["available"] as Boolean,
            map["version"]?.let { it as String },
            map["mandatory"]?.let { it as Boolean },
        )
    }
}

enum class GetBackgroundStatusResultBatteryUnrestricted(val wire: String) {
    YES("yes"),
    NO("no"),
    UNKNOWN("unknown"),
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}

enum class GetBackgroundStatusResultAutoStart(val wire: String) {
    YES("yes"),
    NO("no"),
    UNKNOWN("unknown"),
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}

enum class GetBackgroundStatusResultBackgroundLocked(val wire: String) {
    YES("yes"),
    NO("no"),
    UNKNOWN("unknown"),
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}

enum class GetBackgroundStatusResultBackgroundRestricted(val wire: String) {
    YES("yes"),
    NO("no"),
    UNKNOWN("unknown"),
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}

enum class GetBackgroundStatusResultPowerSaveMode(val wire: String) {
    YES("yes"),
    NO("no"),
    UNKNOWN("unknown"),
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}

data class GetBackgroundStatusResult(
    val batteryUnrestricted: GetBackgroundStatusResultBatteryUnrestricted,
    val autoStart: GetBackgroundStatusResultAutoStart,
    val backgroundLocked: GetBackgroundStatusResultBackgroundLocked,
    val backgroundRestricted: GetBackgroundStatusResultBackgroundRestricted? = null,
    val powerSaveMode: GetBackgroundStatusResultPowerSaveMode? = null,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "batteryUnrestricted" to batteryUnrestricted.wire,
        "autoStart" to autoStart.wire,
        "backgroundLocked" to backgroundLocked.wire,
        "backgroundRestricted" to backgroundRestricted?.wire,
        "powerSaveMode" to powerSaveMode?.wire,
    )

    internal companion object {
        fun from(map: Map<*, *>) = GetBackgroundStatusResult(
            GetBackgroundStatusResultBatteryUnrestricted.from(map["batteryUnrestricted"] as String),
            GetBackgroundStatusResultAutoStart.from(map["autoStart"] as String),
            GetBackgroundStatusResultBackgroundLocked.from(map["backgroundLocked"] as String),
            map["backgroundRestricted"]?.let { GetBackgroundStatusResultBackgroundRestricted.from(it as String) },
            map["powerSaveMode"]?.let { GetBackgroundStatusResultPowerSaveMode.from(it as String) },
        )
    }
}

enum class OpenSettingsResultOpened(val wire: String) {
    EXACT("exact"),
    FALLBACK("fallback"),
    NONE("none"),
    ;

    companion object {
        internal fun from(wire: String) = entries.first { it.wire == wire }
    }
}

data class OpenSettingsResult(
    val opened: OpenSettingsResultOpened,
) {
    internal fun toMap() = mapOf<String, Any?>(
        "opened" to opened.wire,
    )

    internal companion object {
        fun from(map: Map<*, *>) = OpenSettingsResult(
            OpenSettingsResultOpened.from(map["opened"] as String),
        )
    }
}
