import Foundation
import RedlineIO
public import RedlineModel

extension SolvedLayout {
  /// The layout as text: the views as a tree with their frames, why they are there, the guides, the
  /// constraints as sentences, and the findings.
  public var textForm: String {
    var sections = [[name, environment.textLine]]
    sections.append(Self.aligned(viewRows, header: ["Views", "x", "y", "width", "height"]))
    let reasons = reasonLines
    if !reasons.isEmpty { sections.append(["Why"] + reasons) }
    if !guides.isEmpty {
      let rows = guides.map { [$0.id] + $0.frame.numbers }
      sections.append(Self.aligned(rows, header: ["Guides", "x", "y", "width", "height"]))
    }
    if !constraints.isEmpty { sections.append(constraintLines) }
    if !diagnostics.isEmpty {
      sections.append(["Findings"] + diagnostics.map { "  \($0.consoleLine.printableLine)" })
    }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var viewRows: [[String]] {
    var children: [String: [Item]] = [:]
    for item in items.dropFirst() { children[item.parent ?? "", default: []].append(item) }
    var rows: [[String]] = []
    // The last pending item comes next.
    var pending = [(item: root, lead: "", branch: "")]
    while let (item, lead, branch) = pending.popLast() {
      rows.append([lead + branch + item.textTitle] + item.frame.numbers)
      let inner = lead + (branch.isEmpty ? "" : branch == "└─ " ? "   " : "│  ")
      let below = children[item.id] ?? []
      for (index, child) in below.enumerated().reversed() {
        pending.append((child, inner, index == below.count - 1 ? "└─ " : "├─ "))
      }
    }
    return rows
  }

  /// A line for each edge and size of each view: `title.top 64: safe area 44 + 20`.
  private var reasonLines: [String] {
    items.flatMap { item in
      (item.reasons ?? []).map { "  \(item.name.printableLine).\($0.sentence.printableLine)" }
    }
  }

  private var constraintLines: [String] {
    let rows = constraints.map { constraint in
      [
        constraint.sentence.printableLine, constraint.textState,
        constraint.location.map { "\($0)".printableLine } ?? constraint.textOrigin,
      ]
    }
    return Self.aligned(rows, header: ["Constraints", "state", "source"], numbersFrom: 3)
  }

  /// Rows under a header, indented by two; columns from `numbersFrom` on are aligned right.
  private static func aligned(
    _ rows: [[String]], header: [String], numbersFrom: Int = 1
  ) -> [String] {
    TextColumns(
      [header] + rows.map { ["  " + $0[0]] + $0.dropFirst() }, firstNumber: numbersFrom
    ).lines
  }
}

extension LayoutEnvironment {
  /// `iPhone 8, 375 × 667 pt @2x, compact × regular, left to right, text size L`.
  fileprivate var textLine: String {
    let parts = [
      device.kind == .canvas ? "canvas" : device.title,
      "\(formatted(size.width)) × \(formatted(size.height)) pt @\(formatted(traits.displayScale))x",
      "\(traits.horizontalSizeClass) width × \(traits.verticalSizeClass) height",
      layoutDirection == .leftToRight ? "left to right" : "right to left",
      "text size \(contentSizeCategory.abbreviation)",
    ]
    return (parts + (contrast == .high ? ["high contrast"] : [])).joined(separator: ", ")
  }
}

extension CGRect {
  fileprivate var numbers: [String] { [minX, minY, width, height].map { formatted(Double($0)) } }
}

extension SolvedLayout.Item {
  fileprivate var textTitle: String {
    var title = name
    if className != name { title += " (\(className))" }
    if let text { title += " “\(text.string.printableLine.shortened(to: 32))”" }
    if isHidden { title += ", hidden" }
    return title
  }
}

extension SolvedLayout.Constraint {
  fileprivate var textState: String {
    guard isActive else { return scope.map { "inactive (\($0))" } ?? "inactive" }
    let scope = scope.map { " (\($0))" } ?? ""
    let distance = formatted(abs(residual))
    if isBroken || !isSatisfied {
      return (isRequired ? "broken by \(distance)" : "yields by \(distance)") + scope
    }
    if relation == .equal { return "holds" + scope }
    return (isBinding ? "holds, binding" : "holds, \(distance) to spare") + scope
  }

  fileprivate var textOrigin: String {
    switch origin {
    case .user: ""
    case .stackView: "stack view"
    case .autoresizingMask: "autoresizing mask"
    case .contentSize: "content size"
    case .system: "system"
    }
  }
}
