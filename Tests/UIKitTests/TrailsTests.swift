import RedlineLayout
import Testing
import UIKit

@testable import Trails

/// An app as Apple's templates begin it, of twelve screens, compiled as it is written.
@MainActor @Suite struct TrailsTests {
  struct Screen: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable () -> UIViewController
  }

  nonisolated static let screens = [
    Screen(testDescription: "list") { TrailListViewController(style: .plain) },
    Screen(testDescription: "detail") { TrailDetailViewController(trail: Trail.all[0]) },
    Screen(testDescription: "add") { AddTrailViewController() },
    Screen(testDescription: "login") { LoginViewController() },
    Screen(testDescription: "profile") { ProfileViewController() },
    Screen(testDescription: "settings") { SettingsViewController(style: .insetGrouped) },
    Screen(testDescription: "discover") { DiscoverViewController() },
    Screen(testDescription: "photos") { PhotosViewController() },
    Screen(testDescription: "onboarding") { OnboardingViewController() },
    Screen(testDescription: "filter") { FilterViewController() },
    Screen(testDescription: "about") { AboutViewController() },
    Screen(testDescription: "weather") { WeatherViewController() },
  ]

  nonisolated static let devices: [Device] = [.iPhone17, .iPhone8.landscape, .iPadPro11]

  @Test(arguments: screens, devices) func laysOut(screen: Screen, device: Device) throws {
    let layout = try screen.make().solved(on: device)
    #expect(layout.items.count >= 3)
    let errors = layout.diagnostics.filter { $0.severity != .note }
    #expect(errors.map(\.message) == [])
  }

  /// Where a view hugs its content as much as three others do, the three win: the button has a height.
  @Test func thePagesFillTheScreen() throws {
    let onboarding = OnboardingViewController()
    let layout = try onboarding.solved(on: .iPhone17)
    #expect(layout.item("startButton")?.frame.height == 50)
    #expect(layout.item("scrollView").map { $0.frame.height > 600 } == true)
  }

  @Test func theSceneShowsTheTabs() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = SceneDelegate()
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    let window = try #require(delegate.window)
    defer { window.rootViewController = nil }
    let tabs = try #require(window.rootViewController as? UITabBarController)
    #expect(tabs.viewControllers?.count == 4)
    #expect(window.isKeyWindow)
    let list = try #require(
      (tabs.viewControllers?.first as? UINavigationController)?.topViewController
        as? TrailListViewController)
    window.layoutIfNeeded()
    #expect(list.tableView.visibleCells.count == 3)
    let layout = try tabs.solved(on: .iPhone17)
    #expect(layout.diagnostics.filter { $0.severity == .error } == [])
  }

  /// The app is launched and its scene connected, and nothing is loaded before it is drawn.
  @Test func theRootOfTheScene() throws {
    defer { UINavigationBar.appearance().prefersLargeTitles = false }
    let root = UIWindowScene.rootController(of: SceneDelegate(), launchedBy: AppDelegate())
    #expect(root is RootTabBarController && !root.isViewLoaded)
    for device in Self.devices {
      let layout = try root.solved(on: device)
      let tabs = try #require(layout.items.first { $0.kind == .tabBar })
      #expect(
        tabs.control == .tabBar(titles: ["Trails", "Discover", "Profile", "Settings"], selected: 0))
      #expect(tabs.style.tint == .systemGreen)
      #expect(layout.items.contains { $0.kind == .tableCell })
    }
  }

  @Test func controlsCallTheirActions() throws {
    let add = AddTrailViewController()
    add.loadViewIfNeeded()
    add.lengthSlider.value = 25
    add.lengthSlider.sendActions(for: .valueChanged)
    #expect(add.lengthLabel?.text == "25 km")
  }

  @Test func assetsAreFound() {
    #expect(UIImage(named: "Lake")?.size == CGSize(width: 64, height: 36))
    #expect(UIColor(named: "Leaf") != nil)
    let weather = WeatherViewController()
    weather.loadViewIfNeeded()
    #expect(weather.view.backgroundColor == UIColor(named: "Sky"))
    #expect(UIImage(named: "Nothing of that name") == nil)
  }
}
