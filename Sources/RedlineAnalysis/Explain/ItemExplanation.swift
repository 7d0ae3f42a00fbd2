public import RedlineModel

/// Why an item is where it is.
public struct ItemExplanation: Encodable {
  /// What determines one of its lines or lengths.
  public struct Edge: Encodable {
    /// Where the answer comes from.
    public enum Origin: String, Encodable {
      /// The layout's constraints, solved again.
      case constraints
      /// What was written down when the layout was solved: at most six parts.
      case record
      /// Neither; the constraints alone give another value.
      case nothing
    }

    /// The line or length: `top`.
    public var edge: String
    /// Points.
    public var value: Double
    /// Where the answer comes from.
    public var origin: Origin
    /// What brings something, from the item to the screen.
    public var parts: [Part]
    /// How many more parts a record left out.
    public var omittedCount: Int
    /// Whether nothing determines a part of the value.
    public var isFree: Bool
  }

  /// What one constraint, content or guide brings.
  public struct Part: Encodable {
    /// The sentence or the name of what brings it.
    public var text: String
    /// Id of the constraint, if it is one.
    public var constraint: String?
    /// Points; those of all parts together are the value unless a part of it is free.
    public var amount: Double
    /// How many points the edge moves when the constant or the length grows by one.
    public var rate: Double
    /// The line that made it; `nil` where it is not known.
    public var location: SourceLocation?
  }

  /// The id of the item.
  public var item: String
  /// The lines and lengths that were asked for.
  public var edges: [Edge]
  /// What of it is open, at both extremes.
  public var freedoms: [Diagnostic.Freedom]
  /// Findings that are about it.
  public var findings: [String]
  /// Constraints on it that do not hold.
  public var brokenConstraints: [Part]

  /// Explains an item by solving the layout again.
  /// - Parameters:
  ///   - item: An item of the layout.
  ///   - layout: A solved layout.
  ///   - edges: The lines and lengths: `left`, `top`, `width`, `height` and the like.
  public init(of item: SolvedLayout.Item, in layout: SolvedLayout, edges: [Attribute]) {
    self.item = item.id
    let program = LayoutProgram(layout)
    let number = layout.numbers[item.id]
    self.edges = edges.map { edge in
      Edge(item, edge, program, number, layout)
    }
    let axes = Set(edges.compactMap(\.axis))
    let own = layout.diagnostics.filter {
      $0.items.contains(item.id) || $0.followers.contains(item.id)
    }
    freedoms = own.flatMap { finding in
      finding.items.first == item.id ? finding.freedoms.filter { axes.contains($0.axis) } : []
    }
    findings = own.map(\.consoleLine)
    brokenConstraints = layout.constraints.filter { constraint in
      constraint.isActive && !constraint.isSatisfied
        && [constraint.first.item, constraint.second?.item].contains(item.id)
        && constraint.first.attribute.axis.map(axes.contains) ?? false
    }.map {
      Part(
        text: $0.sentence, constraint: $0.id, amount: $0.residual, rate: 0, location: $0.location)
    }
  }
}

extension ItemExplanation.Edge {
  fileprivate init(
    _ item: SolvedLayout.Item, _ edge: Attribute, _ program: LayoutProgram, _ number: Int?,
    _ layout: SolvedLayout
  ) {
    self.edge = edge.name
    omittedCount = 0
    let answer = number.flatMap { program.determination($0, edge) }
    value = answer?.0.value ?? 0
    if let number, let (found, isReproduced) = answer, isReproduced {
      origin = .constraints
      // The screen's corner is where everything is counted from.
      let origin: Set<CompiledLayout.Source> = [.root(.left), .root(.top)]
      parts = program.chain(found.parts, from: number).filter { !origin.contains($0.source) }
        .map { ItemExplanation.Part($0, layout) }
      isFree = found.isFree
    } else if let reason = item.reasons?.first(where: { $0.attribute == edge }) {
      origin = .record
      value = reason.value
      parts = reason.parts.map { part in
        let constraint = part.constraint.flatMap { id in
          layout.constraints.first { $0.id == id }
        }
        return ItemExplanation.Part(
          text: constraint?.sentence ?? part.label ?? "", constraint: part.constraint,
          amount: part.amount, rate: part.rate, location: constraint?.location)
      }
      omittedCount = reason.omittedCount
      isFree = reason.isFree
    } else {
      (origin, parts, isFree) = (.nothing, [], false)
    }
  }
}

extension ItemExplanation.Part {
  fileprivate init(_ part: SolvedProgram.Determination.Part, _ layout: SolvedLayout) {
    (amount, rate) = (part.amount, part.rate)
    switch part.source {
    case .root(let line): text = "\(layout.root.name).\(line.name), the screen"
    case .guide(let number, let line): text = "\(layout.name(number)).\(line.name)"
    case .content(let number, let axis, _):
      let length = axis == .horizontal ? "width" : "height"
      text =
        layout.isOpen(number, axis)
        ? "stored \(length) of \(layout.name(number)), which nothing gives it"
        : "content of \(layout.name(number)), \(length)"
    case .minimumSize(let number, let axis), .boundedSize(let number, let axis):
      text = "\(layout.name(number)).\(axis == .horizontal ? "width" : "height") ≥ 0"
    case .constraint(let index), .bound(let index, _):
      let known = layout.constraints[index]
      (constraint, location) = (known.id, known.location)
      text = known.sentence
      if known.origin != .user {
        text += known.origin == .stackView ? "  (stack view)" : "  (\(known.origin.rawValue))"
      }
    }
  }
}

extension SolvedLayout {
  /// Whether the length of a plain view is open, so that it keeps that of its document.
  fileprivate func isOpen(_ number: Int, _ axis: Axis) -> Bool {
    guard number < items.count else { return false }
    let (id, file) = (items[number].id, items[number].location?.fileID ?? "")
    guard case .view = items[number].control, items[number].text == nil,
      file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
    else { return false }
    return diagnostics.contains { finding in
      (finding.items.first == id || finding.followers.contains(id))
        && finding.freedoms.contains { $0.axis == axis && $0.isSizeFree }
    }
  }

  /// The path of an item, guide or spacer by its number.
  fileprivate func name(_ number: Int) -> String {
    let id: String
    switch number - items.count {
    case ..<0: id = items[number].id
    case ..<guides.count: id = guides[number - items.count].id
    case let rest: id = spacers[rest - guides.count].id
    }
    return id.replacing("/", with: ".")
  }
}
