import RedlineLayout

extension View {
  /// `<UILabel: 0x2; frame = (0 0; 40 20); text = 'Name'>`.
  var shownDescription: String {
    let name = descriptiveName
    var parts = [
      "\(name.className): \(name.address)",
      "frame = (\(frame.minX.short) \(frame.minY.short); \(frame.width.short) \(frame.height.short))",
    ]
    if let text = (self as? Label)?.text, !text.isEmpty { parts.append("text = '\(text)'") }
    if isHidden { parts.append("hidden = YES") }
    return "<\(parts.joined(separator: "; "))>"
  }
}

extension CGFloat {
  fileprivate var short: String { RedlineLayout.formatted(Double(self)) }
}

// As Apple's SDK prints them.
extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The numbers as Apple's Foundation prints them.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The numbers as Apple's Foundation prints them.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The numbers as Apple's Foundation prints them.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
