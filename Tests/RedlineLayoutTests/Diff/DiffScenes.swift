import Foundation
import RedlineAnalysis
import RedlineLayout

/// The layouts of the pairs: small, with numbers that can be worked out by hand.
enum Pairs {
  static let canvas = Device.canvas(300, 400)

  static func solve(
    on device: Device = canvas, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, @LayoutBuilder _ make: @escaping (Scene) -> Layout
  ) throws -> SolvedLayout {
    try Scene(make).solved(on: device, direction: direction, textSize: textSize)
  }

  /// What a column can be varied by.
  struct Column {
    var names = ["a", "b", "c"]
    /// Distance of each view from the one above it.
    var gaps = [10.0, 8, 8]
    var leading = 10.0
    /// What the tops hang on, where it is not the view above.
    var targets: [Int: Target] = [:]
    var isReversed = false

    enum Target {
      case root(Double)
      /// The view above, from its side.
      case turned
    }

    mutating func add(_ name: String, at index: Int) {
      names.insert(name, at: index)
      gaps.insert(8, at: index)
    }

    mutating func remove(at index: Int) {
      names.remove(at: index)
      gaps.remove(at: max(1, index))
    }

    /// Views of 40 × 20 below each other, each at the leading edge of the first.
    func solved(on device: Device = canvas) throws -> SolvedLayout {
      let column = self
      return try solve(on: device) { root in
        let views = column.names.map { Box($0, 40, 20) }
        views
        column.constraints(root, views)
      }
    }

    private func constraints(_ root: Scene, _ views: [View]) -> [LayoutConstraint] {
      var result: [LayoutConstraint] = []
      for (index, view) in views.enumerated() {
        switch targets[index] {
        case .root(let constant): result.append(view.top == root.top + constant)
        case .turned: result.append(views[index - 1].bottom == view.top - gaps[index])
        case nil:
          result.append(
            index == 0
              ? view.top == root.top + gaps[0] : view.top == views[index - 1].bottom + gaps[index])
        }
        result.append(
          index == 0 ? view.leading == root.leading + leading : view.leading == views[0].leading)
      }
      return isReversed ? result.reversed() : result
    }
  }

  static func column(_ change: (inout Column) -> Void = { _ in }) throws -> SolvedLayout {
    var column = Column()
    change(&column)
    return try column.solved()
  }

  /// One view held at the top left, with constraints of its own.
  static func box(
    _ width: Double = 40, _ height: Double = 20,
    _ more: @escaping (Scene, View) -> [LayoutConstraint] = { _, _ in [] }
  ) throws -> SolvedLayout {
    try solve { root in
      let a = Box("a", width, height)
      a
      a.top == root.top + 10
      a.leading == root.leading + 10
      more(root, a)
    }
  }

  /// One view in the middle, held at both sides.
  static func centered(_ leading: Relation, _ trailing: Relation) throws -> SolvedLayout {
    try solve { root in
      let a = Box("a", 40, 20)
      a
      a.top == root.top + 10
      a.centerX == root.centerX
      leading == .equal ? a.leading == root.leading + 8 : a.leading >= root.leading + 8
      trailing == .equal ? a.trailing == root.trailing - 8 : a.trailing <= root.trailing - 8
    }
  }

  /// A label with a box below it; a character of the label is 8.5 pt wide, a line 20.5 pt high.
  static func texts(
    _ string: String = "abcd", width: Double? = nil, lines: Int = 0, size: Double = 17
  ) throws -> SolvedLayout {
    try solve { root in
      let label = Label(string, font: .system(size: size))
      let below = Box("below", 40, 20)
      let _ = {
        label.accessibilityIdentifier = "label"
        label.numberOfLines = lines
      }()
      label
      below
      label.top == root.top + 10
      label.leading == root.leading + 10
      if let width { label.width == width }
      below.top == label.bottom + 8
      below.leading == label.leading
    }
  }

  /// A stack view at the top left of boxes, 10 pt apart, with a box below.
  static func stacked(
    _ names: [String] = ["a", "b", "c"], hidden: Set<String> = [], axis: Axis = .vertical,
    spacing: Double = 10, alignment: StackAlignment = .fill,
    distribution: StackDistribution = .fill, length: Double? = nil,
    firstHeight: Double = 20, change: @escaping (StackView, [View]) -> Void = { _, _ in }
  ) throws -> SolvedLayout {
    try solve { root in
      let views = names.map { Box($0, 40, $0 == names[0] ? firstHeight : 20) }
      let stack = Stack(axis, spacing: spacing, alignment: alignment, distribution: distribution) {
        views
      }
      let below = Box("below", 30, 30)
      let _ = {
        stack.accessibilityIdentifier = "s"
        for (view, name) in zip(views, names) { view.isHidden = hidden.contains(name) }
        change(stack, views)
      }()
      stack
      below
      stack.top == root.top + 10
      stack.leading == root.leading + 10
      if let length { axis == .vertical ? stack.height == length : stack.width == length }
      below.top == stack.bottom + 10
      below.leading == root.leading + 10
    }
  }
}

