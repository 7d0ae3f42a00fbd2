import Foundation
import RedlineModel

/// Turns constraints into the marks of a figure.
struct FigureMarks {
  let geometry: OverlayGeometry
  let names: FigureNames
  let content: FigureContent
  var marks: [FigureMark] = []
  private var rails: [String: Int] = [:]
  var sizes: [String: Int] = [:]
  var letters: SizeLetters
  let conflicts: [String: String]
  /// Constraints of alike containers and rows by the one that is drawn for them.
  var twins: [String: [SolvedLayout.Constraint]]
  /// The sign of the change of each constraint; only those of one sign share a mark.
  let signs: [String: String]
  /// What constraints that join all four edges of two views have in common, by id.
  var edges: [String: String] = [:]
  /// What the tag of equal sizes says that rows have each of their own, by the group of the first row.
  var rows: [Int: String] = [:]

  init(
    _ geometry: OverlayGeometry, _ constraints: [SolvedLayout.Constraint], names: FigureNames,
    content: FigureContent, twins: [String: [SolvedLayout.Constraint]] = [:],
    signs: [String: String] = [:], letters first: Int = 0
  ) {
    letters = SizeLetters(after: first, in: geometry.layout)
    self.geometry = geometry
    self.names = names
    self.content = content
    self.twins = twins
    self.signs = signs
    let known = geometry.layout.conflictMembers
    let echoes = ConflictEchoes(geometry.layout)
    var plates: [String: String] = [:]
    for finding in geometry.layout.diagnostics where finding.kind == .conflict {
      guard let rank = finding.rank else { continue }
      if let id = echoes[finding]?.own.constraintID {
        plates[id] = plates[id] ?? "✗\(rank)"
        continue
      }
      let members = ConflictMembers(finding, known)
      for id in members.plated where plates[id] == nil { plates[id] = members.plate(id, rank) }
    }
    conflicts = plates
    letters.group(asRead(constraints.filter { $0.second != nil && !isRelative($0) }))
    var joined = joinRows(constraints)
    joined.formUnion(joinPairs(constraints))
    edges = joinedEdges(constraints)
    for constraint in constraints where !joined.contains(constraint.id) { add(constraint) }
    let insets = equalInsets(constraints)
    marks = FigureRepeats.merged(marks, except: Set(insets.joined()))
    tellCenters()
    tellPairsBySigns()
    tellHidden()
    finishAll()
    tellRows()
    silence(insets)
    silenceEdges(constraints)
    joinLonelyEdges(constraints)
    marks = FigureRuns.merged(marks)
    tellRelatives()
    tellSizes()
    tellHairlines()
    closeLetters()
    tellChangedSpacers()
    tellMore(constraints)
    nameReferred()
  }

  /// From the top down, and from the left to the right, by the upper one of their ends.
  private func asRead(
    _ constraints: [SolvedLayout.Constraint]
  ) -> [SolvedLayout.Constraint] {
    let places = constraints.map { constraint -> (y: Int, x: Int) in
      let rects = [constraint.first.item, constraint.second?.item].compactMap { $0 }
        .map(geometry.rect)
      let places = rects.map { (y: Int(($0.minY / 8).rounded()), x: Int($0.minX.rounded())) }
      return places.min { ($0.y, $0.x) < ($1.y, $1.x) } ?? (0, 0)
    }
    return constraints.indices.sorted {
      (places[$0].y, places[$0].x, $0) < (places[$1].y, places[$1].x, $1)
    }.map { constraints[$0] }
  }

  private mutating func add(_ constraint: SolvedLayout.Constraint) {
    guard let second = constraint.second else { return addSize(constraint) }
    let first = constraint.first.attribute
    if first.isDimension {
      let isOwn = constraint.first.item == second.item && first != second.attribute
      if isOwn { return addAspect(constraint) }
      return isRelative(constraint)
        ? addRelativeSize(constraint) : addEqualSize(constraint, second)
    }
    if first.isCenter, second.attribute.isCenter { return addCenter(constraint, second) }
    let (place, other) = (geometry.coordinate(constraint.first), geometry.coordinate(second))
    // A multiple of a place is no distance: it is counted from the edge of the view that holds it.
    if constraint.multiplier != 1 { return addMultiple(constraint, second, place) }
    let isLevel = abs(place - other) <= 0.5 && constraint.constant == 0
    isLevel ? addRail(constraint, second, place) : addDistance(constraint, second, other, place)
  }

