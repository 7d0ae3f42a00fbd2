import RedlineLayout
import Testing
import UIKit

/// Where columns lie: in a regular width beside each other, in a compact one the last one alone.
private struct SplitRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var device: Device
  var set: @MainActor @Sendable (UISplitViewController) -> Void
  var style: UISplitViewController.Style
  /// The letters of the columns that are shown, the last column first, each with its left edge and width.
  var columns: String

  init(
    _ name: String, on device: Device, _ style: UISplitViewController.Style,
    _ columns: String,
    _ set: @escaping @MainActor @Sendable (UISplitViewController) -> Void = { _ in }
  ) {
    (testDescription, self.device, self.style) = (name, device, style)
    (self.columns, self.set) = (columns, set)
  }

  init(
    _ name: String, on device: Device, _ columns: String,
    _ set: @escaping @MainActor @Sendable (UISplitViewController) -> Void = { _ in }
  ) { self.init(name, on: device, .doubleColumn, columns, set) }
}

private let wide = Device.iPadPro11.landscape
private let high = Device.iPadPro11

private let rows = [
  SplitRow("wider than high", on: wide, "S 320.5 873.5, P 0 320"),
  SplitRow("higher than wide", on: high, "S 0 834"),
  SplitRow("on a phone", on: Screen.phone8, "S 0 375"),
  SplitRow(
    "on a large phone on its side", on: .iPhone14ProMax.landscape, "S 320.333 611.667, P 0 320"),
  SplitRow("all columns, preferred", on: high, "S 320.5 513.5, P 0 320") {
    $0.preferredDisplayMode = .oneBesideSecondary
  },
  SplitRow("the last column, preferred", on: wide, "S 0 1194") {
    $0.preferredDisplayMode = .secondaryOnly
  },
  SplitRow("the first over the last", on: high, "S 0 834, P 0 320") {
    $0.preferredDisplayMode = .oneOverSecondary
  },
  SplitRow("three columns", on: wide, .tripleColumn, "S 320.5 873.5, M 0 320"),
  SplitRow(
    "three columns, all preferred", on: wide, .tripleColumn, "S 641 553, P 0 320, M 320.5 320"
  ) {
    $0.preferredDisplayMode = .twoBesideSecondary
  },
  SplitRow("two columns have no second one beside", on: wide, "S 320.5 873.5, P 0 320") {
    $0.preferredDisplayMode = .twoBesideSecondary
  },
  SplitRow("a width", on: wide, "S 250.5 943.5, P 0 250") { $0.preferredPrimaryColumnWidth = 250 },
  SplitRow("a share, up to the largest width", on: wide, "S 320.5 873.5, P 0 320") {
    $0.preferredPrimaryColumnWidthFraction = 0.5
  },
  SplitRow("a share", on: wide, "S 597.5 596.5, P 0 597") {
    $0.preferredPrimaryColumnWidthFraction = 0.5
    $0.maximumPrimaryColumnWidth = 2000
  },
  SplitRow("a least width", on: wide, "S 400.5 793.5, P 0 400") {
    $0.minimumPrimaryColumnWidth = 400
    $0.maximumPrimaryColumnWidth = 500
  },
  SplitRow("the first at the right", on: wide, "S 0 873.5, P 874 320") {
    $0.primaryEdge = .trailing
  },
  SplitRow("a column that is hidden", on: wide, "S 0 1194") { $0.hide(.primary) },
  SplitRow("a column that is shown", on: high, "S 0 834, P 0 320") { $0.show(.primary) },
  SplitRow("the first one shown on a phone", on: Screen.phone8, "P 0 375") { $0.show(.primary) },
  SplitRow("as in iOS 8", on: wide, .unspecified, "S 320.5 873.5, P 0 320"),
  SplitRow("as in iOS 8 on a phone", on: Screen.phone8, .unspecified, "S 0 375"),
]

private final class First: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
  func splitViewController(
    _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { true }
}

