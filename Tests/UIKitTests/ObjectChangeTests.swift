import RedlineAnalysis
import RedlineLayout
import Testing
import UIKit

/// Something that is set on an object beside views, and what the diff has to say about it.
private struct ObjectRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var words: [String]
  var change: @MainActor @Sendable (TabScreen) -> Void

  init(
    _ title: String, _ words: String..., change: @escaping @MainActor @Sendable (TabScreen) -> Void
  ) {
    (testDescription, self.words, self.change) = (title, words, change)
  }
}

/// The second of two controllers in a navigation controller, in the first of two tabs.
@MainActor private final class TabScreen {
  let first = UIViewController()
  let shown = UIViewController()
  let other = UIViewController()
  let tabs = UITabBarController()
  let left = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  let right = UIBarButtonItem(image: UIImage(systemName: "plus"))
  lazy var navigation = UINavigationController(rootViewController: first)
  let picker = UIDatePicker()
  let field = UITextField()
  let label = UILabel()
  let button = UIButton(type: .system)
  let segments = UISegmentedControl(items: ["One", "Two"])
  let mask = UIView()
  let bar = UITabBar()
  let tools = UIToolbar()

  init() {
    navigation.pushViewController(shown, animated: false)
    shown.navigationItem.title = "Trails"
    shown.navigationItem.leftBarButtonItem = left
    shown.navigationItem.rightBarButtonItem = right
    tabs.viewControllers = [navigation, other]
    navigation.tabBarItem.title = "Home"
    button.setTitle("Save", for: .normal)
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    tools.items = [left, right]
    for view in [picker, field, label, button, segments, bar, tools] {
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      shown.view.addSubview(view)
    }
    field.mask = mask
  }

  var item: UINavigationItem { shown.navigationItem }
}

