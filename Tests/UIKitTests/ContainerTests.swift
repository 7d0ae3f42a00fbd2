import Testing
import UIKit

@MainActor @Suite(.serialized) struct ContainerTests {
  /// A box that fills what a guide leaves.
  private func fill(_ view: UIView, _ guide: UILayoutGuide) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return box
  }

  @Test func safeAreas() {
    // name, how the controller is shown, the safe area on an iPhone X (44 and 34 pt)
    let rows: [(String, (UIViewController) -> UIViewController, CGRect)] = [
      ("alone", { $0 }, CGRect(x: 0, y: 44, width: 375, height: 734)),
      (
        "below a navigation bar", { UINavigationController(rootViewController: $0) },
        CGRect(x: 0, y: 88, width: 375, height: 690)
      ),
      (
        "above a tab bar",
        {
          let tabs = UITabBarController()
          tabs.viewControllers = [$0, UIViewController()]
          return tabs
        }, CGRect(x: 0, y: 44, width: 375, height: 685)
      ),
      (
        "between both bars",
        {
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: $0)]
          return tabs
        }, CGRect(x: 0, y: 88, width: 375, height: 641)
      ),
      (
        "with additional insets",
        {
          $0.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          return $0
        }, CGRect(x: 2, y: 45, width: 369, height: 730)
      ),
    ]
    for (name, contain, expected) in rows {
      let controller = UIViewController()
      let box = fill(controller.view, controller.view.safeAreaLayoutGuide)
      let margins = fill(controller.view, controller.view.layoutMarginsGuide)
      show(contain(controller), on: Screen.phoneX)
      #expect(box.frame == expected, "\(name)")
      #expect(controller.view.safeAreaLayoutGuide.layoutFrame == expected, "\(name)")
      #expect(controller.view.safeAreaInsets.top == expected.minY, "\(name)")
      #expect(margins.frame == expected.insetBy(dx: 16, dy: 0), "\(name)")
      #expect(controller.view.layoutMargins.left == expected.minX + 16, "\(name)")
    }
  }

  @Test func childrenOnTheirOwn() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.frame = CGRect(x: 0, y: 24, width: 100, height: 100)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    show(parent, on: Screen.phoneX)
    // 20 of the 44 pt are left at the child's top.
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.verticalSizeClass == .regular)
    #expect(child.parent === parent)
    child.removeFromParent()
    #expect(parent.children.isEmpty)
  }

  @Test func scrollViews() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.axis = .vertical
    stack.spacing = 5
    stack.arrangedSubviews.forEach {
      $0.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 3),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    expectFrames(
      of: scroll,
      equal: """
        UIScrollView 0 0 100 50
          UIStackView 0 3 100 125
            UIView 0 0 100 60
            UIView 0 65 100 60
        """)
    #expect(scroll.contentSize == CGSize(width: 100, height: 128))
    #expect(content.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 128))
    stack.arrangedSubviews[0].isHidden = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 63))
  }

  @Test func stacks() {
    turn(to: Screen.phone8)
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stack.distribution = .fillEqually
    stack.spacing = 5
    stack.setCustomSpacing(20, after: views[0])
    expectFrames(
      of: stack,
      equal: """
        UIStackView 0 0 100 20
          UIView 0 0 25 20
          UIView 45 0 25 20
          UIView 75 0 25 20
        """)
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.insertArrangedSubview(views[2], at: 0)
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[2], views[0]])
    #expect(stack.subviews == views)
    views[1].removeFromSuperview()
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    expectFrames(
      of: stack,
      equal: """
        UIStackView 0 0 100 20
          UIView 52.5 0 47.5 20
          UIView 0 0 47.5 20
        """)
  }

  @Test func rightToLeft() {
    for isForced in [false, true] {
      let controller = UIViewController()
      if isForced { controller.view.semanticContentAttribute = .forceRightToLeft }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
        box.topAnchor.constraint(equalTo: controller.view.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 20),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
      show(controller, on: Screen.phone8, isRightToLeft: !isForced)
      #expect(box.frame.minX == 345, "\(isForced)")
      #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    turn(to: Screen.phone8)
  }

  @Test func hierarchy() {
    let root = UIView()
    let views = (0..<4).map { index in
      let view = UIView()
      view.tag = index + 1
      return view
    }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], at: 0)
    root.insertSubview(views[3], aboveSubview: views[2])
    #expect(root.subviews.map(\.tag) == [3, 4, 1, 2])
    root.bringSubviewToFront(views[2])
    root.sendSubviewToBack(views[1])
    #expect(root.subviews.map(\.tag) == [2, 4, 1, 3])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(root.subviews.map(\.tag) == [3, 4, 1, 2])
    root.insertSubview(views[3], belowSubview: views[2])
    #expect(root.subviews.map(\.tag) == [4, 3, 1, 2])
    #expect(root.viewWithTag(1) === views[0])
    views[0].addSubview(views[1])
    #expect(views[1].superview === views[0])
    #expect(views[1].isDescendant(of: root))
    #expect(Set(root.subviews) == Set([views[3], views[2], views[0]]))
  }
}
