@file:Suppress("UNUSED_PARAMETER")

package android.os

open class Bundle

object Build {
    val MANUFACTURER = ""
    val MODEL = ""

    object VERSION {
        val RELEASE = ""
    }
}
