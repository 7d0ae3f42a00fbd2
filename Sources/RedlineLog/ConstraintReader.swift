import RedlineModel

/// Reads a constraint as UIKit and AppKit print it, since iOS 6.
///
/// ```text
/// NSLayoutConstraint:0x600 'id' H:[UILabel:0x7f'Text']-(8)-[UIButton:0x80]   (active)
/// NSLayoutConstraint:0x600 UILabel:0x7f.width == 0.5*UIView:0x80.width + 4 priority:750   (active)
/// NSAutoresizingMaskLayoutConstraint:0x600 h=--& v=--& UIView:0x7f.height == 0   (active)
/// ```
struct ConstraintReader {
  var rest: Substring
  /// What names in the text stand for: `'|'`, and identifiers.
  private var names: [String: LoggedItem] = [:]
  private let text: String

  private init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  /// The constraint of a text between `<` and `>`; `nil` for any other form.
  static func constraint(_ text: String, line: Int) -> LoggedConstraint? {
    var reader = ConstraintReader(text)
    return reader.read(line: line)
  }

  private mutating func read(line: Int) -> LoggedConstraint? {
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    let kind = String(rest[..<colon])
    rest = rest[rest.index(after: colon)...]
    let isLibrarys = !Self.isOfSystem(kind)
    guard kind.hasSuffix("Constraint"), let (address, source) = address(withSource: isLibrarys)
    else { return nil }
    takeTail()
    skipBlanks()
    var identifier = rest.first == "'" ? quoted() : nil
    skipBlanks()
    skipMask()
    // Of a mask's constraint the identifier stands behind the mask.
    if rest.first == "'" { identifier = quoted() }
    skipBlanks()
    guard var constraint = rest.hasPrefix("H:") || rest.hasPrefix("V:") ? visual() : equation()
    else { return nil }
    constraint.text = text
    constraint.line = line
    constraint.address = address
    constraint.identifier = identifier
    constraint.source = source
    constraint.origin = Self.origin(kind, identifier)
    constraint.container = names["|"]
    return constraint
  }

  private static func origin(_ kind: String, _ identifier: String?) -> LoggedConstraint.Origin {
    if kind.contains("AutoresizingMask") { return .autoresizingMask }
    if kind.contains("ContentSize") { return .contentSize }
    if kind != "NSLayoutConstraint", isOfSystem(kind) { return .system }
    return identifier.map(KnownIdentifier.isSystem) == true ? .system : .app
  }

  // MARK: The tail

  /// Takes off `(active, names: '|':UIView:0x80 )`, and what it names; web pages take blanks together.
  private mutating func takeTail() {
    let markers = [
      " (active", " (inactive", " (Names:", " (names:", "(active)", "(inactive)",
    ]
    let ends = markers.compactMap { rest.ranges(of: $0).last?.lowerBound }
    guard let start = ends.min() else { return }
    let tail = rest[start...]
    rest = rest[..<start]
    guard let list = ["names:", "Names:"].compactMap({ tail.ranges(of: $0).first }).first else {
      return
    }
    readNames(tail[list.upperBound...])
  }

  /// `'|':UIView:0x80, title:0x7f )`.
  private mutating func readNames(_ tail: Substring) {
    var list = tail
    while true {
      list = list.drop { $0 == " " || $0 == "," || $0 == ")" }
      guard !list.isEmpty else { return }
      var key: String
      if list.first == "'" {
        var reader = ConstraintReader(String(list))
        guard let name = reader.quoted() else { return }
        key = name
        list = list.dropFirst(list.count - reader.rest.count)
      } else {
        key = String(list.prefix { $0 != ":" && $0 != "," })
        list = list.dropFirst(key.count)
      }
      guard list.first == ":" else { return }
      let value = list.dropFirst().prefix { !",) '".contains($0) }
      list = list.dropFirst(value.count + 1)
      // A text may follow its view.
      var label: String?
      if list.drop(while: { $0 == " " }).first == "'" {
        var reader = ConstraintReader(String(list.drop { $0 == " " }))
        label = reader.quoted()
        list = list.suffix(reader.rest.count)
      }
      let parts = value.split(separator: ":")
      let address = parts.last { $0.hasPrefix("0x") }.map(String.init) ?? String(value)
      let className = parts.count > 1 ? demangled(String(parts[0])) : ""
      key = key.trimmed
      names[key] = LoggedItem(
        key: address, className: className, label: label ?? (key == "|" ? nil : key))
    }
  }

  // MARK: Visual form

