import Testing
import UIKit

/// Views at the root of a hierarchy whose masks are not translated: constraints alone give them the
/// lengths that they mention, whatever frame they were made with.
@MainActor @Suite(.serialized) struct RootFrameTests {
  @Test func aLengthThatConstraintsMentionAndLeaveOpenIsZero() {
    typealias Row = (
      name: String, root: CGRect, box: CGRect, rules: (UIView, UIView) -> [NSLayoutConstraint]
    )
    let rows: [Row] = [
      (
        "a view that fills it", .zero, .zero,
        { root, box in
          [
            box.leftAnchor.constraint(equalTo: root.leftAnchor),
            box.rightAnchor.constraint(equalTo: root.rightAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
          ]
        }
      ),
      (
        "a view in its middle", .zero, CGRect(x: -20, y: -10, width: 40, height: 20),
        { root, box in
          [
            box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            box.widthAnchor.constraint(equalToConstant: 40),
            box.heightAnchor.constraint(equalToConstant: 20),
          ]
        }
      ),
      (
        "one length", CGRect(x: 0, y: 0, width: 120, height: 0),
        CGRect(x: 0, y: 0, width: 60, height: 0),
        { root, box in
          [
            root.widthAnchor.constraint(equalToConstant: 120),
            box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            box.heightAnchor.constraint(equalTo: root.heightAnchor),
          ]
        }
      ),
      (
        "a view at a corner, which mentions none", CGRect(x: 0, y: 0, width: 300, height: 200),
        CGRect(x: 5, y: 6, width: 40, height: 20),
        { root, box in
          [
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
            box.widthAnchor.constraint(equalToConstant: 40),
            box.heightAnchor.constraint(equalToConstant: 20),
          ]
        }
      ),
      (
        "a view and space around it", CGRect(x: 0, y: 0, width: 60, height: 44),
        CGRect(x: 10, y: 12, width: 40, height: 20),
        { root, box in
          [
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            root.rightAnchor.constraint(equalTo: box.rightAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
            root.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 12),
            box.widthAnchor.constraint(equalToConstant: 40),
            box.heightAnchor.constraint(equalToConstant: 20),
          ]
        }
      ),
    ]
    for row in rows {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let box = UIView()
      root.addSubview(box)
      for view in [root, box] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate(row.rules(root, box))
      root.layoutIfNeeded()
      #expect(root.frame == row.root, "\(row.name)")
      #expect(box.frame == row.box, "\(row.name)")
      #expect(root.safeAreaLayoutGuide.layoutFrame == root.bounds, "\(row.name)")
    }
  }

  @Test func aTranslatedMaskHoldsTheFrame() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(box.frame.width == 300)
  }
}
