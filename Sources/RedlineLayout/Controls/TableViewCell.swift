public import Foundation

/// A row of a list, as `UITableViewCell`: at least 44 pt high, with a content view that leaves a
/// pixel at the bottom for the separator.
open class TableViewCell: View {
  /// What a cell shows at its trailing edge; its width is taken from the content view.
  public typealias Accessory = SolvedLayout.Control.CellAccessory

  /// The view that holds the row's own views.
  public private(set) var contentView = CellContentView()
  /// Whether the lowest pixel of the cell is a line, which the content view leaves free.
  public var hasSeparator = true
  /// How far the line is from the left and the right edge, in points; `nil` is 16 pt at the leading edge.
  public var separatorInset: EdgeInsets?
  /// What the cell shows at its trailing edge.
  public var accessory: Accessory
  /// What is taken from the content view beside the separator and the accessory, in points.
  package var contentInsets = EdgeInsets.zero

  override var isListCell: Bool { true }

  /// Makes a cell with an empty content view.
  public init(accessory: Accessory = .none) {
    self.accessory = accessory
    super.init()
    hold(contentView: contentView)
  }

  override class var namesItsParts: Bool { true }

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
    ViewContent(
      .tableCell(
        accessory: accessory, hasSeparator: hasSeparator,
        separatorInset: hasSeparator ? separatorInset : nil))
  }

  /// Width in points that the accessory takes from the content view; iOS 13 and later.
  package var accessoryWidth: Double {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: 28.5
    case .checkmark: 40
    case .detailButton: 44
    case .detailDisclosureButton: 67
    }
  }
}
