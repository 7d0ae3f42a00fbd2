import Testing
import UIKit

@MainActor @Suite struct ConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let outer = UIView(), inner = UIView(), other = UIView()

  init() {
    for view in [outer, inner, other] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(outer)
    outer.addSubview(inner)
    root.addSubview(other)
  }

  @Test func installation() {
    // name, constraint, the view that holds it
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    let rows: [(String, NSLayoutConstraint, UIView)] = [
      ("a size", inner.widthAnchor.constraint(equalToConstant: 5), inner),
      ("with the superview", inner.topAnchor.constraint(equalTo: outer.topAnchor), outer),
      ("with a nephew", inner.topAnchor.constraint(equalTo: other.topAnchor), root),
      ("with a guide", inner.topAnchor.constraint(equalTo: guide.topAnchor), outer),
      (
        "between guides", guide.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
        outer
      ),
    ]
    for (name, constraint, holder) in rows {
      #expect(!constraint.isActive, "\(name)")
      constraint.isActive = true
      constraint.isActive = true
      #expect(constraint.isActive, "\(name)")
      #expect(holder.constraints.filter { $0 === constraint }.count == 1, "\(name)")
      constraint.isActive = false
      #expect(!holder.constraints.contains(constraint), "\(name)")
    }
  }

  @Test func guidesWithoutOwners() {
    let guide = UILayoutGuide()
    let constraint = inner.topAnchor.constraint(equalTo: guide.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    outer.addLayoutGuide(guide)
    constraint.isActive = true
    #expect(constraint.isActive)
    outer.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    root.layoutIfNeeded()
  }

  @Test func leavingDropsConstraints() {
    let inside = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let across = inner.topAnchor.constraint(equalTo: other.topAnchor)
    NSLayoutConstraint.activate([inside, across])
    outer.removeFromSuperview()
    #expect(inside.isActive)
    #expect(!across.isActive)
    root.addSubview(outer)
    #expect(!across.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func parts() {
    let constraint = inner.widthAnchor.constraint(
      greaterThanOrEqualTo: other.heightAnchor, multiplier: 2, constant: 3)
    #expect(constraint.firstItem === inner)
    #expect(constraint.secondItem === other)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 3)
    #expect(constraint.priority == .required)
    constraint.priority = UILayoutPriority(rawValue: 999)
    constraint.isActive = true
    constraint.priority = .defaultLow
    constraint.constant = 7
    #expect(root.constraints.first === constraint)
    #expect(root.constraints.first?.constant == 7)
    #expect(root.constraints.first?.priority.rawValue == 250)
  }

  @Test func aSizeAloneHasNoSecondAttribute() {
    let constraint = NSLayoutConstraint(
      item: inner, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 1, constant: 4)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
  }

  /// What only a bound holds lies on it; a size that only a bound holds is 0.
  @Test func bounds() {
    let rows: [(String, (UIView, UIView) -> [NSLayoutConstraint], CGRect)] = [
      (
        "at most",
        {
          [
            $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 10),
            $0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -13),
          ]
        }, CGRect(x: 287, y: 10, width: 0, height: 0)
      ),
      (
        "the first of two bounds",
        {
          [
            $0.leadingAnchor.constraint(greaterThanOrEqualTo: $1.leadingAnchor, constant: 8),
            $0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor, constant: -8),
            $0.widthAnchor.constraint(equalToConstant: 30),
          ]
        }, CGRect(x: 8, y: 0, width: 30, height: 0)
      ),
      (
        "a size stays small",
        {
          [
            $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 5),
            $0.bottomAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor),
            $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor),
          ]
        }, CGRect(x: 0, y: 5, width: 0, height: 0)
      ),
    ]
    for (name, make, expected) in rows {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      let constraints = make(box, root)
      constraints.forEach { $0.priority = UILayoutPriority(751) }
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      #expect(box.frame == expected, "\(name)")
      #expect(box.hasAmbiguousLayout, "\(name)")
    }
  }

  @Test func anActiveConstraintIsKept() {
    weak var constraint: NSLayoutConstraint?
    do {
      let made = inner.widthAnchor.constraint(equalToConstant: 30)
      made.isActive = true
      constraint = made
    }
    #expect(constraint != nil)
    #expect(inner.constraints.first === constraint)
    constraint?.isActive = false
    #expect(constraint == nil)
  }

  @Test func hierarchiesAreFreed() {
    weak var root: UIView?
    weak var leaf: UIView?
    do {
      let made = UIView()
      let middle = UIView()
      let last = UILabel()
      made.addSubview(middle)
      middle.addSubview(last)
      last.topAnchor.constraint(equalTo: made.topAnchor).isActive = true
      root = made
      leaf = last
    }
    #expect(root == nil)
    #expect(leaf == nil)
  }

  @Test func anchors() {
    // name, constraints on the box besides its size of 10 × 20; x and y, by hand
    let rows: [(String, (UIView, UIView) -> [NSLayoutConstraint], CGPoint)] = [
      (
        "system spacing",
        {
          [
            $0.leadingAnchor.constraint(equalToSystemSpacingAfter: $1.leadingAnchor, multiplier: 2),
            $0.topAnchor.constraint(equalToSystemSpacingBelow: $1.topAnchor, multiplier: 0.5),
          ]
        }, CGPoint(x: 16, y: 4)
      ),
      (
        "at least",
        {
          [
            $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor, constant: 9),
            $0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor),
          ]
        }, CGPoint(x: 9, y: 0)
      ),
      (
        "a distance",
        {
          [
            $1.leadingAnchor.anchorWithOffset(to: $0.leadingAnchor).constraint(equalToConstant: 33),
            $1.topAnchor.anchorWithOffset(to: $0.topAnchor)
              .constraint(equalTo: $0.heightAnchor, multiplier: 2),
          ]
        }, CGPoint(x: 33, y: 40)
      ),
      (
        "equal distances",
        {
          [
            $1.leadingAnchor.anchorWithOffset(to: $0.leadingAnchor)
              .constraint(equalTo: $0.trailingAnchor.anchorWithOffset(to: $1.trailingAnchor)),
            $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor),
          ]
        }, CGPoint(x: 145, y: 90)
      ),
      (
        "across the axes, by items",
        {
          [
            NSLayoutConstraint(
              item: $0, attribute: .left, relatedBy: .equal, toItem: $0, attribute: .top,
              multiplier: 1, constant: 5),
            $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 6),
          ]
        }, CGPoint(x: 11, y: 6)
      ),
      (
        "margins, by attributes",
        { box, root in
          [NSLayoutConstraint.Attribute.leadingMargin, .bottomMargin].map {
            NSLayoutConstraint(
              item: box, attribute: $0 == .leadingMargin ? .leading : .bottom, relatedBy: .equal,
              toItem: root, attribute: $0, multiplier: 1, constant: 0)
          }
        }, CGPoint(x: 8, y: 172)
      ),
    ]
    for (name, make, origin) in rows {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      NSLayoutConstraint.activate(
        make(box, root) + [
          box.widthAnchor.constraint(equalToConstant: 10),
          box.heightAnchor.constraint(equalToConstant: 20),
        ])
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(origin: origin, size: CGSize(width: 10, height: 20)), "\(name)")
    }
  }
}

@MainActor @Suite struct VisualFormatTests {
  @Test func formats() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (name, field) = (UIView(), UIView())
    let gap = UILayoutGuide()
    root.addLayoutGuide(gap)
    for view in [name, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let views: [String: Any] = ["name": name, "field": field, "gap": gap]
    let horizontal = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-inset-[name(30)]-[field]-|", options: [.alignAllTop],
      metrics: ["inset": 12], views: views)
    #expect(horizontal.count == 5)
    #expect(horizontal.allSatisfy { !$0.isActive })
    #expect(horizontal[1].firstItem === name || horizontal[0].firstItem === name)
    NSLayoutConstraint.activate(horizontal)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[gap(5)][name(20)]", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:[field(==name)]", views: views))
    expectFrames(
      of: root,
      equal: """
        UIView 0 0 200 100
          UIView 12 5 30 20
          UIView 50 5 142 20
        """)
  }

  @Test func descriptions() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel()
    label.text = "Name"
    root.addSubview(label)
    let constraint = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    constraint.isActive = true
    #expect(
      constraint.description
        == """
        <NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x2'Name']   (active, names: '|':UIView:0x1 )>
        """)
  }
}
