package android.webkit

@Retention(AnnotationRetention.RUNTIME)
annotation class JavascriptInterface
