package com.companion.sample

import android.net.Uri

const val HOST = "m.metawatch.example"
private const val BRAND = "appName=com.companion.metawatch"
const val START = "https://$HOST/?$BRAND"

/**
 * The address to open for a link or a push message, or null without one. Of a link to our host it takes the path and
 * `from`: any app can send a link, and its parameters must not bring tokens or settings. A push message needs no code
 * of its own, because its notification contains the same link. Of the other links, the activity opens only those to a
 * debug origin: `adb shell am start -n com.companion.sample/.CompanionActivity -d http://metawatch.localhost:8080/help`.
 */
fun addressOf(link: Uri?): String? {
    if (link?.host != HOST) return link?.toString()
    val from = link.getQueryParameter("from")?.let { "&from=" + Uri.encode(it) }
    return "https://$HOST${link.encodedPath.orEmpty().ifEmpty { "/" }}?$BRAND${from.orEmpty()}"
}

/** The route of an address, for the page that is already open. */
fun routeOf(address: String): String {
    val from = Uri.parse(address).getQueryParameter("from")?.let { "?from=" + Uri.encode(it) }
    return Uri.parse(address).encodedPath.orEmpty() + from.orEmpty()
}
