import RedlineLayout

extension NSLayoutConstraint {
  /// The inactive constraints of a visual format string, in the order in which it is read; those of
  /// the alignment follow.
  ///
  /// Metrics are numbers, views may also be guides. A format that cannot be read ends the program
  /// with UIKit's message, after the line that called.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any], fileID: String = #fileID,
    line: Int = #line
  ) -> [NSLayoutConstraint] {
    do {
      let items = views.compactMapValues { item($0) }
      return try LayoutConstraint.constraints(
        visualFormat: format, options: VisualFormatOptions(rawValue: opts.rawValue),
        metrics: (metrics ?? [:]).compactMapValues { number($0) }, views: items, fileID: fileID,
        line: line
      ).map { NSLayoutConstraint($0, views: Array(views.values)) }
    } catch {
      preconditionFailure("\(SourceLocation(fileID: fileID, line: line)): \(error)")
    }
  }

  /// Stands for a constraint between some of the views and their superviews.
  private convenience init(_ constraint: LayoutConstraint, views: [Any]) {
    self.init()
    let objects = [constraint.firstItem, constraint.secondItem].map { item -> AnyObject? in
      if let view = item as? View { return view.facade?.object }
      return views.first { item != nil && Self.item($0) === item }.map { $0 as AnyObject }
    }
    stand(for: constraint, first: objects[0], second: objects[1])
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
