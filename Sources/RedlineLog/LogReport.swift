import RedlineLayout
package import RedlineModel
import RedlineIO

/// What a log says, in the words of people: which constraints fight, whose they are, and what to do.
package struct LogReport {
  /// A conflict that the log has once or several times.
  package struct Entry: Encodable, Hashable {
    /// The lines where it begins, from 1.
    package var lines: [Int]
    /// Those that cannot all hold; each of them is needed for that.
    package var members: [Member]
    /// The others that the system listed.
    package var others: [Member]
    /// What to do, most certain first.
    package var remedies: [String]
    /// What the reader should know of the log.
    package var notes: [String]
    /// A view that is ambiguous, in place of a conflict.
    package var ambiguous: Ambiguous?
    /// Both ends of a constraint between views of two hierarchies, in place of a conflict.
    package var detached: [String]?
  }

  /// A view whose place or size nothing fixes.
  package struct Ambiguous: Encodable, Hashable {
    package var view: String
    /// What is open; empty where the log does not say.
    package var open: [AmbiguityTrace.Part]
    /// The views around it, the nearest first.
    package var around: [String]
  }

  package struct Member: Encodable, Hashable {
    package var sentence: String
    /// `nil` for what no line of the log says, as that no width is negative.
    package var line: Int?
    package var identifier: String?
    /// The file and the line that made it, where a library prints them.
    package var source: String?
    /// Who made it, where it was not the app.
    package var meaning: String?
    /// Whether the system gave it up.
    package var isBroken: Bool
  }

  package var file: String
  package var entries: [Entry] = []
  /// The layout of each entry, for its picture; `nil` where it cannot be solved.
  package var layouts: [SolvedLayout?] = []
  /// What the log says and the entries do not.
  package var notes: [String] = []

  package init(_ log: ConflictLog, file: String, measuring: any TextMeasuring) {
    self.file = file
    var places: [[String]: Int] = [:]
    for conflict in log.conflicts {
      let logged = LoggedLayout(conflict, file: file)
      let key = conflict.constraints.map { $0.sentence(logged.name) } + conflict.unread.map(\.text)
      if let place = places[key] {
        entries[place].lines.append(conflict.line)
        continue
      }
      places[key] = entries.count
      var layout: SolvedLayout?
      var problem: String?
      do { layout = try logged.solved(measuring: measuring) } catch { problem = "\(error)" }
      entries.append(
        Self.entry(conflict, logged, layout, isList: log.isList, problem: problem))
      layouts.append(layout)
    }
    for trace in log.ambiguities {
      entries.append(
        Entry(
          lines: [trace.line], members: [], others: [], remedies: trace.remedies, notes: [],
          ambiguous: Ambiguous(
            view: trace.item.name, open: trace.open, around: trace.around.map(\.name))))
      layouts.append(nil)
    }
    for pair in log.detached {
      entries.append(
        Entry(
          lines: [pair.line], members: [], others: [], remedies: pair.remedies, notes: [],
          detached: pair.ends))
      layouts.append(nil)
    }
    if log.leftOutAmbiguityCount > 0 {
      let lines = counted(log.leftOutAmbiguityCount, "more line")
      notes = ["\(lines) of ambiguous views are left out; print the trace of a smaller part"]
    }
  }

  private static func entry(
    _ conflict: ConflictLog.Conflict, _ logged: LoggedLayout, _ layout: SolvedLayout?,
    isList: Bool, problem: String?
  ) -> Entry {
    let (numbers, found) = members(conflict, logged, layout)
    let others = conflict.constraints.enumerated().filter { !numbers.contains($0.offset) }
      .map { member($0.element, logged, conflict) }
    let known = numbers.sorted().map { conflict.constraints[$0] }
    var notes: [String] = []
    if let problem { notes.append(problem) }
    if conflict.isHidden, conflict.constraints.isEmpty {
      notes.append(
        """
        the system hid the constraints as <private>: run the app from Xcode, whose console shows them, \
        or install a logging profile with Enable-Private-Data for the subsystem
        """)
    } else if conflict.constraints.isEmpty, conflict.unread.isEmpty {
      notes.append(
        """
        no constraint is listed as the system prints it: the list was cut out, or a library put its own \
        words there
        """)
    } else if conflict.isCut, !isList {
      notes.append("the log ends before the conflict does")
    }
    if !conflict.unread.isEmpty {
      let lines = conflict.unread.map { "\($0.line)" }.listed(atMost: 5)
      notes.append(
        "\(counted(conflict.unread.count, "constraint")) cannot be read, in line \(lines)")
    }
    if conflict.leftOutCount > 0 {
      notes.append("\(counted(conflict.leftOutCount, "more constraint")) of it are left out")
    }
    if found.isEmpty, problem == nil, !conflict.constraints.isEmpty, !isList {
      let isWhole = conflict.unread.isEmpty && conflict.leftOutCount == 0
      notes.append(
        isWhole
          ? """
          the listed constraints can all hold: what they fight with is not in the log, say the size \
          of a window, or a constraint that was cut off
          """
          : "those that were read can all hold: what they fight with may be one that was not")
    }
    let remedies = Remedies(
      conflict: known.isEmpty ? conflict.constraints : known, name: logged.name)
    return Entry(
      lines: [conflict.line], members: found, others: others,
      remedies: found.isEmpty && isList ? [] : remedies.sentences, notes: notes)
  }

  /// The irreducible part, which the solver finds, and the numbers of its constraints.
  private static func members(
    _ conflict: ConflictLog.Conflict, _ logged: LoggedLayout, _ layout: SolvedLayout?
  ) -> (numbers: Set<Int>, members: [Member]) {
    guard let finding = layout?.diagnostics.first, case .conflict(let members, _) = finding.detail
    else { return ([], []) }
    var numbers: Set<Int> = []
    let known: [Member] = members.compactMap { member in
      switch member {
      case .constraint(_, _, _, let location):
        guard let number = LoggedLayout.number(at: location),
          conflict.constraints.indices.contains(number)
        else { return nil }
        numbers.insert(number)
        return self.member(conflict.constraints[number], logged, conflict)
      case .leastSize(let item, let axis):
        let name = layout?.item(item)?.name ?? item
        let size = axis == .horizontal ? "width" : "height"
        return Member(sentence: "no \(size) is negative: \(name).\(size) ≥ 0", isBroken: false)
      case .contentSize, .rootSize, .guideFrame: return nil
      }
    }
    let ordered = numbers.sorted().map { self.member(conflict.constraints[$0], logged, conflict) }
    return (numbers, ordered + known.filter { $0.line == nil })
  }

  private static func member(
    _ constraint: LoggedConstraint, _ logged: LoggedLayout, _ conflict: ConflictLog.Conflict
  ) -> Member {
    let meaning: String? =
      switch constraint.origin {
      case .autoresizingMask: "made of an autoresizing mask"
      case .contentSize: "the size of its content"
      case .system, .app: constraint.identifier.flatMap { KnownIdentifier.of($0)?.meaning }
      }
    return Member(
      sentence: constraint.sentence(logged.name), line: constraint.line,
      identifier: constraint.identifier, source: constraint.source, meaning: meaning,
      isBroken: constraint.address == conflict.brokenAddress)
  }

  // MARK: Text

  /// A paragraph for each conflict.
  package var text: String {
    entries.map { text(of: $0) }.joined(separator: "\n")
  }

  private func text(of entry: Entry) -> String {
    let times = entry.lines.count > 1 ? ", \(entry.lines.count) times" : ""
    let all = entry.members.count { $0.line != nil } + entry.others.count
    var lines = ["\(file):\(entry.lines[0]): \(headline(entry, all))\(times)"]
    for (index, member) in entry.members.enumerated() {
      lines.append("  \(index + 1)  \(line(of: member))")
    }
    if entry.members.isEmpty {
      for member in entry.others.prefix(40) { lines.append("  ·  \(line(of: member))") }
    } else if !entry.others.isEmpty {
      lines.append("  \(counted(entry.others.count, "other")) listed and not needed for it")
    }
    lines += entry.notes.map { "  note: \($0)" }
    lines += entry.remedies.map { "  → \($0)" }
    return lines.map { $0.printableLine + "\n" }.joined()
  }

  private func headline(_ entry: Entry, _ all: Int) -> String {
    if let ends = entry.detached {
      return "\(ends.joined(separator: " and ")) have no common ancestor"
    }
    if let view = entry.ambiguous {
      let inside =
        view.around.isEmpty ? "" : " in \(view.around.prefix(3).joined(separator: " in "))"
      let open = view.open.isEmpty ? "" : ": \(view.open.map(\.rawValue).joined(separator: ", "))"
      return "\(view.view)\(inside) is ambiguous\(open)"
    }
    if entry.members.isEmpty { return "\(counted(all, "constraint"))" }
    // That no size is negative is none of the listed constraints.
    let needed = entry.members.count { $0.line != nil }
    if all == 1 { return "this constraint cannot hold" }
    return needed == all
      ? "these \(all) constraints cannot all hold"
      : "of \(counted(all, "constraint")) these \(needed) cannot all hold"
  }

  private func line(of member: Member) -> String {
    var parts = [member.sentence]
    if let meaning = member.meaning {
      parts.append("(\(member.identifier.map { "\($0): " } ?? "")\(meaning))")
    } else if let identifier = member.identifier {
      parts.append("(\(identifier))")
    }
    if let source = member.source { parts.append("  made in \(source)") }
    if let line = member.line { parts.append("  \(file):\(line)") }
    if member.isBroken { parts.append("  given up by the system") }
    return parts.joined(separator: " ")
  }
}
