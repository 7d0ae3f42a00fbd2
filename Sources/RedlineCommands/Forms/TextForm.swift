import Foundation
internal import RedlineIO
import RedlineKit

/// A solved layout as text: the views as a tree with their frames, why they are there, the guides, the
/// constraints as sentences, and the findings.
func textForm(of layout: SolvedLayout) -> String {
  var sections = [[layout.name, environmentLine(layout.environment)]]
  sections.append(aligned(viewRows(layout), header: ["Views", "x", "y", "width", "height"]))
  let reasons = reasonLines(layout)
  if !reasons.isEmpty { sections.append(["Why"] + reasons) }
  if !layout.guides.isEmpty {
    let rows = layout.guides.map { [$0.id] + numbers($0.frame) }
    sections.append(aligned(rows, header: ["Guides", "x", "y", "width", "height"]))
  }
  if !layout.constraints.isEmpty { sections.append(constraintLines(layout)) }
  if !layout.diagnostics.isEmpty {
    sections.append(["Findings"] + layout.diagnostics.map { "  \($0.consoleLine.printableLine)" })
  }
  return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
}

/// `iPhone 8, 375 × 667 pt @2x, compact × regular, left to right, text size L`.
private func environmentLine(_ environment: LayoutEnvironment) -> String {
  let traits = environment.traits
  let size = environment.size
  return [
    environment.device.kind == .canvas ? "canvas" : environment.device.title,
    "\(formatted(size.width)) × \(formatted(size.height)) pt @\(formatted(traits.displayScale))x",
    "\(traits.horizontalSizeClass) width × \(traits.verticalSizeClass) height",
    environment.layoutDirection == .leftToRight ? "left to right" : "right to left",
    "text size \(environment.contentSizeCategory.abbreviation)",
  ].joined(separator: ", ")
}

// MARK: - Views

private func viewRows(_ layout: SolvedLayout) -> [[String]] {
  var children: [String: [SolvedLayout.Item]] = [:]
  for item in layout.items.dropFirst() { children[item.parent ?? "", default: []].append(item) }
  var rows: [[String]] = []
  // The last pending item comes next.
  var pending = [(item: layout.root, lead: "", branch: "")]
  while let (item, lead, branch) = pending.popLast() {
    rows.append([lead + branch + title(of: item)] + numbers(item.frame))
    let inner = lead + (branch.isEmpty ? "" : branch == "└─ " ? "   " : "│  ")
    let below = children[item.id] ?? []
    for (index, child) in below.enumerated().reversed() {
      pending.append((child, inner, index == below.count - 1 ? "└─ " : "├─ "))
    }
  }
  return rows
}

/// A line for each edge and size of each view: `title.top 64: safe area 44 + 20`.
private func reasonLines(_ layout: SolvedLayout) -> [String] {
  layout.items.flatMap { item in
    (item.reasons ?? []).map { "  \(item.name.printableLine).\($0.sentence.printableLine)" }
  }
}

private func title(of item: SolvedLayout.Item) -> String {
  var title = item.name
  if item.className != item.name { title += " (\(item.className))" }
  if let text = item.text { title += " “\(text.string.printableLine.shortened(to: 32))”" }
  if item.isHidden { title += ", hidden" }
  return title
}

private func numbers(_ frame: CGRect) -> [String] {
  [frame.minX, frame.minY, frame.width, frame.height].map { formatted(Double($0)) }
}

// MARK: - Constraints

private func constraintLines(_ layout: SolvedLayout) -> [String] {
  let rows = layout.constraints.map { constraint in
    [
      constraint.sentence.printableLine, state(of: constraint),
      constraint.location.map { "\($0)".printableLine } ?? origin(of: constraint),
    ]
  }
  return aligned(rows, header: ["Constraints", "state", "source"], numbersFrom: 3)
}

private func state(of constraint: SolvedLayout.Constraint) -> String {
  guard constraint.isActive else {
    return constraint.scope.map { "inactive (\($0))" } ?? "inactive"
  }
  let scope = constraint.scope.map { " (\($0))" } ?? ""
  let distance = formatted(abs(constraint.residual))
  if constraint.isBroken || !constraint.isSatisfied {
    return (constraint.isRequired ? "broken by \(distance)" : "yields by \(distance)") + scope
  }
  if constraint.relation == .equal { return "holds" + scope }
  return (constraint.isBinding ? "holds, binding" : "holds, \(distance) to spare") + scope
}

private func origin(of constraint: SolvedLayout.Constraint) -> String {
  switch constraint.origin {
  case .user: ""
  case .stackView: "stack view"
  case .autoresizingMask: "autoresizing mask"
  case .contentSize: "content size"
  case .system: "system"
  }
}

/// Rows under a header, indented by two; columns from `numbersFrom` on are aligned right.
private func aligned(_ rows: [[String]], header: [String], numbersFrom: Int = 1) -> [String] {
  TextColumns(
    [header] + rows.map { ["  " + $0[0]] + $0.dropFirst() }, firstNumber: numbersFrom
  ).lines
}