private let rows: [ObjectRow] = [
  // Items of navigation bars
  ObjectRow("title", "Trails → Paths") { $0.item.title = "Paths" },
  ObjectRow("an item's title", "Edit, plus → Done, plus") { $0.left.title = "Done" },
  ObjectRow("prompt", "navigationItem.prompt usual → Two left") { $0.item.prompt = "Two left" },
  ObjectRow("image", "rightBarButtonItems[0].image plus → trash") {
    $0.right.image = UIImage(systemName: "trash")
  },
  ObjectRow("a symbol's weight", "rightBarButtonItems[0].image plus → plus, weight bold") {
    let heavy = UIImage.SymbolConfiguration(weight: .bold)
    $0.right.image = UIImage(systemName: "plus", withConfiguration: heavy)
  },
  ObjectRow("isEnabled", "leftBarButtonItems[0].isEnabled usual → no") {
    $0.left.isEnabled = false
  },
  ObjectRow("style", "leftBarButtonItems[0].style usual → done") { $0.left.style = .done },
  ObjectRow("tintColor", "leftBarButtonItems[0].tintColor usual → systemRed") {
    $0.left.tintColor = .systemRed
  },
  ObjectRow("customView", "rightBarButtonItems[0].customView usual → UISwitch") {
    $0.right.customView = UISwitch()
  },
  ObjectRow("a custom view's value", "+ navigationController.navigationBar.switch1") {
    let toggle = UISwitch()
    toggle.isOn = true
    $0.right.customView = toggle
  },
  ObjectRow("titleTextAttributes", "leftBarButtonItems[0].titleTextAttributes usual → ", "NSColor")
  {
    $0.left.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
  },
  ObjectRow("menu", "menu.children[0].title usual → Delete", "menu.children[0].attributes") {
    $0.right.menu = UIMenu(children: [
      UIAction(title: "Delete", attributes: .destructive) { _ in }
    ])
  },
  ObjectRow("a system item", "rightBarButtonItems[0].systemItem usual → add") {
    $0.item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  },
  ObjectRow("accessibilityLabel of an item", "accessibilityLabel usual → New trail") {
    $0.right.accessibilityLabel = "New trail"
  },
  ObjectRow("titleView", "titleView usual → UILabel", "+ navigationController.navigationBar.label1")
  {
    let label = UILabel()
    label.text = "Words"
    $0.item.titleView = label
  },
  ObjectRow("a title view's colour", "+ navigationController.navigationBar.view1") {
    $0.item.titleView = UIView()
    $0.item.titleView?.backgroundColor = .systemRed
  },
  ObjectRow("what is in a title view", "navigationController.navigationBar.view1.label1") {
    let label = UILabel()
    label.text = "Inner"
    let view = UIView()
    view.addSubview(label)
    $0.item.titleView = view
  },
  ObjectRow("searchController", "usual → UISearchController", "+ navigationController.searchBar1") {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Find trails"
    $0.item.searchController = search
  },
  ObjectRow("hidesBackButton", "hidesBackButton usual → yes") { $0.item.hidesBackButton = true },
  ObjectRow("the title behind", "controller.backItem.title usual → All") {
    $0.first.navigationItem.title = "All"
  },
  ObjectRow("backBarButtonItem", "controller.backItem.backBarButtonItem.title usual → Back") {
    $0.first.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: nil, action: nil)
  },
  ObjectRow("an item's look", "navigationItem.standardAppearance.backgroundColor usual → ") {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemRed
    $0.item.standardAppearance = look
  },
  ObjectRow("a look's title", "standardAppearance.titleTextAttributes usual → ", "systemRed") {
    $0.navigation.navigationBar.standardAppearance.titleTextAttributes = [
      .foregroundColor: UIColor.systemRed
    ]
  },
  ObjectRow("a look's button", "buttonAppearance.normal.titlePositionAdjustment usual → ") {
    $0.navigation.navigationBar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment =
      UIOffset(horizontal: 2, vertical: 0)
  },
  ObjectRow("backgroundImage of a bar", "backgroundImage(for: default) usual → stripes") {
    $0.navigation.navigationBar.setBackgroundImage(UIImage(systemName: "stripes"), for: .default)
  },
  // Tabs
  ObjectRow("badgeValue", "items[0].badgeValue usual → 3") {
    $0.navigation.tabBarItem.badgeValue = "3"
  },
  ObjectRow("badgeValue of the bar's item", "items[1].badgeValue usual → 1") {
    $0.tabs.tabBar.items?[1].badgeValue = "1"
  },
  ObjectRow("badgeColor", "items[1].badgeColor usual → systemRed") {
    $0.other.tabBarItem.badgeColor = .systemRed
  },
  ObjectRow("a tab's image", "items[0].image usual → house") {
    $0.navigation.tabBarItem.image = UIImage(systemName: "house")
  },
  ObjectRow("a bar's own item", "items[0].badgeValue usual → 9") {
    $0.bar.items?[0].badgeValue = "9"
  },
  ObjectRow("a bar's own title", "One → Two") {
    $0.bar.items = [UITabBarItem(title: "Two", image: nil, tag: 0)]
  },
  ObjectRow("a toolbar's title", "Edit, plus → Edit, plus, More") {
    $0.tools.items?.append(UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil))
  },
  // Controllers
  ObjectRow("toolbarItems", "controller.toolbarItems[0].title usual → Share") {
    $0.shown.toolbarItems = [
      UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    ]
  },
  ObjectRow("isToolbarHidden", "controller.isToolbarHidden usual → no") {
    $0.navigation.isToolbarHidden = false
  },
  ObjectRow("modalPresentationStyle", "controller.modalPresentationStyle usual → fullScreen") {
    $0.shown.modalPresentationStyle = .fullScreen
  },
  ObjectRow("hidesBottomBarWhenPushed", "controller.hidesBottomBarWhenPushed usual → yes") {
    $0.shown.hidesBottomBarWhenPushed = true
  },
  ObjectRow("a sheet's heights", "detents usual → ", "medium") {
    $0.shown.sheetPresentationController?.detents = [.medium()]
  },
  ObjectRow("an alert", "presentedViewController usual → UIAlertController", "usual → Sure?") {
    $0.shown.present(
      UIAlertController(title: nil, message: "Sure?", preferredStyle: .alert), animated: false)
  },
  // Parts of views
  ObjectRow("a mask's look", "mask.backgroundColor usual → black") {
    $0.mask.backgroundColor = .black
  },
  ObjectRow("a mask's corners", "mask.layer.cornerRadius usual → 8") {
    $0.mask.layer.cornerRadius = 8
  },
  ObjectRow("what is in a mask", "mask.subviews[0] usual → UIView") {
    $0.mask.addSubview(UIView())
  },
  ObjectRow("date", "date 2024-05-01 09:30 → 2024-05-02 09:30") { $0.picker.date += 86400 },
  ObjectRow("minimumDate", "minimumDate usual → 2024-05-01 09:30") {
    $0.picker.minimumDate = $0.picker.date
  },
  ObjectRow("accessory of the keyboard", "inputAccessoryView.items[0].style usual → done") {
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)]
    $0.field.inputAccessoryView = bar
  },
  ObjectRow("attributedPlaceholder", "attributedPlaceholder usual → ", "NSColor") {
    $0.field.attributedPlaceholder = NSAttributedString(
      string: "", attributes: [:])
    $0.field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.systemRed])
  },
  ObjectRow("a paragraph's spacing", "runs none → ", "paragraph lineSpacing 9") {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 9
    $0.label.attributedText = NSAttributedString(
      string: "Words", attributes: [.paragraphStyle: style])
  },
  ObjectRow("a title of another state", "title(for: highlighted) usual → Saving") {
    $0.button.setTitle("Saving", for: .highlighted)
  },
  ObjectRow("a button's background image", "backgroundImage(for: normal) usual → stripes") {
    $0.button.setBackgroundImage(UIImage(systemName: "stripes"), for: .normal)
  },
  ObjectRow("a configuration's subtitle", "configuration.subtitle usual → Now") {
    var configuration = UIButton.Configuration.filled()
    configuration.subtitle = "Now"
    $0.button.configuration = configuration
  },
  ObjectRow("a segment's image", "image(forSegmentAt: 1) usual → star") {
    $0.segments.setImage(UIImage(systemName: "star"), forSegmentAt: 1)
  },
  ObjectRow("a segment's state", "isEnabledForSegment(at: 0) usual → no") {
    $0.segments.setEnabled(false, forSegmentAt: 0)
  },
]

