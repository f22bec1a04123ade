package com.companion.bridge

/** Answers one call, once: the first answer counts, every later one is dropped and returns false. */
class Reply<T> internal constructor(
    private val encode: (T) -> Any?,
    private val envelope: (Map<String, Any?>) -> String,
    private val late: (String) -> Unit,
) {
    private var answer: String? = null
    private var returned = false

    fun ok(value: T): Boolean = try {
        settle(mapOf("ok" to true, "data" to encode(value)))
    } catch (fault: ShapeFault) {
        refuse("INVALID_REPLY", fault.path)
    }

    /** One of the method's own codes, or a general one such as CANCELLED. */
    fun refuse(code: String, message: String = ""): Boolean =
        settle(mapOf("ok" to false, "error" to mapOf("code" to code, "message" to message)))

    @Synchronized
    private fun settle(body: Map<String, Any?>): Boolean {
        if (answer != null) return false
        val text = envelope(body)
        answer = text
        if (returned) late(text)
        return true
    }

    /** What the native method returns: the answer, if there is one by now, or that it follows. */
    @Synchronized
    internal fun returned(): String {
        returned = true
        return answer ?: envelope(mapOf("pending" to true))
    }
}
