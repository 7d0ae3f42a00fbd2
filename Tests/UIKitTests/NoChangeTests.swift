import Foundation
import RedlineAnalysis
import RedlineLayout
import RedlineModel
import Testing
import UIKit

/// Another way to write `Written.FormController` that is no change of what is on the screen.
private struct NoChangeRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// Whether constraints are activated in another order or with the other end first, which a drawing
  /// tells and a layout does not.
  var isTold: Bool
  var make: @MainActor @Sendable () -> UIViewController
  init(
    _ title: String, isTold: Bool = false,
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    (testDescription, self.isTold, self.make) = (title, isTold, make)
  }
}

/// The form with other statements around, or in place of, those that place its views.
@MainActor private func form(
  configure: @escaping @MainActor (Built.FormController) -> Void = { _ in },
  constraints: (@MainActor (Built.FormController) -> Void)? = nil,
  after: @escaping @MainActor (Built.FormController) -> Void = { _ in }
) -> UIViewController {
  let form = Built.FormController()
  (form.configure, form.after) = (configure, after)
  if let constraints { form.constrain = constraints }
  return form
}

private let rows: [NoChangeRow] = [
  NoChangeRow("the same") { Written.FormController() },
  NoChangeRow("a renamed file and other lines") { Moved.FormController() },
  NoChangeRow("closures that make the views", isTold: true) { Closures.FormController() },
  NoChangeRow("lazy views in a superclass") { Inherited.FormController() },
  NoChangeRow("loadView in place of viewDidLoad") { Loaded.FormController() },
  NoChangeRow("an extension with the constraints", isTold: true) { Extended.FormController() },
  NoChangeRow("a closure with the constraints") { form() },
  NoChangeRow("constraints in another order", isTold: true) {
    form(constraints: { NSLayoutConstraint.activate($0.constraints.reversed()) })
  },
  NoChangeRow("constraints that are activated one by one") {
    form(constraints: { for constraint in $0.constraints { constraint.isActive = true } })
  },
  NoChangeRow("constraints of two arrays") {
    form(constraints: {
      let all = $0.constraints
      NSLayoutConstraint.activate(Array(all.prefix(3)))
      NSLayoutConstraint.activate(Array(all.dropFirst(3)))
    })
  },
  // Added to the view, that of a width would have another holder, which is told.
  NoChangeRow("constraints that are added to the view") {
    form(constraints: { form in
      let all = form.constraints
      form.view.addConstraints(all.filter { $0.secondItem != nil })
      NSLayoutConstraint.activate(all.filter { $0.secondItem == nil })
    })
  },
  NoChangeRow("constraints that are switched off and on again") {
    form(constraints: {
      let all = $0.constraints
      NSLayoutConstraint.activate(all)
      NSLayoutConstraint.deactivate(all)
      NSLayoutConstraint.activate(all)
    })
  },
  NoChangeRow("one constraint that is replaced by its like", isTold: true) {
    form(after: { form in
      let old = form.view.constraints.filter { $0.firstAnchor === form.name.topAnchor }
      NSLayoutConstraint.deactivate(old)
      form.name.topAnchor.constraint(
        equalTo: form.view.safeAreaLayoutGuide.topAnchor, constant: 24
      ).isActive = true
    })
  },
  NoChangeRow("constants that are set later") {
    form(constraints: { form in
      let all = form.constraints
      for constraint in all {
        let constant = constraint.constant
        constraint.constant = 3
        NSLayoutConstraint.activate([constraint])
        constraint.constant = constant
      }
    })
  },
  NoChangeRow("a usual priority") {
    form(constraints: { form in
      let all = form.constraints
      for constraint in all { constraint.priority = .required }
      NSLayoutConstraint.activate(all)
    })
  },
  NoChangeRow("ends the other way round", isTold: true) { Turned.FormController() },
  NoChangeRow("items and attributes in place of anchors") { Attributes.FormController() },
  NoChangeRow("usual values that are set") {
    form(after: {
      ($0.name.isHidden, $0.name.alpha, $0.name.isEnabled) = (false, 1, true)
      ($0.save.contentMode, $0.save.tag) = (.scaleToFill, 4)
      ($0.view.isUserInteractionEnabled, $0.name.placeholder) = (true, nil)
      $0.save.transform = .identity
    })
  },
  NoChangeRow("values that are set twice") {
    form(configure: {
      ($0.name.text, $0.name.borderStyle) = ("Nobody", .line)
      $0.save.setTitle("Cancel", for: .normal)
    })
  },
  NoChangeRow("layout passes") {
    form(after: {
      $0.view.setNeedsLayout()
      $0.view.layoutIfNeeded()
      $0.name.setNeedsUpdateConstraints()
      $0.save.setNeedsDisplay()
    })
  },
  NoChangeRow("a view that comes and goes") {
    form(after: {
      let view = UILabel()
      $0.view.addSubview(view)
      view.topAnchor.constraint(equalTo: $0.name.bottomAnchor).isActive = true
      view.removeFromSuperview()
    })
  },
  NoChangeRow("a child that comes and goes") {
    form(after: {
      let child = UIViewController()
      $0.addChild(child)
      $0.view.addSubview(child.view)
      child.view.removeFromSuperview()
      child.removeFromParent()
    })
  },
  NoChangeRow("a focus that is given up") {
    form(after: {
      $0.name.becomeFirstResponder()
      $0.name.resignFirstResponder()
    })
  },
  NoChangeRow("targets, gestures and delegates") {
    form(after: { form in
      form.save.addAction(UIAction { _ in }, for: .touchUpInside)
      form.view.addGestureRecognizer(UITapGestureRecognizer())
    })
  },
  NoChangeRow("properties that nothing uses") { Unused.FormController() },
  NoChangeRow("a guide that nothing uses") { form(after: { _ = $0.view.readableContentGuide }) },
  NoChangeRow("the same in animations") {
    form(constraints: { form in
      UIView.animate(withDuration: 1) { NSLayoutConstraint.activate(form.constraints) }
      UIView.performWithoutAnimation { form.view.layoutIfNeeded() }
    })
  },
]

