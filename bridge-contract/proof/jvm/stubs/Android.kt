@file:Suppress("UNUSED_PARAMETER")

package android.app

// What the sample uses of Android, by the names and types of its documentation, so that a compiler without the SDK can
// check the sample.
open class Activity : android.content.Context() {
    var title: CharSequence = ""
    val resources = android.content.res.Resources()
    protected open fun onCreate(savedInstanceState: android.os.Bundle?) {}
    protected open fun onSaveInstanceState(outState: android.os.Bundle) {}
    protected open fun onDestroy() {}
    open fun onConfigurationChanged(newConfig: android.content.res.Configuration) {}
    fun setContentView(view: android.view.View) {}
    fun startActivity(intent: android.content.Intent) {}
    fun runOnUiThread(action: () -> Unit) {}
    fun finish() {}
}
