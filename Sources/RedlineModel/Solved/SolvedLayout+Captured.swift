import Foundation

extension SolvedLayout {
  /// A layout that another engine has solved, whose frames and constraints were read from its views.
  ///
  /// Whether a constraint holds follows from the alignment rects: engines put views on whole pixels, so
  /// what is off by a pixel at each end counts as met.
  /// - Parameters:
  ///   - constraints: Their items are numbers of `items`, and then of `guides`.
  ///   - names: The names of items and guides by number, as they read in a sentence.
  ///   - diagnostics: What the engine itself has to say.
  package init(
    capturedAs name: String, environment: LayoutEnvironment, items: [Item], guides: [Guide],
    constraints: [CompiledConstraint], names: [String], diagnostics: [Diagnostic]
  ) {
    let ids = items.map(\.id) + guides.map(\.id)
    let places = CapturedPlaces(items: items, guides: guides)
    let tolerance = 2.01 / environment.device.scale
    var used: [String: Int] = [:]
    var findings = diagnostics
    let read = constraints.map { constraint in
      var id = constraint.id(ids)
      let number = used[id, default: 0] + 1
      used[id] = number
      if number > 1 { id += "#\(number)" }
      let residual = places.residual(constraint)
      let isMet = abs(residual) <= tolerance || constraint.relation.holds(residual)
      let sentence = constraint.sentence { names[$0] }
      if !isMet, constraint.isActive, constraint.origin == .user {
        findings.append(
          Diagnostic(
            .brokenConstraint, of: id,
            .brokenConstraint(sentence: sentence, distance: abs(residual).settled),
            severity: constraint.priority < 1000 ? .note : .error,
            items: [ids[constraint.first]], constraints: [id]))
      }
      return Constraint(
        id: id, first: .init(item: ids[constraint.first], attribute: constraint.firstAttribute),
        relation: constraint.relation,
        second: constraint.second.map {
          .init(item: ids[$0], attribute: constraint.secondAttribute)
        },
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: constraint.priority, origin: constraint.origin,
        identifier: constraint.identifier, isActive: constraint.isActive, isSystemSpacing: false,
        holder: ids[constraint.holder], isRightToLeft: constraint.isRightToLeft,
        residual: isMet && !constraint.relation.holds(residual) ? 0 : residual.settled,
        isBroken: !isMet && constraint.priority >= 1000, sentence: sentence)
    }
    let severities = findings.enumerated().sorted {
      ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset)
    }
    self.init(
      name: name, environment: environment, items: items, guides: guides, spacers: [],
      constraints: read, diagnostics: severities.map(\.element))
  }
}

/// Where the lines of captured items lie.
private struct CapturedPlaces {
  let rects: [CGRect]
  let baselines: [(first: Double?, last: Double?)]

  init(items: [SolvedLayout.Item], guides: [SolvedLayout.Guide]) {
    rects = items.map(\.alignmentRect) + guides.map(\.frame)
    baselines =
      items.map { ($0.firstBaseline, $0.lastBaseline) } + guides.map { _ in (nil, nil) }
  }

  /// Left side minus right side, in points.
  func residual(_ constraint: CompiledConstraint) -> Double {
    let holder = rects[constraint.holder]
    func value(_ item: Int, _ attribute: Attribute) -> Double {
      position(item, attribute, in: holder, isRightToLeft: constraint.isRightToLeft)
    }
    let left = value(constraint.first, constraint.firstAttribute)
    let right = constraint.second.map { value($0, constraint.secondAttribute) } ?? 0
    return left - constraint.multiplier * right - constraint.constant
  }

  /// A line's distance from the edge of the view that holds the constraint, or a length.
  private func position(
    _ item: Int, _ attribute: Attribute, in holder: CGRect, isRightToLeft: Bool
  ) -> Double {
    let rect = rects[item]
    let isMirrored = isRightToLeft && attribute.isDirectional
    switch attribute {
    case .leading where isMirrored: return holder.maxX - rect.maxX
    case .trailing where isMirrored: return holder.maxX - rect.minX
    case .left, .leading: return rect.minX - holder.minX
    case .right, .trailing: return rect.maxX - holder.minX
    case .centerX: return rect.midX - holder.minX
    case .top: return rect.minY - holder.minY
    case .bottom: return rect.maxY - holder.minY
    case .centerY: return rect.midY - holder.minY
    case .width: return rect.width
    case .height: return rect.height
    case .firstBaseline: return (baselines[item].first ?? rect.minY) - holder.minY
    case .lastBaseline: return (baselines[item].last ?? rect.maxY) - holder.minY
    default: return 0
    }
  }
}
