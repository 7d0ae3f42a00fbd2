/// A view whose subviews, guides and constraints are written as one declaration.
///
/// ```swift
/// final class Card: View, LayoutSpec {
///   let title = Label("Hello")
///   var layout: Layout {
///     title
///     title.edges == edges + 16
///   }
/// }
/// ```
/// Views are listed back to front. The layout is read once, when the view is first solved.
public protocol LayoutSpec: View {
  @LayoutBuilder var layout: Layout { get }
}

/// The content of a ``LayoutSpec``.
public struct Layout {
  /// A view with its line, and the view that it is in; `nil` is the one that the layout is of.
  final class ListedView {
    let view: View
    let location: SourceLocation
    let parent: View?

    init(_ view: consuming View, _ location: consuming SourceLocation, in parent: View? = nil) {
      (self.view, self.location, self.parent) = (view, location, parent)
    }
  }

  struct ListedGuide {
    var guide: LayoutGuide
    var parent: View?
  }

  /// In one word: there is a layout for each statement.
  private enum Content {
    case nothing
    case view(ListedView)
    case constraint(LayoutConstraint)
    case constraints([LayoutConstraint])
    case lists(Lists)
  }

  private final class Lists {
    // Nothing reads a list while it is written.
    @exclusivity(unchecked) var views: [ListedView] = []
    @exclusivity(unchecked) var guides: [ListedGuide] = []
    @exclusivity(unchecked) var constraints: [LayoutConstraint] = []
  }

  private let content: Content

  var views: [ListedView] {
    switch content {
    case .view(let view): [view]
    case .lists(let lists): lists.views
    case .nothing, .constraint, .constraints: []
    }
  }

  var guides: [ListedGuide] {
    if case .lists(let lists) = content { lists.guides } else { [] }
  }

  var constraints: [LayoutConstraint] {
    switch content {
    case .constraint(let constraint): [constraint]
    case .constraints(let constraints): constraints
    case .lists(let lists): lists.constraints
    case .nothing, .view: []
    }
  }

  /// No views and no constraints, for a branch that adds nothing.
  public static var empty: Layout { Layout(content: .nothing) }

  private init(content: Content) { self.content = content }

  init(_ constraint: consuming LayoutConstraint) { content = .constraint(constraint) }

  init(constraints: [LayoutConstraint]) { content = .constraints(constraints) }

  init(guides: [LayoutGuide]) {
    let lists = Lists()
    lists.guides = guides.map { ListedGuide(guide: $0) }
    content = .lists(lists)
  }

  init(_ view: consuming View, _ location: consuming SourceLocation) {
    content = .view(ListedView(view, location))
  }

  init(views: [View], _ location: SourceLocation) {
    let lists = Lists()
    lists.views = views.map { ListedView($0, location) }
    content = .lists(lists)
  }

  init(joining parts: [Layout]) {
    var (viewCount, constraintCount) = (0, 0)
    for part in parts {
      switch part.content {
      case .nothing: break
      case .view: viewCount += 1
      case .constraint: constraintCount += 1
      case .constraints(let constraints): constraintCount += constraints.count
      case .lists(let lists):
        viewCount += lists.views.count + lists.guides.count
        constraintCount += lists.constraints.count
      }
    }
    let constraints = Self.constraints(of: parts, count: constraintCount)
    if viewCount == 0 {
      content = .constraints(constraints)
      return
    }
    let lists = Lists()
    lists.views.reserveCapacity(viewCount)
    for part in parts {
      switch part.content {
      case .view(let view): lists.views.append(view)
      case .lists(let other):
        lists.views.append(contentsOf: other.views)
        if !other.guides.isEmpty { lists.guides.append(contentsOf: other.guides) }
      case .nothing, .constraint, .constraints: break
      }
    }
    lists.constraints = constraints
    content = .lists(lists)
  }

  /// The constraints of layouts, of which there are so many: an append of each would ask for room.
  private static func constraints(of parts: [Layout], count: Int) -> [LayoutConstraint] {
    if count == 0 { return [] }
    return Array(unsafeUninitializedCapacity: count) { list, written in
      for part in parts.indices {
        switch parts[part].content {
        case .constraint(let constraint):
          list.initializeElement(at: written, to: constraint)
          written += 1
        case .constraints(let constraints):
          written = list[written...].initialize(fromContentsOf: constraints)
        case .lists(let lists):
          written = list[written...].initialize(fromContentsOf: lists.constraints)
        case .nothing, .view: break
        }
      }
    }
  }

  /// The same with what is in no view yet in a view.
  func inside(_ view: View) -> Layout {
    let lists = Lists()
    lists.views = views.map { ListedView($0.view, $0.location, in: $0.parent ?? view) }
    lists.guides = guides.map { ListedGuide(guide: $0.guide, parent: $0.parent ?? view) }
    lists.constraints = constraints
    return Layout(content: .lists(lists))
  }
}

/// Constraints that hold under some traits only: `When(.compactWidth) { … }`.
///
/// Inside another `When` both conditions must hold. Views and guides that are listed inside are
/// part of the layout under all traits.
public struct When {
  let layout: Layout

  /// Gives the constraints of a layout a condition.
  /// - Parameters:
  ///   - condition: The traits under which the constraints hold.
  ///   - layout: Statements as in a layout; views and guides are part of it under all traits.
  public init(_ condition: TraitCondition, @LayoutBuilder _ layout: () -> Layout) {
    self.layout = layout()
    _ = self.layout.constraints.allPass { _, constraint in
      constraint.condition = constraint.condition.map { condition.and($0) } ?? condition
      return true
    }
  }
}