/// A view that takes touches beside it, too.
private final class WideView: UIView {
  var reach: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }
}

@MainActor private func stack(_ spacing: CGFloat, afterLast: Bool) -> UIViewController {
  screen(UIStackView(arrangedSubviews: [UILabel(), UILabel()])) { stack in
    stack.setCustomSpacing(spacing, after: stack.arrangedSubviews[afterLast ? 1 : 0])
  }
}

@MainActor private func picker(_ seconds: TimeInterval) -> UIViewController {
  screen(UIDatePicker()) { $0.date = Date(timeIntervalSinceReferenceDate: seconds) }
}

@MainActor private func wide(_ reach: CGFloat, hasGesture: Bool) -> UIViewController {
  screen(WideView()) {
    $0.reach = reach
    if hasGesture { $0.addGestureRecognizer(UITapGestureRecognizer()) }
  }
}

/// What `Unsupported.md` lists as ignored, with a like of it that is told.
private struct IgnoredRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var isTold: Bool
  var old: @MainActor @Sendable () -> UIViewController
  var new: @MainActor @Sendable () -> UIViewController
}

private let ignoredRows: [IgnoredRow] = [
  IgnoredRow(testDescription: "spacing after the last view", isTold: false) {
    stack(4, afterLast: true)
  } new: {
    stack(9, afterLast: true)
  },
  IgnoredRow(testDescription: "spacing after the first view", isTold: true) {
    stack(4, afterLast: false)
  } new: {
    stack(9, afterLast: false)
  },
  IgnoredRow(testDescription: "parts of a second", isTold: false) {
    picker(9.25)
  } new: {
    picker(99.5)
  },
  IgnoredRow(testDescription: "seconds", isTold: true) {
    picker(9)
  } new: {
    picker(99)
  },
  IgnoredRow(testDescription: "reach of a view that nothing touches", isTold: false) {
    wide(0, hasGesture: false)
  } new: {
    wide(20, hasGesture: false)
  },
  IgnoredRow(testDescription: "reach of a view with a gesture", isTold: true) {
    wide(0, hasGesture: true)
  } new: {
    wide(20, hasGesture: true)
  },
]

@MainActor @Suite("Edits of UIKit code that are no change", .serialized)
struct NoChangeTests {
  /// Layouts that are the same but for source lines have one drawing, so that no mode tells them apart.
  @Test(arguments: rows) private func source(_ row: NoChangeRow) throws {
    let old = try Written.FormController().solved(on: .iPhone8)
    let new = try row.make().solved(on: .iPhone8)
    let diff = LayoutDiff(from: old, to: new)
    #expect(diff.isEmpty, "\(diff.text)")
    #expect((new.withoutLocations == old.withoutLocations) == !row.isTold)
  }

  @Test(arguments: ignoredRows) private func ignored(_ row: IgnoredRow) throws {
    let (old, new) = (row.old(), row.new())
    let diff = LayoutDiff(from: try old.solved(on: .iPhone8), to: try new.solved(on: .iPhone8))
    #expect(diff.isEmpty == !row.isTold, "\(diff.text)")
  }
}
