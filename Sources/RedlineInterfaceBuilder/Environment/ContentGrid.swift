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

  /// Labels as high as a line that is rounded up to points, and as one that is rounded to pixels.
  private func votes(among elements: Range<Int>) -> (whole: Int, pixels: Int) {
    var result = (whole: 0, pixels: 0)
    for index in elements where tree[index].name == "label" {
      guard let child = tree.firstChild(of: index, key: "fontDescription"),
        let font = (try? font(child))?.resolved(for: textSize), font.family == nil,
        let frame = tree.firstChild(of: index, key: "frame"),
        let height = tree[frame].attributes["height"].flatMap({ Double($0) })
      else { continue }
      let whole = (font.lineHeight - 1e-6).rounded(.up)
      let pixels = (font.lineHeight * scale - 1e-6).rounded(.up) / scale
      guard whole - pixels > 0.1 else { continue }
      if abs(height - whole) < 0.02 { result.whole += 1 }
      if abs(height - pixels) < 0.02 { result.pixels += 1 }
    }
    return result
  }
}
