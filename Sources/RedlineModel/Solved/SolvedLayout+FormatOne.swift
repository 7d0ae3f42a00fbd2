import Foundation
import RedlineSolver

/// Layouts in the form of version 1, which did not hold everything that their program follows from.
///
/// Only here is something guessed: the insets of guides and the distances of baselines from rects,
/// direction and baselines of stack views from residuals, roles from kinds and names.
extension SolvedLayout {
  enum CodingKeys: String, CodingKey {
    case formatVersion, name, barTitle, bars, environment, items, guides, spacers, constraints
    case diagnostics
  }

  /// Reads a layout of version 1 or 2; one of version 1 becomes one of version 2.
  /// - Throws: `DecodingError` for what is missing or of another type, and for a layout without a
  ///   root view.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Int.self, forKey: .formatVersion)
    guard version <= Self.formatVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .formatVersion, in: values,
        debugDescription: """
          The layout has format \(version), and this version reads up to \(Self.formatVersion); \
          update Redline.
          """)
    }
    name = try values.decode(String.self, forKey: .name)
    barTitle = try values.decodeIfPresent(String.self, forKey: .barTitle)
    bars = try values.decodeIfPresent(Bars.self, forKey: .bars)
    environment = try values.decode(LayoutEnvironment.self, forKey: .environment)
    items =
      version < 2
      ? try values.decode([FormatOneItem].self, forKey: .items).map(\.item)
      : try values.decode([Item].self, forKey: .items)
    guides = try values.decode([Guide].self, forKey: .guides)
    spacers = version < 2 ? [] : try values.decode([Spacer].self, forKey: .spacers)
    constraintList = ConstraintList(try values.decode([Constraint].self, forKey: .constraints))
    diagnosticList = DiagnosticList(try values.decode([Diagnostic].self, forKey: .diagnostics))
    guard !items.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .items, in: values, debugDescription: "A layout has a root view.")
    }
    if version < 2 { completeFormatOne() }
  }

  private mutating func completeFormatOne() {
    formatOne.isSet = true
    let parents = Dictionary(
      items.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    let rects = Dictionary(
      items.map { ($0.id, $0.alignmentRect) }, uniquingKeysWith: { first, _ in first })
    for index in items.indices { items[index].completeBaselines() }
    for index in guides.indices {
      if let owner = rects[guides[index].owner] { guides[index].completeRole(owner: owner) }
    }
    addSpacers(known: Set(parents.keys).union(guides.map(\.id)))
    let owners = Dictionary(
      guides.map { ($0.id, $0.owner) } + spacers.map { ($0.id, $0.owner) },
      uniquingKeysWith: { first, _ in first })
    let paths = Ancestors(parents: parents, owners: owners)
    for index in constraints.indices {
      constraints[index].holder = paths.holder(of: constraints[index]) ?? items[0].id
      constraints[index].isRightToLeft = environment.layoutDirection == .rightToLeft
    }
    var reading = FormatOneReading(self)
    for index in constraints.indices { reading.complete(&self, index) }
  }

  /// Stack views' own lengths were only mentioned: `form/gap1`.
  private mutating func addSpacers(known: Set<String>) {
    var known = known
    for constraint in constraints where constraint.origin == .stackView {
      for id in [constraint.first.item, constraint.second?.item].compactMap({ $0 })
      where known.insert(id).inserted {
        let owner = id.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        spacers.append(Spacer(id: id, owner: owner.joined(separator: "/")))
      }
    }
  }
}

extension SolvedLayout.Item {
  fileprivate mutating func completeBaselines() {
    guard let first = firstBaseline, let last = lastBaseline else { return }
    baselines = SolvedLayout.Baselines(
      fromTop: first - alignmentRect.minY, fromBottom: alignmentRect.maxY - last,
      isCentered: kind == .button || kind == .textField)
  }
}

