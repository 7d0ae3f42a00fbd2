import ArgumentParser
import RedlineIO
import RedlineKit

/// The rules that a user has switched off.
struct IgnoredRules: ParsableArguments {
  @Option(
    name: .customLong("ignore"),
    help: ArgumentHelp(
      """
      Leave out the findings of that rule, as 'redline rules' lists them; several with commas \
      between them, and may be repeated.
      """, valueName: "rule"),
    completion: .list(Diagnostic.Rule.allCases.map(\.rawValue)))
  var names: [String] = []

  func validate() throws {
    for name in words where Diagnostic.Rule(rawValue: name) == nil {
      throw ValidationError(unknownRule(name))
    }
  }

  var rules: Set<Diagnostic.Rule> { Set(words.compactMap(Diagnostic.Rule.init)) }

  private var words: [String] {
    names.flatMap(\.commaSeparated).map { $0.lowercased() }
  }
}

/// What is said of a name that no rule has.
func unknownRule(_ name: String) -> String {
  NearMatches(of: name, among: Diagnostic.Rule.allCases.map(\.rawValue))
    .sentence("no rule is named '\(name)'") + " 'redline rules' lists them"
}
