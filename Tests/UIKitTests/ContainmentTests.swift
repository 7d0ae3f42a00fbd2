import Foundation
import Testing
import UIKit

/// Writes down what a controller is told, with its name, and what it knows of its coming and going.
private final class Told: UIViewController {
  let name: String
  let journal: Journal
  init(_ name: String, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ word: String) {
    let flags = [
      (isMovingToParent, "to"), (isMovingFromParent, "from"), (isBeingPresented, "presented"),
      (isBeingDismissed, "dismissed"),
    ].filter(\.0).map(\.1)
    journal.entries.append(([name, word] + flags).joined(separator: " "))
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("loaded")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("appeared")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("disappeared")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "will leave" : "will join")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "left" : "joined")
  }
}

private final class Journal {
  var entries: [String] = []
  /// What was written since the last time.
  func taken() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// What controllers are told, and in which order, when others come in their place or over them.
@MainActor @Suite(.serialized) struct ContainmentTests {
  private let journal = Journal()
  private func controller(_ name: String) -> Told { Told(name, journal) }
  private func shown(_ root: UIViewController) -> UIWindow { show(root, on: Screen.phone15) }
  /// What was told of appearing alone.
  private func appearances() -> [String] { journal.taken().filter { $0.contains("appear") } }

  @Test func pushingAndPopping() {
    let (a, b) = (controller("a"), controller("b"))
    let navigation = UINavigationController(rootViewController: a)
    let window = shown(navigation)
    defer { window.rootViewController = nil }
    #expect(
      journal.taken() == [
        "a will join", "a loaded", "a will appear to", "a appeared to", "a joined",
      ])
    navigation.pushViewController(b, animated: false)
    #expect(
      journal.taken() == [
        "b will join", "b loaded", "a will disappear", "b will appear to", "a disappeared",
        "b appeared to", "b joined",
      ])
    #expect(a.view.window == nil && b.view.window === window)
    navigation.popViewController(animated: false)
    #expect(
      journal.taken() == [
        "b will leave", "b will disappear from", "a will appear", "b disappeared from",
        "a appeared", "b left",
      ])
    #expect(b.parent == nil && a.view.window === window)
    navigation.setViewControllers([a, controller("c"), b], animated: false)
    #expect(
      journal.taken() == [
        "c will join", "b will join", "a will disappear", "b will appear to", "a disappeared",
        "b appeared to", "b joined", "c joined",
      ])
    navigation.popToRootViewController(animated: false)
    #expect(
      journal.taken() == [
        "c will leave", "b will leave", "b will disappear from", "a will appear",
        "b disappeared from", "a appeared", "c left", "b left",
      ])
  }

  @Test func aDelegateHearsOfPushing() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { journal.entries.append("will show \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { journal.entries.append("showed") }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = shown(navigation)
    defer { window.rootViewController = nil }
    let delegate = Delegate(journal)
    navigation.delegate = delegate
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(journal.taken() == ["will show true", "showed"])
  }

  @Test func choosingTabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [controller("a"), controller("b")]
    let window = shown(tabs)
    defer { window.rootViewController = nil }
    #expect(appearances() == ["a will appear to", "a appeared to"])
    tabs.selectedIndex = 1
    #expect(
      appearances() == ["a will disappear", "b will appear", "a disappeared", "b appeared"])
    let (a, b) = (tabs.viewControllers![0], tabs.viewControllers![1])
    tabs.viewControllers = [b, a]
    #expect(tabs.selectedViewController === b)
    #expect(journal.taken() == [])
  }

  @Test func turningPages() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([controller("a")], direction: .forward, animated: false)
    let window = shown(pages)
    defer { window.rootViewController = nil }
    _ = journal.taken()
    pages.setViewControllers([controller("b")], direction: .forward, animated: false)
    #expect(
      journal.taken() == [
        "a will leave", "b will join", "b loaded", "a will disappear from", "b will appear to",
        "a disappeared from", "b appeared to", "b joined", "a left",
      ])
  }

  /// A container of a program's own, as Apple's guide writes it.
  @Test func childrenOfAContainerThatIsShown() {
    let (outer, inner) = (controller("outer"), controller("inner"))
    let window = shown(outer)
    defer { window.rootViewController = nil }
    _ = journal.taken()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    #expect(
      journal.taken() == [
        "inner will join", "inner loaded", "inner will appear to", "inner appeared to",
        "inner joined",
      ])
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
    #expect(
      journal.taken() == [
        "inner will leave", "inner will disappear from", "inner disappeared from", "inner left",
      ])
  }

  @Test func childrenComeWithTheirContainer() {
    let (outer, inner) = (controller("outer"), controller("inner"))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    _ = journal.taken()
    let window = shown(outer)
    #expect(
      journal.taken() == [
        "outer will appear", "inner will appear", "inner appeared", "outer appeared",
      ])
    window.rootViewController = nil
    #expect(
      journal.taken() == [
        "outer will disappear", "inner will disappear", "inner disappeared", "outer disappeared",
      ])
  }

  /// A child that a program adds to a container of the system's stays when its own children change.
  @Test func aChildBesideTheTabs() {
    let (tabs, player) = (UITabBarController(), controller("player"))
    tabs.viewControllers = [UIViewController()]
    tabs.addChild(player)
    tabs.viewControllers = [UIViewController(), UIViewController()]
    #expect(player.parent === tabs && tabs.children.count == 3)
  }

  // MARK: Presentation

  @Test func presenting() {
    // style, what is told when a presents b, and when b goes
    let rows: [(UIModalPresentationStyle, [String], [String])] = [
      (
        .fullScreen,
        [
          "b loaded", "a will disappear", "b will appear presented", "b appeared presented",
          "a disappeared", "completed",
        ],
        [
          "b will disappear dismissed", "a will appear", "a appeared", "b disappeared dismissed",
          "completed",
        ]
      ),
      (
        .automatic,
        ["b loaded", "b will appear presented", "b appeared presented", "completed"],
        ["b will disappear dismissed", "b disappeared dismissed", "completed"]
      ),
      (
        .overFullScreen,
        ["b loaded", "b will appear presented", "b appeared presented", "completed"],
        ["b will disappear dismissed", "b disappeared dismissed", "completed"]
      ),
    ]
    for (style, coming, going) in rows {
      let (a, b) = (controller("a"), controller("b"))
      let window = shown(a)
      _ = journal.taken()
      b.modalPresentationStyle = style
      a.present(b, animated: false) { [journal] in journal.entries.append("completed") }
      #expect(journal.taken() == coming, "\(style)")
      #expect(b.view.window === window, "\(style)")
      b.dismiss(animated: false) { [journal] in journal.entries.append("completed") }
      #expect(journal.taken() == going, "\(style)")
      #expect(b.view.window == nil && a.presentedViewController == nil, "\(style)")
      window.rootViewController = nil
    }
  }

  /// The controller at the top of the containers presents, and all that it contains know of it.
  @Test func whoPresents() {
    let (a, b, c) = (controller("a"), controller("b"), controller("c"))
    let navigation = UINavigationController(rootViewController: a)
    let inner = UINavigationController(rootViewController: b)
    let window = shown(navigation)
    defer { window.rootViewController = nil }
    a.present(inner, animated: false)
    #expect(inner.presentingViewController === navigation)
    #expect(b.presentingViewController === navigation)
    #expect(a.presentedViewController === inner)
    #expect(navigation.presentedViewController === inner)
    #expect(navigation.visibleViewController === inner)
    #expect(a.presentingViewController == nil)
    b.present(c, animated: false)
    #expect(c.presentingViewController === inner)
    #expect(inner.presentedViewController === c)
    b.dismiss(animated: false)
    #expect(c.presentingViewController == nil && b.presentingViewController === navigation)
    b.dismiss(animated: false)
    #expect(a.presentedViewController == nil)
    a.present(inner, animated: false)
    b.present(c, animated: false)
    _ = journal.taken()
    navigation.dismiss(animated: false)
    #expect(a.presentedViewController == nil && inner.presentedViewController == nil)
    #expect(journal.taken().last == "b disappeared")
    #expect(c.view.window == nil && inner.view.window == nil)
  }

  @Test func framesOfPresentedViews() {
    // name, what is set, the frame on an iPhone 15 of 393 × 852 points, 59 of them the status bar
    typealias Change = (UIViewController) -> Void
    let rows: [(String, Change, CGRect)] = [
      ("a sheet", { _ in }, CGRect(x: 0, y: 69, width: 393, height: 783)),
      (
        "full screen", { $0.modalPresentationStyle = .fullScreen },
        CGRect(x: 0, y: 0, width: 393, height: 852)
      ),
      (
        "over the full screen", { $0.modalPresentationStyle = .overFullScreen },
        CGRect(x: 0, y: 0, width: 393, height: 852)
      ),
      (
        "half a sheet", { $0.sheetPresentationController?.detents = [.medium(), .large()] },
        CGRect(x: 0, y: 426, width: 393, height: 426)
      ),
      (
        "a height of one's own",
        { $0.sheetPresentationController?.detents = [.custom { _ in 200 }] },
        CGRect(x: 0, y: 618, width: 393, height: 234)
      ),
      (
        "a chosen height",
        {
          $0.sheetPresentationController?.detents = [.medium(), .large()]
          $0.sheetPresentationController?.selectedDetentIdentifier = .large
        }, CGRect(x: 0, y: 69, width: 393, height: 783)
      ),
    ]
    for (name, change, frame) in rows {
      let presented = UIViewController()
      change(presented)
      let root = UIViewController()
      let window = shown(root)
      root.present(presented, animated: false)
      #expect(presented.view.convert(presented.view.bounds, to: nil) == frame, "\(name)")
      #expect(presented.view.safeAreaInsets.bottom == 34, "\(name)")
      #expect(presented.view.safeAreaInsets.top == max(59 - frame.minY, 0), "\(name)")
      window.rootViewController = nil
    }
  }

  @Test func aPresentationOfOnesOwn() {
    final class Half: UIPresentationController {
      var told: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView!.bounds
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
      }
      override func presentationTransitionWillBegin() {
        told.append("will begin \(containerView!.bounds.height)")
      }
      override func presentationTransitionDidEnd(_ completed: Bool) { told.append("began") }
      override func dismissalTransitionWillBegin() { told.append("will end") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { told.append("ended") }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var half: Half?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        half = Half(presentedViewController: presented, presenting: presenting)
        return half
      }
    }
    let (root, presented, delegate) = (UIViewController(), UIViewController(), Delegate())
    let window = shown(root)
    defer { window.rootViewController = nil }
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    root.present(presented, animated: true)
    #expect(presented.presentationController === delegate.half)
    #expect(presented.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    presented.dismiss(animated: true)
    #expect(delegate.half?.told == ["will begin 852.0", "began", "will end", "ended"])
  }
}
