import Foundation
import RedlineLayout
import Testing

/// The texts of UIKit's logs, with numbers of the hierarchy in place of addresses.
@Test func constraintDescriptions() {
  typealias Make = (InspectionFixture) -> LayoutConstraint
  let bar = "names: '|':UIView:0x1 "
  // name, constraint, text between the class and the end
  let rows: [(String, Make, String)] = [
    (
      "leading in a superview",
      { $0.a.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 16) },
      "H:|-(16)-[UIView:0x3]   (active, \(bar))"
    ),
    (
      "trailing in a superview",
      { $0.root.trailingAnchor.constraint(equalTo: $0.a.trailingAnchor, constant: 16) },
      "H:[UIView:0x3]-(16)-|   (active, \(bar))"
    ),
    (
      "neighbours", { $0.b.leadingAnchor.constraint(equalTo: $0.a.trailingAnchor, constant: 8) },
      "H:[UIView:0x3]-(8)-[UIView:0x4]   (active)"
    ),
    (
      "top", { $0.a.topAnchor.constraint(equalTo: $0.root.topAnchor) },
      "V:|-(0)-[UIView:0x3]   (active, \(bar))"
    ),
    (
      "bottom", { $0.root.bottomAnchor.constraint(equalTo: $0.a.bottomAnchor, constant: 8) },
      "V:[UIView:0x3]-(8)-|   (active, \(bar))"
    ),
    (
      "below", { $0.b.topAnchor.constraint(greaterThanOrEqualTo: $0.a.bottomAnchor, constant: 8) },
      "V:[UIView:0x3]-(>=8)-[UIView:0x4]   (active)"
    ),
    (
      "left", { $0.label.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 20) },
      "H:|-(20)-[UILabel:0x2'Just text'](LTR)   (active, \(bar))"
    ),
    (
      "optional, at most",
      {
        let result = $0.b.leadingAnchor.constraint(
          lessThanOrEqualTo: $0.a.trailingAnchor, constant: 8)
        result.priority = 750
        return result
      }, "H:[UIView:0x3]-(<=8@750)-[UIView:0x4]   (active)"
    ),
    (
      "mirrored leading: an equation",
      { $0.root.leadingAnchor.constraint(equalTo: $0.a.leadingAnchor) },
      "UIView:0x1.leading == UIView:0x3.leading   (active)"
    ),
    (
      "mirrored bottom: an equation",
      { $0.a.bottomAnchor.constraint(equalTo: $0.root.bottomAnchor, constant: -8) },
      "UIView:0x3.bottom == UIView:0x1.bottom - 8   (active)"
    ),
    (
      "centers", { $0.a.centerXAnchor.constraint(equalTo: $0.b.centerXAnchor) },
      "UIView:0x3.centerX == UIView:0x4.centerX   (active)"
    ),
    (
      "a third",
      { $0.a.widthAnchor.constraint(equalTo: $0.b.widthAnchor, multiplier: 1.0 / 3, constant: 4) },
      "UIView:0x3.width == 0.333333*UIView:0x4.width + 4   (active)"
    ),
    (
      "multiplier of a position",
      {
        LayoutConstraint(
          item: $0.a, attribute: .leading, toItem: $0.b, attribute: .leading, multiplier: 0.5,
          constant: 1)
      }, "UIView:0x3.leading == 0.5*UIView:0x4.leading + 1   (active)"
    ),
    (
      "multiplier -1",
      {
        LayoutConstraint(
          item: $0.a, attribute: .width, toItem: $0.b, attribute: .width, multiplier: -1)
      }, "UIView:0x3.width == -UIView:0x4.width   (active)"
    ),
    (
      "width", { $0.a.widthAnchor.constraint(equalToConstant: 40) },
      "UIView:0x3.width == 40   (active)"
    ),
    (
      "optional height",
      {
        let result = $0.a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        result.priority = 999
        return result
      }, "UIView:0x3.height >= 44 priority:999   (active)"
    ),
    (
      "identifier",
      {
        let result = $0.a.widthAnchor.constraint(equalToConstant: 20.28125)
        result.identifier = "mine"
        return result
      }, "'mine' UIView:0x3.width == 20.2812   (active)"
    ),
    (
      "system spacing",
      { $0.b.leadingAnchor.constraint(equalToSystemSpacingAfter: $0.a.trailingAnchor) },
      "H:[UIView:0x3]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0x4]   (active)"
    ),
    (
      "a visual format's spacing",
      {
        try! LayoutConstraint.constraints(visualFormat: "[a]-[b]", views: ["a": $0.a, "b": $0.b])[0]
      }, "H:[UIView:0x3]-(NSSpace(8))-[UIView:0x4]   (active)"
    ),
    (
      "margins guide",
      { $0.a.leadingAnchor.constraint(equalTo: $0.root.layoutMarginsGuide.leadingAnchor) },
      "UIView:0x3.leading == UILayoutGuide:0x5'UIViewLayoutMarginsGuide'.leading   (active)"
    ),
    (
      "baselines", { $0.label.lastBaselineAnchor.constraint(equalTo: $0.a.bottomAnchor) },
      "UILabel:0x2'Just text'.lastBaseline == UIView:0x3.bottom   (active)"
    ),
    (
      "a long text",
      {
        $0.label.text = "Reason for terminating contract"
        return $0.label.widthAnchor.constraint(equalToConstant: 0)
      }, "UILabel:0x2'Reason for terminating co...'.width == 0   (active)"
    ),
    (
      "accessibility identifiers",
      {
        $0.a.accessibilityIdentifier = "box"
        return $0.a.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor)
      }, "H:|-(0)-[box]   (active, names: box:0x3, '|':UIView:0x1 )"
    ),
  ]
  for (name, make, expected) in rows {
    let fixture = InspectionFixture()
    let constraint = make(fixture)
    constraint.isActive = true
    #expect(constraint.description == "<NSLayoutConstraint:0x1 \(expected)>", "\(name)")
    constraint.isActive = false
    let inactive = expected.replacing("(active", with: "(inactive")
    #expect(constraint.description == "<NSLayoutConstraint:0x0 \(inactive)>", "\(name)")
  }
  let gone: LayoutConstraint = {
    let fixture = InspectionFixture()
    return fixture.a.widthAnchor.constraint(equalToConstant: 1)
  }()
  #expect(gone.description == "<NSLayoutConstraint:0x0 (inactive)>")
}

@Test func classNames() {
  let root = View()
  let box = solvedFree(Box())
  let views: [(View, String)] = [
    (TextField(), "UITextField:0x2"), (Switch(), "UISwitch:0x2"), (Stack(), "UIStackView:0x2"),
    (TableViewCell(), "UITableViewCell:0x2"), (Button("OK"), "UIButton:0x2'OK'"),
    (box, "RedlineLayoutTests.Box:0x2"),
  ]
  for (view, expected) in views {
    root.addSubview(solvedFree(view))
    let constraint = view.widthAnchor.constraint(equalToConstant: 5)
    constraint.isActive = true
    #expect(constraint.description.hasSuffix(" \(expected).width == 5   (active)>"))
    view.removeFromSuperview()
  }
}
