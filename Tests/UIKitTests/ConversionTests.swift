import Testing
import UIKit

/// Points and rectangles between views of which some are turned, and between layers.
@MainActor @Suite struct ConversionTests {
  private func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  @Test func throughTransforms() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    let dot = UIView(frame: CGRect(x: 10, y: 0, width: 4, height: 4))
    root.addSubview(box)
    box.addSubview(dot)
    // name, transform of the box, where the box's (80, 0) and the dot's (0, 0) lie in the root
    let rows: [(String, CGAffineTransform, CGPoint, CGPoint)] = [
      ("none", .identity, CGPoint(x: 180, y: 100), CGPoint(x: 110, y: 100)),
      (
        "a quarter", CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: 160, y: 160),
        CGPoint(x: 160, y: 90)
      ),
      (
        "twice", CGAffineTransform(scaleX: 2, y: 2), CGPoint(x: 220, y: 80),
        CGPoint(x: 80, y: 80)
      ),
      (
        "moved", CGAffineTransform(translationX: 5, y: -5), CGPoint(x: 185, y: 95),
        CGPoint(x: 115, y: 95)
      ),
    ]
    for (name, transform, corner, point) in rows {
      box.transform = transform
      let inner = CGPoint(x: 80, y: 0)
      #expect(near(box.convert(inner, to: root), corner), "\(name)")
      #expect(near(root.convert(corner, to: box), inner), "\(name)")
      #expect(near(box.convert(corner, from: root), inner), "\(name)")
      #expect(near(dot.convert(.zero, to: root), point), "\(name)")
      #expect(near(dot.convert(.zero, to: nil), point), "\(name)")
      #expect(box.convert(box.bounds, to: root) == box.frame, "\(name)")
    }
  }

  /// The frame of a rectangle that is turned by half of a quarter has √2 of its side.
  @Test func aTurnedRectangle() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    root.addSubview(box)
    box.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let around = box.convert(box.bounds, to: root)
    #expect(abs(around.width - 100 * 2.squareRoot()) < 1e-9 && abs(around.midX - 150) < 1e-9)
  }

  @Test func layers() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 40))
    root.addSubview(box)
    let layer = CALayer()
    layer.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
    box.layer.addSublayer(layer)
    #expect(layer.convert(CGPoint(x: 1, y: 1), to: root.layer) == CGPoint(x: 104, y: 55))
    #expect(layer.convert(CGPoint(x: 104, y: 55), from: root.layer) == CGPoint(x: 1, y: 1))
    #expect(root.layer.convert(CGPoint(x: 104, y: 55), to: layer) == CGPoint(x: 1, y: 1))
    #expect(
      box.layer.convert(box.layer.bounds, to: root.layer)
        == CGRect(x: 100, y: 50, width: 80, height: 40))
  }

  /// What is set on the bar that stands for all is that of bars which are shown afterwards.
  @Test func looksOfAllBars() {
    let all = UINavigationBar.appearance()
    defer {
      all.barTintColor = nil
      all.titleTextAttributes = nil
    }
    all.barTintColor = .systemRed
    all.titleTextAttributes = [.foregroundColor: UIColor.white]
    let navigation = UINavigationController(rootViewController: UIViewController())
    let own = UINavigationController(rootViewController: UIViewController())
    own.navigationBar.barTintColor = .systemBlue
    show(navigation, on: Screen.phone15)
    #expect(navigation.navigationBar.barTintColor == .systemRed)
    #expect(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    show(own, on: Screen.phone15)
    #expect(own.navigationBar.barTintColor == .systemBlue)
  }
}
