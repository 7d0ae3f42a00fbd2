import RedlineModel

/// A size that follows that of what the view is in, which is seen as such: `= 0.25 × form`.
struct RelativeSize {
  var inner: SolvedLayout.Anchor
  var outer: SolvedLayout.Anchor
  var factor: Double
  var offset: Double
  var relation: Relation
}

extension FigureMarks {
  /// Factors of which the other way round is a number that can be read.
  private static let factors = 1e-3...1e3

  /// The size of the inner view in that of the outer one, whichever is written first.
  func relativeSize(_ constraint: SolvedLayout.Constraint) -> RelativeSize? {
    let first = constraint.first
    guard let second = constraint.second, first.attribute.isDimension, first.item != second.item
    else { return nil }
    let (factor, offset) = (constraint.multiplier, constraint.constant)
    if isOuter(second.item, of: first.item) {
      return RelativeSize(
        inner: first, outer: second, factor: factor, offset: offset, relation: constraint.relation)
    }
    guard isOuter(first.item, of: second.item), Self.factors.contains(factor) else { return nil }
    return RelativeSize(
      inner: second, outer: first, factor: 1 / factor, offset: 0 - offset / factor,
      relation: Relation(rawValue: -constraint.relation.rawValue) ?? .equal)
  }

  /// The view that is in what a distance is measured from; `nil` where none is in the other.
  func innerItem(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor
  ) -> String? {
    let (one, other) = (constraint.first.item, second.item)
    if !isFrame(one), isFrame(other) || geometry.contains(other, one) { return one }
    return !isFrame(other) && (isFrame(one) || geometry.contains(one, other)) ? other : nil
  }

  func ends(
    of constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor
  ) -> FigureText.Ends {
    guard let inner = innerItem(constraint, second) else { return .beside }
    return inner == constraint.first.item ? .inner : .outer
  }

  private func isOuter(_ one: String, of other: String) -> Bool {
    !isSpacer(one) && (isFrame(one) || geometry.contains(one, other))
  }

  mutating func addSize(_ constraint: SolvedLayout.Constraint) {
    let axis = constraint.first.attribute.axis!
    let id = constraint.first.item
    let key = "size|\(id)|\(key(constraint))"
    let isPlain = constraint.relation == .equal && !constraint.isBroken && !constraint.yields
    if isPlain, let index = sizes[key], marks[index].count == 1,
      case .extent(let known, let rect, let isLeaf) = marks[index].form, known != axis
    {
      let parts = [marks[index].text, FigureText.size(constraint)]
      let pair = axis == .horizontal ? parts.reversed() : parts
      let plain = pair.map { $0.split(separator: "@")[0] }.joined(separator: " × ")
      marks[index].text = plain + FigureText.suffix(constraint)
      marks[index].told = "\(names(id)) \(marks[index].text)"
      marks[index].members += members(constraint)
      marks[index].count += 1
      marks[index].form = .extent(axis: .horizontal, rect: rect, isLeaf: isLeaf)
      return
    }
    if isPlain { sizes[key] = marks.count }
    var mark = mark(
      constraint, constraint.relation == .equal ? .fixedSize : .inequality,
      extent(id, axis), FigureText.size(constraint))
    let side = constraint.first.attribute.name
    mark.told = "\(names(id)) \(side) \(mark.text)"
    mark.owners = [names(id)]
    marks.append(mark)
  }

  private func extent(_ id: String, _ axis: Axis) -> FigureMark.Form {
    .extent(axis: axis, rect: geometry.rect(id), isLeaf: !geometry.hasChildren(id))
  }

