package com.companion.sample

/** Prints for each argument, a time in milliseconds, whether a page that is lost then is opened again. */
fun main(times: Array<String>) {
    var now = 0L
    val renewals = Renewals { now }
    println(times.map { now = it.toLong(); renewals.isAllowed() })
}
