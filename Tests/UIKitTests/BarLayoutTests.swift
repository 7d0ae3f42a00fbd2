import RedlineLayout
import Testing
import UIKit

/// Contents under bars: scroll views that move theirs, and bars that lie beside the view.
@MainActor @Suite(.serialized) struct BarLayoutTests {
  /// A form in a scroll view that fills the screen: a box at the margins of the content.
  private final class Form: UIViewController {
    let scroll = UIScrollView(), content = UIView(), box = UIView()
    let height: CGFloat
    init(height: CGFloat) {
      self.height = height
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (view, inside) in [(view!, scroll), (scroll, content), (content, box)] {
        inside.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inside)
      }
      for (view, inside) in [(view!, scroll), (scroll, content)] {
        NSLayoutConstraint.activate([
          inside.topAnchor.constraint(equalTo: view.topAnchor),
          inside.leftAnchor.constraint(equalTo: view.leftAnchor),
          inside.rightAnchor.constraint(equalTo: view.rightAnchor),
          inside.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        box.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
        box.leftAnchor.constraint(equalTo: content.layoutMarginsGuide.leftAnchor),
        box.rightAnchor.constraint(equalTo: content.layoutMarginsGuide.rightAnchor),
        box.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: height),
      ])
    }
  }

  @Test func contentsOfAScrollViewThatAdjustsItsInsetsHaveNoSafeArea() {
    // name, height, in a navigation controller, behaviour, change, y of the box, content height,
    // adjusted top and bottom, offset
    struct Row {
      var name: String
      var height: CGFloat
      var isInNavigation = true
      var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
      var change: (UIScrollView) -> Void = { _ in }
      var y: CGFloat
      var content: CGFloat
      var insets: (CGFloat, CGFloat)
      var offset: CGFloat
    }
    let rows = [
      Row(name: "long form", height: 2000, y: 8, content: 2016, insets: (88, 34), offset: -88),
      Row(
        name: "a short form is adjusted in a navigation controller", height: 100, y: 8,
        content: 116, insets: (88, 34), offset: -88),
      Row(
        name: "a short form alone is not", height: 100, isInNavigation: false, y: 52,
        content: 160, insets: (0, 0), offset: 0),
      Row(
        name: "a long form alone", height: 2000, isInNavigation: false, y: 8, content: 2016,
        insets: (44, 34), offset: -44),
      Row(
        name: "only what scrolls", height: 100, behavior: .scrollableAxes, y: 96, content: 204,
        insets: (0, 0), offset: 0),
      Row(
        name: "what bounces scrolls", height: 100, behavior: .scrollableAxes,
        change: { $0.alwaysBounceVertical = true }, y: 8, content: 116, insets: (88, 34),
        offset: -88),
      Row(
        name: "never", height: 2000, behavior: .never, y: 96, content: 2138, insets: (0, 0),
        offset: 0),
      Row(
        name: "always", height: 100, isInNavigation: false, behavior: .always, y: 8, content: 116,
        insets: (44, 34), offset: -44),
      Row(
        name: "insets of one's own are added", height: 2000, behavior: .always,
        change: { $0.contentInset.top = 10 }, y: 8, content: 2016, insets: (98, 34), offset: -98),
      Row(
        name: "an offset of one's own stays", height: 2000, behavior: .always,
        change: { $0.contentOffset.y = 300 }, y: 8, content: 2016, insets: (88, 34), offset: 300),
    ]
    for row in rows {
      let form = Form(height: row.height)
      form.loadViewIfNeeded()
      form.scroll.contentInsetAdjustmentBehavior = row.behavior
      row.change(form.scroll)
      show(
        row.isInNavigation ? UINavigationController(rootViewController: form) : form,
        on: Screen.phoneX)
      #expect(form.box.frame.minY == row.y, "\(row.name)")
      #expect(form.scroll.contentSize.height == row.content, "\(row.name)")
      #expect(form.content.frame.minY == 0, "\(row.name)")
      #expect(form.scroll.adjustedContentInset.top == row.insets.0, "\(row.name)")
      #expect(form.scroll.adjustedContentInset.bottom == row.insets.1, "\(row.name)")
      #expect(form.scroll.contentOffset.y == row.offset, "\(row.name)")
      #expect(form.content.safeAreaInsets.top == row.y - 8, "\(row.name)")
      #expect(form.scroll.safeAreaInsets.top == (row.isInNavigation ? 88 : 44), "\(row.name)")
    }
  }

  @Test func anEdgeThatDoesNotScrollLeavesTheContentsItsSafeArea() {
    let form = Form(height: 2000)
    show(form, on: Screen.phoneXLandscape)
    #expect(form.content.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    #expect(form.box.frame.minX == 52)
    #expect(form.scroll.adjustedContentInset.left == 0)
  }

  @Test func viewsBesideOpaqueBars() {
    // name, change, the frame of the view on an iPhone X, its safe area at top and bottom
    let whole = CGRect(x: 0, y: 0, width: 375, height: 812)
    let below = CGRect(x: 0, y: 88, width: 375, height: 724)
    let between = CGRect(x: 0, y: 88, width: 375, height: 641)
    typealias Change = (UIViewController, UINavigationController, UITabBarController) -> Void
    let rows: [(String, Change, CGRect, CGFloat, CGFloat)] = [
      ("translucent bars lie over the view", { _, _, _ in }, whole, 88, 83),
      (
        "an opaque navigation bar lies above it",
        { _, navigation, _ in navigation.navigationBar.isTranslucent = false }, below, 0, 83
      ),
      (
        "unless the view extends below opaque bars",
        { controller, navigation, _ in
          navigation.navigationBar.isTranslucent = false
          controller.extendedLayoutIncludesOpaqueBars = true
        }, whole, 88, 83
      ),
      (
        "a view that does not extend to the top",
        { controller, _, _ in controller.edgesForExtendedLayout = [.bottom] }, below, 0, 83
      ),
      (
        "a hidden bar covers nothing",
        { controller, navigation, _ in
          navigation.isNavigationBarHidden = true
          controller.edgesForExtendedLayout = .bottom
        }, whole, 44, 83
      ),
      (
        "an opaque tab bar lies below the navigation controller",
        { _, navigation, tabs in
          navigation.navigationBar.isTranslucent = false
          tabs.tabBar.isTranslucent = false
        }, between, 0, 0
      ),
    ]
    for (name, change, frame, top, bottom) in rows {
      let controller = UIViewController()
      let navigation = UINavigationController(rootViewController: controller)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      change(controller, navigation, tabs)
      show(tabs, on: Screen.phoneX)
      let view: UIView = controller.view
      #expect(view.convert(view.bounds, to: nil) == frame, "\(name)")
      #expect(view.safeAreaInsets.top == top, "\(name)")
      #expect(view.safeAreaInsets.bottom == bottom, "\(name)")
    }
  }

  @Test func viewsOutsideOfWindowsHaveNoSafeAreaAndTheirGuidesNeither() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.left = 10
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    turn(to: Screen.phoneX)
    let window = UIWindow()
    // A hidden window does not take the view in yet.
    window.rootViewController = tabs
    let (view, box) = (controller.view!, box(in: controller.view))
    for view in [window, tabs.view!, navigation.view!, view] { view.layoutIfNeeded() }
    #expect(tabs.view.superview == nil)
    #expect(view.safeAreaInsets == .zero)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
    #expect(box.frame == view.bounds)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    window.isHidden = false
    window.layoutIfNeeded()
    let safe = CGRect(x: 10, y: 88, width: 365, height: 641)
    #expect(view.safeAreaLayoutGuide.layoutFrame == safe)
    #expect(box.frame == safe)
  }

  /// A box that fills the safe area.
  private func box(in view: UIView) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.leftAnchor.constraint(equalTo: guide.leftAnchor),
      box.rightAnchor.constraint(equalTo: guide.rightAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return box
  }
}
