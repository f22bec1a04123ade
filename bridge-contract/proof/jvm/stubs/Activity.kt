@file:Suppress("UNUSED_PARAMETER", "unused")

package androidx.activity

import android.app.Activity
import android.content.Intent
import android.os.Bundle
import androidx.activity.result.ActivityResultCallback
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContract

// This library is Kotlin itself, so its stubs are too.

interface LifecycleOwner

open class ComponentActivity : Activity(), LifecycleOwner {
    val onBackPressedDispatcher: OnBackPressedDispatcher = TODO()
    override fun onCreate(savedInstanceState: Bundle?) = super.onCreate(savedInstanceState)
    override fun onSaveInstanceState(outState: Bundle) = super.onSaveInstanceState(outState)
    override fun onNewIntent(intent: Intent) = super.onNewIntent(intent)
    fun <I, O> registerForActivityResult(
        contract: ActivityResultContract<I, O>, callback: ActivityResultCallback<O>,
    ): ActivityResultLauncher<I> = TODO()
}

fun ComponentActivity.enableEdgeToEdge() {}

class OnBackPressedDispatcher {
    fun addCallback(owner: LifecycleOwner, onBackPressedCallback: OnBackPressedCallback) {}
}

abstract class OnBackPressedCallback(enabled: Boolean) {
    var isEnabled: Boolean = enabled
    abstract fun handleOnBackPressed()
}
