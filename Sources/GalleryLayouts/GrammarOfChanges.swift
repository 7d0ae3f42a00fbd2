import RedlineKit

/// Every mark of a change, each on a little layout that is there before and after.
final class GrammarOfChanges: View {
  /// - Parameter isNew: Whether the layouts are those after the changes.
  init(isNew: Bool) {
    super.init()
    CellGrid.place(
      [
        ConstantChange("another constant", isNew), ConstraintAdded("a new constraint", isNew),
        ConstraintRemoved("a constraint removed", isNew),
        PriorityChange("another priority", isNew), RelationChange("another relation", isNew),
        SizeChange("another size", isNew), ViewAdded("a new view", isNew),
        ViewRemoved("a view removed", isNew), TextChange("another text", isNew),
        SpacingChange("another spacing", isNew), HiddenChange("a view hidden", isNew),
        ConflictAdded("a new conflict", isNew),
      ], in: self)
  }
}

/// A cell that is there before a change and after it.
class ChangeCell: Cell {
  let isNew: Bool

  init(_ title: String, _ isNew: Bool) {
    self.isNew = isNew
    super.init(title)
  }
}

final class ConstantChange: ChangeCell, LayoutSpec {
  lazy var a = box(46, 48, 40, 44)
  let b = ImageView(nil, size: CGSize(width: 40, height: 44))

  var layout: Layout {
    a; b
    b.top == a.top
    b.leading == a.trailing + (isNew ? 72 : 36)
  }
}

final class ConstraintAdded: ChangeCell, LayoutSpec {
  lazy var a = box(30, 28, 70, 32)
  lazy var b = box(30, 84, 110, 32)

  var layout: Layout {
    a; b
    if isNew { b.leading == a.leading }
  }
}

final class ConstraintRemoved: ChangeCell, LayoutSpec {
  lazy var a = box(16, 48, 50, 44)
  lazy var b = box(140, 48, 50, 44)

  var layout: Layout {
    a; b
    if !isNew { b.leading == a.trailing + 74 }
  }
}

final class PriorityChange: ChangeCell, LayoutSpec {
  lazy var a = box(10, 48, 44, 44)
  lazy var b = box(152, 48, 44, 44)

  var layout: Layout {
    a; b
    b.leading == a.trailing + 98 ~ (isNew ? 250 : 750)
  }
}

final class RelationChange: ChangeCell, LayoutSpec {
  lazy var a = box(10, 48, 44, 44)
  lazy var b = box(152, 48, 44, 44)

  var layout: Layout {
    a; b
    if isNew {
      b.leading >= a.trailing + 98
    } else {
      b.leading == a.trailing + 98
    }
  }
}

final class SizeChange: ChangeCell, LayoutSpec {
  let a = filled(.systemGray2)

  var layout: Layout {
    a
    a.leading == leading + 40
    a.top == top + 40
    a.height == 56
    a.width == (isNew ? 140 : 90)
  }
}

final class ViewAdded: ChangeCell, LayoutSpec {
  lazy var a = box(16, 30, 70, 76)
  let badge = ImageView(nil, size: CGSize(width: 50, height: 30))

  var layout: Layout {
    a
    if isNew {
      badge
      badge.leading == a.trailing + 44
      badge.top == a.top
    }
  }
}

final class ViewRemoved: ChangeCell, LayoutSpec {
  lazy var a = box(16, 30, 70, 76)
  let badge = ImageView(nil, size: CGSize(width: 50, height: 30))

  var layout: Layout {
    a
    if !isNew {
      badge
      badge.leading == a.trailing + 44
      badge.top == a.top
    }
  }
}

final class TextChange: ChangeCell, LayoutSpec {
  lazy var label = Label(isNew ? "A longer text" : "A text")

  var layout: Layout {
    label
    label.leading == leading + 24
    label.top == top + 56
  }
}

final class SpacingChange: ChangeCell, LayoutSpec {
  lazy var stack = Stack(.horizontal, spacing: isNew ? 28 : 12)

  override init(_ title: String, _ isNew: Bool) {
    super.init(title, isNew)
    for _ in 0..<3 {
      stack.addArrangedSubview(ImageView(nil, size: CGSize(width: 36, height: 44)))
    }
  }

  var layout: Layout {
    stack
    stack.leading == leading + 16
    stack.top == top + 40
  }
}

final class HiddenChange: ChangeCell, LayoutSpec {
  lazy var stack = Stack(.horizontal, spacing: 12)

  override init(_ title: String, _ isNew: Bool) {
    super.init(title, isNew)
    for index in 0..<3 {
      let view = ImageView(nil, size: CGSize(width: 44, height: 44))
      view.isHidden = isNew && index == 1
      stack.addArrangedSubview(view)
    }
  }

  var layout: Layout {
    stack
    stack.leading == leading + 16
    stack.top == top + 40
  }
}

final class ConflictAdded: ChangeCell, LayoutSpec {
  let a = filled(.systemGray2)

  var layout: Layout {
    a
    a.leading == leading + 30
    a.top == top + 46
    a.height == 50
    a.width == 90
    if isNew { a.width >= 130 }
  }
}
