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
  enum Element {
    /// A view with its line, and the view that it is in; `nil` is the one that the layout is of.
    case view(View, SourceLocation, in: View?)
    case guide(LayoutGuide, in: View?)
    case constraint(LayoutConstraint)
  }

  var elements: [Element]

  /// No views and no constraints, for a branch that adds nothing.
  public static var empty: Layout { Layout(elements: []) }
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
    for case .constraint(let constraint) in self.layout.elements {
      constraint.condition = constraint.condition.map { condition.and($0) } ?? condition
    }
  }
}

/// Collects the statements of a layout with the line of each.
@resultBuilder
public enum LayoutBuilder {
  /// A statement that adds a view in front of those before it.
  public static func buildExpression(
    _ view: View, fileID: String = #fileID, line: Int = #line
  ) -> Layout {
    Layout(elements: [.view(view, SourceLocation(fileID: fileID, line: line), in: nil)])
  }

  /// A statement that adds views, the first one backmost.
  public static func buildExpression(
    _ views: [View], fileID: String = #fileID, line: Int = #line
  ) -> Layout {
    let location = SourceLocation(fileID: fileID, line: line)
    return Layout(elements: views.map { .view($0, location, in: nil) })
  }

  /// A statement that adds a guide.
  public static func buildExpression(
    _ guide: LayoutGuide, fileID: String = #fileID, line: Int = #line
  ) -> Layout {
    guide.location = SourceLocation(fileID: fileID, line: line)
    return Layout(elements: [.guide(guide, in: nil)])
  }

  /// A statement that adds guides.
  public static func buildExpression(
    _ guides: [LayoutGuide], fileID: String = #fileID, line: Int = #line
  ) -> Layout {
    for guide in guides { guide.location = SourceLocation(fileID: fileID, line: line) }
    return Layout(elements: guides.map { .guide($0, in: nil) })
  }

  /// A statement that activates a constraint, which gets the statement's line.
  public static func buildExpression(
    _ constraint: LayoutConstraint, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) -> Layout {
    constraint.location = SourceLocation(fileID: fileID, line: line)
    constraint.sourcePath = filePath
    return Layout(elements: [.constraint(constraint)])
  }

  /// A statement that activates constraints, such as those of a compound.
  public static func buildExpression(
    _ constraints: [LayoutConstraint], fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) -> Layout {
    for constraint in constraints {
      constraint.location = SourceLocation(fileID: fileID, line: line)
      constraint.sourcePath = filePath
    }
    return Layout(elements: constraints.map { .constraint($0) })
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
    Layout(elements: parts.flatMap(\.elements))
  }

  /// An `if` without `else`: nothing where it does not hold.
  public static func buildOptional(_ part: Layout?) -> Layout { part ?? Layout(elements: []) }
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: Layout) -> Layout { first }
  /// The second branch of an `if` or `switch`.
  public static func buildEither(second: Layout) -> Layout { second }
  /// What the passes of a `for` loop add, in order.
  public static func buildArray(_ parts: [Layout]) -> Layout {
    Layout(elements: parts.flatMap(\.elements))
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
    let elements = content().elements.map { element -> Layout.Element in
      switch element {
      case .view(let view, let location, in: nil): .view(view, location, in: self)
      case .guide(let guide, in: nil): .guide(guide, in: self)
      default: element
      }
    }
    return Layout(
      elements: [.view(self, SourceLocation(fileID: fileID, line: line), in: nil)] + elements)
  }

  /// Adds the views and guides of a layout and activates its constraints.
  func apply(_ layout: Layout) {
    for case .view(let view, let location, let parent) in layout.elements {
      if view.superview == nil || view === self { (parent ?? self).insert(view, location) }
      view.translatesMask = view.translatesMask ?? false
    }
    for case .guide(let guide, let parent) in layout.elements {
      (parent ?? self).addLayoutGuide(guide)
    }
    for case .constraint(let constraint) in layout.elements {
      guard !constraint.isDangling else {
        goneStatements.append(constraint)
        continue
      }
      // What a layout places was added somewhere else, and has no frame to keep.
      if let view = constraint.first.view, view !== self, view.superview != nil {
        view.translatesMask = view.translatesMask ?? false
      }
      constraint.isActive = true
      // Nobody owns its guides, or it is about views elsewhere: solving says so.
      if constraint.holder == nil { hold(constraint) }
      if !constraint.lies(in: self) { unheldConstraints.append(constraint) }
    }
  }

  private func insert(_ view: View, _ location: SourceLocation) {
    if let stack = self as? StackView {
      stack.addArrangedSubview(view)
      view.location = view.location ?? location
    } else {
      addSubview(view, fileID: location.fileID, line: location.line)
    }
  }
}
