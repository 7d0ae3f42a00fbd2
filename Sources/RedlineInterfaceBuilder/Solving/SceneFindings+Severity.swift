import Foundation
import RedlineLayout

/// What of the findings nobody would act on: they become notes, or are none.
extension InterfaceDocument {
  /// The same findings, of which those that tell of one freedom again are notes: views in one superview
  /// between which one length can be divided are all open by it, and one constraint closes them all. The
  /// finding that told of it first names them as its followers.
  static func sharingFreedoms(_ findings: [Diagnostic]) -> [Diagnostic] {
    struct Shared: Hashable {
      var place: String
      var axis: Axis
      /// In hundredths of a point.
      var length: Int
    }
    var leaders: [Shared: Int] = [:]
    var findings = findings
    for (index, finding) in findings.enumerated() {
      guard finding.kind == .ambiguity, finding.severity == .warning, let item = finding.items.first
      else { continue }
      let place = item.split(separator: "/").dropLast().joined(separator: "/")
      let lengths = finding.freedoms.map { freedom in
        freedom.length.map {
          Shared(place: place, axis: freedom.axis, length: Int(($0 * 100).rounded()))
        }
      }
      let known = lengths.compactMap { $0.flatMap { leaders[$0] } }
      if let leader = known.first, known.count == lengths.count {
        findings[index].severity = .note
        findings[leader].followers += [item] + finding.followers
      }
      for length in lengths.compactMap(\.self) where leaders[length] == nil {
        leaders[length] = index
      }
    }
    return findings
  }

  /// A finding as severe as it is where the app runs; `nil` for one that is none.
  /// - Parameter elements: The elements of items by the items' ids.
  func judged(
    _ finding: Diagnostic, in layout: SolvedLayout, _ elements: [String: Int],
    _ measuring: any TextMeasuring
  ) -> Diagnostic? {
    var result = finding
    if case .truncatedText(let needed, let given, isOneLine: _) = finding.detail {
      guard let element = finding.items.first.flatMap({ elements[$0] }) else { return finding }
      // What the canvas is told to take for the content's size says nothing of the text.
      if hasPlaceholderSize(element) { return nil }
      // The system sizes labels that a style of cells brings.
      if isOfCellStyle(element) {
        if needed.width <= given.width * 1.05 { return nil }
        result.severity = .note
      }
      if isMeantToYield(element, needed, given) || hasStandIn(element) || isTopOfXib(element)
        || wrapsTitle(element) || isInUnknownFont(finding, in: layout)
        || lacksLittle(needed, given, in: layout.item(finding.items.first ?? "")?.text?.font)
        || isSetByCode(element) && !cutsAnyText(needed, given)
      {
        result.severity = .note
      }
      if needed.width <= given.width + 0.01 {
        if isInSelfSizingCell(element) || isInCellWithoutTable(element) { result.severity = .note }
        if needed.height <= given.height + 0.01 {
          // All lines that the label may have are there: that the rest is cut is written down.
          result = withWholeText(result, in: layout, measuring)
          result.severity = .note
        }
      }
    } else if finding.kind == .ambiguity,
      let element = finding.items.first.flatMap({ elements[$0] }), isOfCellStyle(element)
    {
      // The cell places it, whatever the document says of masks.
      return nil
    } else if finding.kind == .ambiguity, finding.freedoms.allSatisfy({ $0.axis == .vertical }),
      let element = finding.items.first.flatMap({ elements[$0] }), isInSelfSizingCell(element)
    {
      // The stored height is the canvas's; where the app runs the contents give it.
      result.severity = .note
    } else if finding.kind == .conflict,
      isOfCanvas(finding, in: layout) || isSizeOfWidget(finding, in: layout, elements)
        || isHeightOfSelfSizingCell(finding, in: layout, elements)
    {
      // Nobody meets it where the app runs.
      result.severity = .note
    } else if finding.rule == .missingGlyph {
      // The document is as it should be: fonts of the machine that draws it are missing.
      result.severity = .note
    }
    return result
  }

