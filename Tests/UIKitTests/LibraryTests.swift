import AppleFrameworks
import Testing
import UIKit

/// An object of Swift's own, without equality.
private final class Note {
  let text: String
  init(_ text: String) { self.text = text }
}

class NamedView: UIView {}
class NamedObject {}

extension UIAppearance {
  fileprivate func styled(_ style: (Self) -> Void) -> Self {
    style(self)
    return self
  }
}

/// Names that libraries on top of UIKit expect, and how they behave.
@MainActor @Suite struct LibraryTests {
  @Test func setsOfObjects() {
    let set = NSMutableSet()
    let (one, two) = (Note("one"), Note("two"))
    for note in [one, two, one] { set.add(note) }
    #expect(set.count == 2)
    #expect(set.contains(one))
    set.remove(one)
    set.remove(one)
    #expect(!set.contains(one))
    #expect((set.allObjects as? [Note])?.map(\.text) == ["two"])
  }

  @Test func namesOfClasses() {
    // name, class, its description
    let rows: [(String, AnyObject, String)] = [
      ("UIKit's", UIView(), "UIView"),
      ("Foundation's", NSMutableSet(), "NSMutableSet"),
      ("the program's", NamedView(), "UIKitTests.NamedView"),
      ("none of Objective-C's", NamedObject(), "UIKitTests.NamedObject"),
    ]
    for (name, object, expected) in rows {
      #expect(nameOfClass(type(of: object)) == expected, "\(name)")
      if let type = type(of: object) as? NSObject.Type {
        #expect(type.description() == nameOfClass(type), "\(name)")
      }
    }
    #expect(UITableViewCell.description() == "UITableViewCell")
    #expect(NamedView.description() == "UIKitTests.NamedView")
  }

  @Test func setsOfOtherThings() {
    let (set, view) = (NSMutableSet(), UIView())
    for object in [view, view] { set.add(object) }
    for number in [5, 5] { set.add(number) }
    set.add("a")
    #expect(set.count == 3)
    #expect(set.contains(view))
    set.remove(view)
    set.remove("a")
    #expect(set.allObjects as? [Int] == [5])
  }

  @Test func appearance() {
    #expect(UILabel().styled { $0.text = "a" }.text == "a")
    #expect(UIBarButtonItem(title: "b").styled { $0.tag = 2 }.tag == 2)
    let item: UIBarItem = UITabBarItem(title: "c", image: nil, tag: 3)
    #expect(item.styled { $0.tag += 1 }.tag == 4)
  }

  @Test func descriptions() {
    let view = UIView(frame: CGRect(x: 0, y: 8, width: 100, height: 20.5))
    let label = UILabel()
    view.addSubview(label)
    label.text = "a"
    label.isHidden = true
    #expect("\(view)" == "<UIView: 0x1; frame = (0 8; 100 20.5)>")
    #expect(
      label.debugDescription == "<UILabel: 0x2; frame = (0 0; 0 0); text = 'a'; hidden = YES>")
    // The same number as in the text of a constraint.
    #expect("\(label.widthAnchor.constraint(equalToConstant: 3))".contains("UILabel:0x2"))
    #expect(view.frame.debugDescription == "(0.0, 8.0, 100.0, 20.5)")
    #expect(view.frame.size.debugDescription == "(100.0, 20.5)")
  }

  @Test func constraintsWithoutItems() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.priority == .required)
    constraint.priority = .defaultLow
    constraint.identifier = "blank"
    constraint.constant = 3
    #expect(constraint.priority == .defaultLow)
    #expect(constraint.identifier == "blank")
    #expect(constraint.constant == 3)
  }

  @Test func overriding() {
    final class View: UIView {
      override var isUserInteractionEnabled: Bool { didSet { tag += 1 } }
      override var clipsToBounds: Bool { didSet { tag += 1 } }
      override var accessibilityLabel: String? {
        get { "label" }
        set {}
      }
    }
    let view = View()
    view.isUserInteractionEnabled = false
    view.clipsToBounds = true
    view.accessibilityLabel = "other"
    #expect(view.tag == 2)
    #expect(view.accessibilityLabel == "label")
  }

  @Test func idiom() {
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
    #expect(autoreleasepool { 3 } == 3)
  }

  @Test func barGuides() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 10)
    constraint.isActive = true
    #expect(constraint.secondItem === controller.topLayoutGuide)
    // Those of the guide are its place and its height.
    #expect(controller.view.constraints.count == 3)
    _ = controller.bottomLayoutGuide
    #expect(controller.view.constraints.count == 5)
  }

  @Test func appearanceTransitions() {
    final class Controller: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will \(animated)") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("will not") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("did not") }
    }
    let controller = Controller()
    for isAppearing in [true, true, false] {
      controller.beginAppearanceTransition(isAppearing, animated: true)
    }
    controller.endAppearanceTransition()
    #expect(controller.isViewLoaded)
    #expect(controller.calls == ["will true", "will not", "did not"])
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.calls.suffix(2) == ["will false", "did"])
  }
}
