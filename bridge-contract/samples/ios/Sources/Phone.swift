import UIKit

/// The phone's settings that a web view doesn't pass to its page. The text size isn't one of them, because the page reads
/// Dynamic Type itself.
@MainActor
enum Phone {
    /// Posted when one of the settings changes. The clock and the region are parts of the locale.
    static let changes = [
        UIAccessibility.boldTextStatusDidChangeNotification,
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        NSLocale.currentLocaleDidChangeNotification,
    ]

    static var preferences: PreferencesChangedData {
        PreferencesChangedData(
            boldText: UIAccessibility.isBoldTextEnabled, highContrast: UIAccessibility.isDarkerSystemColorsEnabled,
            uses24HourClock: uses24HourClock, region: country)
    }

    private static var uses24HourClock: Bool? {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: .current)?.contains("H")
    }

    /// Without regions such as 419, Latin America: they don't fit the contract, and the whole event would be dropped.
    private static var country: String? {
        Locale.current.region.flatMap { $0.identifier.count == 2 ? $0.identifier : nil }
    }
}
