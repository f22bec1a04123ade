@file:Suppress("UNUSED_PARAMETER")

package androidx.webkit

object WebViewFeature {
    const val DOCUMENT_START_SCRIPT = "DOCUMENT_START_SCRIPT"
    fun isFeatureSupported(feature: String) = true
}

object WebViewCompat {
    fun addDocumentStartJavaScript(view: android.webkit.WebView, script: String, origins: Set<String>) {}
}
