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

  /// Of a closure that makes an object of which one is asked, `map { $0 as AnyObject }?.cgRectValue`, the
  /// index after it.
  func endOfClosure(withObjectAt index: Int) -> Int? {
    let first = index + 1
    let parts = file.word(first) == "$" ? ["$", "0"] : ["$0"]
    let words = parts + ["as", "AnyObject", "}"]
    guard words.indices.allSatisfy({ word(first + $0) == words[$0] }) else { return nil }
    let end = first + words.count
    let dot = word(end) == "?" ? end + 1 : end
    return word(dot) == "." && Self.valuesOfObjects.contains(word(dot + 1)) ? end : nil
  }

  /// Notes which parameters of a generic function or type stand for classes of UIKit's:
  /// `func with<T: UIView>(…)`, `func with<T>(…) where T: NSObject`.
  mutating func noteParameters(_ index: Int) {
    let isDeclared = ["func", "class", "struct", "enum", "init"].contains(word(index - 2))
    guard isDeclared || word(index - 1) == "init" else { return }
    var place = index + 1
    while place < tokens.count, !["{", "}"].contains(word(place)), place < index + 200 {
      let isBound = word(place + 1) == ":" && [",", "<", "where"].contains(word(place - 1))
      if isBound, isClass(word(place + 2)) { madeTypes.insert(word(place)) }
      place += 1
    }
  }

  func isClass(_ name: String) -> Bool {
    Self.isOfClasses(name) || aliasesOfClasses.contains(name)
  }

  /// `T()` and `T.init()` become `makeObject(T.self)`, and `T.init` as a function a closure of it, since
  /// Swift's classes make objects of a type that is not known before the program runs by `required`
  /// initializers only.
  mutating func construction(_ index: Int) -> Int {
    guard touches(index), word(index - 1) != "." else { return index + 1 }
    let isNamed = word(index + 1) == "." && word(index + 2) == "init"
    let end = isNamed ? index + 3 : index + 1
    let object = "makeObject(\(word(index)).self)"
    if word(end) == "(", touches(end - 1) {
      guard word(end + 1) == ")" else { return index + 1 }
      replace(index..<end + 2, with: object)
      return end + 2
    }
    guard isNamed else { return index + 1 }
    replace(index..<end, with: "{ \(object) }")
    return end
  }

  /// Whether the class of an object is asked for its name, `type(of: a).description()`, as only those of
  /// Objective-C can be; notes where that question ends.
  mutating func isName(ofTypeAt index: Int) -> Bool {
    guard word(index + 1) == "(", word(index + 2) == "of", word(index - 1) != "." else {
      return false
    }
    let end = end(ofBracketsAt: index + 1)
    guard (0..<4).map({ word(end + $0) }) == [".", "description", "(", ")"] else { return false }
    endsOfNames.insert(end)
    return true
  }
}
