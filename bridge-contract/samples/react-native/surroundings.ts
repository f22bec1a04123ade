import { useCalendars, useLocales } from 'expo-localization'
import { useEffect, useState } from 'react'
import { AccessibilityInfo, Keyboard, Platform, useColorScheme } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import type { CompanionBridge } from '../../generated/react-native/CompanionBridge'
import type {
  LanguageChangedData,
  PreferencesChangedData,
  SafeAreaChangedData,
  ThemeChangedData,
} from '../../generated/react-native/SurroundingsEvents'

/** The data of the sticky events, by event. */
interface Surroundings {
  readonly themeChanged: ThemeChangedData
  readonly languageChanged: LanguageChangedData
  readonly safeAreaChanged: SafeAreaChangedData
  readonly preferencesChanged: PreferencesChangedData
}

const isIOS = Platform.OS === 'ios'

/** Returns the accessibility settings that React Native can read. They are empty until they have been read. */
function useAccessibility(): PreferencesChangedData {
  const [settings, setSettings] = useState<PreferencesChangedData>({})
  useEffect(() => {
    let isMounted = true
    const change = (some: PreferencesChangedData) => {
      if (isMounted) setSettings((others) => ({ ...others, ...some }))
    }
    // On Android, React Native can't read the setting for bold text and would answer false.
    if (isIOS) void AccessibilityInfo.isBoldTextEnabled().then((boldText) => change({ boldText }))
    const contrast = isIOS
      ? AccessibilityInfo.isDarkerSystemColorsEnabled()
      : AccessibilityInfo.isHighTextContrastEnabled()
    void contrast.then((highContrast) => change({ highContrast }))
    const bold = AccessibilityInfo.addEventListener('boldTextChanged', (boldText) => change({ boldText }))
    const contrasts = (['darkerSystemColorsChanged', 'highTextContrastChanged'] as const).map((event) =>
      AccessibilityInfo.addEventListener(event, (highContrast) => change({ highContrast })),
    )
    return () => {
      isMounted = false
      for (const listener of [bold, ...contrasts]) listener.remove()
    }
  }, [])
  return settings
}

/** Returns whether the on-screen keyboard is open. */
function useIsKeyboardOpen(): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const shown = Keyboard.addListener('keyboardDidShow', () => setOpen(true))
    const hidden = Keyboard.addListener('keyboardDidHide', () => setOpen(false))
    return () => {
      shown.remove()
      hidden.remove()
    }
  }, [])
  return isOpen
}

/**
 * Returns the app's values for the page's sticky events. The text size isn't one of them: on Android the web
 * view scales text itself, and on iOS the page reads Dynamic Type.
 */
export function useSurroundings(): Surroundings {
  const isDark = useColorScheme() === 'dark'
  const { right, bottom, left } = useSafeAreaInsets()
  const [locale] = useLocales()
  const [calendar] = useCalendars()
  const accessibility = useAccessibility()
  const isKeyboardOpen = useIsKeyboardOpen()
  // Some regions are numbers, such as 419. The contract only accepts countries, and would drop the event.
  const region = /^[A-Z]{2}$/.test(locale.regionCode ?? '') ? locale.regionCode : undefined
  return {
    themeChanged: { dark: isDark },
    languageChanged: { lang: locale.languageTag },
    // The app's title bar is above the page. On Android the page ends above the keyboard, so the system's bar
    // at the bottom doesn't cover the page while the keyboard is open.
    safeAreaChanged: { top: 0, right, bottom: !isIOS && isKeyboardOpen ? 0 : bottom, left },
    preferencesChanged: {
      ...accessibility,
      uses24HourClock: calendar.uses24hourClock ?? undefined,
      region: region ?? undefined,
    },
  }
}

/** Sends the page an event for each value that has changed. */
export function useEvents(bridge: CompanionBridge, surroundings: Surroundings): void {
  const { dark } = surroundings.themeChanged
  const { lang } = surroundings.languageChanged
  const { top, right, bottom, left } = surroundings.safeAreaChanged
  const { boldText, highContrast, uses24HourClock, region } = surroundings.preferencesChanged
  useEffect(() => void bridge.themeChanged({ dark }), [bridge, dark])
  useEffect(() => void bridge.languageChanged({ lang }), [bridge, lang])
  useEffect(() => {
    bridge.safeAreaChanged({ top, right, bottom, left })
  }, [bridge, top, right, bottom, left])
  useEffect(() => {
    bridge.preferencesChanged({ boldText, highContrast, uses24HourClock, region })
  }, [bridge, boldText, highContrast, uses24HourClock, region])
}
