import Foundation

extension LayoutInspection {
  /// The auto layout trace: a line for each view and guide, with what is ambiguous.
  ///
  /// ```text
  /// •UIWindow:0x0
  /// |   *UIView:0x1
  /// |   |   *UILabel:0x2'Name'
  /// ```
  public var autolayoutTrace: String {
    var lines: [String] = []
    var isAmbiguous = false
    var depths: [Int: Int] = [:]
    for (item, view) in reading.tree.views {
      let depth = item == 0 ? 1 : depths[reading.tree.items[item].parent]! + 1
      depths[item] = depth
      let free = freedoms(item)
      isAmbiguous = isAmbiguous || !free.isEmpty
      lines.append(indent(depth) + mark(view, item) + name(view) + note(item, free))
      for guide in view.requestedGuides + view.layoutGuides {
        lines.append(indent(depth + 1) + "*" + text(guide, view))
      }
    }
    let window = "•UIWindow:0x0" + (isAmbiguous ? " - AMBIGUOUS LAYOUT" : "")
    return ([window] + lines).joined(separator: "\n") + "\n\n" + Self.legend
  }

  private static var legend: String {
    """
    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because \
    translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """
  }

  private func indent(_ depth: Int) -> String { String(repeating: "|   ", count: depth) }

  private func mark(_ view: View, _ item: Int) -> String {
    item > 0 && reading.solver.translates(view, item) ? "+" : "*"
  }

  /// The trace has class and address also where an accessibility identifier is set.
  private func name(_ view: View) -> String {
    guard names.identifier(of: view) == nil else {
      return "\(names.className(of: view)):\(names.address(of: view))"
    }
    return names.name(of: view)
  }

  private func note(_ item: Int, _ freedoms: [Diagnostic.Freedom]) -> String {
    guard !freedoms.isEmpty, case .view(let view) = reading.tree.contents[item] else {
      return ""
    }
    let parts = freedoms.flatMap { freedom -> [String] in
      let isHorizontal = freedom.axis == .horizontal
      let number = item * 4 + (isHorizontal ? 0 : 1)
      var parts: [String] = []
      if freedom.lowEdge != freedom.highEdge || freedom.lowEdge == nil {
        parts.append("\(name(view)).\(isHorizontal ? "minX" : "minY"){id: \(number)}")
      }
      if freedom.lowSize != freedom.highSize || freedom.lowSize == nil {
        parts.append("\(name(view)).\(isHorizontal ? "Width" : "Height"){id: \(number + 2)}")
      }
      return parts
    }
    return "- AMBIGUOUS LAYOUT for \(parts.joined(separator: ", "))"
  }

  private func text(_ guide: LayoutGuide, _ owner: View) -> String {
    let rect =
      reading.tree.number(of: guide.ownHandle).map { item in
        let parent = reading.rects[reading.tree.items[item].parent]
        return reading.rects[item].offsetBy(dx: -parent.minX, dy: -parent.minY).settled
      } ?? .zero
    let place = "{\(shortNumber(rect.minX)), \(shortNumber(rect.minY))}"
    let size = "{\(shortNumber(rect.width)), \(shortNumber(rect.height))}"
    return "<\(names.className(of: guide)): \(names.address(of: guide)) - "
      + "\"\(guide.uikitIdentifier)\", layoutFrame = {\(place), \(size)}, owningView = "
      + "<\(names.className(of: owner)): \(names.address(of: owner))>>"
  }
}
