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
  let scope = ScopeCell("common, of a size class, inactive")
  let priority = PriorityCell("priority")
  let content = ContentCell("hugging and resistance")
  let stack = StackCell("stack view")
  let spacer = SpacerCell("guide as a spacer")
  let conflict = ConflictCell("conflict")
  let ambiguity = AmbiguityCell("ambiguity", span: 2)
  let trouble = TroubleCell("overflow, trimmed text, no size", span: 3)
  let crowd = CrowdCell("crowded")

  /// Constraints that hold what a cell is about where it is, and that it is not about.
  static let scaffolding = [
    "conflict/a.leading=conflict.leading", "conflict/a.top=conflict.top", "conflict/a.height=",
    "ambiguity/a.top=ambiguity/track.top",
  ]

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    CellGrid.place(
      [
        spacing, alignment, center, equalSize, fixedSize, aspect, inequality, baseline, insets,
        scope, priority, content, stack, spacer, conflict, ambiguity, crowd, trouble,
      ], in: self)
  }
}

/// Three cells in a row, on a page that a column of text holds as it is.
enum CellGrid {
  static let columns = 3
  static let cell = CGSize(width: 206, height: 160)
  static let gap = 8.0

  /// The size of a page with rows of cells.
  static func size(rows: Int) -> CGSize {
    CGSize(
      width: Double(columns) * (Double(cell.width) + gap) + gap,
      height: Double(rows) * (Double(cell.height) + gap) + gap)
  }

  /// Adds cells row by row; one that spans more than what is left of a row begins the next.
  static func place(_ cells: [Cell], in view: View) {
    var place = 0
    for cell in cells {
      let left = columns - place % columns
      if cell.span > left { place += left }
      cell.frame = CGRect(
        x: gap + Double(place % columns) * (Double(self.cell.width) + gap),
        y: gap + Double(place / columns) * (Double(self.cell.height) + gap),
        width: Double(cell.span) * (Double(self.cell.width) + gap) - gap,
        height: Double(self.cell.height))
      view.addSubview(cell)
      place += cell.span
    }
  }
}

/// A box with a caption below its layout. What a cell is not about is placed by frames, which
/// leave no marks.
class Cell: View {
  /// The columns that it takes.
  let span: Int

  init(_ title: String, span: Int = 1) {
    self.span = span
    super.init()
    backgroundColor = .systemGray6
    cornerRadius = 8
    let caption = Label(title, font: .caption1, color: .secondaryLabel)
    caption.frame = CGRect(x: 10, y: 138, width: 186, height: 16)
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
  lazy var a = box(20, 20, 50, 40)
  lazy var b = box(138, 20, 50, 40)
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
  lazy var outer = box(23, 40, 160, 76)
  lazy var core = placed(filled(.systemGray2), 63, 56, 80, 44)

  var layout: Layout {
    outer
    core.centerX == outer.centerX
  }
}

final class EqualSizeCell: Cell, LayoutSpec {
  lazy var a = box(14, 20, 80, 30)
  lazy var b = box(112, 20, 80, 30)
  lazy var c = box(14, 74, 80, 30)
  lazy var d = box(112, 74, 48, 30)

  var layout: Layout {
    b.width == a.width
    d.width == c.width * 0.5 + 8
  }
}

final class FixedSizeCell: Cell, LayoutSpec {
  lazy var a = box(33, 28, 140, 84)

  var layout: Layout {
    a.size == CGSize(width: 140, height: 84)
  }
}

final class AspectCell: Cell, LayoutSpec {
  lazy var a = box(36, 22, 135, 90)

  var layout: Layout {
    a.width == a.height * 1.5
  }
}

final class InequalityCell: Cell, LayoutSpec {
  lazy var a = box(12, 12, 50, 32)
  lazy var b = box(142, 12, 50, 32)
  lazy var c = box(12, 54, 50, 32)
  lazy var d = box(142, 54, 50, 32)
  lazy var e = box(12, 96, 50, 32)
  lazy var f = box(142, 96, 50, 32)

