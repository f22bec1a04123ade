package com.companion.sample

import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.provider.Settings
import android.view.Gravity
import android.view.View
import android.widget.Button
import android.widget.LinearLayout
import android.widget.TextView
import androidx.webkit.WebViewCompat

/** A native message with one button, in place of the page. */
fun notice(context: Context, text: Int, button: Int, onClick: () -> Unit): View = LinearLayout(context).apply {
    orientation = LinearLayout.VERTICAL
    gravity = Gravity.CENTER
    val space = (24 * resources.displayMetrics.density).toInt()
    setPadding(space, space, space, space)
    addView(TextView(context).apply { setText(text) })
    addView(Button(context).apply {
        setText(button)
        setOnClickListener { onClick() }
    })
}

/** Opens the web view's page in a store, or its system settings on a phone without a store that has it. */
fun updateWebView(context: Context) {
    val webView = WebViewCompat.getCurrentWebViewPackage(context)?.packageName ?: "com.google.android.webview"
    val places = listOf(
        Intent(Intent.ACTION_VIEW, Uri.parse("market://details?id=$webView")),
        Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, Uri.parse("package:$webView")),
        Intent(Settings.ACTION_SETTINGS),
    )
    places.firstOrNull { place ->
        try {
            context.startActivity(place)
            true
        } catch (_: ActivityNotFoundException) {
            false
        }
    }
}