/// Collects the statements of a layout with the line of each.
@resultBuilder
public enum LayoutBuilder {
  /// A statement that adds a view in front of those before it.
  public static func buildExpression(
    _ view: consuming View, fileID: String = #fileID, line: Int = #line
  ) -> Layout {
    Layout(view, SourceLocation(fileID: fileID, line: line))
  }

  /// A statement that adds views, the first one backmost.
  public static func buildExpression(
    _ views: [View], fileID: String = #fileID, line: Int = #line
  ) -> Layout {
    Layout(views: views, SourceLocation(fileID: fileID, line: line))
  }

  /// A statement that adds a guide.
  public static func buildExpression(
    _ guide: LayoutGuide, fileID: String = #fileID, line: Int = #line
  ) -> Layout {
    guide.location = SourceLocation(fileID: fileID, line: line)
    return Layout(guides: [guide])
  }

  /// A statement that adds guides.
  public static func buildExpression(
    _ guides: [LayoutGuide], fileID: String = #fileID, line: Int = #line
  ) -> Layout {
    for guide in guides { guide.location = SourceLocation(fileID: fileID, line: line) }
    return Layout(guides: guides)
  }

  /// A statement that activates a constraint, which gets the statement's line.
  public static func buildExpression(
    _ constraint: consuming LayoutConstraint, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) -> Layout {
    constraint.location = SourceLocation(fileID: fileID, filePath: filePath, line: line)
    return Layout(constraint)
  }

  /// A statement that activates constraints, such as those of a compound.
  public static func buildExpression(
    _ constraints: [LayoutConstraint], fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) -> Layout {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line)
    for constraint in constraints { constraint.location = location }
    return Layout(constraints: constraints)
  }

  /// A statement that adds what another layout holds, with the lines of its own statements.
  public static func buildExpression(_ layout: Layout) -> Layout { layout }

  /// A statement that adds constraints with a condition.
  public static func buildExpression(_ when: When) -> Layout { when.layout }

  /// Not available: a statement without a value, such as an assignment or a call.
  @available(
    *, unavailable,
    message: """
      a layout lists views, guides and constraints: write width == 100 for a constraint, and set \
      properties or call functions in init
      """
  )
  public static func buildExpression(_ nothing: Void) -> Layout { .empty }

  /// Not available: a comparison of two values.
  @available(
    *, unavailable,
    message: "this compares two values; a constraint compares anchors, as in width == other.width"
  )
  public static func buildExpression(_ comparison: Bool) -> Layout { .empty }

  /// Not available: a number, such as a constant on a line of its own.
  @available(
    *, unavailable, message: "a number is no statement of a layout; write width == 100"
  )
  public static func buildExpression(_ number: Double) -> Layout { .empty }

  /// All statements of a block, in order.
  public static func buildBlock(_ parts: Layout...) -> Layout {
    Layout(joining: parts)
  }

  /// An `if` without `else`: nothing where it does not hold.
  public static func buildOptional(_ part: Layout?) -> Layout { part ?? .empty }
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: Layout) -> Layout { first }
  /// The second branch of an `if` or `switch`.
  public static func buildEither(second: Layout) -> Layout { second }
  /// What the passes of a `for` loop add, in order.
  public static func buildArray(_ parts: [Layout]) -> Layout {
    Layout(joining: parts)
  }
}

extension View {
  /// The view with contents of its own: `card { avatar; name }`.
  ///
  /// Views and guides that are listed inside are in this view, or arranged in it where it is a stack
  /// view; constraints hold as they do elsewhere in the layout.
  /// - Parameters:
  ///   - content: Statements as in a layout.
  ///   - fileID: The file that findings name.
  ///   - line: The line that findings name.
  public func callAsFunction(
    fileID: String = #fileID, line: Int = #line, @LayoutBuilder _ content: () -> Layout
  ) -> Layout {
    let own = Layout(self, SourceLocation(fileID: fileID, line: line))
    return Layout(joining: [own, content().inside(self)])
  }

  /// Adds the views and guides of a layout and activates its constraints.
  func apply(_ layout: Layout) {
    let (views, constraints) = (layout.views, layout.constraints)
    // Most of them are in the view itself, and most constraints between it and them.
    reserve(subviews: views.count, constraints: constraints.count)
    _ = views.allPass { _, listed in
      let view = listed.view
      // What is listed in another view is moved there, as `addSubview` does; at the top it may be named again.
      let isElsewhere = listed.parent.map { $0 !== view.superview } ?? false
      if view.isOutside || view === self || isElsewhere {
        (listed.parent ?? self).insert(view, listed.location)
      }
      if !view.ownHandle.knowsMask { view.translatesMask = false }
      return true
    }
    for listed in layout.guides { (listed.parent ?? self).addLayoutGuide(listed.guide) }
    _ = constraints.allPass { _, constraint in
      apply(constraint)
      return true
    }
  }

  private func apply(_ constraint: LayoutConstraint) {
    guard !constraint.isDangling else {
      goneStatements.append(constraint)
      return
    }
    // What a layout places was added somewhere else, and has no frame to keep.
    if !constraint.first.knowsMask, let view = constraint.first.view, view !== self,
      view.superview != nil
    {
      view.translatesMask = false
    }
    if holdOwn(constraint) { return }
    constraint.isActive = true
    // Nobody owns its guides, or it is about views elsewhere: solving says so.
    if constraint.holder == nil { hold(constraint) }
    if !constraint.lies(in: self) { unheldConstraints.append(constraint) }
  }

  private func insert(_ view: View, _ location: SourceLocation) {
    if let stack = asStackView {
      stack.addArrangedSubview(view)
      view.location = view.location ?? location
    } else {
      addSubview(view, location)
    }
  }
}
