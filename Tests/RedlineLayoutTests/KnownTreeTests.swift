import Foundation
import TestPrograms
import Testing

@testable import RedlineLayout
@testable import RedlineModel

/// A tree that was read before gives what reading it again does, to the last byte, whatever changed.
@Suite(.blocks) struct KnownTreeTests {
  /// A change, and whether the tree has to be read again after it.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isRead: Bool
    var make: @Sendable (Fixture) -> Void

    init(_ name: String, read isRead: Bool = false, _ make: @escaping @Sendable (Fixture) -> Void) {
      (testDescription, self.isRead, self.make) = (name, isRead, make)
    }
  }

  @Test(arguments: Self.changes)
  func change(_ change: Change) throws {
    let fixture = Fixture()
    try expectSame(fixture, .iPhoneX, isRead: true, "first")
    try expectSame(fixture, .iPhoneX.landscape, isRead: false, "turned")
    change.make(fixture)
    try expectSame(fixture, .iPhoneX.landscape, isRead: change.isRead, "changed")
    try expectSame(fixture, .iPhoneX, isRead: false, "turned back")
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func randomChanges(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let fixture = Fixture()
    var environment = LayoutEnvironment(device: .iPhoneX)
    for step in 0..<12 {
      let made = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Self.changes.randomElement(using: &random) ?? Self.changes[0]
      }
      for change in made { change.make(fixture) }
      environment.device = Bool.random(using: &random) ? .iPhoneX : .iPadMini5.landscape
      environment.layoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      let names = made.map(\.testDescription).joined(separator: ", ")
      try expectSame(fixture, environment, "seed \(seed), step \(step): \(names)")
    }
  }

  /// The same where all views tell of their changes, so that those that have not changed are not read.
  @Test(arguments: Self.changes + Self.fieldChanges)
  func changeOfPlainViews(_ change: Change) throws {
    let fixture = Fixture(isPlain: true)
    try expectSame(fixture, .iPhoneX, "first")
    try expectSame(fixture, .iPhoneX.landscape, "turned")
    #expect(try isQuiet(fixture, .iPhoneX), "nothing has changed")
    change.make(fixture)
    try expectSame(fixture, .iPhoneX.landscape, "changed")
    try expectSame(fixture, .iPhoneX, "turned back", again: false)
    try expectSame(fixture, .iPadMini5, "on another device", again: false)
    var environment = LayoutEnvironment(device: .iPhoneX)
    environment.contentSizeCategory = .accessibility2
    try expectSame(fixture, environment, "with larger texts", again: false)
    environment.contrast = .high
    try expectSame(fixture, environment, "with more contrast", again: false)
    environment.systemVersion = 13
    try expectSame(fixture, environment, "in another system", again: false)
    environment.layoutDirection = .rightToLeft
    try expectSame(fixture, environment, "the other way round")
  }

  /// Contents of users' classes may follow from anything.
  @Test func contentsOfUsersClasses() throws {
    final class Meter: Label {
      var value = 3.0
      override func contentSize(in context: ContentContext) -> CGSize {
        CGSize(width: value, height: context.traits.horizontalSizeClass == .compact ? 7 : 9)
      }
      override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: value) }
      override func content(in context: ContentContext) -> ViewContent {
        var content = super.content(in: context)
        content.text?.string = "\(value)"
        if value > 4 { content.text = nil }
        return content
      }
    }
    final class Screen: View, LayoutSpec {
      let meter = Meter()
      var layout: Layout {
        meter
        meter.leading == leading
        meter.top == top
      }
    }
    let screen = Screen()
    for value in [3.0, 3, 4, 5, 5, 2] {
      screen.meter.value = value
      try expectSame(screen, .iPhoneX, "\(value)")
      screen.meter.value += 1
      try expectSame(screen, .iPhoneX.landscape, "\(value), turned")
    }
  }

  private func isQuiet(_ root: View, _ device: Device) throws -> Bool {
    try LayoutSolver(
      root: root, environment: LayoutEnvironment(device: device), measuring: FixedAdvance()
    ).isQuiet
  }

  @Test func viewsGoAsEarlyAsEver() throws {
    let fixture = Fixture()
    weak var view: View?
    weak var guide: LayoutGuide?
    do {
      let (added, space) = (View(), LayoutGuide())
      fixture.addSubview(added)
      fixture.addLayoutGuide(space)
      (view, guide) = (added, space)
      try expectSame(fixture, .iPhoneX, isRead: true, "with them")
      added.removeFromSuperview()
      fixture.removeLayoutGuide(space)
    }
    #expect(view == nil && guide == nil)
    weak var root: Fixture?
    do {
      let fixture = Fixture()
      try expectSame(fixture, .iPhoneX, isRead: true, "a root")
      root = fixture
    }
    #expect(root == nil)
  }

  /// The views of a tree are also those of another one.
  @Test func partOfAnotherTree() throws {
    let fixture = Fixture()
    let part = fixture.stack
    for _ in 0..<2 {
      try expectSame(fixture, .iPhoneX, "the whole")
      try expectSame(part, .iPhoneX, "a part")
      fixture.gap.constant += 1
      part.axis = part.axis == .vertical ? .horizontal : .vertical
    }
    let other = View()
    other.addSubview(part)
    try expectSame(fixture, .iPhoneX, "without the part")
    try expectSame(other, .iPhoneX, "the part elsewhere")
  }

  /// Changes inside of ``LayoutSpec/layout`` come while the tree is read.
  @Test func changesWhileItIsRead() throws {
    let inner = Scene { _ in Layout.empty }
    let outer = View()
    outer.addSubview(inner)
    let late = Scene { scene in
      outer.accessibilityIdentifier = "named late"
      return Layout.empty
    }
    inner.addSubview(late)
    _ = try solved(outer, LayoutEnvironment(device: .iPhoneX))
    #expect(outer.knownTree == nil)
    try expectSame(outer, .iPhoneX, "named while it was read")
    try expectSame(outer, .iPhoneX.landscape, "turned")
  }

  /// A layout may give constraints to a view around it, whose own were read before.
  @Test func constraintsOfViewsThatWereRead() throws {
    let (first, second) = (View(), View())
    let inner = Scene { _ in first.width == second.width }
    let outer = Scene { _ in
      first
      second
      inner
      second.width == 30
    }
    for time in ["first", "again"] {
      let layout = try outer.solved(
        in: LayoutEnvironment(device: .iPhoneX), measuring: FixedAdvance())
      #expect(layout.items[1].frame.width == 30, "\(time)")
    }
    #expect(outer.constraints.count == 1)
  }

  /// Whoever adds a stored property says here what of a tree depends on it, with a row among the changes
  /// where that can be changed: `tree` is noted as a change of the tree, `own` as one of the view itself,
  /// `live` is read each time that the view is solved.
  @Test func storedPropertiesAreKnown() {
    func labels(_ object: AnyObject, _ type: AnyClass) -> [String] {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let level = mirror, level.subjectType != type { mirror = level.superclassMirror }
      return mirror?.children.compactMap(\.label).sorted() ?? []
    }
    let (view, stack, guide) = (View(), StackView(), LayoutGuide())
    let constraint = LayoutConstraint(item: view, attribute: .width)
    #expect(labels(Label(), Label.self) == Self.fields(Self.labelFields))
    #expect(labels(ImageView(), ImageView.self) == Self.fields(Self.imageFields))
    #expect(labels(Button(), Button.self) == Self.fields(Self.buttonFields))
    #expect(labels(view, View.self) == Self.fields(Self.viewFields))
    #expect(labels(ViewDetails(), ViewDetails.self) == Self.fields(Self.detailFields))
    #expect(labels(stack, StackView.self) == Self.fields(Self.stackFields))
    #expect(labels(guide, LayoutGuide.self) == Self.fields(Self.guideFields))
    #expect(labels(constraint, LayoutConstraint.self) == Self.fields(Self.constraintFields))
    #expect(
      labels(ScrollView(), ScrollView.self)
        == Self.fields(
          (
            tree: "", own: "",
            live: """
            contentOffset contentInset contentTop insetAdjustment alwaysScrolls ownContentSize \
            $__lazy_storage_$_scrollGuides hasScrollGuides
            """
          )))
  }

  private typealias Fields = (tree: String, own: String, live: String)

  private static func fields(_ fields: Fields) -> [String] {
    (fields.tree + " " + fields.own + " " + fields.live).split(separator: " ").map(String.init)
      .sorted()
  }

  private static let viewFields: Fields = (
    tree: """
    subviews constraints semanticContentAttribute facade
    """,
    own: """
    isHidden ownLooks ownColors ownMargins hugging compressionResistance translatesMask location \
    isPlacedByList
    """,
    live: """
    isExpanded lastItemCount ownDetails ownGuides ownHandle superviewHandle knownTree
    """
  )
  private static let detailFields: Fields = (
    tree: """
    layoutGuides accessibilityIdentifier hierarchyErrors unheldConstraints ownClassName
    """,
    own: """
    frame autoresizingMask goneStatements designSize contentScale
    """,
    live: ""
  )
  private static let stackFields: Fields = (
    tree: "arrangedSubviews isLayoutMarginsRelativeArrangement",
    own: "axis distribution alignment spacing isBaselineRelativeArrangement customSpacings"
      + " keepsHiddenAtStart endsHiddenAtStart",
    live: ""
  )
  private static let labelFields: Fields = (
    tree: "",
    own: """
    text font numberOfLines textAlignment lineBreakMode textColor ownTextDetails
    """,
    live: ""
  )
  private static let imageFields: Fields = (
    tree: "", own: "imageName imageSize imageAlignmentInsets", live: ""
  )
  private static let buttonFields: Fields = (
    tree: "",
    own: """
    title kind titleLineBreakMode ownTitleDetails
    """,
    live: ""
  )
  private static let guideFields: Fields = (
    tree: "identifier", own: "", live: "kind role location ownHandle owner"
  )
  private static let constraintFields: Fields = (
    tree: """
    constant priority identifier condition isSystemSpacing location origin ownFacade holderHandle
    """,
    own: "",
    live: """
    firstAttribute relation secondAttribute multiplier isOfVisualFormat first second \
    isPlain
    """
  )

  private func expectSame(
    _ root: View, _ device: Device, isRead: Bool? = nil, _ name: String, again: Bool = true
  ) throws {
    try expectSame(root, LayoutEnvironment(device: device), isRead: isRead, name, again: again)
  }

  /// - Parameter again: Whether it is solved once more with what the second reading kept; what comes next
  ///   is solved with that in any case.
  private func expectSame(
    _ root: View, _ environment: LayoutEnvironment, isRead: Bool? = nil, _ name: String,
    again isSolvedAgain: Bool = true
  ) throws {
    let known = root.knownTree
    let solved = try solved(root, environment, withReasons: isSolvedAgain)
    if let isRead {
      #expect((root.knownTree === known) == !isRead, "\(name): whether the tree is read again")
    }
    root.knownTree = nil
    let anew = try self.solved(root, environment, withReasons: isSolvedAgain)
    #expect(solved == anew, "\(name)")
    guard isSolvedAgain else { return }
    // What the second one kept is as good.
    let again = try self.solved(root, environment)
    #expect(again == anew, "\(name), again")
  }

  /// - Parameter withReasons: Reasons follow from what is solved, and take as long as all the rest.
  private func solved(
    _ root: View, _ environment: LayoutEnvironment, withReasons: Bool = true
  ) throws -> String {
    do {
      var layout = try root.solved(in: environment, measuring: FixedAdvance())
      if !withReasons { for index in layout.items.indices { layout.items[index].reasons = nil } }
      return String(decoding: try OneLineJSON.bytes(of: layout), as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }
}