@MainActor @Suite("Objects beside views, which are not drawn", .serialized)
struct ObjectChangeTests {
  private static let usual = Result { try solved { _ in } }

  private static func solved(_ change: (TabScreen) -> Void) throws -> SolvedLayout {
    let screen = TabScreen()
    screen.picker.timeZone = TimeZone(identifier: "GMT")
    screen.picker.date = Date(timeIntervalSince1970: 1_714_555_800)
    change(screen)
    return try screen.tabs.solved(on: .iPhone8)
  }

  @Test(arguments: rows) private func change(_ row: ObjectRow) throws {
    let diff = LayoutDiff(from: try Self.usual.get(), to: try Self.solved(row.change))
    for words in row.words { #expect(diff.text.contains(words), "\(diff.text)") }
  }

  /// What is only read, or set as it is, is no part of a layout.
  @Test func whatIsAsUsual() throws {
    let controller = UIViewController()
    _ = controller.navigationItem
    _ = controller.editButtonItem
    _ = controller.sheetPresentationController?.detents
    _ = controller.presentationController
    controller.navigationItem.leftBarButtonItems = []
    let bar = UINavigationBar()
    _ = bar.standardAppearance.buttonAppearance.normal.iconColor
    bar.standardAppearance = UINavigationBarAppearance()
    let views = [
      bar, UITabBar(), UIToolbar(), UISearchBar(), UIButton(type: .system), UITextView(),
    ]
    for view in views { controller.view.addSubview(view) }
    let layout = try controller.solved(on: .iPhone8)
    #expect(layout.items.allSatisfy { $0.state?.settings == nil })
  }

  /// A controller alone has no bar that shows its titles.
  @Test func withoutBars() throws {
    let controller = UIViewController()
    controller.title = "Trails"
    controller.tabBarItem.title = "Home"
    let settings = try controller.solved(on: .iPhone8).root.state?.settings ?? []
    let texts = settings.map { "\($0.name) \($0.value)" }
    #expect(
      texts == ["controller.navigationItem.title Trails", "controller.tabBarItem.title Home"])
  }

  /// A day of the run is no difference, the same day of a fixed date in any zone is none either.
  @Test func dates() throws {
    func settings(_ date: Date, _ zone: String) throws -> [String] {
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      (picker.timeZone, picker.date) = (TimeZone(identifier: zone), date)
      let root = UIView()
      root.addSubview(picker)
      return try root.solved(on: .iPhone8).items[1].state?.settings?.filter { $0.name == "date" }
        .map(\.value) ?? []
    }
    let now = Date(timeIntervalSinceReferenceDate: 785_000_000.25)
    #expect(try settings(now, "GMT") == settings(now + 86400, "GMT"))
    #expect(try settings(Date(timeIntervalSince1970: 1_714_555_800), "GMT") == ["2024-05-01"])
    #expect(
      try settings(Date(timeIntervalSince1970: 1_714_600_800), "Asia/Tokyo") == ["2024-05-02"])
  }

  /// What code draws and no picture shows.
  @Test func drawing() throws {
    final class Drawn: UIView {
      var title = ""
      override func draw(_ rect: CGRect) {
        let path = UIBezierPath(rect: rect)
        path.lineCapStyle = .round
        path.stroke()
        title.draw(at: CGPoint(x: 1, y: 2), withAttributes: nil)
      }
    }
    func solved(_ title: String) throws -> SolvedLayout {
      let (root, view) = (UIView(), Drawn(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      view.title = title
      root.addSubview(view)
      return try root.solved(on: .iPhone8)
    }
    let diff = LayoutDiff(from: try solved("One"), to: try solved("Two"))
    #expect(diff.text.contains("1 painted, text One 1, 2 → "), "\(diff.text)")
  }

  /// What a controller says by overriding.
  @Test func overrides() throws {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    let settings = try Dark().solved(on: .iPhone8).root.state?.settings ?? []
    #expect(
      settings.map { "\($0.name) \($0.value)" } == [
        "controller.preferredStatusBarStyle lightContent", "controller.prefersStatusBarHidden yes",
      ])
  }
}
