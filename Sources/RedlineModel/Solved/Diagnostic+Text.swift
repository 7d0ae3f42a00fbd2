import Foundation

extension Diagnostic {
  /// The words of a finding in parts; all that prints findings takes them from here.
  package struct Text: Hashable, Sendable {
    package var statement: String
    /// Whether the statement begins with a word of its own, and not with a name.
    package var isProse = false
    /// What the statement introduces: the members of a conflict.
    package var list: [String] = []
    /// How the layout was solved nevertheless.
    package var outcome: String?
    package var step: String?

    /// All on one line.
    package var message: String {
      var text = statement
      if !list.isEmpty { text += ": " + list.joined(separator: "; ") }
      if let outcome { text += ". \(outcome)" }
      if let step { text += "; \(step)" }
      return text
    }

    /// Each part on a line of its own, the next step last.
    package var lines: [String] {
      let first = isProse ? statement.prefix(1).uppercased() + statement.dropFirst() : statement
      return [first + (list.isEmpty ? "" : ":")] + list + [outcome].compactMap { $0 }
        + [step].compactMap { $0 }.map { "→ \($0)" }
    }
  }

  /// What, where and the numbers, then the next step; one line.
  public var message: String { text.message }

  package var text: Text {
    var text = statement
    text.step = nextStep?.words
    return text
  }

  /// Everything but the next step.
  private var statement: Text {
    let item = itemName(items.first ?? "")
    let other = itemName(items.dropFirst().first ?? "")
    switch detail {
    case .text(let message): return Text(statement: message)
    case .conflict(let members, let givenUp):
      return Text(
        statement: "these required constraints cannot all hold", isProse: true,
        list: members.map(\.sentence), outcome: "Solved without \(givenUp.sentence)")
    case .conflictWithFrame(_, let givenUp):
      return Text(statement: "\(item) \(predicate)", list: givenUp.map(\.sentence))
    case .coveredView:
      return Text(statement: "\(item) \(predicate) behind \(other), which is opaque")
    case .samePlace(let frame):
      return Text(statement: "\(item) and \(other) are at one place, \(placeText(frame))")
    case .goneView(let sentence, let type, let property, let others):
      let gone =
        property.map { "\($0), a \(type), is gone" }
        ?? "the \(type) in \(others == 0 ? "it" : "each of them") is gone"
      return Text(
        statement: others == 0
          ? "\(sentence) does nothing: \(gone)"
          : "\(sentence) and \(others) more do nothing: \(gone)")
    case .outsideParent(let beyond, _, _):
      return Text(statement: "\(item) reaches beyond \(other) by \(beyond.sentence)")
    case .overlap(let common):
      return Text(
        statement: "\(item) lies on \(other): they have \(sizeText(common)) pt in common")
    case .brokenConstraint(let sentence, let distance):
      return Text(
        statement: """
          \(sentence) gives way to stronger constraints and is off by \(formatted(distance)) pt
          """)
    case .unsettledSolution:
      return Text(
        statement: """
          the search for the best layout was given up: required constraints hold, but optional \
          ones may be served better
          """, isProse: true)
    case .unsettledInsets(let passes):
      return Text(
        statement: """
          safe areas or margins do not come to rest: after \(passes) passes they still move the \
          views that they depend on
          """, isProse: true)
    case .misplacedView, .duplicateConstraint, .danglingReference, .unknownAttribute,
      .incomparableAttributes, .unknownItem, .unknownGuide, .missingAsset:
      return detail.aboutDocument
    case .ambiguity, .looseContent, .truncatedText, .missingGlyph, .zeroSize, .unsettledContent,
      .touchSize, .offGrid, .lowContrast, .fixedTextSize:
      return Text(statement: "\(item) \(predicate)")
    }
  }

