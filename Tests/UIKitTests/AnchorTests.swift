import Testing
import UIKit

/// What code of others may ask of anchors: a protocol with methods of anchors, references to them,
/// and comparisons.
private protocol Lining {
  func constraint(equalTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: Self) -> NSLayoutConstraint
}

private protocol Measuring: Lining {
  func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: Self, multiplier m: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutAnchor: @MainActor Lining {}
extension NSLayoutDimension: @MainActor Measuring {}

extension NSLayoutConstraint.Attribute: CaseIterable {
  static var allCases: [Self] { (0...20).compactMap(Self.init(rawValue:)) }
}

@MainActor @Suite struct AnchorTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let inner = UIView()

  init() { root.addSubview(inner) }

  private func line<Anchor: Lining>(_ one: Anchor, _ other: Anchor) -> NSLayoutConstraint {
    one.constraint(equalTo: other, constant: 7)
  }

  private func measure<Anchor: Measuring>(_ anchor: Anchor, _ other: Anchor) -> [CGFloat] {
    [
      anchor.constraint(equalToConstant: 5).constant,
      anchor.constraint(lessThanOrEqualTo: other, multiplier: 3).multiplier,
    ]
  }

  @Test func requirementsOfProtocols() {
    let constraint = line(inner.leadingAnchor, root.leadingAnchor)
    #expect(constraint.constant == 7)
    #expect(constraint.firstItem === inner)
    #expect(measure(inner.widthAnchor, root.widthAnchor) == [5, 3])
  }

  @Test func references() {
    let anchor = inner.topAnchor
    let make: [(NSLayoutAnchor<NSLayoutYAxisAnchor>, CGFloat) -> NSLayoutConstraint] = [
      anchor.constraint(equalTo:constant:), anchor.constraint(lessThanOrEqualTo:constant:),
    ]
    let constraints = make.map { $0(root.bottomAnchor, 4) }
    #expect(constraints.map(\.relation) == [.equal, .lessThanOrEqual])
    #expect(constraints.allSatisfy { $0.secondAttribute == .bottom && $0.constant == 4 })
  }

  @Test func equality() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(inner.topAnchor == inner.topAnchor)
    #expect(inner.topAnchor === inner.topAnchor)
    #expect(inner.topAnchor.hash == inner.topAnchor.hash)
    #expect(guide.widthAnchor === guide.widthAnchor)
    #expect(inner.topAnchor != inner.bottomAnchor)
    #expect(inner.topAnchor != root.topAnchor)
    #expect(Set([inner.topAnchor, inner.topAnchor, inner.bottomAnchor]).count == 2)
  }

  @Test func anchorsOfConstraints() {
    let constraint = inner.leadingAnchor.constraint(equalTo: root.centerXAnchor)
    #expect(constraint.firstAnchor == inner.leadingAnchor)
    #expect(constraint.secondAnchor == root.centerXAnchor)
    #expect(constraint.firstAnchor === inner.leadingAnchor)
    #expect(type(of: constraint.firstAnchor as NSObject) == NSLayoutXAxisAnchor.self)
    let size = inner.heightAnchor.constraint(equalToConstant: 3)
    #expect(size.firstAnchor == inner.heightAnchor)
    #expect(size.secondAnchor == nil)
    let margin = NSLayoutConstraint(
      item: inner, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
      multiplier: 1, constant: 0)
    #expect(margin.secondAnchor != root.leadingAnchor)
    #expect(margin.secondAnchor?.constraint(equalTo: margin.firstAnchor).firstItem === root)
  }

  @Test func lifetime() {
    weak var view: UIView?
    autoreleasepool {
      let parent = UIView(), child = UIView()
      parent.addSubview(child)
      child.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
      view = child
    }
    #expect(view == nil)
  }

  @Test func attributes() {
    #expect(NSLayoutConstraint.Attribute.allCases.count == 21)
  }
}
