package com.companion.sample

import android.content.ActivityNotFoundException
import android.content.Intent
import android.content.res.Configuration
import android.net.Uri
import android.os.Bundle
import android.view.View
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.activity.enableEdgeToEdge
import com.companion.bridge.BridgeInfoResultStateSafeAreaChanged
import com.companion.bridge.OpenRouteData

/** Shows the page of one brand in a web view, or a native message if there's no page to show. */
class CompanionActivity : ComponentActivity() {
    val files = FileChooser(this)
    private val renewals = Renewals()
    private lateinit var frame: FrameLayout
    private var page: WebPage? = null
    private var safeArea: BridgeInfoResultStateSafeAreaChanged? = null
    private var saved: Bundle? = null

    /** The address to open as soon as the activity is visible and its insets are known. */
    private var next: String? = null
    private var isStarted = false
    private var isEngineReady = false

    private val back = object : OnBackPressedCallback(false) {
        override fun handleOnBackPressed() {
            val page = page ?: return
            if (page.host.takesBack) page.bridge.backPressed() else page.view.goBack()
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        enableEdgeToEdge()
        super.onCreate(savedInstanceState)
        onBackPressedDispatcher.addCallback(this, back)
        frame = FrameLayout(this)
        frame.setBackgroundColor(getColor(R.color.page))
        setContentView(frame)
        saved = savedInstanceState
        next = saved?.getString(NEXT) ?: addressOf(intent.data) ?: START
        followInsets(frame) { area ->
            safeArea = area
            page?.show(area)
            openNext()
        }
        startEngine(this) {
            isEngineReady = true
            openNext()
        }
    }

    override fun onStart() {
        super.onStart()
        isStarted = true
        // The user can have changed the clock or the contrast in the meantime.
        page?.tell()
        openNext()
    }

    override fun onStop() {
        isStarted = false
        super.onStop()
    }

    private fun openNext() {
        val address = next ?: return
        val area = safeArea ?: return
        if (!isStarted || !isEngineReady) return
        // `next` stays set, so that the next start looks again.
        if (!WebPage.isSupported(this)) return showNotice(R.string.old_web_view, R.string.update) { updateWebView(this) }
        next = null
        val page = WarmPage.take() ?: WebPage(this)
        this.page = page
        page.attach(this, area)
        showOnly(page.view)
        // A view that is added later gets no insets by itself.
        frame.requestApplyInsets()
        val state = saved
        saved = null
        if (!page.restore(state)) page.load(if (page.bridge.isOurs(address)) address else START)
        updateBack()
    }

    /** The system has taken the page's process, or the page has crashed it. The old view can't show anything any more. */
    fun replace(lost: WebPage) {
        val address = lost.host.shown ?: START
        page = null
        lost.destroy()
        updateBack()
        val open = {
            next = address
            openNext()
        }
        if (!isStarted || renewals.isAllowed()) open() else showNotice(R.string.page_stopped, R.string.retry, open)
    }

    /** The system previews the previous screen only while no callback is enabled. */
    fun updateBack() {
        back.isEnabled = page?.let { it.host.takesBack || it.view.canGoBack() } == true
    }

    /** A link or a push message, while the activity exists. */
    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        val address = addressOf(intent.data) ?: return
        val page = page
        if (page == null) {
            next = address
            openNext()
        } else if (page.bridge.isOurs(address)) {
            // The page asks before typed text is lost. A page that isn't ready has no text, and can't ask.
            val isSent = page.host.isReady && page.bridge.openRoute(OpenRouteData(routeOf(address)))
            if (!isSent) page.load(address)
        }
    }

    /** Shows an address outside of the page. One of ours stays in it: as an app link it would come back here. */
    fun show(address: Uri) {
        val page = page
        if (page != null && page.bridge.isOurs(address.toString())) return page.load(address.toString())
        if (address.scheme !in setOf("https", "mailto", "tel")) return
        try {
            startActivity(Intent(Intent.ACTION_VIEW, address))
        } catch (_: ActivityNotFoundException) {
            // There's no app for it.
        }
    }

    /** Offers to load the page again. */
    fun showFailure(failed: WebPage) = showNotice(R.string.not_loaded, R.string.retry) {
        showOnly(failed.view)
        failed.load(failed.host.shown ?: START)
    }

    private fun showNotice(text: Int, button: Int, onClick: () -> Unit) = showOnly(notice(this, text, button, onClick))

    private fun showOnly(view: View) {
        frame.removeAllViews()
        frame.addView(view)
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        frame.setBackgroundColor(getColor(R.color.page))
        page?.tell()
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        page?.view?.saveState(outState)
        next?.let { outState.putString(NEXT, it) }
    }

    override fun onDestroy() {
        page?.destroy()
        super.onDestroy()
    }

    private companion object {
        const val NEXT = "next"
    }
}
