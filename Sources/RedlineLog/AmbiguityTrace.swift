import RedlineModel

/// A view that `_autolayoutTrace` says is ambiguous, as people print it in the debugger and as systems
/// print it on their own ("View has an ambiguous layout").
///
/// ```text
/// •UIWindow:0x7f01
/// |   •UIView:0x7f02, MISSING HOST CONSTRAINTS
/// |   |   *UILabel:0x7f03'Hello'- AMBIGUOUS LAYOUT for UILabel:0x7f03'Hello'.minX{id: 13}
/// |   |   *<UIView:0x7f04> - AMBIGUOUS LAYOUT
/// ```
///
/// The first two are of systems since iOS 8, the last one of those before.
package struct AmbiguityTrace: Hashable, Sendable {
  /// What nothing fixes.
  package enum Part: String, Hashable, Sendable, Encodable, CaseIterable {
    case x, y, width, height

    /// In the order in which they are told.
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The line of the log, from 1.
  package var line: Int
  package var item: LoggedItem
  /// What is open; empty where the system does not say.
  package var open: [Part] = []
  /// Whether a view that hosts the others is without a place, since nobody laid it out yet.
  package var isMissingHost = false
  /// The views around it, the nearest first, as far as the log has them.
  package var around: [LoggedItem] = []

  /// Whether AppKit said so on its own, which names neither axes nor what is around the view.
  package var isMissingConstraints = false

  /// What a line has that tells of such a view.
  static let words = [
    "AMBIGUOUS LAYOUT", "MISSING HOST CONSTRAINTS", missingConstraints,
  ].map { SearchedWord($0) }
  private static let missingConstraints = "etected missing constraints for <"

  /// `Detected missing constraints for <App.Bar: 0x60e0>.`, as AppKit prints it.
  /// - Returns: `nil` for any other line.
  init?(missing text: Substring, line: Int) {
    guard let start = text.ranges(of: Self.missingConstraints).first?.upperBound else { return nil }
    let rest = text[start...]
    let name = rest.prefix { $0 != ":" && $0 != ">" }
    let address = rest.dropFirst(name.count + 1).drop { $0 == " " }.prefix {
      $0.isHexDigit || $0 == "x"
    }
    guard address.hasPrefix("0x"), !name.isEmpty else { return nil }
    self.line = line
    item = LoggedItem(key: String(address), className: demangled(String(name)), label: nil)
    isMissingConstraints = true
  }

  /// - Returns: `nil` for a line that is no such view's.
  init?(_ text: Substring, line: Int) {
    guard let (item, rest, _) = Self.view(text) else { return nil }
    (self.line, self.item) = (line, item)
    isMissingHost = rest.contains("MISSING HOST CONSTRAINTS")
    let found = rest.ranges(of: "AMBIGUOUS LAYOUT").last
    guard isMissingHost || found != nil else { return nil }
    guard let found else { return }
    var parts: Set<Part> = []
    for (word, part) in Self.variables where rest[found.upperBound...].contains(".\(word){") {
      parts.insert(part)
    }
    open = parts.sorted { $0.rank < $1.rank }
  }

  private static let variables: [(String, Part)] = [
    ("minX", .x), ("midX", .x), ("maxX", .x), ("minY", .y), ("midY", .y), ("maxY", .y),
    ("Width", .width), ("Height", .height), ("width", .width), ("height", .height),
  ]

  /// Where the view of a line begins, behind bars and signs, and how deep it lies. Bytes are looked
  /// at, since a line may have thousands of bars.
  private static func head(_ bytes: Substring.UTF8View) -> (start: String.Index, depth: Int)? {
    var (start, depth) = (bytes.startIndex, 0)
    while start < bytes.endIndex {
      switch bytes[start] {
      case UInt8(ascii: "|"): depth += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: "<"):
        break
      // A dash would begin what follows the view.
      case UInt8(ascii: "-"): return nil
      default:
        guard bytes[start...].starts(with: "•".utf8) else { return (start, depth) }
        start = bytes.index(start, offsetBy: 2)
      }
      start = bytes.index(after: start)
    }
    return nil
  }

  /// The view of a line of a trace, what follows it, and how deep it lies.
  static func view(_ text: Substring) -> (item: LoggedItem, rest: Substring, depth: Int)? {
    guard let (start, depth) = head(text.utf8) else { return nil }
    var rest = text[start...]
    let name = rest.prefix { $0.isLetter || $0.isNumber || "_.$".contains($0) }
    guard !name.isEmpty, rest.dropFirst(name.count).hasPrefix(":0x") else { return nil }
    rest = rest.dropFirst(name.count + 1)
    let address = rest.prefix { $0.isHexDigit || $0 == "x" }
    rest = rest.dropFirst(address.count)
    var label: String?
    if rest.first == "'" {
      // A text may have quotation marks: it ends at the last before what the system says.
      let says = rest.ranges(of: "- AMBIGUOUS").first ?? rest.ranges(of: ", MISSING").first
      let head = rest.dropFirst()[..<(says?.lowerBound ?? rest.endIndex)]
      let text = head[..<(head.lastIndex(of: "'") ?? head.endIndex)]
      label = String(text)
      rest = rest[text.endIndex...]
    }
    let item = LoggedItem(
      key: String(address), className: demangled(String(name)),
      label: label?.isEmpty == true ? nil : label)
    return (item, rest, depth)
  }

  /// What to do.
  var remedies: [String] {
    let name = item.name
    if isMissingConstraints {
      return [
        """
        AppKit found not enough constraints for \(name) and does not say along which axis: constrain \
        an edge or the centre along both, and a size where it has none of its content; or leave \
        translatesAutoresizingMaskIntoConstraints = true for a view that code places.
        """
      ]
    }
    if isMissingHost, open.isEmpty {
      return [
        """
        \(name) is in no window, or was not laid out yet: print the trace once it is on the screen, \
        since all that is inside seems ambiguous until then.
        """
      ]
    }
    guard !open.isEmpty else {
      return [
        """
        Ask for constraintsAffectingLayout(for:) of \(name) along both axes, and fix the axis that \
        has too few: an edge or the centre, and a size where it has none of its content.
        """
      ]
    }
    return open.map { part in
      switch part {
      case .x: "Nothing fixes \(name) from left to right: constrain leading, trailing or centerX."
      case .y:
        "Nothing fixes \(name) from top to bottom: constrain top, bottom, centerY or a baseline."
      case .width: size("width", "leading and trailing", "beside")
      case .height: size("height", "top and bottom", "above or below")
      }
    }
  }

  private func size(_ size: String, _ edges: String, _ place: String) -> String {
    """
    Nothing fixes the \(size) of \(item.name): constrain it, or \(edges); if its content has a \(size), \
    give it or a view \(place) it another hugging priority.
    """
  }
}
