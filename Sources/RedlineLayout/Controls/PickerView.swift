public import Foundation

/// Wheels to choose from, as `UIPickerView`: 320 × 216 pt.
open class PickerView: View {
  /// The rows of each wheel; the one in the middle is chosen.
  public var columns: [[String]]

  /// Makes a picker with the rows of each wheel.
  public init(columns: [[String]] = []) {
    self.columns = columns
    super.init()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.pickerView(columns: columns))
  }
}
