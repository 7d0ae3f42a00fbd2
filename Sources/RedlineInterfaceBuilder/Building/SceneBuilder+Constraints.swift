import Foundation
import RedlineLayout

extension SceneBuilder {
  /// Gives the views their constraints.
  mutating func addConstraints() throws(InterfaceBuilderError) {
    for position in views.indices {
      let element = views[position].element
      guard let list = document.tree.firstChild(of: element, named: "constraints") else { continue }
      let excluded = document.excluded("constraints", of: element, traits: traits)
      for child in document.tree.children(of: list, named: "constraint") {
        let values = ElementValues(document, child, traits: traits)
        guard !excluded.contains(values.id), isWanted(values) else { continue }
        guard let constraint = try constraint(values, owner: position) else { continue }
        constraint.location = document.location(child)
        constraint.identifier = values["identifier"].flatMap { $0.isEmpty ? nil : $0 }
        constraint.isSystemSpacing = false
        views[position].view.hold(constraint)
        if BuiltScene.templateCenterIDs.contains(values.id) { templateCenters.append(constraint) }
      }
    }
  }

  /// Placeholders hold on the canvas of Interface Builder only.
  private func isWanted(_ values: ElementValues) -> Bool {
    !values.isOn("placeholder") || options.device == nil
  }

  private mutating func constraint(
    _ values: ElementValues, owner: Int
  ) throws(InterfaceBuilderError) -> LayoutConstraint? {
    guard let firstName = values["firstAttribute"], let first = Self.attributes[firstName] else {
      note(values.index, .unknownAttribute, .unknownAttribute)
      return nil
    }
    guard let one = end(values["firstItem"], first, owner: owner) else {
      return leaveOut(values, "firstItem")
    }
    var other: (item: any LayoutItem, attribute: Attribute)?
    if let secondID = values["secondItem"] {
      guard let second = Self.attributes[values["secondAttribute"] ?? ""] else {
        note(values.index, .unknownAttribute, .unknownAttribute)
        return nil
      }
      guard let end = end(secondID, second, owner: owner) else {
        return leaveOut(values, "secondItem")
      }
      other = end
    }
    let multiplier = try multiplier(values)
    guard isLegal(one.attribute, other?.attribute, multiplier: multiplier) else {
      note(
        values.index, .incomparableAttributes,
        .incomparableAttributes(first: firstName, second: values["secondAttribute"]))
      return nil
    }
    return LayoutConstraint(
      item: one.item, attribute: one.attribute,
      relatedBy: Self.relations[values["relation"] ?? ""] ?? .equal, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: try values.number("constant", default: 0),
      priority: try priority(values, "priority") ?? .required)
  }

  private mutating func leaveOut(_ values: ElementValues, _ name: String) -> LayoutConstraint? {
    // An id that nothing has is told once for the document; a view may also not be installed.
    if let id = values[name], let element = document.elementOf[id], items[id] == nil,
      !document.isView(element)
    {
      note(values.index, .unknownItem, .unknownItem(attribute: name, reference: id))
    }
    return nil
  }

  /// The item and line that an end of a constraint means.
  private func end(
    _ id: String?, _ attribute: Attribute, owner: Int
  ) -> (item: any LayoutItem, attribute: Attribute)? {
    guard let id else { return (views[owner].view, attribute) }
    switch items[id] {
    case .view(let position): return (views[position].view, attribute)
    case .guide(let guide): return (guide, attribute.withoutMargin ?? attribute)
    case .bars(let isTop):
      guard let root = views.first?.view else { return nil }
      let facing: [Attribute] =
        isTop ? [.bottom, .lastBaseline, .firstBaseline] : [.top, .firstBaseline, .lastBaseline]
      if facing.contains(attribute) {
        return (root.safeAreaLayoutGuide, isTop ? .top : .bottom)
      }
      return (root, attribute)
    case nil: return nil
    }
  }

  /// `0.5`, `16:9`, `1/3` or `1 / 3`.
  private func multiplier(_ values: ElementValues) throws(InterfaceBuilderError) -> Double {
    guard let text = values["multiplier"] else { return 1 }
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" })
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == parts.count, (1...2).contains(numbers.count),
      numbers.count == 1 || numbers[1] != 0
    else {
      throw .invalidNumber(
        file: document.file, line: values.line, attribute: "multiplier", value: text)
    }
    let value = numbers.count == 1 ? numbers[0] : numbers[0] / numbers[1]
    guard abs(value) <= 1e6 else {
      throw .invalidNumber(
        file: document.file, line: values.line, attribute: "multiplier", value: text)
    }
    return value
  }

  private func isLegal(_ first: Attribute, _ second: Attribute?, multiplier: Double) -> Bool {
    guard let second, multiplier != 0 else { return first.isDimension }
    guard first.isDimension == second.isDimension, first.isDimension || first.axis == second.axis
    else { return false }
    return !(first.isDirectional && second.isAbsoluteSide)
      && !(first.isAbsoluteSide && second.isDirectional)
  }

  private static let relations: [String: Relation] = [
    "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
  ]

  private static let attributes: [String: Attribute] = {
    var result = Dictionary(
      Attribute.allCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    result["notAnAttribute"] = nil
    result["baseline"] = .lastBaseline
    return result
  }()
}
