import Foundation
import RedlineLayout
import RedlineText

/// How far measured widths of texts are from those that UIKit gave, by point size.
struct TextWidthTable {
  private var errors: [Double: [Double]] = [:]

  /// Reads a table with the columns kind, text, font_type, font_weight, point_size, text_style,
  /// width, number_of_lines and likely_intrinsic, of which labels of one line in the system's font
  /// are taken.
  init(path: String, measuring: any TextMeasuring) throws {
    let rows = try CSVTable(path: path).rows
    guard let header = rows.first else { return }
    let column = Dictionary(
      header.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for row in rows.dropFirst() where row.count == header.count {
      let value = { (name: String) in column[name].map { row[$0] } ?? "" }
      guard value("kind") == "label", value("likely_intrinsic") == "1",
        value("number_of_lines") != "0", let font = Self.font(value),
        let stored = Double(value("width")), stored > 4, !value("text").isEmpty
      else { continue }
      let width = measuring.measure(
        value("text"), font: font, maximumWidth: nil, maximumLines: 1
      ).width
      // What is stored was rounded up to pixels.
      let measured = width.ceiled(toScale: 2)
      errors[font.pointSize, default: []].append(abs(measured - stored) / stored)
    }
  }

  private static func font(_ value: (String) -> String) -> Font? {
    if let style = TextStyle(uikitName: value("text_style")) { return .preferred(style) }
    guard let size = Double(value("point_size")), size > 0, size < 200 else { return nil }
    let weights: [String: Font.Weight] = [
      "": .regular, "light": .light, "medium": .medium, "semibold": .semibold, "bold": .bold,
      "heavy": .heavy, "black": .black, "thin": .thin, "ultraLight": .ultraLight,
    ]
    switch value("font_type") {
    case "system": return weights[value("font_weight")].map { .system(size: size, weight: $0) }
    case "boldSystem": return .system(size: size, weight: .semibold)
    default: return nil
    }
  }

  /// Median and 90th percentile by size.
  var text: String {
    var lines = ["size  widths  median  90th percentile of the relative error"]
    for (size, list) in errors.sorted(by: { $0.key < $1.key }) {
      lines.append(line(formatted(size), list))
    }
    lines.append(line("all", errors.values.flatMap { $0 }))
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ title: String, _ list: [Double]) -> String {
    let sorted = list.sorted()
    let at = { (share: Double) -> String in
      guard !sorted.isEmpty else { return "–" }
      let index = min(sorted.count - 1, Int(Double(sorted.count) * share))
      return formatted(100 * sorted[index], decimals: 2) + " %"
    }
    return "\(title)  \(list.count)  \(at(0.5))  \(at(0.9))"
  }
}
