import android.webkit.JavascriptInterface

/**
 * Give it to `addJavascriptInterface(this, "CompanionNative")` before the first load, or its `onMessage` to a listener
 * of `addWebMessageListener`.
 */
class CompanionBridge(private val host: CompanionHost, page: Page, nonce: String? = null) : {{above}} {
    override fun allowed() = isOf(host.allowedHosts, host.address())

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