  mutating func addEqualSize(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor
  ) {
    let letter = letters.letter(of: constraint)
    let isPlain = constraint.isPlainEqualSize
    let kind: MarkKind = constraint.relation == .equal ? .equalSize : .inequality
    var drawn = 0
    for (position, anchor) in [constraint.first, second].enumerated() {
      let isWhole = position == 0 && !isPlain
      guard isWhole || letters.needsBar(anchor, letter: letter) else { continue }
      var part = mark(
        constraint, kind, extent(anchor.item, anchor.attribute.axis!),
        isWhole ? FigureText.equalSize(constraint, letter) : "=\(letter)")
      part.told = told(constraint, second)
      part.shape = isWhole ? .tag : .badge
      // What another one refers to does not yield.
      if position == 1, !isPlain { part.priority = 1000 }
      part.owners = [names(anchor.item)]
      drawn += 1
      marks.append(part)
    }
    guard drawn == 0 else { return }
    // Both bars are there already; one more is for what somebody asks for, as the member of a conflict.
    let bar = marks.lastIndex { mark in
      mark.kind == .equalSize && mark.text == "=\(letter)"
        && [constraint.first, second].contains { mark.owners == [names($0.item)] }
    }
    if let bar, isQuiet(constraint) {
      marks[bar].members += members(constraint)
      return
    }
    let axis = constraint.first.attribute.axis!
    var part = mark(constraint, kind, extent(constraint.first.item, axis), "=\(letter)")
    part.shape = .badge
    part.owners = [names(constraint.first.item)]
    marks.append(part)
  }

  /// How many letters of equal sizes a picture has.
  /// - Parameter geometry: That of the layout at any scale.
  static func letters(of source: FigurePlan.Source, _ geometry: () -> OverlayGeometry) -> Int {
    var letters = SizeLetters(in: source.layout)
    letters.group(source.constraints)
    guard letters.count > 0 else { return 0 }
    return FigureMarks(
      geometry(), source.constraints, names: source.names,
      content: source.content, twins: source.twins
    ).letters.count
  }

  /// Gives the letters that tags have the place of those that none has, as sizes without a length are told
  /// without one.
  mutating func closeLetters() {
    let known = letters.order.map { ($0, letters.letter($0)) }
    guard !known.isEmpty else { return }
    let used = Set(marks.flatMap { Self.words(of: $0.text).compactMap(\.letter) })
    let unused = known.filter { !used.contains($0.1) }
    guard !unused.isEmpty else { return }
    for (group, _) in unused { letters.drop(group) }
    var names: [String: String] = [:]
    for (group, letter) in known where used.contains(letter) {
      names[letter] = letters.letter(group)
    }
    for index in marks.indices {
      marks[index].text = Self.renamed(marks[index].text, names)
      marks[index].plain = Self.renamed(marks[index].plain, names)
      marks[index].ownText = marks[index].ownText.map { Self.renamed($0, names) }
    }
  }

  /// The words of a tag, with the letter of equal sizes that each is about: `=b`, `≥0.75b@750`.
  private static func words(
    of text: String
  ) -> [(head: Substring, letter: String?, tail: Substring)] {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let head = word.prefix { "=≥≤−.0123456789".contains($0) }
      let letter = word.dropFirst(head.count).prefix(while: \.isLetter)
      guard let sign = head.first, "=≥≤".contains(sign), !letter.isEmpty else {
        return (word, nil, "")
      }
      return (head, String(letter), word.dropFirst(head.count + letter.count))
    }
  }

  private static func renamed(_ text: String, _ names: [String: String]) -> String {
    words(of: text).map { word in
      guard let letter = word.letter else { return String(word.head) }
      return word.head + (names[letter] ?? letter) + word.tail
    }.joined(separator: " ")
  }

  /// A size that others are told by, `=0.75a`, and that none is equal to, is called `a`.
  mutating func nameReferred() {
    guard marks.contains(where: { $0.kind == .equalSize }) else { return }
    let words = marks.flatMap { mark in mark.text.split { " ,@".contains($0) } }
    let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for index in marks.indices where marks[index].kind == .equalSize {
      let text = marks[index].text
      guard marks[index].shape == .badge, marks[index].copies == 1, text.hasPrefix("="),
        text.dropFirst().allSatisfy(\.isLowercase), counts[Substring(text)] == 1
      else { continue }
      marks[index].text = String(text.dropFirst())
    }
  }

  /// Without the letter, which stands nowhere else where the mark has no place.
  private func told(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor
  ) -> String {
    let first = constraint.first
    let factor = constraint.multiplier == 1 ? "" : "\(formatted(constraint.multiplier)) × "
    return "\(names(first.item)) \(first.attribute.name) \(constraint.relation.symbol) \(factor)"
      + "\(baseName(second.item, of: first.item)) \(second.attribute.name)"
      + FigureText.offset(constraint.constant) + FigureText.suffix(constraint)
  }

  func isRelative(_ constraint: SolvedLayout.Constraint) -> Bool {
    relativeSize(constraint) != nil
  }

  mutating func addRelativeSize(_ constraint: SolvedLayout.Constraint) {
    guard let size = relativeSize(constraint) else { return }
    let isSame = size.inner.attribute == size.outer.attribute
    let name =
      baseName(size.outer.item, of: size.inner.item)
      + (isSame ? "" : " \(size.outer.attribute.name)")
    let factor = size.factor == 1 ? "" : "\(formatted(size.factor)) × "
    let text =
      "\(size.relation.symbol) \(factor)\(name)"
      + FigureText.offset(size.offset) + FigureText.suffix(seen(constraint, size))
    let owner = names(size.inner.item)
    var mark = mark(
      constraint, constraint.relation == .equal ? .fixedSize : .inequality,
      extent(size.inner.item, size.inner.attribute.axis!), text)
    mark.isRelative = true
    mark.owners = [owner]
    mark.told = "\(owner) \(size.inner.attribute.name) \(text)"
    marks.append(mark)
  }

  /// The constraint with what it is off by as the inner view has it, whichever is written first.
  private func seen(
    _ constraint: SolvedLayout.Constraint, _ size: RelativeSize
  ) -> SolvedLayout.Constraint {
    guard size.inner.item != constraint.first.item else { return constraint }
    var turned = constraint
    turned.residual = 0 - constraint.residual * size.factor
    return turned
  }

  mutating func addAspect(_ constraint: SolvedLayout.Constraint) {
    marks.append(
      mark(
        constraint, .aspect, .aspect(geometry.rect(constraint.first.item)),
        FigureText.aspect(constraint)))
  }
}

