import RedlineIO
import RedlineModel

/// The sentence that says what a diagram shows to those who do not see it.
func pageDescription(of layout: SolvedLayout, style: Diagram.Style) -> String {
  let what =
    switch style {
    case .annotated: "Auto Layout diagram"
    case .screen: "Screen"
    case .wireframe: "Wireframe"
    }
  let constraints = layout.constraints.filter { $0.isActive && $0.origin == .user }.count
  let counts = [
    counted(layout.items.count, "view"), counted(constraints, "constraint"),
    findings(of: layout.diagnostics),
  ]
  let place = PageHeader.summary(of: layout).replacing(" · ", with: ", ")
  return "\(what) of \(layout.name) on \(place): \(counts.joined(separator: ", "))."
}

private func findings(of diagnostics: [Diagnostic]) -> String {
  let severities: [Diagnostic.Severity] = [.error, .warning, .note]
  let parts = severities.compactMap { severity -> String? in
    let count = diagnostics.filter { $0.severity == severity }.count
    return count == 0 ? nil : counted(count, severity.rawValue)
  }
  return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
}
