// What the sample uses of UIKit, with its isolation: everything is on the main actor.
@_exported import Foundation
@_exported import FoundationNetworking

@MainActor
open class UIResponder: NSObject {
    open var next: UIResponder? { nil }
}

@MainActor
open class UIView: UIResponder {
    public var frame: CGRect

    public init(frame: CGRect) {
        self.frame = frame
    }
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

@MainActor
open class UITraitCollection: NSObject {
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

@MainActor
open class UIAction: NSObject {
    public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {}
}

@MainActor
open class UIBarButtonItem: NSObject {
    public init(title: String? = nil, primaryAction: UIAction? = nil) {}
}

@MainActor
open class UINavigationItem: NSObject {
    public var leftBarButtonItem: UIBarButtonItem?
}

@MainActor
open class UIViewController: UIResponder {
    open var view: UIView!
    open var title: String?
    public let navigationItem = UINavigationItem()
    public var traitCollection = UITraitCollection()
    public var navigationController: UINavigationController? { nil }

    open func viewDidLoad() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

@MainActor
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) {}

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { nil }
}

@MainActor
open class UIScene: UIResponder {
    public final class ConnectionOptions {}
}

@MainActor
open class UIWindowScene: UIScene {}

@MainActor
open class UISceneSession: NSObject {}

@MainActor
open class UIWindow: UIView {
    public var rootViewController: UIViewController?

    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
    }

    open func makeKeyAndVisible() {}
}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

public extension UIApplicationDelegate {
    static func main() {}
}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

@MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public func open(_ url: URL, completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {}
}

@MainActor
open class UIDevice: NSObject {
    public static let current = UIDevice()
    public let model = "iPhone"
    public let systemVersion = "26.1"
}
