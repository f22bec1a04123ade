package com.companion.sample

import android.os.SystemClock

/** How often a lost page is opened again without the user. A page that crashes its process would otherwise never stop. */
class Renewals(private val now: () -> Long = SystemClock::elapsedRealtime) {
    private val times = ArrayDeque<Long>()

    /** Counts one. Returns false for the third within a minute. */
    fun isAllowed(): Boolean {
        times.removeAll { it <= now() - 60_000 }
        if (times.size == 2) return false
        return times.add(now())
    }
}
