import Testing
import UIKit

/// Frames of guides that are asked for without a constraint.
@MainActor @Suite(.serialized) struct GuideFrameTests {
  /// Places a box by the frame of a guide, as code without constraints does.
  private final class Controller: UIViewController {
    let guide: (UIView) -> UILayoutGuide
    let box = UIView()
    var frames: [CGRect] = []

    init(_ guide: @escaping (UIView) -> UILayoutGuide) {
      self.guide = guide
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      frames.append(guide(view).layoutFrame)
      box.frame = guide(view).layoutFrame
    }
  }

  private final class Box: UIView {
    let inside = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      if inside.superview == nil { addSubview(inside) }
      inside.frame = layoutMarginsGuide.layoutFrame
    }
  }

  @Test func aGuideHasItsFrameInViewDidLayoutSubviewsAtFirstAccess() {
    // name, guide, its frame on an iPhone X (44 and 34 pt, margins of 16 pt)
    let rows: [(String, (UIView) -> UILayoutGuide, CGRect)] = [
      ("safe area", { $0.safeAreaLayoutGuide }, CGRect(x: 0, y: 44, width: 375, height: 734)),
      ("margins", { $0.layoutMarginsGuide }, CGRect(x: 16, y: 44, width: 343, height: 734)),
      ("readable", { $0.readableContentGuide }, CGRect(x: 16, y: 44, width: 343, height: 734)),
      ("keyboard", { $0.keyboardLayoutGuide }, CGRect(x: 0, y: 778, width: 375, height: 34)),
    ]
    for (name, guide, expected) in rows {
      let controller = Controller(guide)
      show(controller, on: Screen.phoneX)
      #expect(controller.box.frame == expected, "\(name)")
      #expect(controller.frames.last == expected, "\(name)")
      #expect(!controller.frames.contains(.zero), "\(name)")
    }
  }

  /// A view that places another one in its safe area by itself.
  private final class Filled: UIView {
    let inside = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      if inside.superview == nil { addSubview(inside) }
      inside.frame = bounds.inset(by: safeAreaInsets)
    }
  }

  @Test func viewsAreLaidOutAgainWhenTheirSafeAreaChanges() {
    let controller = UIViewController()
    let filled = Filled()
    controller.view = filled
    show(UINavigationController(rootViewController: controller), on: Screen.phoneX)
    #expect(filled.inside.frame == CGRect(x: 0, y: 88, width: 375, height: 690))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    filled.layoutIfNeeded()
    #expect(filled.inside.frame == CGRect(x: 20, y: 98, width: 355, height: 680))
  }

  @Test func aGuideHasItsFrameInLayoutSubviewsAtFirstAccess() {
    let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.addSubview(box)
    root.layoutIfNeeded()
    #expect(box.inside.frame == CGRect(x: 8, y: 8, width: 84, height: 34))
    box.frame.size.width = 60
    root.layoutIfNeeded()
    #expect(box.inside.frame == CGRect(x: 8, y: 8, width: 44, height: 34))
  }

  /// The keyboard's guide reaches from the safe area of a view, at the latest, to the edge of the window.
  @Test func keyboardsBelowViewsThatEndAboveThem() {
    let controller = UIViewController()
    show(controller, on: Screen.phoneX)
    let (upper, box) = (UIView(frame: CGRect(x: 10, y: 60, width: 300, height: 400)), UIView())
    controller.view.addSubview(upper)
    let expected = CGRect(x: 0, y: 400, width: 300, height: 352)
    #expect(upper.keyboardLayoutGuide.layoutFrame == expected)
    upper.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let guide = upper.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: guide.leftAnchor),
      box.rightAnchor.constraint(equalTo: guide.rightAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    upper.layoutIfNeeded()
    #expect(box.frame == expected)
    #expect(guide.layoutFrame == expected)
  }

  @Test func aGuideOutsideOfALayoutIsLaidOutWhenAsked() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
    let other = UIView(frame: view.frame)
    other.layoutIfNeeded()
    #expect(other.safeAreaLayoutGuide.layoutFrame == other.bounds)
    let guide = UILayoutGuide()
    #expect(guide.layoutFrame == .zero)
  }
}