  func mark(
    _ constraint: SolvedLayout.Constraint, _ kind: MarkKind, _ form: FigureMark.Form, _ text: String
  ) -> FigureMark {
    let hue: Hue = !constraint.isActive ? .inactive : constraint.scope == nil ? .common : .active
    var mark = FigureMark(
      members: members(constraint), kind: kind, hue: hue, form: form, text: text)
    mark.priority = constraint.priority
    mark.conflict = conflicts[constraint.id]
    mark.isBroken = constraint.isBroken && constraint.relation == .equal
    mark.isDimmed = content.dimmed.contains(constraint.id)
    mark.callout = content.callouts[constraint.id]
    mark.sign = signs[constraint.id]
    mark.place = content.places[constraint.id]
    return mark
  }

  func members(_ constraint: SolvedLayout.Constraint) -> [FigureMark.Member] {
    [member(constraint)] + (twins[constraint.id] ?? []).map(member)
  }

  private func member(_ constraint: SolvedLayout.Constraint) -> FigureMark.Member {
    let system = constraint.isSystemSpacing ? " (system spacing)" : ""
    let place = system + (constraint.location.map { ", \($0)" } ?? "")
    return FigureMark.Member(
      id: "c-\(constraint.id)", title: constraint.sentence + place,
      subjects: [.constraint(constraint.id)])
  }

  /// What marks that share a line or a tag have in common.
  func key(_ constraint: SolvedLayout.Constraint) -> String {
    [
      constraint.scope ?? "", "\(constraint.isActive)", formatted(constraint.priority),
      "\(constraint.relation.rawValue)", conflicts[constraint.id] ?? "",
      "\(content.dimmed.contains(constraint.id))", "\(content.callouts[constraint.id] ?? 0)",
      signs[constraint.id] ?? "", content.places[constraint.id]?.rawValue ?? "",
    ].joined(separator: "|")
  }

  // MARK: Lines

  private mutating func addRail(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor, _ place: Double
  ) {
    let attribute = constraint.first.attribute
    let axis = attribute.axis!
    let isBaseline = attribute.isBaseline
    let isSame = attribute == second.attribute
    let word =
      isFirstOuter(constraint)
      ? FigureText.line(of: second.attribute, attribute)
      : FigureText.line(of: attribute, second.attribute)
    let whole = edges[constraint.id] ?? ""
    let key =
      "\(word)|\(axis.rawValue)|\(formatted(place, decimals: 1))|\(key(constraint))|\(whole)"
    let beads = beads(constraint, second, axis)
    let owner = names(isFirstOuter(constraint) ? second.item : constraint.first.item)
    if let index = rails[key] {
      marks[index].members += members(constraint)
      marks[index].count += 1
      if !marks[index].owners.contains(owner) { marks[index].owners.append(owner) }
      marks[index].add(beads: beads)
      marks[index].ends.append(ends(constraint, second))
      let base = base(constraint, second, place)
      if marks[index].base?.name != base?.name { marks[index].base = nil }
      if base?.isDoubtful == true { marks[index].base?.isDoubtful = true }
      return
    }
    rails[key] = marks.count
    let kind: MarkKind =
      constraint.relation != .equal ? .inequality : isBaseline ? .baseline : .alignment
    var mark = mark(
      constraint, kind, isBaseline ? .baseline(y: place) : .rail(axis: axis, place: place), "")
    mark.plain = railText(constraint, word)
    mark.ends = [ends(constraint, second)]
    mark.base = base(constraint, second, place)
    mark.owners = [owner]
    mark.told = owner + " " + mark.plain
    mark.text = (beads.count == 1 ? owner + " " : "") + mark.plain
    if signs[constraint.id] != nil { mark.text = onOther(constraint, second) ?? mark.text }
    mark.beads = beads
    mark.isAtSpacer = !isSame && isSpacer(constraint.first.item) != isSpacer(second.item)
    mark.isSilent = mark.isAtSpacer
    mark.outward = isBaseline ? 0 : isFar(attribute) ? 1 : -1
    // Beside a view with a colour or a text of its own, in the spacer.
    if mark.isSilent, isSpacer(constraint.first.item) { mark.outward = -mark.outward }
    marks.append(mark)
  }

