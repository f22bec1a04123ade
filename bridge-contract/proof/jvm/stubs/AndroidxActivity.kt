@file:Suppress("UNUSED_PARAMETER")

package androidx.activity

open class ComponentActivity : android.app.Activity() {
    val onBackPressedDispatcher = OnBackPressedDispatcher()
}

class OnBackPressedDispatcher {
    fun addCallback(owner: ComponentActivity, callback: OnBackPressedCallback) {}
}

abstract class OnBackPressedCallback(enabled: Boolean) {
    abstract fun handleOnBackPressed()
}
