import Foundation

/// The values of a finding as they are written: one object, in which each rule has its own.
struct DetailFields: Codable {
  var members: [MemberFields]?
  var givenUp: MemberFields?
  var frame: CGRect?
  var followers: Int?
  var connected: Int?
  var competes: Bool?
  var sentence: String?
  var distance: Double?
  var needed: CGSize?
  var given: CGSize?
  var isOneLine: Bool?
  var holder: Diagnostic.Holder?
  var beyond: EdgeInsets?
  var axis: Axis?
  var axes: [Axis]?
  var before: CGSize?
  var after: CGSize?
  var passes: Int?
  var name: String?
  var stored: CGRect?
  var line: Int?
  var attribute: String?
  var otherAttribute: String?
  var element: String?
  var reference: String?
  var minimum: Double?
  var ratio: Double?
  var edges: [Diagnostic.Edge]?
  var spacing: Double?
  var characters: [String]?
}

extension DetailFields {
  /// `nil` for a sentence, which stands on its own, and for what has no values.
  init?(_ detail: Diagnostic.Detail) {
    self.init()
    switch detail {
    case .text: return nil
    case .conflict(let all, let one):
      (members, givenUp) = (all.map(MemberFields.init), MemberFields(one))
    case .conflictWithFrame(let rect, let all):
      (frame, members) = (rect, all.map(MemberFields.init))
    case .ambiguity(let count, let others, let flag):
      (followers, connected) = (count, others == 0 ? nil : others)
      competes = flag ? true : nil
    case .coveredView(let count): followers = count
    case .brokenConstraint(let text, let length): (sentence, distance) = (text, length)
    case .truncatedText(let wanted, let size, let flag):
      (needed, given, isOneLine) = (wanted, size, flag)
    case .missingGlyph(let all, let package): (characters, name) = (all, package)
    case .outsideParent(let insets, let meant, let by):
      (beyond, sentence, holder) = (insets, meant, by == .content ? nil : by)
    case .looseContent(let directions): axes = directions
    case .samePlace(let rect): frame = rect
    case .goneView(let text, let type, let property, let count):
      (sentence, name, element, followers) = (text, type, property, count)
    case .zeroSize(let direction): axis = direction
    case .unsettledContent(let old, let new, let count): (before, after, passes) = (old, new, count)
    case .unsettledInsets(let count): passes = count
    case .misplacedView(let view, let old, let solved):
      (name, stored, frame) = (view, old, solved)
    case .duplicateConstraint(let text, let other): (sentence, line) = (text, other)
    case .danglingReference(let key, let tag, let id):
      (attribute, element, reference) = (key, tag, id)
    case .incomparableAttributes(let first, let second):
      (attribute, otherAttribute) = (first, second)
    case .unknownItem(let key, let id): (attribute, reference) = (key, id)
    case .unknownGuide(let key): name = key
    case .missingAsset(let asset, let kind): (name, element) = (asset, kind)
    case .overlap(let size): given = size
    case .touchSize(let size, let least): (given, minimum) = (size, least)
    case .offGrid(let found, let length): (edges, spacing) = (found, length)
    case .lowContrast(let value, let least, let look): (ratio, minimum, name) = (value, least, look)
    case .fixedTextSize(let points): distance = points
    case .unsettledSolution, .unknownAttribute: break
    }
  }
}

extension Diagnostic.Detail {
  /// `nil` where a value is missing that the rule's sentence has.
  init?(_ fields: DetailFields, of rule: Diagnostic.Rule) {
    guard let detail = Self.aboutLayout(fields, rule) ?? Self.aboutDocument(fields, rule) else {
      return nil
    }
    self = detail
  }

