/// Reads a visual format string from left to right, once, without recursion.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  mutating func parsed() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    try readAxis(&result)
    if next == "|" {
      result.leadingPosition = position
      position += 1
      result.leading = try connection()
    }
    result.views.append(try part())
    while position < characters.count {
      let start = position
      let connection = try connection()
      switch next {
      case "[":
        result.connections.append(connection)
        result.views.append(try part())
      case "|":
        result.trailingPosition = position
        result.trailing = connection
        position += 1
        guard position == characters.count else { throw error(.unexpectedEnd) }
      default:
        throw position == start ? error(.unexpectedEnd) : error(.expectedView)
      }
    }
    return result
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private func error(_ reason: VisualFormatError.Reason, at place: Int? = nil)
    -> VisualFormatError
  {
    VisualFormatError(reason: reason, format: format, position: place ?? position)
  }

  private mutating func accept(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func readAxis(_ result: inout VisualFormat) throws(VisualFormatError) {
    guard next == "H" || next == "V" else { return }
    result.axis = next == "V" ? .vertical : .horizontal
    position += 1
    guard accept(":") else { throw error(.missingColon(result.axis)) }
  }

  // MARK: Views and connections

  private mutating func part() throws(VisualFormatError) -> VisualFormat.Part {
    guard accept("[") else { throw error(.expectedView) }
    let start = position
    guard let name = name() else { throw error(.expectedView) }
    var part = VisualFormat.Part(name: name, position: start)
    if accept("(") {
      part.predicates = try predicates(orElse: .unfinishedView)
    }
    guard accept("]") else { throw error(.unfinishedView) }
    return part
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard accept("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if accept("(") {
      predicates = try self.predicates(orElse: .unfinishedPredicates)
    } else {
      let place = position
      // Outside of parentheses a number has no sign.
      guard next != "-", next != "+", let object = try object() else {
        throw error(.expectedNumber)
      }
      predicates = [
        VisualFormat.Predicate(object: object, position: place, priorityPosition: place)
      ]
    }
    guard accept("-") else { throw error(.unfinishedConnection) }
    return .predicates(predicates)
  }

  /// Predicates after the opening parenthesis, with the closing one.
  private mutating func predicates(orElse unfinished: VisualFormatError.Reason)
    throws(VisualFormatError) -> [VisualFormat.Predicate]
  {
    var result: [VisualFormat.Predicate] = []
    repeat {
      let relation = try relation()
      let place = position
      guard let object = try object() else { throw error(.expectedNumber) }
      var predicate = VisualFormat.Predicate(
        relation: relation, object: object, position: place, priorityPosition: place)
      if accept("@") {
        predicate.priorityPosition = position
        guard let priority = try self.object() else { throw error(.expectedNumber) }
        predicate.priority = priority
      }
      result.append(predicate)
    } while accept(",")
    guard accept(")") else { throw error(unfinished) }
    return result
  }

  private mutating func relation() throws(VisualFormatError) -> Relation {
    guard let first = next, "=<>".contains(first) else { return .equal }
    let start = position
    position += 1
    guard accept("=") else { throw error(.unknownRelation, at: start) }
    switch first {
    case "<": return .lessThanOrEqual
    case ">": return .greaterThanOrEqual
    default: return .equal
    }
  }

  // MARK: Names and numbers

  private mutating func name() -> String? {
    guard let first = next, isLetter(first) else { return nil }
    let start = position
    while let character = next, isLetter(character) || isDigit(character) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func object() throws(VisualFormatError) -> VisualFormat.Object? {
    if let name = name() { return .name(name) }
    let start = position
    guard let value = number() else { return nil }
    guard value.isFinite else { throw error(.invalidNumber(value), at: start) }
    return .number(value)
  }

  /// A decimal number as `strtod` reads it in the C locale.
  private mutating func number() -> Double? {
    let start = position
    if next == "-" || next == "+" { position += 1 }
    let whole = digits()
    var fraction = 0
    if next == "." {
      position += 1
      fraction = digits()
    }
    guard whole + fraction > 0 else {
      position = start
      return nil
    }
    let end = position
    if next == "e" || next == "E" {
      position += 1
      if next == "-" || next == "+" { position += 1 }
      // What follows is no exponent after all.
      if digits() == 0 { position = end }
    }
    var text = String(characters[start..<position])
    if text.hasSuffix(".") { text += "0" }
    text = text.replacing(".e", with: ".0e").replacing(".E", with: ".0E")
    if fraction > 0, whole == 0 { text = text.replacing(".", with: "0.") }
    return Double(text)
  }

  private mutating func digits() -> Int {
    let start = position
    while let character = next, isDigit(character) { position += 1 }
    return position - start
  }

  private func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private func isLetter(_ character: Character) -> Bool {
    character == "_" || character.isASCII && character.isLetter
  }
}
