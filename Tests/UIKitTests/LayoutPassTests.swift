import Testing
import UIKit

/// Writes down what is called, in order.
@MainActor private final class Journal {
  var entries: [String] = []
}

private final class JournalView: UIView {
  let name: String
  let journal: Journal
  var width: NSLayoutConstraint?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    journal.entries.append("\(name) constraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    journal.entries.append("\(name) layout \(Int(bounds.width))")
    width?.constant = 40
  }
}

private final class JournalController: UIViewController {
  let journal = Journal()

  override func loadView() {
    journal.entries.append("load")
    view = JournalView("root", journal)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    journal.entries.append("did load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.entries.append("will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.entries.append("did appear")
  }
  override func updateViewConstraints() {
    super.updateViewConstraints()
    journal.entries.append("did update")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    journal.entries.append("will lay out")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    journal.entries.append("did lay out")
  }
}

/// A label that is as wide as its superview lets it, between margins of its own.
private final class PaddedLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 20, height: size.height + 10)
  }
}

@MainActor @Suite(.serialized) struct LayoutPassTests {
  @Test func theOrderOfAControllersCalls() {
    let controller = JournalController()
    show(controller, on: Screen.phone8)
    #expect(
      controller.journal.entries == [
        "load", "did load", "will appear", "root constraints", "did update", "will lay out",
        "root layout 375", "did lay out", "did appear",
      ])
    controller.journal.entries = []
    controller.view.layoutIfNeeded()
    #expect(controller.journal.entries.isEmpty)
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.journal.entries == ["will lay out", "root layout 375", "did lay out"])
  }

  /// Constraints are updated from the leaves, frames are set from the root, and what changes in
  /// between is solved again.
  @Test func theOrderOfThePasses() {
    let journal = Journal()
    let outer = JournalView("outer", journal)
    let inner = JournalView("inner", journal)
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let width = inner.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    outer.width = width
    outer.layoutIfNeeded()
    #expect(
      journal.entries == [
        "inner constraints", "outer constraints", "outer layout 100", "inner layout 30",
        "outer layout 100", "inner layout 40",
      ])
    #expect(inner.frame.width == 40)
  }

  @Test func propertiesThatInvalidate() {
    final class Box: UIView {
      @Invalidating(.layout) var inset: CGFloat = 8
      @Invalidating(.constraints, .display) var isWide = false
      @Invalidating(.layout, .constraints, .intrinsicContentSize) var text = ""
      var calls: [String] = []
      override func setNeedsLayout() { calls.append("layout") }
      override func setNeedsDisplay() { calls.append("display") }
      override func setNeedsUpdateConstraints() { calls.append("constraints") }
      override func invalidateIntrinsicContentSize() { calls.append("size") }
    }
    let box = Box()
    box.calls = []
    for (name, change, calls) in [
      ("another value", { $0.inset = 9 }, ["layout"]),
      ("the same value", { $0.inset = 9 }, []),
      ("two", { $0.isWide = true }, ["constraints", "display"]),
      ("three", { $0.text += "a" }, ["layout", "constraints", "size"]),
    ] as [(String, (Box) -> Void, [String])] {
      change(box)
      #expect(box.calls == calls, "\(name)")
      box.calls = []
    }
    #expect(box.inset == 9)
    #expect(box.text == "a")
  }

  @Test func framesByHand() {
    // A frame set in layoutSubviews moves what is constrained to a view whose mask is translated;
    // of any other view it stays until the next layout.
    final class ByHand: UIView {
      let box = UIView(), constrained = UIView(), below = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        box.frame = CGRect(x: 5, y: 6, width: bounds.width / 2, height: 8)
        constrained.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
      }
    }
    let view = ByHand(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for subview in [view.box, view.constrained, view.below] { view.addSubview(subview) }
    for subview in [view.constrained, view.below] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      view.constrained.widthAnchor.constraint(equalToConstant: 7),
      view.constrained.heightAnchor.constraint(equalToConstant: 9),
      view.below.topAnchor.constraint(equalTo: view.box.bottomAnchor, constant: 1),
      view.below.widthAnchor.constraint(equalTo: view.box.widthAnchor),
      view.below.heightAnchor.constraint(equalToConstant: 3),
    ])
    expectFrames(
      of: view,
      equal: """
        ByHand 0 0 100 50
          UIView 5 6 50 8
          UIView 1 1 1 1
          UIView 0 15 50 3
        """)
    view.setNeedsLayout()
    view.below.superview?.bounds.size.width = 60
    view.layoutIfNeeded()
    #expect(view.below.frame.width == 30)
  }

  /// What a property that observes the frame changes is solved again.
  @Test func observedBounds() {
    final class Square: UIView {
      var height: NSLayoutConstraint?
      override var bounds: CGRect { didSet { height?.constant = bounds.width } }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 200))
    let square = Square()
    square.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(square)
    let height = square.heightAnchor.constraint(equalToConstant: 0)
    square.height = height
    NSLayoutConstraint.activate([
      height, square.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      square.topAnchor.constraint(equalTo: root.topAnchor),
      square.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(square.frame == CGRect(x: 0, y: 0, width: 45, height: 45))
  }

  @Test func autoresizing() {
    // mask, the frame of a view at 10, 20, 30 × 40 in a superview that grows from 100 to 160
    typealias Mask = UIView.AutoresizingMask
    let rows: [(Mask, CGRect)] = [
      ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
      (.flexibleWidth, CGRect(x: 10, y: 20, width: 90, height: 40)),
      ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 90, height: 100)),
      (.flexibleLeftMargin, CGRect(x: 70, y: 20, width: 30, height: 40)),
      ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 18.5, y: 20, width: 30, height: 40)),
      ([.flexibleTopMargin, .flexibleBottomMargin], CGRect(x: 10, y: 40, width: 30, height: 40)),
    ]
    for (mask, expected) in rows {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.autoresizingMask = mask
      root.addSubview(view)
      root.frame.size = CGSize(width: 160, height: 160)
      let frame = view.frame
      #expect(abs(frame.minX - expected.minX) < 0.1, "\(mask.rawValue)")
      #expect(frame.minY == expected.minY && frame.size == expected.size, "\(mask.rawValue)")
      root.layoutIfNeeded()
      #expect(abs(view.frame.minX - frame.minX) < 0.3, "\(mask.rawValue)")
    }
  }

  @Test func contents() {
    turn(to: Screen.phone8)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    let (label, padded) = (UILabel(), PaddedLabel())
    label.text = "Several words that need more than one line"
    label.numberOfLines = 0
    padded.text = "Ag"
    for view in [label, padded] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      padded.topAnchor.constraint(equalTo: label.bottomAnchor),
      padded.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    // Lines of 20.287 pt, rounded up together: 61 for three, 81.5 for four.
    #expect([61, 81.5].contains(label.frame.height))
    #expect(padded.frame.minY == label.frame.maxY)
    #expect(padded.frame.height == 30.5)
    label.text = "One"
    root.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
    label.isHidden = true
    root.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
  }

  @Test func fittingSizes() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: margins.topAnchor),
      box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    // Margins of 16 pt at the sides, 11 pt at top and bottom.
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 52, height: 32))
    #expect(
      cell.systemLayoutSizeFitting(
        CGSize(width: 216, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 216, height: 114))
    #expect(cell.frame.size == CGSize(width: 320, height: 44))
  }

  @Test func ambiguity() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let place = [
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
    ]
    NSLayoutConstraint.activate(place)
    #expect(box.hasAmbiguousLayout)
    box.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!box.hasAmbiguousLayout)
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [place[0], place[2]])
  }
}
