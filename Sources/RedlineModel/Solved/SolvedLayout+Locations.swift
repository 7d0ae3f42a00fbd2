extension SolvedLayout {
  /// The same layout without the lines that made its views, constraints and findings, which change
  /// with every comment above them.
  package var withoutLocations: SolvedLayout {
    var layout = self
    for index in items.indices { layout.items[index].location = nil }
    for index in constraints.indices { layout.constraints[index].location = nil }
    layout.diagnostics = diagnostics.map(\.withoutLocations)
    return layout
  }
}

extension Diagnostic {
  /// The same finding without the lines that made it.
  package var withoutLocations: Diagnostic {
    var finding = self
    finding.location = nil
    switch detail {
    case .conflict(let members, let givenUp):
      finding.detail = .conflict(
        members: members.map(\.withoutLocation), givenUp: givenUp.withoutLocation)
    case .conflictWithFrame(let frame, let givenUp):
      finding.detail = .conflictWithFrame(frame, givenUp: givenUp.map(\.withoutLocation))
    case .duplicateConstraint(let sentence, _):
      finding.detail = .duplicateConstraint(sentence: sentence, line: 0)
    default: break
    }
    return finding
  }
}

extension Diagnostic.Member {
  fileprivate var withoutLocation: Diagnostic.Member {
    guard case .constraint(let id, let sentence, let origin, _) = self else { return self }
    return .constraint(id: id, sentence: sentence, origin: origin, location: nil)
  }
}