extension Pairs {
  /// A view at a part of the middle.
  static func center(_ factor: Double) throws -> SolvedLayout {
    try solve { root in
      let a = Box("a", 40, 20)
      a
      a.top == root.top
      a.centerX == root.centerX * factor
    }
  }

  /// Two boxes of 40 pt beside each other that fill a width.
  static func row(
    width: Double = 300, hugging: (LayoutPriority, LayoutPriority) = (250, 251),
    resisting: (LayoutPriority, LayoutPriority) = (750, 751)
  ) throws -> SolvedLayout {
    try solve(on: .canvas(width, 100)) { root in
      let (a, b) = (Box("a", 40, 20), Box("b", 40, 20))
      let _ = {
        a.setContentHuggingPriority(hugging.0, for: .horizontal)
        b.setContentHuggingPriority(hugging.1, for: .horizontal)
        a.setContentCompressionResistancePriority(resisting.0, for: .horizontal)
        b.setContentCompressionResistancePriority(resisting.1, for: .horizontal)
      }()
      a
      b
      a.top == root.top
      b.top == root.top
      a.leading == root.leading
      b.leading == a.trailing
      b.trailing == root.trailing
    }
  }

  /// A view below a guide of a height.
  static func guided(_ height: Double) throws -> SolvedLayout {
    let g = LayoutGuide()
    g.identifier = "g"
    return try solve { root in
      let a = Box("a", 40, 20)
      a
      g
      g.top == root.top + 10
      g.leading == root.leading
      g.trailing == root.trailing
      g.height == height
      a.top == g.bottom
      a.leading == root.leading
    }
  }

  /// A view at the margins.
  static func margins(_ margin: Double) throws -> SolvedLayout {
    try solve { root in
      let a = Box("a", 40, 20)
      let _ = { root.directionalLayoutMargins = DirectionalEdgeInsets(all: margin) }()
      a
      a.top == root.margins.top
      a.leading == root.margins.leading
    }
  }

  /// A view with a frame in place of constraints.
  static func framed(_ frame: CGRect) throws -> SolvedLayout {
    try solve { _ in
      let a = View()
      let _ = {
        a.accessibilityIdentifier = "a"
        a.frame = frame
        a.translatesAutoresizingMaskIntoConstraints = true
      }()
      a
    }
  }

  /// A view with two views inside.
  static func card(_ top: Double) throws -> SolvedLayout {
    try solve { root in
      let (a, b) = (Box("a", 40, 20), Box("b", 40, 20))
      let card = Scene { card in
        a
        b
        a.top == card.top + 8
        a.leading == card.leading + 8
        b.top == a.bottom + 8
        b.leading == a.leading
        b.bottom == card.bottom - 8
        b.trailing == card.trailing - 8
      }
      let _ = { card.accessibilityIdentifier = "card" }()
      card
      card.top == root.top + top
      card.leading == root.leading + 10
    }
  }
}

extension LayoutDimension {
  func related(_ relation: Relation, _ constant: Double) -> LayoutConstraint {
    switch relation {
    case .equal: self == constant
    case .lessThanOrEqual: self <= constant
    case .greaterThanOrEqual: self >= constant
    }
  }
}

extension LayoutDiff {
  /// Causes, silent changes, what is not explained and renames, a line each.
  var told: [String] {
    causes.map { cause in
      cause.changes.map { "\($0.symbol.rawValue) \($0.sentence)" }.joined(separator: " & ") + " | "
        + movements(cause.moves)
    }
      + silentChanges.map { "\($0.symbol.rawValue) \($0.sentence): \($0.silence?.rawValue ?? "")" }
      + unexplained.map { "? \($0.reason.rawValue) | \(movements($0.moves))" }
      + items.filter(\.isRenamed).map { "\($0.oldID ?? "") is \($0.id)" }
  }

  /// `a, b moved 8 pt down; c became 4 pt wider`.
  private func movements(_ moves: [Move]) -> String {
    var groups: [(words: String, items: [String])] = []
    for move in moves {
      let words = move.words + (move.follows == nil ? "" : " inside")
      if let index = groups.firstIndex(where: { $0.words == words }) {
        groups[index].items.append(move.item)
      } else {
        groups.append((words, [move.item]))
      }
    }
    return groups.map { "\($0.items.joined(separator: ", ")) \($0.words)" }.joined(separator: "; ")
  }
}