// MARK: In words

extension FigureMarks {
  /// A size that follows another one has a short tag, too, for where both names find no place.
  private static let mostRelated = 54

  /// The bar of the thickness of a thin line would be taken for a line itself: its tag says what it is of.
  mutating func tellHairlines() {
    for index in marks.indices where marks[index].copies == 1 && isHairline(marks[index]) {
      marks[index].plain = marks[index].text
      marks[index].text = marks[index].told
    }
  }

  /// Of a size that follows another one the bar shows how long it is, and the tag whose it is.
  mutating func tellRelatives() {
    for index in marks.indices where marks[index].isRelative {
      let mark = marks[index]
      guard mark.copies == 1, mark.count == 1, mark.conflict == nil, mark.sign == nil,
        let owner = mark.owners.first, owner.count + mark.text.count < Self.mostRelated
      else { continue }
      marks[index].plain = mark.text
      marks[index].text = owner + Self.attribute(mark) + mark.text
    }
  }

  /// A bar for two or three views names them: the reader sees its length at one place only.
  mutating func tellSizes() {
    for index in marks.indices where marks[index].isSize && marks[index].copies > 1 {
      let mark = marks[index]
      guard mark.conflict == nil, mark.sign == nil, mark.owners.count == mark.copies,
        (2...Self.mostOwners).contains(mark.copies), !isNothing(mark),
        mark.text.hasSuffix(", \(mark.copies) views")
      else { continue }
      let text = mark.text.dropLast(", \(mark.copies) views".count)
      // A bar shows which size it is of, but that of the thickness of a thin line.
      let attribute = mark.isRelative || isHairline(mark) ? Self.attribute(mark) : " "
      let told = mark.owners.joined(separator: ", ") + attribute + text
      guard isShort(told) || mark.isRelative && told.count < Self.mostRelated, !told.contains("/")
      else { continue }
      marks[index].plain = mark.text
      marks[index].text = told
      // Without its bar it says which, too.
      let isOne = mark.kind == .fixedSize && mark.count == 1
      if isOne {
        marks[index].told = mark.owners.joined(separator: ", ") + Self.attribute(mark) + text
      }
    }
  }

  /// Which of its sizes follows another one, between the name and the relation.
  private static func attribute(_ mark: FigureMark) -> String {
    guard case .extent(let axis, _, _) = mark.form else { return " " }
    return " \(axis.extentName) "
  }

  private func isHairline(_ mark: FigureMark) -> Bool {
    guard mark.kind == .fixedSize, mark.count == 1, mark.conflict == nil, mark.sign == nil,
      case .extent(let axis, let rect, _) = mark.form
    else { return false }
    return Span(geometry.projection.layout(rect), axis).length <= 1 && !mark.told.isEmpty
  }
}
