import Foundation

@testable import RedlineLayout
@testable import RedlineModel

extension KnownTreeTests {
  /// A screen with one of everything that a tree is read from.
  final class Fixture: View, LayoutSpec {
    var first = Label("first", lines: 0)
    var second = Button("second")
    var maybe: View?
    var any: Any = 3
    lazy var late: View = subviews[0]
    var list: [View] = []
    let stack: StackView
    let scroll = ScrollView()
    let inside = View()
    let cell = TableViewCell()
    let space = LayoutGuide()
    let plain = View()
    private(set) var gap: LayoutConstraint
    private(set) var spare: LayoutConstraint
    /// Whether all views are of classes that tell of their changes.
    private let isPlain: Bool

    init(isPlain: Bool = false) {
      self.isPlain = isPlain
      let (image, text) = (ImageView("a", size: CGSize(width: 20, height: 20)), Label("text"))
      stack = StackView(.vertical, spacing: 4) { [image, text] }
      list.reserveCapacity(8)
      list += [image, text]
      gap = first.topAnchor.constraint(equalTo: plain.topAnchor, constant: 3)
      spare = plain.heightAnchor.constraint(equalToConstant: 30)
      super.init()
      scroll.addSubview(inside)
    }

    var layout: Layout {
      first; second; stack; space; plain
      plain.edges == safeArea.edges ~ 700
      gap
      first.leading == margins.leading
      first.trailing <= trailing
      space.top == first.bottom
      space.height == 10
      space.horizontal == first.horizontal
      second.top == space.bottom
      When(.compactWidth) { second.leading == first.leading }
      When(.regularWidth) { second.trailing == trailing - 20 ~ 900 }
      stack.top == second.bottom + 8
      stack.horizontal == readableContent.horizontal
      if !isPlain {
        scroll; cell
        scroll.top == stack.bottom
        scroll.horizontal == horizontal
        scroll.height == 60
        inside.edges == scroll.edges
        inside.width == 400
        inside.height == 90
        cell.top == scroll.bottom
        cell.horizontal == horizontal
      }
    }
  }

  /// Something that stands for a view and says what it is told to.
  final class Standing: ViewFacade, @unchecked Sendable {
    var className = "Standing"
    var ownName: String?
    var kindName = "standing"
    var storedProperties: [(label: String, value: Any)] = []
    var object: AnyObject? { nil }
    var ownContrast: Contrast?
    func contentSize(of view: View, in context: ContentContext) -> CGSize {
      CGSize(width: 12, height: 13)
    }
    func alignmentRectInsets(of view: View) -> EdgeInsets { .zero }
    func didLoseSuperview() {}
  }

  static let standing = Standing()

  static let changes: [Change] = treeChanges + constraintChanges + nameChanges + liveChanges

  private static let treeChanges = [
    Change("a subview", read: true) { $0.plain.addSubview(View()) },
    Change("a subview gone", read: true) { $0.second.removeFromSuperview() },
    Change("another order", read: true) { $0.moveSubview($0.second, to: 0) },
    Change("a subview to the front", read: true) { $0.addSubview($0.first) },
    Change("a subview elsewhere", read: true) { $0.plain.addSubview($0.cell) },
    Change("a guide", read: true) { $0.addLayoutGuide(LayoutGuide()) },
    Change("a guide gone", read: true) { $0.removeLayoutGuide($0.space) },
    Change("a guide of another view", read: true) { $0.plain.addLayoutGuide($0.space) },
    Change("arranged", read: true) { $0.stack.addArrangedSubview(Label("more")) },
    Change("arranged no longer", read: true) {
      if let view = $0.stack.arrangedSubviews.last { $0.stack.removeArrangedSubview(view) }
    },
    Change("arranged first", read: true) { $0.stack.insertArrangedSubview(View(), at: 0) },
    Change("arranged at another place", read: true) {
      if let view = $0.stack.arrangedSubviews.last { $0.stack.arrange(view, at: 0) }
    },
    Change("margins of a stack view", read: true) {
      $0.stack.isLayoutMarginsRelativeArrangement.toggle()
    },
    Change("a cycle", read: true) { $0.plain.addSubview($0) },
    Change("directions", read: true) { $0.semanticContentAttribute = .forceRightToLeft },
    Change("another content view", read: true) { $0.cell.take(contentView: CellContentView()) },
    Change("one that stands for a view", read: true) { $0.plain.facade = standing },
    Change("another class", read: true) { $0.plain.ownClassName = "Plain" },
  ]

