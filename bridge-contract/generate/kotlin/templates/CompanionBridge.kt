import android.webkit.JavascriptInterface

/**
 * Give it to `addJavascriptInterface(this, "CompanionNative")` before the first load, or its `onMessage` to a listener
 * of `addWebMessageListener`. The host's `debugOrigins` count only if `isDebuggable`. Pass the application's own flag,
 * `applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE != 0`: it's never set in a release build.
 */
class CompanionBridge(
    private val host: CompanionHost,
    page: Page,
    nonce: String? = null,
    isDebuggable: Boolean = false,
) : {{above}} {
    /** The origins of the app's own pages, for `addDocumentStartJavaScript` and `addWebMessageListener`. */
    val origins: Set<String> = originsOf(host.allowedHosts, host.debugOrigins, isDebuggable)

    /** Whether an address is one of the app's own pages. Ask it about every navigation and every link. */
    fun isOurs(address: String?): Boolean = originOf(address) in origins

    override fun allowed() = isOurs(host.address())

    override fun facts() = Shapes.bridgeInfoResult.check(host.bridgeInfo().toMap()) as Map<*, *>

    override fun eventDropped(event: String, path: String) = host.eventDropped(event, path)

    @JavascriptInterface
    fun bridgeInfo(): String = Json.write(facts())

    @JavascriptInterface
    fun bridgeInfo(message: String): String =
        take<Unit, BridgeInfoResult>(message, Shape.Nothing, {}, { facts() }) { _, reply -> reply.ok(host.bridgeInfo()) }

    /** One message of a channel; what comes back is to be posted back. */
    fun onMessage(message: String): String = when (methodOf(message)) {
{{cases}}
        else -> unsupported(message)
    }

    companion object {
        const val CONTRACT = "{{version}}"
        val METHODS = listOf(
{{methods}}
        )
        val EVENTS = listOf(
{{events}}
        )
    }
}