  var layout: Layout {
    b.leading >= a.trailing + 20
    d.leading <= c.trailing + 120
    f.leading >= e.trailing + 80
  }
}

final class BaselineCell: Cell, LayoutSpec {
  lazy var large = placed(Label("Agx", font: .system(size: 34)), 30, 40, 62, 41)
  lazy var small = placed(Label("Agx", font: .system(size: 17)), 120, 56.5, 40, 20.5)

  var layout: Layout {
    large
    small.firstBaseline == large.firstBaseline
  }
}

final class InsetsCell: Cell, LayoutSpec {
  lazy var outer = box(13, 16, 180, 112)
  let inner = filled(.systemGray2)

  override init(_ title: String, span: Int = 1) {
    super.init(title, span: span)
    outer.directionalLayoutMargins = DirectionalEdgeInsets(all: 16)
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
  }

  var layout: Layout {
    inner.edges == outer.margins.edges + 20
  }
}

final class ScopeCell: Cell, LayoutSpec {
  lazy var a = box(8, 16, 56, 30)
  lazy var b = box(142, 16, 56, 30)
  lazy var c = box(8, 56, 56, 30)
  lazy var d = box(142, 56, 56, 30)
  lazy var e = box(8, 96, 56, 30)
  lazy var f = box(142, 96, 56, 30)

  var layout: Layout {
    b.leading == a.trailing + 78
    When(.compactWidth) { d.leading == c.trailing + 78 }
    When(.regularWidth) { f.leading == e.trailing + 120 }
  }
}

final class PriorityCell: Cell, LayoutSpec {
  lazy var a = box(8, 24, 54, 40)
  lazy var b = box(146, 24, 54, 40)
  lazy var c = box(8, 84, 54, 40)
  lazy var d = box(146, 84, 54, 40)

  var layout: Layout {
    b.leading == a.trailing + 84 ~ .high
    d.leading == c.trailing + 84 ~ .low
  }
}

final class ContentCell: Cell {
  lazy var label = placed(Label("Label"), 55, 40, 96, 36)

  override init(_ title: String, span: Int = 1) {
    super.init(title, span: span)
    label.setContentHuggingPriority(251, for: .horizontal)
    label.setContentCompressionResistancePriority(740, for: .horizontal)
    label.textAlignment = .center
  }
}

final class StackCell: Cell {
  lazy var stack = placed(Stack(.horizontal, spacing: 20), 13, 30, 180, 60)

  override init(_ title: String, span: Int = 1) {
    super.init(title, span: span)
    stack.distribution = .fillEqually
    for _ in 0..<3 { stack.addArrangedSubview(filled(.systemGray4)) }
  }
}

final class SpacerCell: Cell, LayoutSpec {
  lazy var a = box(10, 44, 52, 48)
  lazy var b = box(144, 44, 52, 48)
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
    a.leading == leading + 44
    a.top == top + 36
    a.height == 70
    a.width == 120
    a.width >= 150
  }
}

final class AmbiguityCell: Cell, LayoutSpec {
  lazy var track = box(60, 26, 300, 84)
  let a = ImageView(nil, size: CGSize(width: 70, height: 66))

  var layout: Layout {
    track
    a
    a.top == track.top + 9
    a.leading >= track.leading
    a.trailing <= track.trailing
  }
}

final class TroubleCell: Cell {
  lazy var outer = box(40, 30, 130, 70)
  lazy var trimmed = placed(Label("A label that is too long"), 290, 56, 110, 20.5)
  lazy var flat = placed(View(), 480, 60, 100, 0)

  lazy var outside = placed(filled(.systemTeal), 60, 20, 100, 30)
  lazy var inside = placed(filled(.systemTeal), 10, 0, 80, 24)

  override init(_ title: String, span: Int = 1) {
    super.init(title, span: span)
    outer.addSubview(outside)
    trimmed.lineBreakMode = .tail
    flat.addSubview(inside)
  }
}

final class CrowdCell: Cell, LayoutSpec {
  lazy var boxes = (0..<6).map { index in box(50 + Double(index) * 18, 56, 10, 30) }

  var layout: Layout {
    boxes
    for (left, right) in zip(boxes, boxes.dropFirst()) {
      right.leading == left.trailing + 8
      right.top == left.top
    }
  }
}
