package com.companion.bridge

/** Reads one JSON text; throws on anything that is none, and on more than 64 levels. */
internal class JsonReader(private val text: String) {
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
