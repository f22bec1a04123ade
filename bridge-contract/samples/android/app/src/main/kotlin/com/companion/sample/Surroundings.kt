package com.companion.sample

import android.app.UiModeManager
import android.content.Context
import android.content.res.Configuration
import android.os.Build
import android.text.format.DateFormat
import com.companion.bridge.BridgeInfoResultState
import com.companion.bridge.BridgeInfoResultStateLanguageChanged
import com.companion.bridge.BridgeInfoResultStatePreferencesChanged
import com.companion.bridge.BridgeInfoResultStateSafeAreaChanged
import com.companion.bridge.BridgeInfoResultStateThemeChanged
import com.companion.bridge.CompanionBridge
import com.companion.bridge.LanguageChangedData
import com.companion.bridge.PreferencesChangedData
import com.companion.bridge.SafeAreaChangedData
import com.companion.bridge.ThemeChangedData

/** The phone's settings and the window's edges: the state at the page's start, then each change once. */
class Surroundings(private val context: Context) {
    @Volatile var safeArea: BridgeInfoResultStateSafeAreaChanged? = null
    private var told: BridgeInfoResultState? = null

    fun state(): BridgeInfoResultState {
        val settings = context.resources.configuration
        return BridgeInfoResultState(
            BridgeInfoResultStateThemeChanged(isDark(settings)),
            safeArea,
            BridgeInfoResultStateLanguageChanged(settings.locales[0].toLanguageTag()),
            preferences(settings),
        )
    }

    /** Without `textSize`, because the web view scales the text itself. */
    private fun preferences(settings: Configuration) = BridgeInfoResultStatePreferencesChanged(
        boldText = isBold(settings),
        highContrast = isHighContrast(),
        uses24HourClock = DateFormat.is24HourFormat(context),
        // A locale can have no region, or one of the digits of UN M.49.
        region = settings.locales[0].country.takeIf { it.matches(Regex("[A-Z]{2}")) },
    )

    private fun isBold(settings: Configuration): Boolean? {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.S) return null
        val added = settings.fontWeightAdjustment
        return added != Configuration.FONT_WEIGHT_ADJUSTMENT_UNDEFINED && added > 0
    }

    /** From -1 to 1; 0 is the standard, and the settings offer 0.5 and 1. */
    private fun isHighContrast(): Boolean? {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.UPSIDE_DOWN_CAKE) return null
        return context.getSystemService(UiModeManager::class.java).contrast >= 0.5f
    }

    /** The next call of `tell` sends everything. */
    fun forget() { told = null }

    /** Sends what has changed since the last call. Returns whether something has changed. */
    fun tell(bridge: CompanionBridge): Boolean {
        val now = state()
        val before = told
        told = now
        now.themeChanged?.takeIf { it != before?.themeChanged }?.let { bridge.themeChanged(ThemeChangedData(it.dark)) }
        now.safeAreaChanged?.takeIf { it != before?.safeAreaChanged }?.let {
            bridge.safeAreaChanged(SafeAreaChangedData(it.top, it.right, it.bottom, it.left))
        }
        now.languageChanged?.takeIf { it != before?.languageChanged }?.let {
            bridge.languageChanged(LanguageChangedData(it.lang))
        }
        now.preferencesChanged?.takeIf { it != before?.preferencesChanged }?.let {
            bridge.preferencesChanged(PreferencesChangedData(null, it.boldText, it.highContrast, it.uses24HourClock, it.region))
        }
        return now != before
    }
}

private fun isDark(of: Configuration) = of.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
