import ArgumentParser
import RedlineKit

/// Screens about which there is much to find.
final class FindingScreen: View, LayoutSpec {
  enum Shape: String, CaseIterable, ExpressibleByArgument {
    /// Boxes with a size that nothing places.
    case free
    /// Boxes with a place and without a size.
    case unsized
    /// Boxes between two bounds.
    case between
    /// Boxes that follow one that nothing places.
    case followers
    /// Pairs of texts that compete for the width of a row.
    case rows
    /// Stack views in stack views, whose texts compete for lengths.
    case nested
    /// A table of texts in columns and rows that compete.
    case grid
    /// Boxes that are to be as wide as two numbers.
    case conflicts
    /// Boxes that reach beyond the screen.
    case outside
    /// Optional sizes that no box has.
    case broken
  }

  let shape: Shape
  let count: Int
  private(set) var boxes: [View] = []

  /// - Parameter viewCount: About the number of views, at least 2.
  init(_ shape: Shape, viewCount: Int) {
    self.shape = shape
    count = viewCount - 1
    super.init()
    switch shape {
    case .nested: boxes = [Self.stack(count)]
    case .rows: boxes = (0..<max(2, count)).map { Label("Text \($0)") }
    case .grid: boxes = (0..<count).map { Label("Text \($0)") }
    default: boxes = (0..<count).map { _ in View() }
    }
  }

  /// A stack view of four parts, down to texts.
  private static func stack(_ count: Int, isVertical: Bool = true) -> View {
    if count < 5 { return Label("Text \(count)") }
    let part = (count - 1) / 4
    return Stack(isVertical ? .vertical : .horizontal, spacing: 2) {
      (0..<4).map { _ in stack(part, isVertical: !isVertical) }
    }
  }

  var layout: Layout {
    for box in boxes { box }
    for (index, box) in boxes.enumerated() {
      let before = index == 0 ? nil : boxes[index - 1]
      switch shape {
      case .free:
        box.width == 40
        box.height == 30
      case .unsized:
        box.leading == leading + 4
        box.top == top + Double(index)
      case .between:
        box.top == top
        box.height == 30
        box.width == 40
        box.leading >= leading
        box.trailing <= trailing
      case .followers:
        box.width == 40
        box.height == 30
        if let before {
          box.leading == before.leading
          box.top == before.bottom
        }
      case .rows: rows(index, box, before)
      case .nested: box.edges == edges
      case .grid: grid(index, box)
      case .conflicts:
        box.leading == leading
        box.top == top
        box.height == 30
        box.width == 40
        box.width == 50
      case .outside:
        box.leading == leading + 2000
        box.top == top + Double(index)
        box.width == 40
        box.height == 30
      case .broken:
        box.leading == leading
        box.top == top + Double(index)
        box.width == 40
        box.height == 30
        box.width == 50 ~ .low
      }
    }
  }

  @LayoutBuilder private func rows(_ index: Int, _ box: View, _ before: View?) -> Layout {
    box.top == top + Double(20 * (index / 2))
    if index % 2 == 0 {
      box.leading == leading
    } else if let before {
      box.leading == before.trailing
      box.trailing == trailing
    }
  }

  /// Rows and columns of one length each.
  @LayoutBuilder private func grid(_ index: Int, _ box: View) -> Layout {
    let side = max(1, Int(Double(boxes.count).squareRoot()))
    let (row, column) = (index / side, index % side)
    if column == 0 { box.leading == leading } else { box.leading == boxes[index - 1].trailing }
    if column == side - 1 { box.trailing == trailing }
    if row == 0 { box.top == top } else { box.top == boxes[index - side].bottom }
    if index + side >= boxes.count { box.bottom == bottom }
    if row > 0 { box.width == boxes[column].width }
    if column > 0 { box.height == boxes[row * side].height }
  }
}
