import RedlineLayout
import Testing
import UIKit

/// What bars show, and what they take of the screen.
@MainActor @Suite(.serialized) struct BarContentTests {
  private func solved(
    _ controller: UIViewController, on device: Device = Screen.phone15
  ) throws -> SolvedLayout { try controller.solved(on: device) }

  private func bar(_ layout: SolvedLayout) throws -> SolvedLayout.Item {
    try #require(layout.items.first { $0.kind == .navigationBar })
  }

  @Test func buttonsAreShown() throws {
    let controller = UIViewController()
    controller.title = "List"
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil),
      UIBarButtonItem.flexibleSpace(),
    ]
    let layout = try solved(UINavigationController(rootViewController: controller))
    #expect(
      try bar(layout).control
        == .navigationBar(leading: ["plus"], trailing: ["Edit", "gear"]))
  }

  @Test func theButtonBack() throws {
    // name, change of the first and the second screen's item, what stands at the leading end
    typealias Change = (UINavigationItem, UINavigationItem) -> Void
    let rows: [(String, Change, [String])] = [
      ("title", { _, _ in }, ["chevron.left", "First"]),
      ("no title", { first, _ in first.title = nil }, ["chevron.left", "Back"]),
      ("own title", { first, _ in first.backButtonTitle = "All" }, ["chevron.left", "All"]),
      (
        "own item",
        { first, _ in
          first.backBarButtonItem = UIBarButtonItem(
            title: "", style: .plain, target: nil, action: nil)
        }, ["chevron.left"]
      ),
      ("arrow alone", { first, _ in first.backButtonDisplayMode = .minimal }, ["chevron.left"]),
      ("hidden", { _, second in second.hidesBackButton = true }, []),
      (
        "another button",
        { _, second in
          second.leftBarButtonItem = UIBarButtonItem(
            title: "Cancel", style: .plain, target: nil, action: nil)
        }, ["Cancel"]
      ),
    ]
    for (name, change, leading) in rows {
      let (first, second) = (UIViewController(), UIViewController())
      first.title = "First"
      change(first.navigationItem, second.navigationItem)
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      let layout = try solved(navigation)
      #expect(
        try bar(layout).control == .navigationBar(leading: leading, trailing: []), "\(name)")
    }
  }

  @Test func colours() throws {
    // name, change, colour of the bar, colour of the title
    typealias Change = (UINavigationBar, UINavigationItem) -> Void
    func look(_ change: (UINavigationBarAppearance) -> Void) -> UINavigationBarAppearance {
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      change(look)
      return look
    }
    let red = look {
      $0.backgroundColor = .systemRed
      $0.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
    let clear = Color.black.withAlphaComponent(0)
    let rows: [(String, Change, Color?, Color)] = [
      ("as usual", { _, _ in }, clear, .label),
      ("old words", { bar, _ in bar.barTintColor = .systemRed }, clear, .label),
      (
        "old words for the title",
        { bar, _ in bar.titleTextAttributes = [.foregroundColor: UIColor.white] }, clear, .white
      ),
      ("a view's colour", { bar, _ in bar.backgroundColor = .systemRed }, .systemRed, .label),
      ("the usual look", { bar, _ in bar.standardAppearance = red }, clear, .white),
      ("a look", { bar, _ in bar.scrollEdgeAppearance = red }, .systemRed, .white),
      ("a look of the item", { _, item in item.scrollEdgeAppearance = red }, .systemRed, .white),
      (
        "the bar's look before the item's usual one",
        { bar, item in
          bar.scrollEdgeAppearance = red
          item.standardAppearance = UINavigationBarAppearance()
        }, .systemRed, .white
      ),
      (
        "the usual background",
        { bar, _ in bar.scrollEdgeAppearance = UINavigationBarAppearance() }, nil, .label
      ),
    ]
    for (name, change, background, title) in rows {
      let controller = UIViewController()
      controller.title = "Red"
      let navigation = UINavigationController(rootViewController: controller)
      change(navigation.navigationBar, controller.navigationItem)
      let item = try bar(solved(navigation))
      #expect(item.style.background == background, "\(name)")
      #expect(item.text?.color == title, "\(name)")
    }
  }

  /// Content that has been scrolled below the bar.
  @Test func coloursOverContent() throws {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemRed
    let rows: [(String, CGFloat, (UINavigationBar) -> Void, Color?)] = [
      ("at its top", 0, { $0.standardAppearance = look }, Color.black.withAlphaComponent(0)),
      ("scrolled", 50, { $0.standardAppearance = look }, .systemRed),
      ("old words", 50, { $0.barTintColor = .systemRed }, .systemRed),
      ("as usual", 50, { _ in }, nil),
    ]
    for (name, offset, change, background) in rows {
      let (controller, scroll) = (UIViewController(), UIScrollView())
      let navigation = UINavigationController(rootViewController: controller)
      controller.view.addSubview(scroll)
      change(navigation.navigationBar)
      show(navigation, on: Screen.phone15)
      scroll.frame = controller.view.bounds
      scroll.contentSize = CGSize(width: 100, height: 3000)
      navigation.view.layoutIfNeeded()
      scroll.contentOffset.y += offset
      let item = try bar(solved(navigation))
      #expect(item.style.background == background, "\(name)")
    }
  }

  @Test func largeTitles() {
    typealias Mode = UINavigationItem.LargeTitleDisplayMode
    // the modes of the stack, the height of the bar
    let rows: [([Mode], CGFloat)] = [
      ([.automatic], 96), ([.never], 44), ([.always], 96), ([.automatic, .automatic], 96),
      ([.automatic, .never], 44), ([.never, .automatic], 44), ([.never, .always], 96),
    ]
    for (modes, height) in rows {
      let navigation = UINavigationController()
      navigation.navigationBar.prefersLargeTitles = true
      navigation.viewControllers = modes.map { mode in
        let controller = UIViewController()
        controller.navigationItem.largeTitleDisplayMode = mode
        return controller
      }
      show(navigation, on: Screen.phone15)
      #expect(navigation.navigationBar.frame.height == height, "\(modes)")
      #expect(navigation.topViewController?.view.safeAreaInsets.top == 59 + height, "\(modes)")
    }
  }

  /// Views of items, on a bar of 393 × 44 points.
  @Test func viewsOfItems() {
    turn(to: Screen.phone15)
    let label = UILabel()
    label.text = "Title"
    label.sizeToFit()
    let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let held = UIView()
    held.translatesAutoresizingMaskIntoConstraints = false
    held.widthAnchor.constraint(equalToConstant: 60).isActive = true
    held.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    stack.axis = .vertical
    (stack.arrangedSubviews[0] as? UILabel)?.text = "One"
    let stackSize = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let rows: [(String, UIView, CGSize)] = [
      ("a label of its size", label, label.bounds.size), ("a frame", fixed, fixed.bounds.size),
      ("constraints", held, CGSize(width: 60, height: 20)), ("a stack", stack, stackSize),
    ]
    for (name, view, size) in rows {
      let controller = UIViewController()
      controller.title = "Unseen"
      controller.navigationItem.titleView = view
      let navigation = UINavigationController(rootViewController: controller)
      show(navigation, on: Screen.phone15)
      #expect(view.isDescendant(of: navigation.navigationBar), "\(name)")
      #expect(view.frame.size == size, "\(name)")
      #expect(abs(view.center.x - 196.5) < 0.5 && abs(view.center.y - 22) < 0.5, "\(name)")
    }
    let controller = UIViewController()
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    show(UINavigationController(rootViewController: controller), on: Screen.phone15)
    #expect(button.frame == CGRect(x: 341, y: 4, width: 36, height: 36))
    controller.navigationItem.rightBarButtonItem = nil
    #expect(button.superview == nil)
  }

  @Test func toolbarsAndSearches() {
    let (controller, other) = (UIViewController(), UIViewController())
    controller.toolbarItems = [
      UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    ]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    show(navigation, on: Screen.phone15)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
    #expect(navigation.toolbar.items == controller.toolbarItems)
    #expect(controller.view.safeAreaInsets.bottom == 78)
    navigation.setToolbarHidden(true, animated: false)
    navigation.view.layoutIfNeeded()
    #expect(navigation.toolbar.superview == nil)
    #expect(controller.view.safeAreaInsets.bottom == 34)
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    navigation.view.layoutIfNeeded()
    #expect(search.searchBar.frame == CGRect(x: 0, y: 103, width: 393, height: 52))
    #expect(controller.view.safeAreaInsets.top == 155)
    navigation.pushViewController(other, animated: false)
    navigation.view.layoutIfNeeded()
    #expect(other.view.safeAreaInsets.top == 103 && search.searchBar.superview == nil)
  }

  @Test func spacesOfAToolbar() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      .fixedSpace(42), UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil),
      .flexibleSpace(), UIBarButtonItem(systemItem: .add),
    ]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.addSubview(bar)
    let item = try #require(view.solved(on: Screen.phone15).items.last)
    #expect(
      item.control
        == .toolbar(
          titles: ["Share", "plus"], spaces: [.init(before: 0, width: 42), .init(before: 1)]))
  }

  @Test func aPushedScreenHidesTheTabs() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs, on: Screen.phone15)
    #expect(first.view.safeAreaInsets.bottom == 83)
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    tabs.view.layoutIfNeeded()
    #expect(second.view.safeAreaInsets.bottom == 34 && tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    tabs.view.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.bottom == 83 && !tabs.tabBar.isHidden)
  }

  /// What a tab says of a stack of controllers.
  @Test func tabsOfStacks() throws {
    typealias Change = (UINavigationController, UIViewController) -> Void
    let rows: [(String, Change, String)] = [
      ("the first one's item", { $1.tabBarItem.title = "Home" }, "Home"),
      ("its title", { $1.title = "News" }, "News"),
      (
        "its title, set later",
        {
          $1.tabBarItem.title = "Home"
          $1.title = "News"
        }, "News"
      ),
      (
        "the system's",
        {
          $1.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
          $1.title = "News"
        }, "Search"
      ),
      (
        "that of the bar alone",
        {
          $1.tabBarItem.title = "Home"
          $1.navigationItem.title = "Bar"
        }, "Home"
      ),
      (
        "the stack's own",
        { navigation, first in
          navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
          first.tabBarItem.title = "Home"
        }, "Own"
      ),
      ("the stack's title", { navigation, _ in navigation.title = "Stack" }, "Stack"),
    ]
    for (name, change, title) in rows {
      let first = UIViewController()
      let navigation = UINavigationController(rootViewController: first)
      change(navigation, first)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      navigation.pushViewController(UIViewController(), animated: false)
      let item = try #require(solved(tabs).items.first { $0.kind == .tabBar })
      #expect(item.control == .tabBar(titles: [title], selected: 0), "\(name)")
    }
  }

  /// Pictures show the images of tabs, of the chosen one that for it.
  @Test func imagesOfTabs() throws {
    let items = [
      UITabBarItem(title: "A", image: UIImage(systemName: "house"), tag: 0),
      UITabBarItem(
        title: "B", image: UIImage(systemName: "bell"),
        selectedImage: UIImage(systemName: "bell.fill")),
      UITabBarItem(tabBarSystemItem: .search, tag: 0),
      UITabBarItem(title: "D", image: nil, tag: 0),
    ]
    let tabs = UITabBarController()
    tabs.viewControllers = items.map { item in
      let controller = UIViewController()
      controller.tabBarItem = item
      return controller
    }
    tabs.selectedIndex = 1
    let layout = try solved(tabs)
    #expect(layout.pictures.tabs == ["tabBar": ["house", "bell.fill", "magnifyingglass", nil]])
  }

  /// A line at the end of a bar, which code adds before the bar is laid out.
  @Test func barsHaveASizeBeforeTheyAreLaidOut() {
    let line = UIView()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 44 && bar.frame.width == UIScreen.main.bounds.width)
    line.frame = CGRect(x: 0, y: bar.frame.height - 1, width: bar.frame.width, height: 1)
    line.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar.addSubview(line)
    show(navigation, on: Screen.phone15)
    #expect(line.frame == CGRect(x: 0, y: 43, width: 393, height: 1))
    #expect(UITabBarController().tabBar.frame.height == 49)
  }

  /// An item that is changed when its screen has appeared.
  @Test func laterChanges() throws {
    final class Late: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        title = "Later"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Done", style: .done, target: nil, action: nil)
      }
    }
    let item = try bar(solved(UINavigationController(rootViewController: Late())))
    #expect(item.text?.string == "Later")
    #expect(item.control == .navigationBar(leading: [], trailing: ["Done"]))
  }
}
