import RedlineKit

/// Every mark of the overlay, each on a little layout.
final class Grammar: View {
  let spacing = SpacingCell("spacing, system spacing")
  let alignment = AlignmentCell("alignment")
  let center = CenterCell("center")
  let equalSize = EqualSizeCell("equal width, in proportion")
  let fixedSize = FixedSizeCell("fixed size")
  let aspect = AspectCell("aspect ratio")
  let inequality = InequalityCell("at least, at most, binding")
  let baseline = BaselineCell("baseline")
  let insets = InsetsCell("margins; four equal insets")
  let scope = ScopeCell("common, active, inactive")
  let priority = PriorityCell("priority")
  let content = ContentCell("hugging and resistance")
  let stack = StackCell("stack view")
  let spacer = SpacerCell("guide as a spacer")
  let conflict = ConflictCell("conflict")
  let ambiguity = AmbiguityCell("ambiguity")
  let trouble = TroubleCell("overflow, trimmed text, no size")
  let crowd = CrowdCell("crowded: numbers and leaders")

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    let cells: [Cell] = [
      spacing, alignment, center, equalSize, fixedSize, aspect, inequality, baseline, insets,
      scope, priority, content, stack, spacer, conflict, ambiguity, trouble,
      crowd,
    ]
    for (index, cell) in cells.enumerated() {
      let isWide = index >= 16
      let row = Double(isWide ? 4 : index / 4)
      let column = Double(isWide ? (index - 16) * 2 : index % 4)
      let width = isWide ? 484.0 : 236
      cell.frame = CGRect(x: 10 + column * 248, y: 10 + row * 172, width: width, height: 160)
      addSubview(cell)
    }
  }
}

/// A box with a caption below its layout. What a cell is not about is placed by frames, which
/// leave no marks.
class Cell: View {
  init(_ title: String) {
    super.init()
    backgroundColor = .systemGray6
    cornerRadius = 8
    let caption = Label(title, font: .caption1, color: .secondaryLabel)
    caption.frame = CGRect(x: 10, y: 141, width: 220, height: 14.5)
    addSubview(caption)
  }

  /// A grey box at a fixed place.
  @discardableResult
  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
    placed(filled(.systemGray4), x, y, width, height)
  }

  @discardableResult
  func placed<V: View>(
    _ view: V, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> V {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    view.translatesAutoresizingMaskIntoConstraints = true
    addSubview(view)
    return view
  }
}

final class SpacingCell: Cell, LayoutSpec {
  lazy var a = box(20, 20, 60, 40)
  lazy var b = box(148, 20, 60, 40)
  lazy var c = box(20, 84, 60, 40)
  lazy var d = box(88, 84, 60, 40)

  var layout: Layout {
    b.leading == a.trailing + 68
    d.leading == c.trailing + .system
  }
}

final class AlignmentCell: Cell, LayoutSpec {
  lazy var a = box(60, 24, 60, 36)
  lazy var b = box(60, 76, 110, 36)

  var layout: Layout {
    b.leading == a.leading
  }
}

final class CenterCell: Cell, LayoutSpec {
  lazy var outer = box(28, 28, 180, 88)
  lazy var inner = placed(filled(.systemGray2), 78, 50, 80, 44)

  var layout: Layout {
    outer
    inner.centerX == outer.centerX
  }
}

final class EqualSizeCell: Cell, LayoutSpec {
  lazy var a = box(20, 16, 88, 30)
  lazy var b = box(20, 62, 88, 30)
  lazy var c = box(128, 16, 80, 30)
  lazy var d = box(128, 62, 48, 30)

  var layout: Layout {
    b.width == a.width
    d.width == c.width * 0.5 + 8
  }
}

final class FixedSizeCell: Cell, LayoutSpec {
  lazy var a = box(48, 28, 140, 84)

  var layout: Layout {
    a.size == CGSize(width: 140, height: 84)
  }
}

final class AspectCell: Cell, LayoutSpec {
  lazy var a = box(50, 22, 135, 90)

  var layout: Layout {
    a.width == a.height * 1.5
  }
}

final class InequalityCell: Cell, LayoutSpec {
  lazy var a = box(20, 12, 50, 32)
  lazy var b = box(150, 12, 50, 32)
  lazy var c = box(20, 54, 50, 32)
  lazy var d = box(150, 54, 50, 32)
  lazy var e = box(20, 96, 50, 32)
  lazy var f = box(150, 96, 50, 32)

