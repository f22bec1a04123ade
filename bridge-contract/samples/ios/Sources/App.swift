import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let home = HomeViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: home)
        window.makeKeyAndVisible()
        self.window = window
        // A universal link has started the app.
        for activity in options.userActivities { self.scene(scene, continue: activity) }
    }

    // A universal link was tapped. Open the path of a push message in the same way.
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        guard let url = activity.webpageURL else { return }
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        let query = parts?.percentEncodedQuery.map { "?\($0)" } ?? ""
        home.open(path: (parts?.percentEncodedPath ?? "/") + query)
    }
}

/// A screen of the app that opens the page.
final class HomeViewController: UIViewController {
    private let companion = CompanionViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sample"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Open", primaryAction: UIAction { [weak self] _ in self?.open(path: "/") })
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // One idle web view loads the page now that this screen is shown, so that the page opens at once. It needs a size:
        // at the width 0 the page would be laid out twice.
        companion.view.frame = view.bounds
    }

    func open(path: String) {
        companion.open(path: path)
        guard navigationController?.topViewController !== companion else { return }
        navigationController?.pushViewController(companion, animated: true)
    }
}
