package com.companion.bridge

import java.util.Collections

/** The page: runs a script in its web view, called on any thread. */
fun interface Page {
    fun evaluate(script: String)
}

/** What every bridge object does, whatever its contract. */
abstract class BridgeRuntime(private val page: Page, private val nonce: String?) {
    protected abstract fun allowed(): Boolean

    protected abstract fun facts(): Map<*, *>

    protected abstract fun eventDropped(event: String, path: String)

    private val dropped = Collections.synchronizedSet(HashSet<String>())

    /**
     * A script for `addDocumentStartJavaScript`, for the brand's origins only. The nonce it carries is what keeps frames
     * of other origins out: they see the object too.
     */
    fun startScript(): String = "window.__companionInfo=" + Json.write(facts() + ("nonce" to nonce))

    protected fun <P, R> take(
        message: String,
        params: Shape,
        read: (Map<*, *>) -> P,
        encode: (R) -> Any?,
        run: (P, Reply<R>) -> Unit,
    ): String {
        val request = opened(message)
        val reply = Reply(encode, { body -> Json.write(mapOf("id" to request["id"] as? String) + body) }, ::receive)
        try {
            if (!allowed() || (nonce != null && request["n"] != nonce)) reply.refuse("FORBIDDEN_ORIGIN")
            else run(read((params.check(request["p"] ?: nothing) ?: nothing) as Map<*, *>), reply)
        } catch (fault: ShapeFault) {
            reply.refuse("INVALID_PARAMS", fault.path)
        } catch (_: Exception) {
            reply.refuse("HOST_THREW")
        }
        return reply.returned()
    }

    /** Which method a message on a channel is for. */
    protected fun methodOf(message: String): String? = opened(message)["m"] as? String

    protected fun unsupported(message: String): String =
        take<Unit, Unit>(message, Shape.Nothing, {}, { null }) { _, reply -> reply.refuse("UNSUPPORTED") }

    /** Whether it was sent. What does not fit is not, and the host hears of it once for each event and field. */
    protected fun send(event: String, shape: Shape, data: Map<*, *>?): Boolean {
        val body = try {
            shape.check(data)
        } catch (fault: ShapeFault) {
            if (dropped.add("$event ${fault.path}")) eventDropped(event, fault.path)
            return false
        }
        receive(Json.write(mapOf("e" to event, "data" to body)))
        return true
    }

    private fun opened(message: String): Map<*, *> = try {
        Json.parse(message) as? Map<*, *> ?: nothing
    } catch (_: Exception) {
        nothing
    }

    /** Through the page's one door, or to where the door will find it if the page's own script has not run yet. */
    private fun receive(message: String) {
        val text = Json.quote(message)
        page.evaluate(
            "(function(m){var d=window.companionBridge=window.companionBridge||{q:[]};" +
                "d.receive?d.receive(m):d.q.push(m)})($text)",
        )
    }

    private companion object {
        val nothing = emptyMap<Any, Any>()
    }
}
