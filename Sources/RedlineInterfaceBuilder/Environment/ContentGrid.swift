import Foundation
import RedlineLayout

extension InterfaceDocument {
  /// The steps in a point to which sizes of texts were rounded up on the canvas: 1 where most labels
  /// of one line are whole points high that would not be at the device's pixels, else `nil`.
  ///
  /// It is not in the file: Xcode rounds to the pixels of the screen it runs on, and keeps what older
  /// versions rounded to points.
  /// - Parameter root: The element of a scene's view.
  func contentScale(in root: Int) -> Double? {
    guard scale > 1 else { return nil }
    let own = votes(among: tree.descendants(of: root))
    let votes = own.whole + own.pixels > 0 ? own : votes(among: tree.elements.indices)
    return votes.whole > votes.pixels ? 1 : nil
  }

  /// The heights in points of lines of the system's font, by its sizes, of which two labels at least, and
  /// most, are as high as the whole points below: older versions rounded so, or had another font.
  /// - Parameter root: The element of a scene's view.
  func lowerLines(in root: Int) -> [Double: Double] {
    var heights: [Double: [Double]] = [:]
    for label in systemLabels(among: tree.descendants(of: root)) {
      heights[label.font.pointSize, default: []].append(label.height)
    }
    return heights.reduce(into: [:]) { result, own in
      let line = Font.system(size: own.key).lineHeight
      let below = line.rounded(.down)
      let count = own.value.count { abs($0 - below) < 0.02 }
      guard line - below < 0.5, count >= 2, count * 2 > own.value.count else { return }
      result[own.key] = below
    }
  }

  /// Labels as high as a line that is rounded up to points, and as one that is rounded to pixels.
  private func votes(among elements: Range<Int>) -> (whole: Int, pixels: Int) {
    var result = (whole: 0, pixels: 0)
    for (font, height) in systemLabels(among: elements) {
      let whole = (font.lineHeight - 1e-6).rounded(.up)
      let pixels = (font.lineHeight * scale - 1e-6).rounded(.up) / scale
      guard whole - pixels > 0.1 else { continue }
      if abs(height - whole) < 0.02 { result.whole += 1 }
      if abs(height - pixels) < 0.02 { result.pixels += 1 }
    }
    return result
  }

  /// The fonts and stored heights of labels in the system's font.
  private func systemLabels(among elements: Range<Int>) -> [(font: Font, height: Double)] {
    elements.compactMap { index in
      guard tree[index].name == "label",
        let child = tree.firstChild(of: index, key: "fontDescription"),
        let font = (try? font(child))?.resolved(for: textSize), font.family == nil,
        let frame = tree.firstChild(of: index, key: "frame"),
        let height = tree[frame].attributes["height"].flatMap({ Double($0) })
      else { return nil }
      return (font, height)
    }
  }
}