  /// Whether a conflict needs a constraint that is removed when the document is built, or the safe area
  /// that the canvas gives a view of a xib which is no screen, or no constraint of the document.
  private func isOfCanvas(_ finding: Diagnostic, in layout: SolvedLayout) -> Bool {
    let members = Set(finding.constraints)
    let lines = Set(
      layout.constraints.filter { members.contains($0.id) }.compactMap(\.location?.line))
    if lines.isEmpty { return true }
    if tree.elements.contains(where: {
      $0.name == "constraint" && $0.attributes["placeholder"] == "YES" && lines.contains($0.line)
    }) {
      return true
    }
    guard !isStoryboard, layout.environment.device.kind == .canvas,
      !tree.elements.contains(where: { $0.name.hasSuffix("iewController") })
    else { return false }
    let guides = Set(
      layout.guides.filter { $0.kind == .safeArea && $0.insets != .zero }.map(\.id))
    return layout.constraints.contains {
      members.contains($0.id)
        && (guides.contains($0.first.item) || $0.second.map { guides.contains($0.item) } ?? false)
    }
  }

  /// Whether a conflict needs the size that the canvas gives a view of the Today view, which the system
  /// sizes.
  private func isSizeOfWidget(
    _ finding: Diagnostic, in layout: SolvedLayout, _ elements: [String: Int]
  ) -> Bool {
    guard case .conflict(let members, _) = finding.detail,
      let root = layout.items.first.flatMap({ elements[$0.id] }),
      tree[root].attributes["simulatedAppContext"] == "notificationCenter"
    else { return false }
    return members.contains { if case .rootSize = $0 { true } else { false } }
  }

  /// Whether a conflict is between the height that the canvas gave a cell, on its pixels and for the texts of
  /// then, and the contents that give it its height where the app runs.
  private func isHeightOfSelfSizingCell(
    _ finding: Diagnostic, in layout: SolvedLayout, _ elements: [String: Int]
  ) -> Bool {
    let members = Set(finding.constraints)
    let held = layout.constraints.lazy.filter {
      members.contains($0.id) && [.autoresizingMask, .system].contains($0.origin)
        && $0.first.attribute.axis == .vertical
    }.map(\.first.item)
    return (finding.items + held).contains { item in
      guard let cell = elements[item] else { return false }
      return tree[cell].name == "tableViewCell" && sizesItself(cell)
    }
  }

  private func isOfCellStyle(_ label: Int) -> Bool {
    guard tree[label].name == "label", let id = tree[label].attributes["id"],
      let cell = cell(around: label)
    else { return false }
    let attributes = tree[cell].attributes
    return [attributes["textLabel"], attributes["detailTextLabel"]].contains(id)
  }

  /// Whether a view is inside a cell of a table whose rows are as high as their contents. What a static
  /// table says of a cell's height counts; of a prototype's it is the canvas's alone.
  private func isInSelfSizingCell(_ element: Int) -> Bool {
    cell(around: element).map(sizesItself) ?? false
  }

  /// Whether a view is inside a cell of a xib, to which a table elsewhere gives its height.
  private func isInCellWithoutTable(_ element: Int) -> Bool {
    cell(around: element).map { superview(of: $0) == nil } ?? false
  }

  private func sizesItself(_ cell: Int) -> Bool {
    guard let (table, _) = superview(of: cell) else { return false }
    let attributes = tree[table].attributes
    guard attributes["rowHeight"] == "-1" else { return false }
    return attributes["dataMode"] != "static" || tree[cell].attributes["rowHeight"] == nil
  }

  private func cell(around element: Int) -> Int? {
    var next = tree[element].parent
    while next >= 0 {
      if tree[next].name == "tableViewCell" { return next }
      next = tree[next].parent
    }
    return nil
  }

  /// A finding about a cut text with the height of all its lines: what its lines may be at most tells
  /// nobody what is missing.
  private func withWholeText(
    _ finding: Diagnostic, in layout: SolvedLayout, _ measuring: any TextMeasuring
  ) -> Diagnostic {
    guard case .truncatedText(let needed, let given, isOneLine: false) = finding.detail,
      let text = layout.items.first(where: { $0.id == finding.items.first })?.text
    else { return finding }
    let width = Double(given.width)
    let height =
      text.styled?.set(maximumWidth: width, maximumLines: 0, measuring: measuring).height
      ?? Double(measuring.measure(text, maximumWidth: width, maximumLines: 0).lineCount)
      * text.font.lineHeight
    var result = finding
    result.detail = .truncatedText(
      needed: CGSize(width: needed.width, height: max(needed.height, CGFloat(height))),
      given: given,
      isOneLine: false)
    return result
  }
}