  /// What is said of the first item.
  private var predicate: String {
    switch detail {
    case .conflictWithFrame(let frame, _):
      return """
        keeps its frame, \(placeText(frame)), as constraints of its autoresizing mask, which \
        contradicts
        """
    case .ambiguity(let followers, let connected, _):
      let parts =
        freedoms.map(\.sentence) + Self.following(followers) + Self.connected(connected)
      // A running program does not say along which axis.
      guard !parts.isEmpty else { return "is ambiguous" }
      return "is ambiguous: \(parts.joined(separator: ", "))"
    case .coveredView(let others):
      return others == 0
        ? "cannot be seen: it lies" : "and \(others) more cannot be seen: they lie"
    case .looseContent(let axes):
      let extents = axes.map { $0 == .horizontal ? "wide" : "high" }
      return "has contents, but nothing says how \(extents.joined(separator: " and ")) they are"
    case .truncatedText(let needed, let given, _)
    where needed.width <= given.width && needed.height <= given.height:
      return "does not show its whole text, which takes more lines than it may have"
    case .truncatedText(let needed, let given, _):
      return "does not show its whole text: "
        + "it needs \(sizeText(needed)) pt and has \(sizeText(given))"
    case .missingGlyph(let characters, _):
      let list = characters.joined(separator: ", ")
      return
        "has \(characters.count == 1 ? "a character" : "characters") of no installed font, drawn as "
        + "\(characters.count == 1 ? "a box" : "boxes"): \(list)"
    case .zeroSize(let axis):
      return "has no \(axis.extentName) (0 pt): what is inside is drawn but gets no touches"
    case .unsettledContent(let before, let after, let passes):
      return """
        does not come to rest: after \(passes) passes its content still changes from \
        \(contentText(before)) to \(contentText(after))
        """
    case .touchSize(let given, let minimum):
      let least = formatted(minimum)
      return "is \(sizeText(given)) pt, and what is touched has at least \(least) × \(least)"
    case .fixedTextSize(let points):
      return
        "is set in \(formatted(points)) pt at every text size; a font of a text style follows it"
    case .lowContrast(let ratio, let minimum, let appearance):
      return "has a contrast of \(formatted(ratio, decimals: 2)) to 1 in \(appearance) appearance, "
        + "and texts of its size have at least \(formatted(minimum))"
    case .offGrid(let edges, let spacing):
      let list = edges.map { "\($0.name.rawValue) \(formatted($0.position))" }
      return "lies between lines that are \(formatted(spacing)) pt apart: "
        + list.joined(separator: ", ")
    default: return ""
    }
  }

  private static func following(_ count: Int) -> [String] {
    switch count {
    case 0: []
    case 1: ["and 1 item follows"]
    default: ["and \(count) items follow"]
    }
  }

  private static func connected(_ count: Int) -> [String] {
    switch count {
    case 0: []
    case 1: ["and 1 item that is connected to it is free, too"]
    default: ["and \(count) items that are connected to it are free, too"]
    }
  }
}

extension Diagnostic.Detail {
  /// What is said of a document of Interface Builder.
  fileprivate var aboutDocument: Diagnostic.Text {
    switch self {
    case .misplacedView(let name, let stored, let solved):
      let (old, new) = (placeText(stored, decimals: 1), placeText(solved, decimals: 1))
      return .init(
        statement: "\(name) is misplaced: the file has \(old), its constraints give \(new)")
    case .duplicateConstraint(let sentence, let line):
      let other = line > 0 ? "line \(line)" : "another constraint"
      return .init(statement: "\(sentence) does nothing: \(other) says the same")
    case .danglingReference(let attribute, let element, let reference):
      return .init(
        statement:
          "the \(attribute) of this \(element) is \(reference), and no object has that id",
        isProse: true)
    case .unknownAttribute:
      return .init(
        statement: "the constraint has an unknown attribute and is left out", isProse: true)
    case .incomparableAttributes(let first, let second):
      return .init(
        statement:
          "\(first) cannot be compared with \(second ?? "nothing"); the constraint is left out")
    case .unknownItem(let attribute, let reference):
      return .init(
        statement: "its \(attribute) \(reference) is no view here; the constraint is left out",
        isProse: true)
    case .unknownGuide(let key):
      return .init(statement: "layout guides of the kind \(key) are not known", isProse: true)
    case .missingAsset(let name, let kind):
      let statement =
        switch kind {
        case "symbol": "no symbol of the system can be named “\(name)”"
        case "file of an image": "no file of the image “\(name)” can be read"
        default: "no \(kind) of the project is named “\(name)”, in no catalog and in no folder"
        }
      return .init(statement: statement, isProse: true)
    default: return .init(statement: "")
    }
  }
}