  private static func aboutLayout(_ fields: DetailFields, _ rule: Diagnostic.Rule) -> Self? {
    switch rule {
    case .conflict:
      guard let all = members(fields), let one = fields.givenUp?.member else { return nil }
      return .conflict(members: all, givenUp: one)
    case .conflictWithFrame:
      guard let frame = fields.frame, let all = members(fields) else { return nil }
      return .conflictWithFrame(frame, givenUp: all)
    case .ambiguousPosition, .ambiguousSize:
      return fields.followers.map {
        .ambiguity(
          followers: $0, connected: fields.connected ?? 0, competes: fields.competes ?? false)
      }
    case .brokenConstraint:
      guard let sentence = fields.sentence, let distance = fields.distance else { return nil }
      return .brokenConstraint(sentence: sentence, distance: distance)
    case .truncatedText:
      guard let needed = fields.needed, let given = fields.given, let flag = fields.isOneLine
      else { return nil }
      return .truncatedText(needed: needed, given: given, isOneLine: flag)
    case .missingGlyph:
      guard let characters = fields.characters, let package = fields.name else { return nil }
      return .missingGlyph(characters: characters, package: package)
    case .outsideParent:
      return fields.beyond.map {
        .outsideParent($0, meant: fields.sentence, by: fields.holder ?? .content)
      }
    case .looseContent: return fields.axes.map { .looseContent($0) }
    case .coveredView: return fields.followers.map { .coveredView(others: $0) }
    case .samePlace: return fields.frame.map { .samePlace($0) }
    case .goneView:
      guard let sentence = fields.sentence, let type = fields.name, let count = fields.followers
      else { return nil }
      return .goneView(
        sentence: sentence, className: type, property: fields.element, others: count)
    case .zeroSize: return fields.axis.map { .zeroSize($0) }
    case .unsettledSolution: return .unsettledSolution
    case .unsettledContent:
      guard let before = fields.before, let after = fields.after, let passes = fields.passes
      else { return nil }
      return .unsettledContent(before: before, after: after, passes: passes)
    case .unsettledInsets: return fields.passes.map { .unsettledInsets(passes: $0) }
    case .overlap: return fields.given.map { .overlap($0) }
    case .touchSize:
      guard let given = fields.given, let minimum = fields.minimum else { return nil }
      return .touchSize(given: given, minimum: minimum)
    case .offGrid:
      guard let edges = fields.edges, let spacing = fields.spacing else { return nil }
      return .offGrid(edges, spacing: spacing)
    case .lowContrast:
      guard let ratio = fields.ratio, let minimum = fields.minimum, let look = fields.name
      else { return nil }
      return .lowContrast(ratio: ratio, minimum: minimum, appearance: look)
    case .fixedTextSize: return fields.distance.map { .fixedTextSize($0) }
    default: return nil
    }
  }

  private static func aboutDocument(_ fields: DetailFields, _ rule: Diagnostic.Rule) -> Self? {
    switch rule {
    case .misplacedView:
      guard let name = fields.name, let stored = fields.stored, let frame = fields.frame
      else { return nil }
      return .misplacedView(name: name, stored: stored, solved: frame)
    case .duplicateConstraint:
      guard let sentence = fields.sentence, let line = fields.line else { return nil }
      return .duplicateConstraint(sentence: sentence, line: line)
    case .danglingConstraint, .danglingConnection:
      guard let attribute = fields.attribute, let element = fields.element,
        let reference = fields.reference
      else { return nil }
      return .danglingReference(attribute: attribute, element: element, reference: reference)
    case .unknownAttribute: return .unknownAttribute
    case .incomparableAttributes:
      return fields.attribute.map {
        .incomparableAttributes(first: $0, second: fields.otherAttribute)
      }
    case .unknownItem:
      guard let attribute = fields.attribute, let reference = fields.reference else { return nil }
      return .unknownItem(attribute: attribute, reference: reference)
    case .unknownGuide: return fields.name.map { .unknownGuide(key: $0) }
    case .missingAsset:
      guard let name = fields.name, let kind = fields.element else { return nil }
      return .missingAsset(name: name, kind: kind)
    default: return nil
    }
  }

  private static func members(_ fields: DetailFields) -> [Diagnostic.Member]? {
    guard let all = fields.members else { return nil }
    let members = all.compactMap(\.member)
    return members.count == all.count ? members : nil
  }
}

/// A member of a conflict as it is written.
struct MemberFields: Codable {
  var constraint: String?
  var sentence: String?
  var origin: SolvedLayout.Constraint.Origin?
  var location: SourceLocation?
  var item: String?
  var axis: Axis?
  var relation: Relation?
  var length: Double?
  var size: CGSize?
  var frame: CGRect?

  init(_ member: Diagnostic.Member) {
    switch member {
    case .constraint(let id, let text, let maker, let place):
      (constraint, sentence, origin, location) = (id, text, maker, place)
    case .leastSize(let id, let direction): (item, axis) = (id, direction)
    case .contentSize(let id, let direction, let sign, let extent):
      (item, axis, relation, length) = (id, direction, sign, extent)
    case .rootSize(let id, let extent): (item, size) = (id, extent)
    case .guideFrame(let id, let rect): (item, frame) = (id, rect)
    }
  }

  /// `nil` where a value is missing.
  var member: Diagnostic.Member? {
    if let constraint {
      guard let sentence, let origin else { return nil }
      return .constraint(id: constraint, sentence: sentence, origin: origin, location: location)
    }
    guard let item else { return nil }
    if let size { return .rootSize(item: item, size) }
    if let frame { return .guideFrame(item: item, frame) }
    guard let axis else { return nil }
    guard let relation, let length else { return .leastSize(item: item, axis: axis) }
    return .contentSize(item: item, axis: axis, relation: relation, length: length)
  }
}