  var layout: Layout {
    b.leading >= a.trailing + 20
    d.leading <= c.trailing + 120
    f.leading >= e.trailing + 80
  }
}

final class BaselineCell: Cell, LayoutSpec {
  lazy var large = placed(Label("Agx", font: .system(size: 34)), 40, 40, 62, 41)
  lazy var small = placed(Label("Agx", font: .system(size: 17)), 130, 56.5, 40, 20.5)

  var layout: Layout {
    large
    small.firstBaseline == large.firstBaseline
  }
}

final class InsetsCell: Cell, LayoutSpec {
  lazy var outer = box(28, 14, 180, 116)
  let inner = filled(.systemGray2)

  override init(_ title: String) {
    super.init(title)
    outer.directionalLayoutMargins = DirectionalEdgeInsets(all: 16)
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
  }

  var layout: Layout {
    inner.edges == outer.margins.edges + 20
  }
}

final class ScopeCell: Cell, LayoutSpec {
  lazy var a = box(20, 16, 56, 30)
  lazy var b = box(150, 16, 56, 30)
  lazy var c = box(20, 56, 56, 30)
  lazy var d = box(150, 56, 56, 30)
  lazy var e = box(20, 96, 56, 30)
  lazy var f = box(150, 96, 56, 30)

  var layout: Layout {
    b.leading == a.trailing + 74
    When(.compactWidth) { d.leading == c.trailing + 74 }
    When(.regularWidth) { f.leading == e.trailing + 120 }
  }
}

final class PriorityCell: Cell, LayoutSpec {
  lazy var a = box(20, 24, 56, 40)
  lazy var b = box(160, 24, 56, 40)
  lazy var c = box(20, 84, 56, 40)
  lazy var d = box(160, 84, 56, 40)

  var layout: Layout {
    b.leading == a.trailing + 84 ~ .high
    d.leading == c.trailing + 84 ~ .low
  }
}

final class ContentCell: Cell {
  lazy var label = placed(Label("Label"), 70, 50, 96, 36)

  override init(_ title: String) {
    super.init(title)
    label.setContentHuggingPriority(251, for: .horizontal)
    label.textAlignment = .center
  }
}

final class StackCell: Cell {
  lazy var stack = placed(Stack(.horizontal, spacing: 12), 24, 30, 188, 64)

  override init(_ title: String) {
    super.init(title)
    stack.distribution = .fillEqually
    for _ in 0..<3 { stack.addArrangedSubview(filled(.systemGray4)) }
  }
}

final class SpacerCell: Cell, LayoutSpec {
  lazy var a = box(20, 44, 56, 48)
  lazy var b = box(160, 44, 56, 48)
  let gap = LayoutGuide()

  var layout: Layout {
    gap
    gap.leading == a.trailing
    gap.trailing == b.leading
  }
}

final class ConflictCell: Cell, LayoutSpec {
  let a = filled(.systemGray4)

  var layout: Layout {
    a
    a.leading == leading + 40
    a.top == top + 30
    a.height == 70
    a.width == 120
    a.width >= 150
  }
}

final class AmbiguityCell: Cell, LayoutSpec {
  lazy var track = box(66, 26, 160, 70)
  let a = ImageView("photo", size: CGSize(width: 70, height: 70))

  var layout: Layout {
    track
    a
    a.centerY == track.centerY
    a.leading >= track.leading
    a.trailing <= track.trailing
  }
}

final class TroubleCell: Cell {
  lazy var outer = box(20, 30, 120, 70)
  lazy var trimmed = placed(Label("A label that is too long"), 190, 56, 110, 20.5)
  lazy var flat = placed(View(), 360, 60, 100, 0)

  lazy var outside = placed(filled(.systemTeal), 60, 20, 100, 30)
  lazy var inside = placed(filled(.systemTeal), 10, 0, 80, 24)

  override init(_ title: String) {
    super.init(title)
    outer.addSubview(outside)
    trimmed.lineBreakMode = .tail
    flat.addSubview(inside)
  }
}

final class CrowdCell: Cell, LayoutSpec {
  lazy var boxes = (0..<6).map { index in box(60 + Double(index) * 14, 56, 10, 30) }

  var layout: Layout {
    boxes
    for (left, right) in zip(boxes, boxes.dropFirst()) {
      right.leading == left.trailing + 4
      right.top == left.top
    }
  }
}
