import RedlineLayout
import Testing
import UIKit

/// What UIKit does where it is easily got wrong.
@MainActor @Suite(.serialized) struct BehaviourTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func box(in view: UIView) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    return box
  }

  // MARK: Priorities

  @Test func anActiveConstraintMayBecomeOptionalAndRequiredSinceIOS13() {
    let box = box(in: root)
    let (one, other) = (
      box.widthAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 20)
    )
    other.priority = .defaultHigh
    NSLayoutConstraint.activate([one, other])
    root.layoutIfNeeded()
    #expect(box.frame.width == 10)
    one.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(one.isActive)
    #expect(box.frame.width == 20)
    other.priority = .defaultLow
    one.priority = .required
    root.layoutIfNeeded()
    #expect(box.frame.width == 10)
  }

  // MARK: Animations

  /// What begins again when it ends goes on for ever on a screen, and not while a layout is made.
  @Test func animationsThatBeginAgain() {
    typealias Again = @MainActor (UIView, @escaping () -> Void) -> Void
    final class Delegate: NSObject, CAAnimationDelegate {
      var end: () -> Void = {}
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end() }
    }
    let delegate = Delegate()
    let rows: [(String, Again)] = [
      (
        "of a view",
        { view, end in
          UIView.animate(withDuration: 1) {
            view.alpha = 0.5
          } completion: { _ in
            end()
          }
        }
      ),
      (
        "by a spring",
        { view, end in
          UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { view.alpha = 0.5 }, completion: { _ in end() })
        }
      ),
      (
        "two at once",
        { view, end in
          for _ in 1...2 {
            UIView.animate(withDuration: 1) {
              view.alpha = 0.5
            } completion: { _ in
              end()
            }
          }
        }
      ),
      (
        "of an animator",
        { view, end in
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
          animator.addCompletion { _ in end() }
          animator.startAnimation()
        }
      ),
      (
        "of a layer",
        { view, end in
          view.alpha = 0.5
          delegate.end = end
          let animation = CABasicAnimation(keyPath: "opacity")
          animation.delegate = delegate
          view.layer.add(animation, forKey: nil)
        }
      ),
      (
        "of a transaction",
        { view, end in
          CATransaction.begin()
          CATransaction.setCompletionBlock(end)
          view.alpha = 0.5
          CATransaction.commit()
        }
      ),
    ]
    for (name, begin) in rows {
      let view = UIView()
      var count = 0
      func again() {
        count += 1
        begin(view, again)
      }
      again()
      #expect((50...300).contains(count), "\(name)")
      #expect(view.alpha == 0.5, "\(name)")
    }
  }

  /// Steps that follow each other are all taken, and so are many side by side.
  @Test func animationsThatFollowEachOther() {
    let view = UIView()
    func step(_ rest: Int) {
      UIView.animate(withDuration: 1) {
        view.frame.origin.x += 1
      } completion: { _ in
        if rest > 1 { step(rest - 1) }
      }
    }
    for _ in 1...50 { step(20) }
    #expect(view.frame.minX == 1000)
  }

  // MARK: Changes that are taken back

  /// What is registered while a change is taken back makes it again.
  @Test func undoManagersTakeGroupsBack() {
    let box = box(in: root)
    let undo = UndoManager()
    func move(_ view: UIView, to x: CGFloat) {
      let old = view.center.x
      undo.registerUndo(withTarget: view) { move($0, to: old) }
      view.center.x = x
    }
    move(box, to: 10)
    undo.beginUndoGrouping()
    move(box, to: 20)
    move(box, to: 30)
    undo.setActionName("Drag")
    undo.endUndoGrouping()
    #expect(undo.undoMenuItemTitle == "Undo Drag")
    undo.undo()
    #expect(box.center.x == 10)
    #expect(undo.redoActionName == "Drag")
    undo.redo()
    #expect(box.center.x == 30)
    undo.undo()
    undo.undo()
    #expect(box.center.x == 0)
    #expect(!undo.canUndo)
    move(box, to: 5)
    #expect(!undo.canRedo)
    let window = UIWindow()
    window.addSubview(root)
    #expect(box.undoManager != nil)
    #expect(box.undoManager === window.undoManager)
  }

  // MARK: Frames

  /// A view of 100 × 50 pt around (150, 125): what its frame is under a transform, and what it has of
  /// bounds and center when that frame is set.
  @Test(
    arguments: [
      ("none", .identity, CGRect(x: 100, y: 100, width: 100, height: 50)),
      ("twice as large", .init(scaleX: 2, y: 2), CGRect(x: 50, y: 75, width: 200, height: 100)),
      ("moved", .init(translationX: 5, y: -7), CGRect(x: 105, y: 93, width: 100, height: 50)),
      (
        "a quarter turn", .init(rotationAngle: .pi / 2),
        CGRect(x: 125, y: 75, width: 50, height: 100)
      ),
      ("gone", .init(scaleX: 0, y: 0), CGRect(x: 150, y: 125, width: 0, height: 0)),
    ] as [(String, CGAffineTransform, CGRect)])
  func framesLieAroundTransformedViews(
    _ row: String, _ transform: CGAffineTransform, _ frame: CGRect
  ) {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    let layer = CALayer()
    layer.frame = view.frame
    view.transform = transform
    layer.setAffineTransform(transform)
    #expect(view.frame == frame)
    #expect(layer.frame == frame)
    #expect(view.layer.frame == frame)
    view.frame = frame
    layer.frame = frame
    for bounds in [view.bounds, layer.bounds, view.layer.bounds] {
      #expect(bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    #expect(view.center == CGPoint(x: 150, y: 125))
    #expect(layer.position == CGPoint(x: 150, y: 125))
    layer.bounds.size.width = 80
    #expect(layer.position == CGPoint(x: 150, y: 125))
    #expect(view.layer.position == view.center)
  }

  /// A view of 100 × 50 pt around (150, 125) that gets an anchor point: its frame then, and with a
  /// transform to twice the size; and its center once that frame is set anew.
  @Test(
    arguments: [
      (
        "the middle", CGPoint(x: 0.5, y: 0.5), CGRect(x: 100, y: 100, width: 100, height: 50),
        CGRect(x: 50, y: 75, width: 200, height: 100)
      ),
      (
        "a corner", .zero, CGRect(x: 150, y: 125, width: 100, height: 50),
        CGRect(x: 150, y: 125, width: 200, height: 100)
      ),
      (
        "the opposite corner", CGPoint(x: 1, y: 1), CGRect(x: 50, y: 75, width: 100, height: 50),
        CGRect(x: -50, y: 25, width: 200, height: 100)
      ),
      (
        "beside it", CGPoint(x: -0.5, y: 0.25), CGRect(x: 200, y: 112.5, width: 100, height: 50),
        CGRect(x: 250, y: 100, width: 200, height: 100)
      ),
    ] as [(String, CGPoint, CGRect, CGRect)])
  func framesLieAroundAnchorPoints(
    _ row: String, _ anchor: CGPoint, _ frame: CGRect, _ doubled: CGRect
  ) {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    let layer = CALayer()
    layer.frame = view.frame
    for changed in [view.layer, layer] {
      changed.anchorPoint = anchor
      #expect(changed.position == CGPoint(x: 150, y: 125))
      #expect(changed.frame == frame)
      changed.bounds.size = CGSize(width: 200, height: 100)
      #expect(changed.frame == doubled)
      changed.bounds.size = CGSize(width: 100, height: 50)
    }
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    layer.setAffineTransform(view.transform)
    #expect(view.frame == doubled)
    #expect(layer.frame == doubled)
    view.frame = doubled
    layer.frame = doubled
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 150, y: 125))
    #expect(layer.position == CGPoint(x: 150, y: 125))
  }

  /// Constraints place the frame, wherever the anchor point lies in it.
  @Test func constraintsPlaceViewsWithAnchorPoints() {
    let box = box(in: root)
    box.layer.anchorPoint = .zero
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 60),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 30, y: 20, width: 60, height: 40))
    #expect(box.center == CGPoint(x: 30, y: 20))
  }

  @Test func framesAreWholePixelsWithoutNoise() {
    // scale, x, width, what is printed of the frame
    let rows: [(Device, CGFloat, CGFloat, String)] = [
      (.iPhone15, 33.4, 100, "(33.333333333333336, 0.0, 100.0, 10.0)"),
      (.iPhone15, 16.67, 0.1, "(16.666666666666668, 0.0, 0.0, 10.0)"),
      (.iPhone15, 130.1, 59.9, "(130.0, 0.0, 60.0, 10.0)"),
      (.iPhone8, 0.24, 2.5, "(0.0, 0.0, 2.5, 10.0)"),
    ]
    let screen = UIScreen.main.environment
    defer { UIScreen.main.environment = screen }
    for (device, x, width, expected) in rows {
      UIScreen.main.environment = LayoutEnvironment(device: device)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let box = box(in: root)
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x),
        box.topAnchor.constraint(equalTo: root.topAnchor),
        box.widthAnchor.constraint(equalToConstant: width),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      #expect(box.frame.debugDescription == expected)
    }
  }

  @Test func anEmptyLabelHasASizeOfZeroAndNotOfMinusZero() {
    let label = UILabel()
    for size in [
      label.intrinsicContentSize, label.sizeThatFits(.zero),
      label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
    ] { #expect("\(size)" == "(0.0, 0.0)") }
    label.text = ""
    #expect("\(label.intrinsicContentSize)" == "(0.0, 0.0)")
    label.sizeToFit()
    #expect("\(label.frame)" == "(0.0, 0.0, 0.0, 0.0)")
  }

  // MARK: Conversion

  @Test func conversionBetweenHierarchiesCountsTheOriginsOfTheirRoots() {
    let one = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    let other = UIView(frame: CGRect(x: 100, y: 300, width: 5, height: 5))
    let inside = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    one.addSubview(inside)
    #expect(inside.convert(CGPoint.zero, to: other) == CGPoint(x: -89, y: -278))
    #expect(other.convert(CGPoint.zero, from: inside) == CGPoint(x: -89, y: -278))
    #expect(inside.convert(CGPoint.zero, to: one) == CGPoint(x: 1, y: 2))
    #expect(one.convert(CGPoint.zero, to: one) == .zero)
  }

  // MARK: Roots

  @Test func aRootWithoutItsMaskHasTheSizeOfItsConstraintsAndElseKeepsItsFrame() {
    // name, frame, constraints of the view and a box inside, the frame after a layout
    typealias Make = (UIView, UIView) -> [NSLayoutConstraint]
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let rows: [(String, CGRect, Make, CGRect)] = [
      ("nothing", frame, { _, _ in [] }, frame),
      (
        "a width", frame, { view, _ in [view.widthAnchor.constraint(equalToConstant: 70)] },
        CGRect(x: 10, y: 20, width: 70, height: 50)
      ),
      (
        "contents", .zero,
        { view, box in
          [
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.leftAnchor.constraint(equalTo: view.leftAnchor),
            box.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor),
            box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            box.widthAnchor.constraint(equalToConstant: 44),
            box.heightAnchor.constraint(equalToConstant: 33),
          ]
        }, CGRect(x: 0, y: 0, width: 44, height: 33)
      ),
    ]
    for (name, frame, make, expected) in rows {
      let view = UIView(frame: frame)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(make(view, box(in: view)))
      view.layoutIfNeeded()
      #expect(view.frame == expected, "\(name)")
    }
  }

  // MARK: Overriding

  @Test func whatUIKitLetsOneOverride() {
    final class Stack: UIStackView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init(coder: NSCoder) { super.init(coder: coder) }
    }
    final class View: UIView {
      override var isOpaque: Bool {
        get { false }
        set {}
      }
      override var safeAreaLayoutGuide: UILayoutGuide { layoutMarginsGuide }
      override var preservesSuperviewLayoutMargins: Bool {
        get { true }
        set {}
      }
      override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        .rightToLeft
      }
      override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { tag += 1 }
      override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { .zero }
      override var widthAnchor: NSLayoutDimension { heightAnchor }
    }
    let view = View()
    view.addLayoutGuide(UILayoutGuide())
    #expect(view.tag == 1)
    #expect(view.safeAreaLayoutGuide === view.layoutMarginsGuide)
    #expect(view.widthAnchor === view.heightAnchor)
    #expect(Stack(arrangedSubviews: [view]).arrangedSubviews == [view])
  }
}
