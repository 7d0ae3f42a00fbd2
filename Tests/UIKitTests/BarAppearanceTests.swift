import RedlineLayout
import Testing
import UIKit

/// Bars that only these tests style, since styles stay.
private final class Rooms: UINavigationController {}
private final class Floors: UITabBarController {}

/// In which colour the buttons of a bar are drawn.
private struct ButtonRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var color: Color?
  var set: @MainActor @Sendable (UINavigationItem, UINavigationBar) -> Void

  init(
    _ name: String, _ color: Color?,
    _ set: @escaping @MainActor @Sendable (UINavigationItem, UINavigationBar) -> Void
  ) { (testDescription, self.color, self.set) = (name, color, set) }
}

private let buttonRows = [
  ButtonRow("what is set for all in a container", .systemRed) { _, _ in },
  ButtonRow("of each button its own", .systemGreen) { item, _ in
    for button in (item.rightBarButtonItems ?? []) + [item.leftBarButtonItem!] {
      button.tintColor = .systemGreen
    }
  },
  ButtonRow("the title's before the tint", .systemBlue) { item, _ in
    item.leftBarButtonItem = nil
    item.rightBarButtonItem?.tintColor = .systemGreen
    item.rightBarButtonItem?.setTitleTextAttributes(
      [.foregroundColor: UIColor.systemBlue], for: .normal)
  },
  ButtonRow("several colours are not drawn", nil) { item, _ in
    item.leftBarButtonItem?.tintColor = .systemGreen
  },
  ButtonRow("nothing to draw", nil) { item, _ in
    (item.leftBarButtonItem, item.rightBarButtonItem) = (nil, nil)
  },
]

/// A copy of a bar's look has all of it, and is changed by itself.
@MainActor @Suite struct BarAppearanceTests {
  @Test func navigationBar() throws {
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    look.setBackIndicatorImage(UIImage(systemName: "arrow.left"), transitionMaskImage: nil)
    look.doneButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    let copy = try #require(look.copy() as? UINavigationBarAppearance)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .systemRed)
    #expect(copy.backIndicatorImage === look.backIndicatorImage)
    #expect(copy.doneButtonAppearance.normal.titlePositionAdjustment.vertical == 4)
    copy.doneButtonAppearance.normal.titlePositionAdjustment.vertical = 5
    #expect(look.doneButtonAppearance.normal.titlePositionAdjustment.vertical == 4)
  }

  @Test func tabBar() {
    let look = UITabBarAppearance()
    look.selectionIndicatorTintColor = .systemTeal
    look.inlineLayoutAppearance.selected.iconColor = .systemPink
    let copy = UITabBarAppearance(barAppearance: look)
    #expect(copy.selectionIndicatorTintColor == .systemTeal)
    #expect(copy.inlineLayoutAppearance.selected.iconColor == .systemPink)
    // What bars of another kind have is not taken.
    let other = UINavigationBarAppearance(barAppearance: look)
    #expect(other.titleTextAttributes.isEmpty)
  }

  @Test(arguments: buttonRows) private func buttons(_ row: ButtonRow) throws {
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self, Rooms.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    let controller = UIViewController()
    let item = controller.navigationItem
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    item.rightBarButtonItem = UIBarButtonItem(title: "Go")
    let rooms = Rooms(rootViewController: controller)
    row.set(item, rooms.navigationBar)
    let layout = try rooms.solved(on: .iPhone8)
    #expect(layout.items.first { $0.kind == .navigationBar }?.style.tint == row.color)
    // Others stay as they are.
    let other = UINavigationController(rootViewController: UIViewController())
    other.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go")
    let plain = try other.solved(on: .iPhone8)
    #expect(plain.items.first { $0.kind == .navigationBar }?.style.tint == nil)
  }

  @Test func theLookOfButtons() throws {
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go")
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.standardAppearance = look
    let layout = try navigation.solved(on: .iPhone8)
    #expect(layout.items.first { $0.kind == .navigationBar }?.style.tint == .systemPink)
  }

  @Test func tabs() throws {
    UITabBarItem.appearance(whenContainedInInstancesOf: [Floors.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.systemOrange], for: .selected)
    let floors = Floors()
    let (first, second) = (UIViewController(), UIViewController())
    (first.tabBarItem.title, second.tabBarItem.title) = ("A", "B")
    floors.viewControllers = [first, second]
    func tint() throws -> Color? {
      try floors.solved(on: .iPhone8).items.first { $0.kind == .tabBar }?.style.tint
    }
    #expect(try tint() == .systemOrange)
    second.tabBarItem.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
    #expect(try tint() == .systemOrange)
    floors.selectedIndex = 1
    #expect(try tint() == .systemRed)
  }
}
