package com.companion.bridge

/**
 * The origin of an address: scheme, host, and the port unless it's the scheme's usual one. Null if the scheme isn't
 * https or http. Text before the host (`https://host@evil`) stays in it, so that it equals no real origin.
 */
internal fun originOf(address: String?): String? {
    val (scheme, usual) = when {
        address == null -> return null
        address.startsWith("https://") -> "https://" to ":443"
        address.startsWith("http://") -> "http://" to ":80"
        else -> return null
    }
    return scheme + address.drop(scheme.length).takeWhile { it !in "/?#" }.removeSuffix(usual)
}

/**
 * The origins of an app's own pages: https of each host, and the debug origins in a debuggable app. Throws if a debug
 * origin isn't https or http, because without the message nobody would find the typing error.
 */
internal fun originsOf(hosts: Set<String>, debugOrigins: Set<String>, isDebuggable: Boolean): Set<String> {
    val own = hosts.map { "https://$it" }.toSet()
    if (!isDebuggable) return own
    return own + debugOrigins.map {
        requireNotNull(originOf(it)) { "The debug origin $it must start with https:// or http://" }
    }
}
