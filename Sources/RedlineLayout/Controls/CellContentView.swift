/// The part of a cell that its views lie in; its margins are those of its screen at the sides and
/// 11 pt at top and bottom (8 before iOS 11, 15 since iOS 26).
public final class CellContentView: View {
  /// The margins at the sides in points; `nil` is that of the screen.
  package var sideMargin: Double?

  package init() { super.init() }

  override class var uikitName: String { "UITableViewCellContentView" }

  override func defaultMargins(_ environment: LayoutEnvironment) -> EdgeInsets {
    let own = environment.device.kind == .canvas ? 16 : environment.device.minimumLayoutMargin
    let side = sideMargin ?? own
    let version = environment.systemVersion
    let end = version < 11 ? 8.0 : version < 26 ? 11 : 15
    return EdgeInsets(top: end, left: side, bottom: end, right: side)
  }
}

extension View {
  func hold(contentView: View) {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    contentView.location = nil
  }
}

/// The constraints that hold a cell's content view.
func cellConstraints(
  _ cell: View, item: Int, tree: LayoutTree, environment: LayoutEnvironment, isCollapsed: Bool
) -> [CompiledConstraint] {
  let content: View
  var insets = EdgeInsets.zero
  switch cell {
  case let cell as TableViewCell:
    content = cell.contentView
    // The accessory is at the trailing edge, the rest at sides of the screen.
    insets = cell.contentInsets
    if cell.semanticContentAttribute.direction(in: environment.layoutDirection) == .rightToLeft {
      swap(&insets.left, &insets.right)
    }
    insets.bottom += cell.hasSeparator ? 1 / environment.device.scale : 0
    insets.right += cell.accessoryWidth
  case let cell as CollectionViewCell: content = cell.contentView
  default: return []
  }
  // A hidden cell in a stack view has no room for a separator.
  if isCollapsed { insets = .zero }
  guard content.superview === cell, let inner = tree.number(of: content.ownHandle) else {
    return []
  }
  let lines: [(Attribute, Double)] = [
    (.leading, insets.left), (.top, insets.top), (.trailing, -insets.right),
    (.bottom, -insets.bottom),
  ]
  let direction = cell.semanticContentAttribute.direction(in: environment.layoutDirection)
  return lines.map { line, constant in
    CompiledConstraint(
      first: inner, firstAttribute: line, second: item, secondAttribute: line, constant: constant,
      origin: .system, identifier: "UIView-Encapsulated-Layout-\(line.name)", holder: item,
      isRightToLeft: direction == .rightToLeft)
  }
}
