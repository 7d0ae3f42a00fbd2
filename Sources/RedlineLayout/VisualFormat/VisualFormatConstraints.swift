extension LayoutConstraint {
  /// The constraints of a visual format string, inactive, in the order in which it is read; those
  /// of the alignment follow.
  ///
  /// ```swift
  /// try LayoutConstraint.constraints(
  ///   visualFormat: "H:|-[name]-gap-[field(>=100@750)]-|", metrics: ["gap": 12],
  ///   views: ["name": name, "field": field])
  /// ```
  /// The format is Apple's visual format language: `-` between views is 8 pt, at `|` it is the
  /// superview's margin. Metrics are constants in points, and priorities, by name; views may also be
  /// guides.
  ///
  /// - Throws: ``VisualFormatError`` with the place in the string. The time taken grows with the
  ///   string's length.
  public static func constraints(
    visualFormat: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    views: [String: any LayoutItem], fileID: String = #fileID, line: Int = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var parser = VisualFormatParser(visualFormat)
    let builder = VisualFormatBuilder(
      source: visualFormat, format: try parser.parsed(), options: options, metrics: metrics,
      views: views, fileID: fileID, line: line)
    return try builder.constraints()
  }
}

/// Makes the constraints of a format, with the operands in the order in which UIKit prints them.
private struct VisualFormatBuilder {
  let source: String
  let format: VisualFormat
  let options: VisualFormatOptions
  let metrics: [String: Double]
  let views: [String: any LayoutItem]
  let fileID: String
  let line: Int

  /// One end of a connection.
  private typealias End = (item: any LayoutItem, attribute: Attribute)

  func constraints() throws(VisualFormatError) -> [LayoutConstraint] {
    try checkOptions()
    var items: [any LayoutItem] = []
    for part in format.views { items.append(try item(part.name, at: part.position)) }
    var result: [LayoutConstraint] = []
    if let connection = format.leading {
      let parent = try superview(of: items[0], at: format.leadingPosition)
      result += try join(
        (parent, start), (items[0], start), connection, container: parent)
    }
    for (index, part) in format.views.enumerated() {
      if index > 0 {
        let baselines = options.contains(.spacingBaselineToBaseline)
        result += try join(
          (items[index - 1], baselines ? .lastBaseline : end),
          (items[index], baselines ? .firstBaseline : start), format.connections[index - 1])
      }
      for predicate in part.predicates {
        result.append(try thickness(of: items[index], predicate))
      }
    }
    if let connection = format.trailing {
      let last = items[items.count - 1]
      let parent = try superview(of: last, at: format.trailingPosition)
      result += try join((last, end), (parent, end), connection, container: parent)
    }
    return result + alignments(items)
  }

  // MARK: Options

  private var isHorizontal: Bool { format.axis == .horizontal }
  private var isRightToLeft: Bool { options.contains(.directionRightToLeft) }

  private var start: Attribute {
    guard isHorizontal else { return .top }
    if isRightToLeft { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: Attribute {
    guard isHorizontal else { return .bottom }
    if isRightToLeft { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private func checkOptions() throws(VisualFormatError) {
    guard
      format.views.count == 1 || options.alignments.allSatisfy({ $0.axis != format.axis })
    else {
      throw error(.alignment(format.axis), at: 0)
    }
    guard isHorizontal == false || !options.contains(.spacingBaselineToBaseline) else {
      throw error(.baselineSpacing, at: 0)
    }
  }

  private func alignments(_ items: [any LayoutItem]) -> [LayoutConstraint] {
    options.alignments.flatMap { attribute in
      zip(items, items.dropFirst()).map { make(($0, attribute), .equal, ($1, attribute)) }
    }
  }

  // MARK: Connections

  /// Joins an end with one that comes after it. From right to left, distances count leftwards.
  private func join(
    _ before: End, _ after: End, _ connection: VisualFormat.Connection,
    container: (any LayoutItem)? = nil
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let (later, earlier) = isRightToLeft && isHorizontal ? (before, after) : (after, before)
    switch connection {
    case .flush: return [make(later, .equal, earlier)]
    case .standard:
      guard let container else {
        let result = make(later, .equal, earlier, constant: Spacing.systemValue)
        result.isSystemSpacing = true
        result.isOfVisualFormat = true
        return [result]
      }
      return [make(toMargin(later, of: container), .equal, toMargin(earlier, of: container))]
    case .predicates(let predicates):
      var result: [LayoutConstraint] = []
      for predicate in predicates {
        let constant = try value(predicate.object, at: predicate.position)
        result.append(
          make(
            later, predicate.relation, earlier, constant: constant,
            priority: try priority(predicate)))
      }
      return result
    }
  }

  /// The margin in place of the edge, for the end that is the container's.
  private func toMargin(_ end: End, of container: any LayoutItem) -> End {
    guard end.item === container, let margin = end.attribute.withMargin else { return end }
    return (end.item, margin)
  }

  private func thickness(
    of item: any LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutConstraint {
    let extent: Attribute = isHorizontal ? .width : .height
    let priority = try priority(predicate)
    if case .name(let name) = predicate.object, metrics[name] == nil {
      let other = try self.item(name, at: predicate.position)
      return make((item, extent), predicate.relation, (other, extent), priority: priority)
    }
    let constant = try value(predicate.object, at: predicate.position)
    return make((item, extent), predicate.relation, nil, constant: constant, priority: priority)
  }

  private func make(
    _ first: End, _ relation: Relation, _ second: End?, constant: Double = 0,
    priority: Double = 1000
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, constant: constant,
      priority: LayoutPriority(Float(priority)), fileID: fileID, line: line)
  }

  // MARK: Names

  private func item(_ name: String, at position: Int) throws(VisualFormatError)
    -> any LayoutItem
  {
    guard let item = views[name] else { throw error(.unknownView(name), at: position) }
    return item
  }

  private func superview(of item: any LayoutItem, at position: Int) throws(VisualFormatError)
    -> any LayoutItem
  {
    let parent = item is View ? (item as? View)?.superview : item.layoutView
    guard let parent else { throw error(.noSuperview, at: position) }
    return parent
  }

  private func value(_ object: VisualFormat.Object, at position: Int) throws(VisualFormatError)
    -> Double
  {
    switch object {
    case .number(let value): return value
    case .name(let name):
      guard let value = metrics[name] else { throw error(.unknownMetric(name), at: position) }
      guard value.isFinite else { throw error(.invalidNumber(value), at: position) }
      return value
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Double {
    guard let object = predicate.priority else { return 1000 }
    let value = try value(object, at: predicate.priorityPosition)
    guard value > 0, value <= 1000 else {
      throw error(.invalidNumber(value), at: predicate.priorityPosition)
    }
    return value
  }

  private func error(_ reason: VisualFormatError.Reason, at position: Int) -> VisualFormatError {
    VisualFormatError(reason: reason, format: source, position: position)
  }
}

extension Attribute {
  /// The margin beside an edge, `nil` for other lines.
  fileprivate var withMargin: Attribute? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: nil
    }
  }
}
