package com.companion.bridge

// Hand-written, without dependencies: JSON, shapes and replies. The contract is in CompanionContract.kt.

/** The page: runs a script in its web view, on any thread. */
fun interface Page {
    fun evaluate(script: String)
}

class ShapeFault(val path: String) : Exception(path)

sealed class Shape {
    class Text(val min: Int = 0, val max: Int = 65536, val pattern: String? = null) : Shape()
    class Whole(val min: Long = -9007199254740991, val max: Long = 9007199254740991) : Shape()
    class Real(val min: Double = -Double.MAX_VALUE, val max: Double = Double.MAX_VALUE) : Shape()
    object Flag : Shape()
    class OneOf(vararg val of: String) : Shape()
    class ListOf(val of: Shape, val max: Int = 1000) : Shape()
    class Opt(val of: Shape) : Shape()
    class Obj(vararg val fields: Pair<String, Shape>) : Shape()
    object Nothing : Shape()

    /** Copies what is declared; throws a ShapeFault with the path of the first fault. */
    fun check(value: Any?, path: String = "$"): Any? {
        fun must(fits: Boolean) {
            if (!fits) throw ShapeFault(path)
        }
        return when (this) {
            is Nothing -> null
            is Opt -> if (value == null) null else of.check(value, path)
            is Flag -> value.also { must(it is Boolean) }
            is Text -> value.also {
                must(it is String && it.length in min..max)
                must(pattern == null || Regex(pattern).containsMatchIn(it as String))
            }
            is OneOf -> value.also { must(it is String && it in of) }
            is Whole -> {
                val whole = if (value is Double && value % 1.0 == 0.0) value.toLong() else value
                must(whole is Long && whole in min..max)
                whole
            }
            is Real -> {
                val real = (value as? Number)?.toDouble() ?: Double.NaN
                must(real in min..max)
                real
            }
            is ListOf -> {
                must(value is List<*> && value.size <= max)
                (value as List<*>).mapIndexed { i, item -> of.check(item, "$path.$i") }
            }
            is Obj -> {
                must(value is Map<*, *>)
                val given = value as Map<*, *>
                fields.mapNotNull { (name, shape) ->
                    shape.check(given[name], "$path.$name")?.let { name to it }
                }.toMap()
            }
        }
    }
}

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
        return Reader(text).whole()
    }

    private class Reader(private val text: String) {
        private var at = 0

        fun whole(): Any? = value(0).also {
            space()
            require(at == text.length)
        }

        private fun space() {
            while (at < text.length && text[at] in " \t\n\r") at++
        }

        private fun take(c: Char): Boolean = (at < text.length && text[at] == c).also { if (it) at++ }

        private fun word(word: String, value: Any?): Any? {
            require(text.startsWith(word, at))
            at += word.length
            return value
        }

        private fun value(depth: Int): Any? {
            require(depth < 64)
            space()
            require(at < text.length)
            return when (text[at]) {
                '{' -> members(depth)
                '[' -> items(depth)
                '"' -> string()
                't' -> word("true", true)
                'f' -> word("false", false)
                'n' -> word("null", null)
                else -> number()
            }
        }

        private fun members(depth: Int): Map<String, Any?> {
            val map = LinkedHashMap<String, Any?>()
            at++
            space()
            if (take('}')) return map
            do {
                space()
                require(at < text.length && text[at] == '"')
                val name = string()
                space()
                require(take(':'))
                map[name] = value(depth + 1)
                space()
            } while (take(','))
            require(take('}'))
            return map
        }

        private fun items(depth: Int): List<Any?> {
            val list = ArrayList<Any?>()
            at++
            space()
            if (take(']')) return list
            do {
                list.add(value(depth + 1))
                space()
            } while (take(','))
            require(take(']'))
            return list
        }

        private fun number(): Any {
            val number = Regex("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?").find(text, at)
            require(number != null && number.range.first == at)
            at = number.range.last + 1
            return number.value.toLongOrNull() ?: number.value.toDouble()
        }

        private fun string(): String = buildString {
            at++
            while (true) {
                require(at < text.length)
                val c = text[at++]
                if (c == '"') break
                require(c >= ' ')
                append(if (c == '\\') escape() else c)
            }
        }

        private fun escape(): Char {
            require(at < text.length)
            val plain = "\"\\/bfnrt".indexOf(text[at++])
            if (plain >= 0) return "\"\\/\b\u000c\n\r\t"[plain]
            require(text[at - 1] == 'u' && at + 4 <= text.length)
            at += 4
            return text.substring(at - 4, at).toInt(16).toChar()
        }
    }
}

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

/** What every bridge object does, whatever its contract. */
abstract class BridgeRuntime(private val page: Page, private val nonce: String?) {
    /** Whether the page in front may call: check the address of the web view. */
    protected abstract fun allowed(): Boolean

    protected fun <P, R> take(
        message: String,
        params: Shape,
        read: (Map<*, *>) -> P,
        encode: (R) -> Any?,
        run: (P, Reply<R>) -> Unit,
    ): String {
        val request = try {
            Json.parse(message) as? Map<*, *> ?: emptyMap<Any, Any>()
        } catch (_: Exception) {
            emptyMap<Any, Any>()
        }
        val id = request["id"] as? String
        val reply = Reply(encode, { body -> Json.write(mapOf("id" to id) + body) }, ::receive)
        try {
            if (!allowed() || (nonce != null && request["n"] != nonce)) reply.refuse("FORBIDDEN_ORIGIN")
            else run(read((params.check(request["p"] ?: emptyMap<Any, Any>()) ?: emptyMap<Any, Any>()) as Map<*, *>), reply)
        } catch (fault: ShapeFault) {
            reply.refuse("INVALID_PARAMS", fault.path)
        } catch (_: Exception) {
            reply.refuse("HOST_THREW")
        }
        return reply.returned()
    }

    protected fun send(event: String, data: Any?) = receive(Json.write(mapOf("e" to event, "data" to data)))

    private fun receive(message: String) =
        page.evaluate("(window.companionBridge=window.companionBridge||{q:[]}).receive?companionBridge.receive(${Json.quote(message)}):companionBridge.q.push(${Json.quote(message)})")
}
