package com.companion.bridge

/** JSON without a library: an app brings its own, and not always the same. */
object Json {
    private const val LONGEST = 2097152

    fun write(value: Any?): String = StringBuilder().also { put(it, value) }.toString()

    /** A JavaScript string literal that is safe in a script element too. */
    fun quote(text: String): String = buildString {
        append('"')
        for (c in text) when {
            c == '"' || c == '\\' -> append('\\').append(c)
            c < ' ' || c == '<' || c == '\u2028' || c == '\u2029' || c.isSurrogate() ->
                append("\\u").append(c.code.toString(16).padStart(4, '0'))
            else -> append(c)
        }
        append('"')
    }

    private fun put(out: StringBuilder, value: Any?) {
        when (value) {
            null -> out.append("null")
            is String -> out.append(quote(value))
            is Double -> out.append(if (value % 1.0 == 0.0 && value in -1e15..1e15) value.toLong() else value)
            is Number, is Boolean -> out.append(value)
            is Map<*, *> -> value.entries.joinTo(out, ",", "{", "}") { "${quote(it.key as String)}:${write(it.value)}" }
            is List<*> -> value.joinTo(out, ",", "[", "]") { write(it) }
            else -> throw IllegalArgumentException("no JSON: ${value.javaClass}")
        }
    }

    /** Maps, lists, String, Long, Double, Boolean and null; throws on anything that is no JSON. */
    fun parse(text: String): Any? {
        require(text.length <= LONGEST)
        return JsonReader(text).whole()
    }
}
