import android.webkit.JavascriptInterface

/** How the page calls: {{names}}. */
abstract class {{area}}Calls(private val host: CompanionHost, page: Page, nonce: String?) : {{above}} {
{{calls}}
}
