import 'dart:io';

import 'package:companion_bridge/companion_bridge.dart';
import 'package:flutter/widgets.dart';

/// The app's values for the page's sticky events. The text size isn't one of them: on Android the web view scales text
/// itself, and on iOS the page reads Dynamic Type.
class Surroundings {
  Surroundings.of(BuildContext context)
      : dark = MediaQuery.platformBrightnessOf(context) == Brightness.dark,
        locale = WidgetsBinding.instance.platformDispatcher.locale,
        // Flutter subtracts the keyboard. `Scaffold` makes the web view smaller by it, so it counts once and the app
        // doesn't send `keyboardChanged`.
        insets = MediaQuery.paddingOf(context),
        boldText = MediaQuery.boldTextOf(context),
        // Flutter only reads this setting on iOS.
        highContrast = Platform.isIOS ? MediaQuery.highContrastOf(context) : null,
        uses24HourClock = MediaQuery.alwaysUse24HourFormatOf(context);

  final bool dark;
  final Locale locale;
  final EdgeInsets insets;
  final bool boldText;
  final bool? highContrast;
  final bool uses24HourClock;

  /// The region of the phone's language. Some regions are numbers, such as 419. The contract only accepts countries, and
  /// would drop the event.
  String? get region => RegExp(r'^[A-Z]{2}$').hasMatch(locale.countryCode ?? '') ? locale.countryCode : null;

  /// The values before the page's first paint. The app's bar is above the page, so nothing covers the page's top.
  BridgeInfoResultState get state => BridgeInfoResultState(
        themeChanged: BridgeInfoResultStateThemeChanged(dark: dark),
        languageChanged: BridgeInfoResultStateLanguageChanged(lang: locale.toLanguageTag()),
        safeAreaChanged: BridgeInfoResultStateSafeAreaChanged(
          top: 0,
          right: insets.right,
          bottom: insets.bottom,
          left: insets.left,
        ),
        preferencesChanged: BridgeInfoResultStatePreferencesChanged(
          boldText: boldText,
          highContrast: highContrast,
          uses24HourClock: uses24HourClock,
          region: region,
        ),
      );

  /// Sends all values to the page.
  void sendTo(CompanionBridge bridge) {
    bridge.themeChanged(ThemeChangedData(dark: dark));
    bridge.languageChanged(LanguageChangedData(lang: locale.toLanguageTag()));
    bridge.safeAreaChanged(
      SafeAreaChangedData(top: 0, right: insets.right, bottom: insets.bottom, left: insets.left),
    );
    bridge.preferencesChanged(
      PreferencesChangedData(
        boldText: boldText,
        highContrast: highContrast,
        uses24HourClock: uses24HourClock,
        region: region,
      ),
    );
  }
}