@MainActor @Suite(.serialized) struct SplitTests {
  private func split(
    _ style: UISplitViewController.Style
  ) -> (split: UISplitViewController, columns: [(String, UIViewController)]) {
    let split =
      style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    let columns = ["P", "M", "S"].map { ($0, UIViewController()) }
    if style == .unspecified {
      split.viewControllers = [columns[0].1, columns[2].1]
    } else {
      split.setViewController(columns[0].1, for: .primary)
      if style == .tripleColumn { split.setViewController(columns[1].1, for: .supplementary) }
      split.setViewController(columns[2].1, for: .secondary)
    }
    return (split, columns)
  }

  private func shown(
    _ split: UISplitViewController, _ columns: [(String, UIViewController)]
  ) -> String {
    split.view.subviews.compactMap { view in
      guard
        let (name, _) = columns.first(where: {
          $0.1.isViewLoaded && $0.1.view.isDescendant(of: view)
        })
      else { return nil }
      let numbers = [view.frame.minX, view.frame.width].map {
        formatted(Double($0), decimals: 3)
      }
      return "\(name) \(numbers.joined(separator: " "))"
    }.joined(separator: ", ")
  }

  @Test(arguments: rows) private func places(_ row: SplitRow) throws {
    let before = UIScreen.main.environment
    defer { UIScreen.main.environment = before }
    UIScreen.main.environment = LayoutEnvironment(device: row.device)
    let (split, columns) = split(row.style)
    _ = try split.solved(on: row.device)
    row.set(split)
    _ = try split.solved(on: row.device)
    #expect(shown(split, columns) == row.columns)
  }

  @Test(arguments: [UISplitViewController.Style.doubleColumn, .unspecified])
  func delegatesChooseTheColumnOfPhones(_ style: UISplitViewController.Style) throws {
    let (split, columns) = split(style)
    let delegate = First()
    split.delegate = delegate
    _ = try split.solved(on: Screen.phone8)
    #expect(shown(split, columns) == "P 0 375")
  }

  @Test func columnsHaveBarsOfTheirOwn() throws {
    let (split, columns) = split(.doubleColumn)
    #expect(split.viewController(for: .primary) === columns[0].1)
    #expect(columns[0].1.navigationController != nil)
    #expect(columns[0].1.splitViewController === split)
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    #expect(compact.navigationController == nil)
    _ = try split.solved(on: Screen.phone8)
    #expect(compact.isViewLoaded && compact.view.superview === split.view)
  }

  /// As apps write it.
  private final class Mail: UISplitViewController {
    let list = UIViewController()
    init() {
      super.init(style: .doubleColumn)
      setViewController(list, for: .primary)
    }
    required init?(coder: NSCoder) { fatalError("not read from files") }
  }
  private final class Notes: UISplitViewController {
    override init(style: UISplitViewController.Style = .tripleColumn) { super.init(style: style) }
    required init?(coder: NSCoder) { fatalError("not read from files") }
  }

  @Test func subclassesChooseTheStyle() {
    let mail = Mail()
    #expect(mail.style == .doubleColumn && mail.viewController(for: .primary) === mail.list)
    #expect(Notes().style == .tripleColumn)
    #expect(UISplitViewController(nibName: nil, bundle: nil).style == .unspecified)
  }

  @Test func traitsOfColumns() throws {
    let (split, columns) = split(.doubleColumn)
    let before = UIScreen.main.environment
    defer { UIScreen.main.environment = before }
    UIScreen.main.environment = LayoutEnvironment(device: wide)
    _ = try split.solved(on: wide)
    #expect(columns[0].1.traitCollection.horizontalSizeClass == .compact)
    #expect(columns[2].1.traitCollection.horizontalSizeClass == .regular)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
  }

  @Test func columnsAppearAndDisappear() throws {
    final class Noting: UIViewController {
      var calls: [String] = []
      override func viewDidAppear(_ animated: Bool) { calls.append("came") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("went") }
    }
    let (first, last) = (Noting(), Noting())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(last, for: .secondary)
    let before = UIScreen.main.environment
    defer { UIScreen.main.environment = before }
    UIScreen.main.environment = LayoutEnvironment(device: wide)
    let window = UIWindow()
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(first.calls == ["came"] && last.calls == ["came"])
    split.hide(.primary)
    #expect(first.calls == ["came", "went"] && last.calls == ["came"])
    split.show(.primary)
    #expect(first.calls == ["came", "went", "came"])
  }
}
