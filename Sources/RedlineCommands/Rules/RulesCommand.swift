import ArgumentParser
import RedlineIO
import RedlineKit

/// Prints the catalogue of rules.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules that findings come from.",
    discussion: """
      Each finding comes from a rule, whose name --ignore takes; with a name, what that rule means, \
      an example and the next step.

      \(ruleTable())
      EXAMPLES
        redline rules truncated-text
        redline rules --json
        redline render Main.storyboard --ignore truncated-text,broken-constraint
      """)

  @Argument(
    help: ArgumentHelp("Names of rules; all unless given.", valueName: "rule"),
    completion: .list(Diagnostic.Rule.allCases.map(\.rawValue)))
  var names: [String] = []

  @Flag(help: "Print JSON for programs.")
  var json = false

  func validate() throws {
    for name in names where Diagnostic.Rule(rawValue: name.lowercased()) == nil {
      throw ValidationError(unknownRule(name))
    }
  }

  /// A rule as it is listed.
  private struct Listing: Encodable {
    var rule: Diagnostic.Rule
    var severity: Diagnostic.Severity
    var title: String
    var meaning: String
    var example: Diagnostic

    init(_ rule: Diagnostic.Rule) {
      let entry = rule.entry
      (self.rule, severity, title) = (rule, entry.severity, entry.title)
      (meaning, example) = (entry.meaning, entry.example)
    }
  }

  func run() throws {
    let rules = names.compactMap { Diagnostic.Rule(rawValue: $0.lowercased()) }
    if json {
      try StandardOutput.print(
        (rules.isEmpty ? Diagnostic.Rule.allCases : rules).map(Listing.init).indentedJSON())
    } else {
      try StandardOutput.print(
        rules.isEmpty ? ruleTable() : rules.map(description).joined(separator: "\n"))
    }
  }

  private func description(of rule: Diagnostic.Rule) -> String {
    let entry = rule.entry
    let example = entry.example.text.lines.map { "    \($0)\n" }.joined()
    return "\(rule.rawValue): \(entry.severity.rawValue)\n  \(entry.meaning)\n\n\(example)"
  }
}

/// A line a rule.
private func ruleTable() -> String {
  let rows = Diagnostic.Rule.allCases.map { rule in
    [rule.rawValue, rule.severity.rawValue, rule.entry.title]
  }
  return TextColumns([["Rule", "Severity", "When"]] + rows).lines.map { $0 + "\n" }.joined()
}
