import RedlineKit

/// Every mark of a change, each on a little layout that is there before and after.
final class GrammarOfChanges: View {
  /// - Parameter isNew: Whether the layouts are those after the changes.
  init(isNew: Bool) {
    super.init()
    CellGrid.place(
      [
        // As the text tells them: what moves most first, then what moves nothing.
        SpacingChange("another spacing", isNew), HiddenChange("a view hidden", isNew),
        ConstantChange("another constant", isNew), SizeChange("another size", isNew),
        TextChange("another text", isNew), ConstraintAdded("a new constraint", isNew),
        ConstraintRemoved("a constraint removed", isNew),
        PriorityChange("another priority", isNew), RelationChange("another relation", isNew),
        ViewAdded("a new view", isNew), ViewRemoved("a view removed", isNew),
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
  lazy var fixed = box(46, 48, 40, 44)
  let moved = ImageView(nil, size: CGSize(width: 40, height: 44))

  var layout: Layout {
    fixed; moved
    moved.top == fixed.top
    moved.leading == fixed.trailing + (isNew ? 72 : 36)
  }
}

final class ConstraintAdded: ChangeCell, LayoutSpec {
  lazy var upper = box(30, 28, 70, 32)
  lazy var lower = box(30, 84, 110, 32)

  var layout: Layout {
    upper; lower
    if isNew { lower.leading == upper.leading }
  }
}

final class ConstraintRemoved: ChangeCell, LayoutSpec {
  lazy var here = box(16, 48, 50, 44)
  lazy var there = box(140, 48, 50, 44)

  var layout: Layout {
    here; there
    if !isNew { there.leading == here.trailing + 74 }
  }
}

final class PriorityChange: ChangeCell, LayoutSpec {
  lazy var one = box(10, 48, 44, 44)
  lazy var other = box(152, 48, 44, 44)

  var layout: Layout {
    one; other
    other.leading == one.trailing + 98 ~ (isNew ? 250 : 750)
  }
}

final class RelationChange: ChangeCell, LayoutSpec {
  lazy var near = box(10, 48, 44, 44)
  lazy var far = box(152, 48, 44, 44)

  var layout: Layout {
    near; far
    if isNew {
      far.leading >= near.trailing + 98
    } else {
      far.leading == near.trailing + 98
    }
  }
}

final class SizeChange: ChangeCell, LayoutSpec {
  let bar = filled(.systemGray2)

  var layout: Layout {
    bar
    bar.leading == leading + 40
    bar.top == top + 40
    bar.height == 56
    bar.width == (isNew ? 140 : 90)
  }
}

final class ViewAdded: ChangeCell, LayoutSpec {
  lazy var photo = box(16, 30, 70, 76)
  let badge = ImageView(nil, size: CGSize(width: 50, height: 30))

  var layout: Layout {
    photo
    if isNew {
      badge
      badge.leading == photo.trailing + 44
      badge.top == photo.top
    }
  }
}

final class ViewRemoved: ChangeCell, LayoutSpec {
  lazy var cover = box(16, 30, 70, 76)
  let ribbon = ImageView(nil, size: CGSize(width: 50, height: 30))

  var layout: Layout {
    cover
    if !isNew {
      ribbon
      ribbon.leading == cover.trailing + 44
      ribbon.top == cover.top
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
  let first = ImageView(nil, size: CGSize(width: 36, height: 44))
  let second = ImageView(nil, size: CGSize(width: 36, height: 44))
  let third = ImageView(nil, size: CGSize(width: 36, height: 44))
  lazy var stack = Stack(.horizontal, spacing: isNew ? 28 : 12) {
    first; second; third
  }

  var layout: Layout {
    stack
    stack.leading == leading + 16
    stack.top == top + 40
  }
}

final class HiddenChange: ChangeCell, LayoutSpec {
  let begin = ImageView(nil, size: CGSize(width: 44, height: 44))
  let middle = ImageView(nil, size: CGSize(width: 44, height: 44))
  let end = ImageView(nil, size: CGSize(width: 44, height: 44))
  lazy var row = Stack(.horizontal, spacing: 12) {
    begin; middle; end
  }

  override init(_ title: String, _ isNew: Bool) {
    super.init(title, isNew)
    middle.isHidden = isNew
  }

  var layout: Layout {
    row
    row.leading == leading + 16
    row.top == top + 40
  }
}

final class ConflictAdded: ChangeCell, LayoutSpec {
  let block = filled(.systemGray2)

  var layout: Layout {
    block
    block.leading == leading + 30
    block.top == top + 46
    block.height == 50
    block.width == 90
    if isNew { block.width >= 130 }
  }
}
