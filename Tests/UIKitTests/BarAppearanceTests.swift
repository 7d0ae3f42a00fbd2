import Testing
import UIKit

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
}
