@file:Suppress("UNUSED_PARAMETER")

package android.content

open class Context

class ActivityNotFoundException : RuntimeException()

class Intent(action: String, address: android.net.Uri) {
    companion object {
        const val ACTION_VIEW = "android.intent.action.VIEW"
    }
}
