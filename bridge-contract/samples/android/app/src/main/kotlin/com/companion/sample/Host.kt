package com.companion.sample

import android.net.Uri
import android.os.Build
import com.companion.bridge.BridgeInfoResult
import com.companion.bridge.BridgeInfoResultPlatform
import com.companion.bridge.ClosePageParams
import com.companion.bridge.CompanionBridge
import com.companion.bridge.CompanionHost
import com.companion.bridge.GetDeviceInfoResult
import com.companion.bridge.NotifySignedOutParams
import com.companion.bridge.OpenExternalParams
import com.companion.bridge.PageReadyParams
import com.companion.bridge.RefreshSessionParams
import com.companion.bridge.RefreshSessionResult
import com.companion.bridge.Reply
import com.companion.bridge.SessionRotatedParams
import com.companion.bridge.SetBackInterceptParams
import com.companion.bridge.SetTitleParams

/**
 * What this app does for the page: a first version. With a listener, calls come on the main thread, and with an
 * object on one of the web view's. This code suits both.
 */
class Host(private val surroundings: Surroundings) : CompanionHost {
    @Volatile var activity: CompanionActivity? = null
    @Volatile var shown: String? = null // set in WebViewClient.onPageStarted
    @Volatile var takesBack = false
        private set
    @Volatile var isReady = false
        private set

    override val allowedHosts = setOf(HOST)
    override val debugOrigins = setOf("http://metawatch.localhost:8080") // `npm start`, after `adb reverse tcp:8080 tcp:8080`
    override fun address() = shown

    override fun bridgeInfo() = BridgeInfoResult(
        wire = 1,
        contract = CompanionBridge.CONTRACT,
        app = "1.0.0",
        build = "1",
        platform = BridgeInfoResultPlatform.ANDROID,
        methods = listOf(
            "bridgeInfo", "closePage", "setBackIntercept", "setTitle", "pageReady", "openExternal", "getDeviceInfo",
            "refreshSession", "sessionRotated", "notifySignedOut",
        ),
        events = listOf(
            "backPressed", "themeChanged", "safeAreaChanged", "languageChanged", "preferencesChanged", "openRoute",
        ),
        state = surroundings.state(),
    )

    /** A new document starts. */
    fun reset() {
        isReady = false
        intercept(false)
    }

    private fun intercept(isOn: Boolean) {
        takesBack = isOn
        onScreen { it.updateBack() }
    }

    private fun onScreen(act: (CompanionActivity) -> Unit) {
        val activity = activity ?: return
        activity.runOnUiThread { act(activity) }
    }

    override fun closePage(params: ClosePageParams) = onScreen { it.finish() }
    override fun setBackIntercept(params: SetBackInterceptParams) = intercept(params.enabled)
    override fun setTitle(params: SetTitleParams) = onScreen { it.title = params.title }
    override fun pageReady(params: PageReadyParams) { isReady = true }

    override fun openExternal(params: OpenExternalParams, reply: Reply<Unit>) = onScreen {
        it.show(Uri.parse(params.url))
        reply.ok(Unit)
    }

    override fun getDeviceInfo(reply: Reply<GetDeviceInfoResult>) {
        reply.ok(GetDeviceInfoResult(Build.MANUFACTURER, model = Build.MODEL, os = "android", osVersion = Build.VERSION.RELEASE))
    }

    override fun refreshSession(params: RefreshSessionParams, reply: Reply<RefreshSessionResult>) {
        val pair = Session.pair
        if (pair == null) reply.refuse("SIGNED_OUT") else reply.ok(RefreshSessionResult(pair.first, pair.second))
    }

    override fun sessionRotated(params: SessionRotatedParams) { Session.pair = params.accessToken to params.refreshToken }
    override fun notifySignedOut(params: NotifySignedOutParams) { Session.pair = null }
}

/** Stands for the app's own session; a real one keeps the pair in an encrypted store. */
object Session {
    @Volatile var pair: Pair<String, String>? = null
}
