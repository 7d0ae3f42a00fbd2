/// The conflicts that a console log tells of.
package struct ConflictLog: Hashable, Sendable {
  /// A set of constraints that cannot all hold, as the system printed it.
  package struct Conflict: Hashable, Sendable {
    /// The line where it begins, from 1.
    package var line: Int
    package var constraints: [LoggedConstraint] = []
    /// The address of the constraint that the system gave up.
    package var brokenAddress: String?
    /// Constraints that cannot be read, with their lines.
    package var unread: [Unread] = []
    /// How many constraints were not read because there are too many.
    package var leftOutCount = 0
    /// Whether the log ends before the conflict does.
    package var isCut = false
    /// Whether the system hid what it printed.
    package var isHidden = false
    /// Whether a sentence goes on behind the words of the heading.
    fileprivate var isProse = false

    /// Whether nothing is known of it.
    fileprivate var isEmpty: Bool {
      constraints.isEmpty && unread.isEmpty && leftOutCount == 0 && !isHidden
    }
  }

  package struct Unread: Hashable, Sendable {
    package var line: Int
    package var text: String
  }

  package var conflicts: [Conflict] = []
  /// Views that a trace says are ambiguous, each once for each text.
  package var ambiguities: [AmbiguityTrace] = []
  /// What the process ended with, where two views are in no common hierarchy, each once.
  package var detached: [DetachedPair] = []
  /// How many more lines tell of ambiguous views; so many that they are not read.
  package var leftOutAmbiguityCount = 0
  /// Whether there is no heading, only constraints, as `po view.constraints` prints them.
  package var isList = false

  /// The most bytes that are read.
  package static let limit = 256 << 20
  /// The most constraints of one conflict that are read.
  static let constraintLimit = 2000

  /// Reads a log in any encoding that holds ASCII, or in UTF-16 with a mark, also as mails, terminals,
  /// web pages and JSON pass it on.
  package init(_ bytes: [UInt8]) {
    var reader = LogReader(bytes)
    var current: Conflict?
    var expectsBroken = false
    // Whether conflicts come without their headings, which were not copied.
    var hasNoHeadings = false
    // Those of the constraints of the current conflict.
    var addresses: Set<String> = []
    while let event = reader.next() {
      switch event {
      case .heading(let line, let isProse):
        // A title may have the words of the heading that follows it.
        if current?.isEmpty != true { finish(&current, isCut: current?.isHidden != true) }
        (current, expectsBroken, addresses) = (Conflict(line: line), false, [])
        hasNoHeadings = false
        current?.isProse = isProse
      case .hidden:
        current?.isHidden = true
      case .ending:
        if current == nil, isList {
          (current, isList, hasNoHeadings) = (conflicts.removeLast(), false, true)
        }
        expectsBroken = current != nil
      case .ambiguity(let trace):
        note(trace)
      case .detached(let pair):
        if !detached.contains(where: { $0.sentence == pair.sentence }) { detached.append(pair) }
      case .cutConstraint(let text, let line):
        if current == nil, isList { conflicts[0].unread.append(Unread(line: line, text: text)) }
        if !expectsBroken { current?.unread.append(Unread(line: line, text: text)) }
      case .constraint(let text, let line):
        if current == nil, hasNoHeadings {
          (current, addresses) = (Conflict(line: line), [])
        }
        if current == nil {
          guard conflicts.isEmpty || isList else { continue }
          isList = true
          if conflicts.isEmpty { conflicts.append(Conflict(line: line)) }
          Self.add(text, line, to: &conflicts[0], &addresses)
        } else if expectsBroken {
          current?.brokenAddress = Self.address(of: text)
          finish(&current, isCut: false)
          expectsBroken = false
        } else if current != nil {
          Self.add(text, line, to: &current!, &addresses)
        }
      }
    }
    if current?.isEmpty == true, current?.isProse == true { current = nil }
    finish(&current, isCut: current?.isHidden != true)
    leftOutAmbiguityCount = reader.leftOutCount
    if isList, conflicts.count > 1 { isList = false }
  }

  private mutating func note(_ trace: AmbiguityTrace) {
    let isKnown = ambiguities.contains { $0.item == trace.item && $0.open == trace.open }
    if !isKnown { ambiguities.append(trace) }
  }

  private mutating func finish(_ current: inout Conflict?, isCut: Bool) {
    guard var conflict = current else { return }
    conflict.isCut = isCut
    // Constraints before the first heading belong to something else.
    if isList { (conflicts, isList) = ([], false) }
    conflicts.append(conflict)
    current = nil
  }

  private static func add(
    _ text: String, _ line: Int, to conflict: inout Conflict, _ addresses: inout Set<String>
  ) {
    let address = address(of: text)
    if let address, addresses.contains(address) { return }
    guard conflict.constraints.count < constraintLimit else {
      conflict.leftOutCount += 1
      return
    }
    if let constraint = ConstraintReader.constraint(text, line: line) {
      conflict.constraints.append(constraint)
      if let address { addresses.insert(address) }
    } else {
      conflict.unread.append(Unread(line: line, text: text))
    }
  }

  /// `0x600` of `NSLayoutConstraint:0x600 …`, and of a library's with the line that made it,
  /// `SnapKit.LayoutConstraint:0x600@Cell.swift#98 …`.
  private static func address(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    return String(text[text.index(after: colon)...].prefix { !" >@".contains($0) })
  }

  /// What a log is made of.
  enum Event {
    case heading(line: Int, isProse: Bool)
    case ending
    /// `<private>`, in place of constraints.
    case hidden
    case constraint(String, line: Int)
    /// A constraint in whose midst the log ends.
    case cutConstraint(String, line: Int)
    case detached(DetachedPair)
    case ambiguity(AmbiguityTrace)
  }
}