  /// The line on which a multiple of another one is: `box bottom = 2 × icon bottom`.
  private mutating func addMultiple(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor, _ place: Double
  ) {
    let attribute = constraint.first.attribute
    let axis = attribute.axis!
    var mark = mark(
      constraint, constraint.relation == .equal ? .alignment : .inequality,
      .rail(axis: axis, place: place), "")
    let base = baseName(second.item, of: constraint.first.item)
    let other = "\(base) \(FigureText.fullName(of: second.attribute))"
    // That of a centre has its axis last, with the others'.
    mark.plain =
      "\(FigureText.name(of: attribute)) \(constraint.relation.symbol) "
      + "\(formatted(constraint.multiplier)) × \(other)"
      + FigureText.offset(constraint.constant) + FigureText.suffix(constraint)
    mark.owners = [names(constraint.first.item)]
    mark.text = "\(mark.owners[0]) \(mark.plain)"
    mark.told = mark.text
    if attribute.isCenter {
      // A line through what the view shows would strike it out.
      let own = geometry.rect(constraint.first.item)
      (mark.kind, mark.isOffCenter) = (.center, true)
      mark.form = .center(axis: axis, place: place, own: own, other: nil)
      mark.centered = [Span(own, axis.other)]
    } else {
      mark.beads = [bead(constraint, constraint.first.item, axis)]
      mark.outward = isFar(attribute) ? 1 : -1
    }
    marks.append(mark)
  }

  private func railText(_ constraint: SolvedLayout.Constraint, _ word: String) -> String {
    var text = word
    // A distance, whichever way round the edges are written.
    if constraint.relation != .equal {
      text = "to \(word) \(relation(of: constraint).symbol)0"
    }
    return text + FigureText.suffix(constraint)
  }

  /// The views on the line; the second one where it is a sibling.
  private func beads(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor, _ axis: Axis
  ) -> [FigureMark.Bead] {
    let first = constraint.first.item
    let isFirstFrame = isFrame(first) || geometry.contains(first, second.item)
    var beads: [FigureMark.Bead] = []
    if !isFirstFrame || isFrame(second.item) {
      beads.append(bead(constraint, first, axis))
    }
    if !isFrame(second.item), !geometry.contains(second.item, first) {
      beads.append(bead(constraint, second.item, axis))
    }
    return beads.isEmpty ? [bead(constraint, first, axis)] : beads
  }

  private func bead(
    _ constraint: SolvedLayout.Constraint, _ item: String, _ axis: Axis
  ) -> FigureMark.Bead {
    let rect = geometry.rect(item)
    let (own, screen) = (
      geometry.projection.layout(rect),
      geometry.projection.layout(geometry.rect(geometry.layout.root.id))
    )
    let isWide = own.width > screen.width * 0.6
    let isHigh = own.height > screen.height * 0.6
    // All four edges of a view look alike.
    let isLong = isWide && (isHigh || axis == .vertical || edges[constraint.id] != nil)
    return FigureMark.Bead(
      id: "c-\(constraint.id)", name: names(item), span: Span(rect, axis.other), isLong: isLong,
      isGuide: isSpacer(item))
  }

  func isSpacer(_ id: String) -> Bool { geometry.guide(id)?.kind == .custom }

  func isFrame(_ id: String) -> Bool {
    id == geometry.layout.root.id || geometry.guide(id).map { $0.kind != .custom } ?? false
  }

  /// Whether the attribute is the right or the bottom edge as seen on the screen.
  private func isFar(_ attribute: Attribute) -> Bool {
    switch attribute {
    case .right, .bottom: true
    case .leading: geometry.isRightToLeft
    case .trailing: !geometry.isRightToLeft
    default: false
    }
  }