  private static let constraintChanges = [
    Change("a constraint", read: true) { $0.spare.isActive = true },
    Change("a constraint gone", read: true) { $0.gap.isActive = false },
    Change("a constraint of a guide of the system", read: true) {
      $0.plain.widthAnchor.constraint(equalTo: $0.first.layoutMarginsGuide.widthAnchor).isActive =
        true
    },
    Change("a constraint with a view elsewhere", read: true) {
      $0.plain.widthAnchor.constraint(equalTo: View().widthAnchor).isActive = true
    },
    Change("a constant", read: true) { $0.gap.constant += 5 },
    Change("a constant that is none", read: true) { $0.gap.constant = .nan },
    Change("a priority", read: true) { $0.gap.priority = 600 },
    Change("an identifier", read: true) { $0.gap.identifier = "gap" },
    Change("a condition", read: true) { $0.gap.condition = .regularWidth },
    Change("a spacing of the system", read: true) { $0.gap.isSystemSpacing.toggle() },
    Change("a line", read: true) { $0.gap.location = SourceLocation(fileID: "A/B", line: 3) },
    Change("an origin", read: true) { $0.gap.origin = .system },
    Change("one that stands for a constraint", read: true) { $0.gap.facade = standing },
    Change("a spare constant") { $0.spare.constant += 1 },
  ]

  private static let nameChanges = [
    Change("an identifier of a view", read: true) { $0.plain.accessibilityIdentifier = "plainer" },
    Change("an identifier of a guide", read: true) { $0.space.identifier = "room" },
    Change("properties exchanged", read: true) {
      ($0.first, $0.list[0]) = ($0.list[0] as? Label ?? $0.first, $0.first)
      $0.maybe = $0.second
    },
    Change("a property that has a view now", read: true) { $0.maybe = $0.stack },
    Change("a property of any type", read: true) { $0.any = $0.second },
    Change("a lazy property", read: true) { _ = $0.late },
    Change("elements of a list", read: true) { $0.list.swapAt(0, 1) },
    Change("one more element of a list", read: true) { $0.list.append($0.plain) },
    Change("names of what stands for a view", read: true) {
      $0.plain.facade = standing
      _ = try? $0.solved(
        in: LayoutEnvironment(device: .iPhoneX.landscape), measuring: FixedAdvance())
      standing.ownName = standing.ownName.map { $0 + "x" } ?? "own"
    },
  ]

  private static let liveChanges = [
    Change("nothing") { _ in },
    Change("a frame") { $0.plain.frame.size.width += 10 },
    Change("a mask") { $0.inside.autoresizingMask = .flexibleWidth },
    Change("a mask that is translated") {
      $0.cell.translatesAutoresizingMaskIntoConstraints = true
    },
    Change("hidden") { $0.stack.arrangedSubviews.first?.isHidden.toggle() },
    Change("colours") {
      ($0.backgroundColor, $0.tintColor, $0.borderColor) = (.systemRed, .systemRed, .systemRed)
    },
    Change("corners") { ($0.plain.cornerRadius, $0.plain.clipsToBounds) = (3, true) },
    Change("margins") { $0.directionalLayoutMargins = DirectionalEdgeInsets(top: 3, leading: 30) },
    Change("whose margins") {
      $0.preservesSuperviewLayoutMargins = true
      $0.insetsLayoutMarginsFromSafeArea = false
      $0.respectsSystemMinimumLayoutMargins = false
    },
    Change("more safe area") { $0.additionalSafeAreaInsets.top += 20 },
    Change("its own safe area") { $0.ownSafeAreaInsets = EdgeInsets(top: 7) },
    Change("a margin of a controller") { $0.controllerMargin = 33 },
    Change("looks") { ($0.alpha, $0.accessibilityLabel) = (0.5, "screen") },
    Change("priorities of contents") {
      $0.first.setContentHuggingPriority(1, for: .horizontal)
      $0.first.setContentCompressionResistancePriority(2, for: .vertical)
    },
    Change("sizes of contents") { ($0.plain.designSize, $0.plain.contentScale) = (.zero, 1) },
    Change("placed by a list") { $0.plain.isPlacedByList = true },
    Change("a line of a view") { $0.plain.location = SourceLocation(fileID: "A/B", line: 5) },
    Change("an axis") { $0.stack.axis = .horizontal },
    Change("a distribution") { $0.stack.distribution = .equalSpacing },
    Change("proportions") { $0.stack.distribution = .fillProportionally },
    Change("an alignment") { $0.stack.alignment = .center },
    Change("spacings") {
      $0.stack.spacing += 3
      if let view = $0.stack.arrangedSubviews.first { $0.stack.setCustomSpacing(9, after: view) }
      $0.stack.isBaselineRelativeArrangement.toggle()
    },
    Change("scrolled") {
      ($0.scroll.contentOffset.y, $0.scroll.contentInset.top, $0.scroll.contentTop) = (5, 6, 7)
    },
    Change("moved out of the way of bars") {
      ($0.scroll.insetAdjustment, $0.scroll.ownContentSize.height) = (.always, 900)
    },
    Change("a text") { ($0.first.text, $0.first.numberOfLines) = ("another text", 2) },
    Change("a title") { ($0.second.title, $0.second.font) = ("another", .preferred(.title1)) },
    // The bytes of a cell, which names its parts, are compared.
    Change("a cell", read: true) {
      ($0.cell.accessory, $0.cell.hasSeparator) = (.checkmark, false)
    },
  ]
}
