// What the sample uses of UIKit, with its isolation: everything is on the main actor.
@_exported import Foundation
@_exported import FoundationNetworking

@MainActor
open class UIResponder: NSObject {
    open var next: UIResponder? { nil }
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
    open var rightBarButtonItem: UIBarButtonItem?
    open var backAction: UIAction?
}

@MainActor
open class UIViewController: UIResponder, UITraitChangeObservable {
    open var view: UIView!
    open var title: String?
    open var isModalInPresentation = false
    open var navigationItem: UINavigationItem { UINavigationItem() }
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open var navigationController: UINavigationController? { nil }
    open var presentingViewController: UIViewController? { nil }

    open func loadView() {}
    open func loadViewIfNeeded() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewSafeAreaInsetsDidChange() {}
    @available(iOS, introduced: 8.0, deprecated: 17.0)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor
open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] = []
    open var topViewController: UIViewController? { nil }
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    @available(iOS 26.0, *)
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }

    public init(rootViewController: UIViewController) {}

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { nil }
}

/// Of Foundation, which has none outside of Apple's systems.
open class NSUserActivity: NSObject {
    open var webpageURL: URL?
}

@MainActor
open class UIScene: UIResponder {
    @MainActor
    public final class ConnectionOptions: NSObject {
        public var userActivities: Set<NSUserActivity> { [] }
    }
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
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
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
