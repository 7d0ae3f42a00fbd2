import Foundation

extension Encodable {
  /// JSON for people and programs: sorted keys, indented, a line feed at the end.
  package func indentedJSON() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
