// What the sample uses of UIKit's views, traits and settings.
import Foundation

public struct UIEdgeInsets: Sendable {
    public var top, left, bottom, right: CGFloat
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

@MainActor
open class UIView: UIResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    open var frame: CGRect
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var autoresizingMask: AutoresizingMask = []
    open var isHidden = false
    open var isOpaque = true
    open var backgroundColor: UIColor?
    open var window: UIWindow? { nil }

    public init(frame: CGRect) {
        self.frame = frame
    }

    open func addSubview(_ view: UIView) {}
}

open class UIColor: @unchecked Sendable {
    public static var systemBackground: UIColor { UIColor() }
}

@MainActor
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
}

@MainActor
open class UIButton: UIView {
    public enum ButtonType: Int, Sendable {
        case custom, system
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
    }
}

@MainActor
open class UIGestureRecognizer: NSObject {
    open var isEnabled = true
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

@MainActor
open class UITraitCollection: NSObject {
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {}

@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@MainActor
public protocol UITraitChangeObservable {}

public extension UITraitChangeObservable {
    typealias TraitChangeHandler<Environment> = @MainActor (Environment, UITraitCollection) -> Void

    @available(iOS 17.0, *)
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> (any UITraitChangeRegistration)? { nil }
}

public enum UIAccessibility {
    @MainActor public static var isBoldTextEnabled: Bool { false }
    @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
    public static let boldTextStatusDidChangeNotification = Notification.Name("bold text")
    public static let darkerSystemColorsStatusDidChangeNotification = Notification.Name("darker colours")
}
