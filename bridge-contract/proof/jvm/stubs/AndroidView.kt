@file:Suppress("UNUSED_PARAMETER")

package android.view

interface ViewParent

open class View {
    val parent: ViewParent? = null
    fun post(action: () -> Unit) = true
}

open class ViewGroup : View(), ViewParent {
    fun removeView(view: View) {}
}
