import UIKit

class RootTabBarController: UITabBarController {

    override func viewDidLoad() {
        super.viewDidLoad()
        let screens: [(UIViewController, String, String)] = [
            (TrailListViewController(style: .plain), "Trails", "map"),
            (DiscoverViewController(), "Discover", "safari"),
            (ProfileViewController(), "Profile", "person.circle"),
            (SettingsViewController(style: .insetGrouped), "Settings", "gear"),
        ]
        viewControllers = screens.enumerated().map { index, screen in
            let (controller, title, symbol) = screen
            controller.title = title
            let navigation = UINavigationController(rootViewController: controller)
            navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: index)
            return navigation
        }
    }
}
