import RedlineAnalysis
import RedlineIO
import RedlineModel

/// The sentence that says what a diagram shows to those who do not see it.
func pageDescription(of layout: SolvedLayout, style: Diagram.Style) -> String {
  let what =
    switch style {
    case .annotated: "Auto Layout diagram"
    case .screen: "Screen"
    case .wireframe: "Wireframe"
    case .accessibility: "Accessibility"
    }
  let constraints = layout.constraints.filter { $0.isActive && $0.origin == .user }.count
  let counts = [
    counted(layout.items.count, "view"), counted(constraints, "constraint"),
    findings(of: layout.diagnostics),
  ]
  let place = PageHeader.summary(of: layout).replacing(" · ", with: ", ")
  let summary = "\(what) of \(layout.name) on \(place): \(counts.joined(separator: ", "))."
  return switch style {
  case .screen: summary
  case .accessibility: summary + elementList(of: layout)
  case .annotated, .wireframe: summary + constraintList(of: layout)
  }
}

/// What a screen reader finds, in words; of many elements the first ones.
private func elementList(of layout: SolvedLayout) -> String {
  let elements = layout.accessibilityElements
  let most = 40
  let lines = elements.prefix(most).enumerated().map { "\n\($0 + 1). \($1.sentence)" }.joined()
  let rest = elements.count - most
  return lines + (rest > 0 ? "\nand \(counted(rest, "more element"))" : "")
}

/// What is drawn, in words; of many constraints the first ones.
private func constraintList(of layout: SolvedLayout) -> String {
  let most = 20
  let drawn = layout.constraints.filter { $0.isActive && $0.origin == .user }
  guard !drawn.isEmpty else { return "" }
  let lines = drawn.prefix(most).map { "\n" + $0.sentence }.joined()
  let rest = drawn.count - most
  return lines + (rest > 0 ? "\nand \(counted(rest, "more constraint"))" : "")
}

private func findings(of diagnostics: [Diagnostic]) -> String {
  let severities: [Diagnostic.Severity] = [.error, .warning, .note]
  let parts = severities.compactMap { severity -> String? in
    let count = diagnostics.filter { $0.severity == severity }.count
    return count == 0 ? nil : counted(count, severity.rawValue)
  }
  return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
}
