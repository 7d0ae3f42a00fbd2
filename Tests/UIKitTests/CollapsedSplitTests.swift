import RedlineLayout
import Testing
import UIKit

/// In a compact width the columns of a split view controller are one stack, whose bar leads back.
@MainActor @Suite(.serialized) struct CollapsedSplitTests {
  private final class Titled: UIViewController {
    var calls: [String] = []

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) { calls.append("came") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("went") }
  }

  private func shown(
    _ split: UISplitViewController, on device: Device = Screen.phone8, _ body: (UIWindow) -> Void
  ) {
    let before = UIScreen.main.environment
    defer { UIScreen.main.environment = before }
    UIScreen.main.environment = LayoutEnvironment(device: device)
    let window = UIWindow()
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    body(window)
  }

  private func split() -> (UISplitViewController, list: Titled, detail: Titled) {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (Titled("List"), Titled("Detail"))
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return (split, list, detail)
  }

  private func bar(_ split: UISplitViewController) throws -> (left: [String], title: String) {
    let layout = try split.solved(on: Screen.phone8)
    let bars = layout.items.filter { $0.kind == .navigationBar && !$0.isHidden }
    #expect(bars.count == 1)
    let bar = try #require(bars.first)
    guard case .navigationBar(let left, _, _) = bar.control else { return ([], "") }
    return (left, bar.text?.string ?? "")
  }

  @Test func theBarLeadsBack() throws {
    let (split, list, detail) = split()
    let (left, title) = try bar(split)
    #expect(left == ["chevron.left", "List"] && title == "Detail")
    #expect(list.navigationController?.viewControllers.count == 2)
    // The column keeps its own stack, in that of the first one.
    #expect(detail.navigationController?.viewControllers == [detail])
    #expect(detail.splitViewController === split && list.splitViewController === split)
    #expect(split.viewController(for: .secondary) === detail)
  }

  @Test func contentsLieBelowTheOneBar() throws {
    let (split, _, detail) = split()
    shown(split) { window in
      #expect(detail.view.convert(detail.view.bounds, to: window) == window.bounds)
      #expect(detail.view.safeAreaInsets.top == 64)
      detail.edgesForExtendedLayout = []
      window.layoutIfNeeded()
      #expect(detail.view.convert(CGPoint.zero, to: window).y == 64)
    }
  }

  @Test func goingBackAndForth() {
    let (split, list, detail) = split()
    shown(split) { window in
      #expect(list.calls == [] && detail.calls == ["came"])
      list.navigationController?.popViewController(animated: true)
      window.layoutIfNeeded()
      #expect(list.calls == ["came"] && detail.calls == ["came", "went"])
      window.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(list.view.window != nil && detail.view.window == nil)
      let other = Titled("Other")
      list.showDetailViewController(other, sender: nil)
      #expect(other.view.window != nil)
      #expect(list.navigationController?.viewControllers.count == 2)
      // The first one of the later column goes back, too.
      other.navigationController?.popViewController(animated: true)
      #expect(list.view.window != nil)
      split.show(.secondary)
      #expect(other.view.window != nil)
      split.show(.primary)
      #expect(other.view.window == nil && list.view.window != nil)
    }
  }

  @Test func columnsComeApartWhereTheWidthIsRegular() {
    let (split, list, detail) = split()
    shown(split, on: .iPhone14ProMax) { window in
      #expect(detail.view.window != nil && list.view.window == nil)
      UIScreen.main.environment = LayoutEnvironment(device: .iPhone14ProMax.landscape)
      window.layoutIfNeeded()
      #expect(detail.view.window != nil && list.view.window != nil)
      #expect(list.navigationController?.viewControllers == [list])
      #expect(detail.navigationController?.parent === split)
      UIScreen.main.environment = LayoutEnvironment(device: .iPhone14ProMax)
      window.layoutIfNeeded()
      #expect(detail.view.window != nil && list.view.window == nil)
    }
  }

  @Test func asInIOS8() throws {
    let (list, detail) = (Titled("List"), Titled("Detail"))
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: list),
      UINavigationController(rootViewController: detail),
    ]
    let (left, title) = try bar(split)
    #expect(left == ["chevron.left", "List"] && title == "Detail")
  }

  @Test func whatIsShownInDetailWithoutColumnsIsPresented() {
    let (root, other) = (UIViewController(), UIViewController())
    root.showDetailViewController(other, sender: nil)
    #expect(root.presentedViewController === other)
  }
}
