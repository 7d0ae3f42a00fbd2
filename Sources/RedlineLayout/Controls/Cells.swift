public import Foundation

/// The part of a cell that its views lie in; its margins are those of its screen at the sides and
/// 11 pt at top and bottom (8 before iOS 11, 15 since iOS 26).
public final class CellContentView: View {
  package init() { super.init() }

  override func defaultMargins(_ environment: LayoutEnvironment) -> EdgeInsets {
    let side = environment.device.kind == .canvas ? 16 : environment.device.minimumLayoutMargin
    let version = environment.systemVersion
    let end = version < 11 ? 8.0 : version < 26 ? 11 : 15
    return EdgeInsets(top: end, left: side, bottom: end, right: side)
  }
}

/// A row of a list, as `UITableViewCell`: at least 44 pt high, with a content view that leaves a
/// pixel at the bottom for the separator.
open class TableViewCell: View {
  /// What a cell shows at its trailing edge; its width is taken from the content view.
  public enum Accessory: String, Sendable { case none, disclosureIndicator, checkmark }

  /// The view that holds the row's own views.
  public private(set) var contentView = CellContentView()
  /// Whether the lowest pixel of the cell is a line, which the content view leaves free.
  public var hasSeparator = true
  /// What the cell shows at its trailing edge.
  public var accessory: Accessory

  /// Makes a cell with an empty content view.
  public init(accessory: Accessory = .none) {
    self.accessory = accessory
    super.init()
    hold(contentView: contentView)
  }

  /// Takes a content view in place of its own, which another object stands for.
  package func take(contentView: CellContentView) {
    self.contentView.removeFromSuperview()
    self.contentView = contentView
    hold(contentView: contentView)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 44)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    var content = ViewContent(kind: .tableCell)
    content.variant = accessory.rawValue
    content.isOn = hasSeparator
    return content
  }

  /// Width in points that the accessory takes from the content view; iOS 13 and later.
  var accessoryWidth: Double {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: 28.5
    case .checkmark: 40
    }
  }
}

/// A cell of a grid, as `UICollectionViewCell`, whose content view fills it.
open class CollectionViewCell: View {
  /// The view that holds the cell's own views; as large as the cell.
  public private(set) var contentView = View()

  /// Makes a cell with an empty content view.
  public init() {
    super.init()
    hold(contentView: contentView)
  }

  /// Takes a content view in place of its own, which another object stands for.
  package func take(contentView: View) {
    self.contentView.removeFromSuperview()
    self.contentView = contentView
    hold(contentView: contentView)
  }
}

extension View {
  fileprivate func hold(contentView: View) {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    contentView.location = nil
  }
}

/// The constraints that hold a cell's content view.
func cellRules(
  _ cell: View, slot: Int, tree: LayoutTree, environment: LayoutEnvironment, isCollapsed: Bool
) -> [CompiledConstraint] {
  let content: View
  var insets = EdgeInsets.zero
  switch cell {
  case let cell as TableViewCell:
    content = cell.contentView
    insets = EdgeInsets(
      bottom: cell.hasSeparator ? 1 / environment.device.scale : 0, right: cell.accessoryWidth)
  case let cell as CollectionViewCell: content = cell.contentView
  default: return []
  }
  // A hidden cell in a stack view has no room for a separator.
  if isCollapsed { insets = .zero }
  guard content.superview === cell, let inner = tree.slotOf[ObjectIdentifier(content)] else {
    return []
  }
  let lines: [(Attribute, Double)] = [
    (.leading, 0), (.top, 0), (.trailing, -insets.right), (.bottom, -insets.bottom),
  ]
  let direction = cell.semanticContentAttribute.direction(in: environment.layoutDirection)
  return lines.map { line, constant in
    CompiledConstraint(
      first: inner, firstAttribute: line, second: slot, secondAttribute: line, constant: constant,
      origin: .system, identifier: "UIView-Encapsulated-Layout-\(line.name)", holder: slot,
      isRightToLeft: direction == .rightToLeft)
  }
}
