package com.companion.sample

import android.content.res.Configuration
import android.net.Uri
import android.os.Build
import com.companion.bridge.BridgeInfoResult
import com.companion.bridge.BridgeInfoResultPlatform
import com.companion.bridge.BridgeInfoResultState
import com.companion.bridge.BridgeInfoResultStateThemeChanged
import com.companion.bridge.ClosePageParams
import com.companion.bridge.CompanionBridge
import com.companion.bridge.CompanionHost
import com.companion.bridge.GetDeviceInfoResult
import com.companion.bridge.NotifySignedOutParams
import com.companion.bridge.OpenExternalParams
import com.companion.bridge.RefreshSessionParams
import com.companion.bridge.RefreshSessionResult
import com.companion.bridge.Reply
import com.companion.bridge.SessionRotatedParams
import com.companion.bridge.SetBackInterceptParams
import com.companion.bridge.SetTitleParams

fun isDark(of: Configuration) = of.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES

/** What this app does for the page: a first version. Calls come on a thread of the web view, not on the main one. */
class Host(private val activity: CompanionActivity) : CompanionHost {
    val start = "https://m.metawatch.example/?appName=com.companion.metawatch"
    @Volatile var shown: String? = null
    @Volatile var takesBack = false

    override val allowedHosts = setOf("m.metawatch.example")
    override fun address() = shown

    override fun bridgeInfo() = BridgeInfoResult(
        wire = 1,
        contract = CompanionBridge.CONTRACT,
        app = "1.0.0",
        build = "1",
        platform = BridgeInfoResultPlatform.ANDROID,
        methods = listOf(
            "bridgeInfo", "closePage", "setBackIntercept", "setTitle", "openExternal", "getDeviceInfo",
            "refreshSession", "sessionRotated", "notifySignedOut",
        ),
        events = listOf("backPressed", "themeChanged"),
        state = BridgeInfoResultState(themeChanged = BridgeInfoResultStateThemeChanged(isDark(activity.resources.configuration))),
    )

    override fun closePage(params: ClosePageParams) = activity.runOnUiThread { activity.finish() }
    override fun setBackIntercept(params: SetBackInterceptParams) { takesBack = params.enabled }
    override fun setTitle(params: SetTitleParams) = activity.runOnUiThread { activity.title = params.title }

    override fun openExternal(params: OpenExternalParams, reply: Reply<Unit>) = activity.runOnUiThread {
        activity.show(Uri.parse(params.url))
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
