import ArgumentParser
import Foundation

/// A case of an enumeration as an argument, by its raw value.
struct Choice<Value: CaseIterable & RawRepresentable<String> & Sendable>: ExpressibleByArgument,
  Sendable
{
  var value: Value

  init(_ value: Value) { self.value = value }

  init?(argument: String) {
    guard let value = Value(rawValue: argument.lowercased()) else { return nil }
    self.value = value
  }

  var defaultValueDescription: String { value.rawValue }
  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// Several cases of an enumeration as one argument, with commas: `svg,png`.
struct ChoiceList<Value: CaseIterable & RawRepresentable<String> & Hashable & Sendable>:
  ExpressibleByArgument, Sendable
{
  /// At least one, each once, in the order in which they were given.
  var values: [Value]

  init(_ values: [Value]) { self.values = values }

  init?(argument: String) {
    values = []
    for word in argument.commaSeparated {
      guard let value = Value(rawValue: word.lowercased()) else { return nil }
      if !values.contains(value) { values.append(value) }
    }
  }

  var defaultValueDescription: String { values.map(\.rawValue).joined(separator: ",") }
  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension String {
  /// The parts between commas, without the spaces around them; empty ones, too.
  var commaSeparated: [String] {
    split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
