package com.companion.sample

import android.view.View
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsCompat.Type
import com.companion.bridge.BridgeInfoResultStateSafeAreaChanged

/**
 * Draws a frame behind the system's bars, and ends it above the keyboard. Calls back with the safe area in CSS pixels,
 * at first and after each change.
 *
 * The keyboard counts once: the frame shrinks, so the app sends no `keyboardChanged`, and the web view gets no inset
 * of it, with which Chromium 139 and later would shrink the page a second time. The bars go on to the web view, which
 * passes them to the page as `safe-area-inset-*` since Chromium 144.
 */
fun followInsets(frame: View, changed: (BridgeInfoResultStateSafeAreaChanged) -> Unit) {
    ViewCompat.setOnApplyWindowInsetsListener(frame) { view, insets ->
        val edges = insets.getInsets(Type.systemBars() or Type.displayCutout())
        val keyboard = insets.getInsets(Type.ime()).bottom
        view.setPadding(0, 0, 0, keyboard)
        // Read each time, because it changes on a folded phone and with the display size.
        val density = view.resources.displayMetrics.density.toDouble()
        changed(
            BridgeInfoResultStateSafeAreaChanged(
                top = edges.top / density,
                right = edges.right / density,
                bottom = maxOf(0, edges.bottom - keyboard) / density,
                left = edges.left / density,
            ),
        )
        WindowInsetsCompat.Builder(insets).setInsets(Type.ime(), Insets.NONE).build()
    }
}
