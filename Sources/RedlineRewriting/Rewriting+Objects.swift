// What Objective-C alone knows of objects: properties that Core Data keeps, and members of any object.

extension Rewriting {
  /// `@NSManaged var a: Int` keeps its value beside the object, and a method that Core Data would make does
  /// nothing.
  mutating func keepBesideObject(_ index: Int) {
    replace(index..<index + 1, with: "")
    let kind = (index + 1..<index + 16).first { ["var", "func"].contains(word($0)) }
    guard let kind else { return }
    var (last, depth) = (kind, 0)
    for place in kind + 1..<min(tokens.count, kind + 200) {
      let ends = tokens[place].beginsLine && depth == 0
      guard !ends, !["}", "{", ";"].contains(word(place)) else { break }
      if ["(", "["].contains(word(place)) { depth += 1 }
      if [")", "]"].contains(word(place)) { depth -= 1 }
      last = place
    }
    let hasValue = (kind..<last).contains { word($0) == "->" }
    endsOfManaged[last] =
      word(kind) == "var"
      ? " { \(DataModel.accessors) }" : hasValue ? " { managedValue() }" : " {}"
  }

  /// Members of values that are asked of objects of which nothing is known, `(a as AnyObject).cgRectValue`.
  private static let valuesOfObjects: Set = [
    "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "doubleValue", "floatValue",
    "intValue", "integerValue",
  ]

  /// Whether a bracket opens one of them.
  func isValue(ofObjectAt index: Int) -> Bool {
    guard index == 0 || !touches(index - 1) || ["(", "[", "!", "="].contains(word(index - 1)) else {
      return false
    }
    let end = end(ofBracketsAt: index)
    return word(end - 2) == "AnyObject" && word(end - 3) == "as" && word(end) == "."
      && Self.valuesOfObjects.contains(word(end + 1))
  }
}