  /// `H:|-(8)-[A]`, `V:[A]-(>=8@750)-[B]`, `H:[A(70)]`.
  private mutating func visual() -> LoggedConstraint? {
    let isHorizontal = rest.first == "H"
    rest = rest.dropFirst(2)
    var isAbsolute = false
    for suffix in ["(LTR)", "(RTL)"] where rest.trimmedAtEnd.hasSuffix(suffix) {
      rest = Substring(rest.trimmedAtEnd).dropLast(suffix.count)
      isAbsolute = true
    }
    let ends: (Attribute, Attribute) =
      isHorizontal ? (isAbsolute ? (.left, .right) : (.leading, .trailing)) : (.top, .bottom)
    guard let (first, size) = visualItem() else { return nil }
    if let size {
      guard rest.trimmed.isEmpty else { return nil }
      return make(
        LoggedAnchor(item: first, attribute: isHorizontal ? .width : .height), size, nil)
    }
    var distance = Distance(constant: 0)
    if rest.first == "-" {
      rest.removeFirst()
      if rest.first == "(" {
        guard let inner = parenthesized(), let read = Distance(inner), rest.first == "-" else {
          return nil
        }
        distance = read
        rest.removeFirst()
      } else {
        // A dash alone is the standard distance.
        distance.constant = 8
      }
    }
    let startsAtEdge = isEdge(first)
    guard let (second, nothing) = visualItem(), nothing == nil, rest.trimmed.isEmpty else {
      return nil
    }
    // Between siblings the later begins where the earlier ends; at an edge the same edges meet.
    let later = LoggedAnchor(item: second, attribute: isEdge(second) ? ends.1 : ends.0)
    let earlier = LoggedAnchor(item: first, attribute: startsAtEdge ? ends.0 : ends.1)
    return make(later, distance, earlier)
  }

  /// What `|` stands for in this text.
  private func isEdge(_ item: LoggedItem) -> Bool { item == names["|"] || item.key == "|" }

  private mutating func visualItem() -> (LoggedItem, Distance?)? {
    if rest.first == "|" {
      rest.removeFirst()
      return (names["|"] ?? LoggedItem(key: "|", className: "UIView"), nil)
    }
    guard rest.first == "[" else { return nil }
    rest.removeFirst()
    guard let item = item(upTo: ["(", "]"]) else { return nil }
    var size: Distance?
    if rest.first == "(" {
      guard let inner = parenthesized(), let read = Distance(inner) else { return nil }
      size = read
    }
    guard rest.first == "]" else { return nil }
    rest.removeFirst()
    return (item, size)
  }

  /// What is between parentheses, with those in it.
  private mutating func parenthesized() -> Substring? {
    var depth = 0
    for index in rest.indices {
      if rest[index] == "(" { depth += 1 }
      if rest[index] == ")" { depth -= 1 }
      guard depth == 0 else { continue }
      let inner = rest[rest.index(after: rest.startIndex)..<index]
      rest = rest[rest.index(after: index)...]
      return inner
    }
    return nil
  }

  /// `>=8@750`, `NSSpace(8)`.
  struct Distance {
    var relation = Relation.equal
    var constant: Double
    var priority = 1000.0

    init(constant: Double) { self.constant = constant }

    init?(_ text: Substring) {
      var rest = text
      for (sign, relation) in [(">=", Relation.greaterThanOrEqual), ("<=", .lessThanOrEqual)]
      where rest.hasPrefix(sign) {
        self.relation = relation
        rest = rest.dropFirst(2)
      }
      if let at = rest.lastIndex(of: "@") {
        guard let value = finite(rest[rest.index(after: at)...]) else { return nil }
        priority = value
        rest = rest[..<at]
      }
      if let open = rest.firstIndex(of: "("), rest.last == ")" {
        rest = rest[rest.index(after: open)...].dropLast()
      }
      guard let value = finite(rest) else { return nil }
      constant = value
    }
  }

  private func make(
    _ first: LoggedAnchor, _ distance: Distance, _ second: LoggedAnchor?
  ) -> LoggedConstraint {
    LoggedConstraint(
      text: "", line: 0, address: "", origin: .app, first: first, relation: distance.relation,
      second: second, multiplier: 1, constant: distance.constant, priority: distance.priority)
  }

  // MARK: Equations

  /// `A.leading == 0.5*B.leading + 1 priority:750`.
  private mutating func equation() -> LoggedConstraint? {
    var distance = Distance(constant: 0)
    takePriorities(&distance)
    guard let sign = relationRange() else { return nil }
    distance.relation = sign.relation
    let right = rest[sign.range.upperBound...]
    rest = rest[..<sign.range.lowerBound]
    guard let first = anchor() else { return nil }
    rest = right
    skipBlanks()
    if let value = finite(rest) {
      distance.constant = value
      return make(first, distance, nil)
    }
    var multiplier = 1.0
    let number = rest.prefix { $0.isNumber || ".+-einfa".contains($0) }
    if rest.dropFirst(number.count).first == "*", let value = finite(number) {
      multiplier = value
      rest = rest.dropFirst(number.count + 1)
    } else if rest.first == "-" {
      // A factor of -1 is a sign.
      multiplier = -1
      rest = rest.dropFirst()
    }
    guard let constant = takeConstant(), let second = anchor() else { return nil }
    distance.constant = constant
    var constraint = make(first, distance, second)
    constraint.multiplier = multiplier
    return constraint
  }