  private mutating func addCenter(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor
  ) {
    let axis = constraint.first.attribute.axis!
    let isPlain =
      constraint.constant == 0 && constraint.multiplier == 1 && constraint.relation == .equal
    // Whoever is written first, the inner one is where the outer one's centre is.
    let isTurned =
      isFirstOuter(constraint) && constraint.multiplier == 1 && constraint.relation == .equal
    let isNested =
      isFrame(second.item) || geometry.contains(second.item, constraint.first.item)
      || isFrame(constraint.first.item) || isTurned
    let (owner, base) =
      isTurned
      ? (second.item, constraint.first.item) : (constraint.first.item, second.item)
    // The line is that of the view that the tag is about.
    let middle = geometry.coordinate(isTurned ? second : constraint.first)
    // That of what a view is in need not be named.
    let isInBase =
      isFrame(base) && !isOffCenter(base, axis) || geometry.item(owner)?.parent == base
    let other = isInBase && constraint.multiplier == 1 ? nil : baseName(base, of: owner)
    let constant = isTurned ? -constraint.constant : constraint.constant
    let place =
      isPlain && isOffCenter(base, axis)
      ? " = \(baseName(base, of: owner))" : FigureText.center(constraint, other, offset: constant)
    let text = names(owner) + " center" + place + FigureText.suffix(constraint)
    let own = geometry.rect(owner)
    let views = isNested ? [own] : [own, geometry.rect(second.item)]
    let spans = views.map { Span($0, axis.other) }
    // The line says that siblings are on it, and the tag of one of what it is.
    let told = Base(name: isNested ? baseName(base, of: owner) : names(base))
    let centerings = isNested && axis == .vertical ? [centering(of: owner, in: base)] : []
    // Those that are off by the same share a tag as well, whoever they are in.
    let offset = isPlain ? "" : place
    let key =
      "center|\(axis.rawValue)|\(formatted(middle, decimals: 1))|\(self.key(constraint))|\(offset)"
    if let index = rails[key] {
      marks[index].members += members(constraint)
      marks[index].count += 1
      marks[index].centered += spans
      if !marks[index].owners.contains(names(owner)) { marks[index].owners.append(names(owner)) }
      if !isNested { marks[index].siblings.append(names(base)) }
      marks[index].ends.append(names(owner) + Self.of + told.name)
      if marks[index].base != told { marks[index].base = nil }
      marks[index].centerings += centerings
      if case .center(_, _, let first, let other) = marks[index].form {
        let more = isNested ? own : own.union(geometry.rect(second.item))
        marks[index].form = .center(
          axis: axis, place: middle, own: first, other: other?.union(more) ?? more)
      }
      return
    }
    rails[key] = marks.count
    var mark = mark(
      constraint, .center,
      .center(
        axis: axis, place: middle, own: own, other: isNested ? nil : geometry.rect(second.item)),
      text)
    mark.isOffCenter = !isPlain
    mark.plain = "center" + offset + FigureText.suffix(constraint)
    mark.owners = [names(owner)]
    if !isNested { mark.siblings = [names(base)] }
    mark.base = told
    mark.ends = [names(owner) + Self.of + told.name]
    mark.centered = spans
    mark.centerings = centerings
    marks.append(mark)
  }

  /// Whether the centre of a guide, as of a safe area, is not that of its view.
  private func isOffCenter(_ id: String, _ axis: Axis) -> Bool {
    guard let guide = geometry.guide(id) else { return false }
    let middles = [guide.id, guide.owner].map { Span(geometry.rect($0), axis).middle }
    return abs(middles[0] - middles[1]) > 0.5
  }

  private mutating func addDistance(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor, _ other: Double,
    _ place: Double
  ) {
    func end(_ id: String, _ place: Double) -> FigureMark.End {
      FigureMark.End(place: place, rect: geometry.rect(id), isFrame: isFrame(id))
    }
    var to = end(constraint.first.item, place)
    if constraint.relation != .equal {
      to.cap = .chevron(
        outward: relation(of: constraint) == .greaterThanOrEqual,
        filled: constraint.isBinding)
    }
    var mark = mark(
      constraint, constraint.relation == .equal ? .spacing : .inequality,
      .distance(axis: constraint.first.attribute.axis!, from: end(second.item, other), to: to),
      FigureText.distance(constraint, ends(of: constraint, second)))
    let told = isFirstOuter(constraint) ? second : constraint.first
    mark.told = "\(names(told.item)) \(FigureText.fullName(of: told.attribute)) \(mark.text)"
    mark.subject = geometry.rect(told.item)
    if let inner = innerItem(constraint, second) {
      mark.beads = [bead(constraint, inner, constraint.first.attribute.axis!)]
    }
    marks.append(mark)
  }

  func relation(of constraint: SolvedLayout.Constraint) -> Relation {
    guard let second = constraint.second else { return FigureText.relation(of: constraint) }
    return FigureText.relation(of: constraint, ends(of: constraint, second))
  }

  /// Whether the second view is in the first one, or in what the first guide is of.
  func isFirstOuter(_ constraint: SolvedLayout.Constraint) -> Bool {
    guard let second = constraint.second, !isSpacer(constraint.first.item) else { return false }
    return geometry.contains(constraint.first.item, second.item)
  }
}
