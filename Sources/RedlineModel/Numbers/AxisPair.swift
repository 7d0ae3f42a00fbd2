/// One priority for each axis.
package struct AxisPair: Hashable, Sendable {
  package var horizontal: LayoutPriority
  package var vertical: LayoutPriority

  package init(_ horizontal: LayoutPriority, _ vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package subscript(axis: Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