  /// ` priority:750`, ` @750`, ` Hug:250 CompressionResistance:750`.
  private mutating func takePriorities(_ distance: inout Distance) {
    if let hug = rest.ranges(of: " Hug:").last {
      // Content pulls and resists; what it resists with is the greater.
      let numbers = rest[hug.lowerBound...].split { !($0.isNumber || $0 == ".") }
        .compactMap { finite($0) }
      distance.priority = numbers.max() ?? 750
      rest = rest[..<hug.lowerBound]
    }
    for marker in [" priority:", " @"] {
      guard let range = rest.ranges(of: marker).last,
        let value = finite(rest[range.upperBound...])
      else { continue }
      distance.priority = value
      rest = rest[..<range.lowerBound]
    }
  }

  private func relationRange() -> (range: Range<Substring.Index>, relation: Relation)? {
    let signs: [(String, Relation)] = [
      (" == ", .equal), (" <= ", .lessThanOrEqual), (" >= ", .greaterThanOrEqual),
    ]
    return signs.flatMap { sign, relation in
      rest.ranges(of: sign).filter { !isInQuotes($0.lowerBound) }.map { ($0, relation) }
    }.min { $0.0.lowerBound < $1.0.lowerBound }
  }

  /// Whether so many quotation marks are before a place that it is inside of a text.
  private func isInQuotes(_ index: Substring.Index) -> Bool {
    !rest[..<index].count { $0 == "'" }.isMultiple(of: 2)
  }

  /// Takes ` + 8` or ` - 8` off the end; 0 where there is none.
  private mutating func takeConstant() -> Double? {
    for (sign, factor) in [(" + ", 1.0), (" - ", -1.0)] {
      guard let range = rest.ranges(of: sign).last,
        let value = finite(rest[range.upperBound...])
      else { continue }
      rest = rest[..<range.lowerBound]
      return factor * value
    }
    return 0
  }

  /// `UILabel:0x7f'Text'.lastBaseline`.
  private mutating func anchor() -> LoggedAnchor? {
    let text = Substring(rest.trimmedAtEnd)
    guard let dot = text.lastIndex(of: "."),
      let attribute = Self.attribute(text[text.index(after: dot)...])
    else { return nil }
    rest = text[..<dot]
    guard let item = item(upTo: []) else { return nil }
    return LoggedAnchor(item: item, attribute: attribute)
  }

  private static func attribute(_ text: Substring) -> Attribute? {
    let others: [String: Attribute] = [
      "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY,
      "maxY": .bottom, "Width": .width, "Height": .height, "baseline": .lastBaseline,
    ]
    return others[String(text)]
      ?? Attribute.allCases.first { $0 != .notAnAttribute && $0.name == text }
  }

  // MARK: Items

  /// `Module.Class:0x7f 'text'`, or a name that the tail explains.
  private mutating func item(upTo ends: [Character]) -> LoggedItem? {
    skipBlanks()
    var head = ""
    while let next = rest.first, !ends.contains(next), next != "'" {
      head.append(next)
      rest.removeFirst()
    }
    let label = rest.first == "'" ? quoted().map(Self.withoutAddress) : nil
    skipBlanks()
    if !ends.isEmpty, let next = rest.first, !ends.contains(next) { return nil }
    head = head.trimmed
    if let known = names[head] { return known }
    guard let range = head.ranges(of: ":0x").last else {
      guard !head.isEmpty else { return nil }
      let (className, name) = Self.named(head)
      return LoggedItem(key: head, className: className, label: label ?? name)
    }
    let address = "0x" + head[range.upperBound...]
    let className = demangled(String(head[..<range.lowerBound]))
    if let known = names.values.first(where: { $0.key == address }), label == nil {
      return LoggedItem(key: address, className: className, label: known.label)
    }
    return LoggedItem(key: address, className: className, label: label)
  }

  /// The class and the name of `UIView:header`, as a library's keys are printed; else a name alone.
  private static func named(_ head: String) -> (className: String, name: String) {
    let parts = head.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, parts[0].first?.isUppercase == true,
      head.allSatisfy({ !$0.isWhitespace })
    else { return ("", head) }
    return (String(parts[0]), String(parts[1]))
  }

  // MARK: Characters

  private mutating func skipBlanks() { rest = rest.drop { $0 == " " || $0 == "\t" } }

  mutating func word() -> String {
    let word = rest.prefix { $0 != " " && $0 != "\t" }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  /// `h=--& v=-&-`, of a constraint that an autoresizing mask became.
  private mutating func skipMask() {
    while rest.hasPrefix("h=") || rest.hasPrefix("v=") {
      _ = word()
      skipBlanks()
    }
  }

  /// A text in quotation marks, which may hold some itself: it ends where its view's name may go on.
  private mutating func quoted() -> String? {
    guard rest.first == "'" else { return nil }
    let inner = rest.dropFirst()
    var end: Substring.Index?
    for index in inner.indices where inner[index] == "'" {
      let next = inner[inner.index(after: index)...].first
      end = index
      if next.map({ " ].(:,)".contains($0) }) ?? true { break }
    }
    guard let end else { return nil }
    let text = inner[..<end]
    rest = inner[inner.index(after: end)...]
    return String(text)
  }
}