extension SolvedLayout.Guide {
  fileprivate mutating func completeRole(owner: CGRect) {
    if kind != .custom {
      role = .insets
      insets = EdgeInsets(
        top: frame.minY - owner.minY, left: frame.minX - owner.minX,
        bottom: owner.maxY - frame.maxY, right: owner.maxX - frame.maxX)
    } else if name.hasPrefix("frameGuide"), frame == owner {
      role = .scrollFrame
    } else if name.hasPrefix("contentGuide"), frame.minX == owner.minX {
      role = .scrollContent
      insets = EdgeInsets(top: frame.minY - owner.minY)
    }
  }
}

/// The ways from items to the root.
private struct Ancestors {
  let parents: [String: String?]
  let owners: [String: String]

  /// The nearest view around both ends where a factor counts from it, else that of the first end.
  func holder(of constraint: SolvedLayout.Constraint) -> String? {
    let first = view(constraint.first.item)
    // It matters for a factor on a position only, and ways are long in deep hierarchies.
    guard let second = constraint.second.map({ view($0.item) }), constraint.multiplier != 1,
      !constraint.first.attribute.isDimension
    else { return first }
    let around = Set(path(first))
    return path(second).first(where: around.contains)
  }

  private func view(_ id: String) -> String { owners[id] ?? id }

  private func path(_ id: String) -> [String] {
    var result: [String] = []
    var next: String? = id
    // A file may say that two views are inside each other.
    while let id = next, result.count <= parents.count {
      result.append(id)
      next = parents[id] ?? nil
    }
    return result
  }
}

/// The lines of a layout at the places that it was saved with.
private struct FormatOneReading {
  private var compiled: CompiledLayout
  private var form: LinearForm
  private let rects: [CGRect?]
  /// The arranged views of stack views by number.
  private let arranged: [Int: [Int]]

  init(_ layout: SolvedLayout) {
    let numbers = layout.numbers
    compiled = layout.compiled()
    form = LinearForm(compiled)
    rects =
      layout.items.map(\.alignmentRect) + layout.guides.map(\.frame)
      + layout.spacers.map { _ in nil }
    var arranged: [Int: [Int]] = [:]
    for (number, item) in layout.items.enumerated() {
      arranged[number] = item.stack?.arranged.compactMap { numbers[$0] }
    }
    self.arranged = arranged
  }

  /// Takes the direction, and for a stack view's baseline the view that has it, with which the
  /// residual is the saved one.
  mutating func complete(_ layout: inout SolvedLayout, _ index: Int) {
    let saved = layout.constraints[index]
    guard saved.isActive, compiled.constraints[index].isActive, !isMet(index, saved) else { return }
    compiled.constraints[index].isRightToLeft.toggle()
    if isMet(index, saved) {
      layout.constraints[index].isRightToLeft.toggle()
      return
    }
    compiled.constraints[index].isRightToLeft.toggle()
    for item in [compiled.constraints[index].first, compiled.constraints[index].second ?? -1] {
      guard arranged[item] != nil else { continue }
      for candidate in arrangedViews(of: item) {
        form.baselineOwners[item] = .init(first: candidate, last: candidate)
        guard isMet(index, saved) else { continue }
        let id = layout.items[candidate].id
        layout.items[item].baselines = SolvedLayout.Baselines(
          fromTop: 0, fromBottom: 0, first: id, last: id)
        return
      }
      form.baselineOwners[item] = .init(first: item, last: item)
    }
  }

  private func isMet(_ index: Int, _ saved: SolvedLayout.Constraint) -> Bool {
    let row = form.difference(compiled.constraints[index])
    var residual = row.constant
    for term in row.terms {
      guard let value = form.value(of: term.variable, in: rects) else { return true }
      residual += term.coefficient * value
    }
    return abs(residual - saved.residual) <= 0.01
  }

  /// The first views inside a stack view, not only its own.
  private func arrangedViews(of stack: Int) -> [Int] {
    var result: [Int] = []
    var next = arranged[stack] ?? []
    while let item = next.popLast(), result.count < 64 {
      if let inner = arranged[item] { next += inner } else { result.append(item) }
    }
    return result
  }
}
