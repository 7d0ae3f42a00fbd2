import Foundation

/// Numbers and columns of the tables that benchmarks print.
package enum Columns {
  /// One digit after the point below 100, none above.
  package static func text(_ value: Double) -> String {
    String(format: value < 100 ? "%.1f" : "%.0f", value)
  }

  package static func padded(_ text: String, _ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? text + space : space + text
  }
}
