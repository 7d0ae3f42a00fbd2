import Foundation
import RedlineModel

/// Hairlines around views that would not be seen otherwise.
enum FigureOutlines {
  /// In points of the layout.
  static func shapes(_ source: FigurePlan.Source) -> [Shape] {
    var named = Set(source.layout.items.flatMap { $0.stack?.arranged ?? [] })
    for constraint in source.constraints where constraint.isActive {
      named.insert(constraint.first.item)
      if let second = constraint.second { named.insert(second.item) }
    }
    return source.layout.items.dropFirst().compactMap { item in
      let isMarked =
        named.contains(item.id)
        || Axis.allCases.contains(where: item.hasOwnPriorities)
      guard isMarked, !source.content.hidden.contains(item.id), item.style.background == nil,
        item.frame.width > 0, item.frame.height > 0, !item.control.showsItsFrame
      else { return nil }
      var paint = Paint.stroke(source.theme.inactive, 0.75)
      paint.opacity = 0.5
      return .rect(item.frame.insetBy(dx: 0.375, dy: 0.375), paint)
    }
  }
}
