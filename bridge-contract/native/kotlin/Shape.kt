package com.companion.bridge

/** A value does not fit; the path says where and the value is not told. */
class ShapeFault(val path: String) : Exception(path)

/** What may cross the bridge. */
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
