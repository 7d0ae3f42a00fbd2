import Foundation
import RedlineKit

/// A solved layout as JSON: sorted keys, indented, a line feed at the end.
func jsonForm(of layout: SolvedLayout) throws -> String {
  try json(layout)
}

/// Any value as JSON for people and programs.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
