import Foundation
import RedlineLayout
import Synchronization

/// Finds the metrics of fonts that are not known here by the frames of labels in them.
///
/// A font is known to the project that has it, and to nobody else. The height of its lines shows in
/// labels of one line: each gives an interval, and most intervals of a font have something in common.
struct FontInference {
  let document: InterfaceDocument

  /// A label of one line in a font by name.
  private struct Sample {
    var size: Double
    var height: Double
  }

  /// The metrics of the fonts by their names, and those of sizes whose lines have another height.
  func metrics() -> (fonts: [String: FontMetrics], sizes: [SizedFont: FontMetrics]) {
    var sizes: [SizedFont: FontMetrics] = [:]
    let samples = samples()
    let fonts = samples.compactMapValues { lineHeight($0).map(Self.metrics) }
    for (name, font) in fonts {
      for (size, own) in Dictionary(grouping: samples[name] ?? [], by: \.size) {
        guard let height = lineHeight(own, beside: font.lineHeight) else { continue }
        sizes[SizedFont(name: name, size: size)] = Self.metrics(height)
      }
    }
    return (fonts, sizes)
  }

  private static func metrics(_ height: Double) -> FontMetrics {
    let system = FontMetrics.system
    return FontMetrics(
      lineHeight: height, ascender: system.ascender * height / system.lineHeight)
  }

  /// The height of lines in one size where most labels, two at least, do not have what the font's other sizes
  /// say: what a font's parts are rounded to before they are added up differs from size to size. Of all
  /// heights that explain them the one nearest to the font's.
  private func lineHeight(_ samples: [Sample], beside usual: Double) -> Double? {
    let pixel = 1 / document.scale
    guard let size = samples.first?.size else { return nil }
    let counts = Dictionary(grouping: samples, by: \.height).mapValues(\.count)
    guard let (height, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      count >= 2, count * 2 > samples.count
    else { return nil }
    let most = height / size
    let least = (height - pixel + 0.01) / size
    return usual < least - 0.01 / size || usual > most + 1e-6
      ? min(max(usual, least), most) : nil
  }

  private func samples() -> [String: [Sample]] {
    let tree = document.tree
    var result: [String: [Sample]] = [:]
    for index in tree.elements.indices where tree[index].name == "label" {
      guard let font = tree.firstChild(of: index, key: "fontDescription"),
        let name = tree[font].attributes["name"], !InterfaceDocument.isSystem(name),
        FontMetrics.named(name) == nil,
        let size = tree[font].attributes["pointSize"].flatMap({ Double($0) }), size > 0,
        let frame = tree.firstChild(of: index, key: "frame"),
        let height = tree[frame].attributes["height"].flatMap({ Double($0) }),
        height >= size * 0.8, height <= size * 1.9
      else { continue }
      result[name, default: []].append(Sample(size: size, height: height))
    }
    return result
  }

  /// The most of what most labels have in common, in ems.
  private func lineHeight(_ samples: [Sample]) -> Double? {
    let pixel = 1 / document.scale
    let ranges = samples.prefix(500).map {
      (low: ($0.height - pixel) / $0.size, high: $0.height / $0.size)
    }
    var best: (count: Int, value: Double)?
    for candidate in ranges {
      let common = ranges.filter {
        $0.low < candidate.high - 1e-6 && $0.high > candidate.high - 1e-6
      }
      guard common.count > best?.count ?? 0 else { continue }
      best = (common.count, common.map(\.high).min() ?? candidate.high)
    }
    return best?.value
  }
}

/// A font by its name, at a size in points.
struct SizedFont: Hashable {
  var name: String
  var size: Double
}

extension FontInference {
  /// Trackings of letters of known shares in one another's reach.
  private static let reach = 0.02
  /// Texts that agree before a font is taken to be wider or narrower than the system's.
  private static let fewest = 2

  /// By how much letters of fonts are wider than the system's, in ems, where the widths of at least
  /// two texts of one line agree.
  /// - Parameter measuring: Measures the texts in the system's letters.
  func trackings(measuring: any TextMeasuring) -> [String: Double] {
    var found: [String: [String: Double]] = [:]
    let tree = document.tree
    for index in tree.elements.indices where tree[index].name == "label" {
      guard let child = tree.firstChild(of: index, key: "fontDescription"),
        var font = try? document.font(child), let name = font.family,
        let text = tree[index].attributes["text"], text.count > 1, text.utf8.count < 200,
        let frame = tree.firstChild(of: index, key: "frame"),
        let width = tree[frame].attributes["width"].flatMap({ Double($0) }), width > 0,
        let height = tree[frame].attributes["height"].flatMap({ Double($0) }),
        height < 1.7 * font.lineHeight
      else { continue }
      font.metrics = font.usedMetrics
      font.metrics?.tracking = 0
      let plain = measuring.measure(text, font: font, maximumWidth: nil, maximumLines: 1).width
      let stored = width - 0.5 / document.scale
      let tracking = (stored - plain) / (font.pointSize * Double(text.count))
      if abs(tracking) < 0.2, abs(stored - plain) < 0.25 * plain {
        found[name, default: [:]][text] = tracking
      }
    }
    return found.compactMapValues { Self.common(Array($0.values)) }
  }

  /// The mean of the most values that are near each other.
  private static func common(_ values: [Double]) -> Double? {
    let sorted = values.sorted()
    var best: ArraySlice<Double> = []
    var start = 0
    for end in sorted.indices {
      while sorted[end] - sorted[start] > reach { start += 1 }
      if end - start + 1 > best.count { best = sorted[start...end] }
    }
    guard best.count >= fewest, best.count * 2 > sorted.count else { return nil }
    return best.reduce(0, +) / Double(best.count)
  }
}

/// The trackings of a document's fonts, found once for all of its scenes: they follow from the file
/// and the letters of the one font that texts are measured in.
final class FontTrackings: Sendable {
  private let found = Mutex<[String: Double]?>(nil)
  /// A newer version of the document, whose fonts are as wide as they are there.
  let newer: InterfaceDocument?

  init(newer: InterfaceDocument? = nil) { self.newer = newer }

  func value(_ find: () -> [String: Double]) -> [String: Double] {
    if let known = found.withLock({ $0 }) { return known }
    let new = find()
    found.withLock { $0 = new }
    return new
  }
}

extension BuiltScene {
  /// Sets texts in fonts by name as wide as the fonts in files of the project do, else as the document's
  /// frames show them.
  func setTrackings(_ document: InterfaceDocument, measuring: any TextMeasuring) {
    guard document.namesFonts else { return }
    let trackings = document.fontTrackings(measuring)
    let files = ProjectFonts(document, measuring)
    func adjust(_ font: inout Font, _ text: String) {
      if let found = files?.metrics(of: font, text) {
        font.metrics = found
        return
      }
      guard let tracking = font.family.flatMap({ trackings[$0] }) else { return }
      var metrics = font.usedMetrics
      metrics.tracking = tracking
      font.metrics = metrics
    }
    func adjust(_ runs: inout [SolvedLayout.Text.Run], _ text: String) {
      for index in runs.indices where runs[index].font != nil { adjust(&runs[index].font!, text) }
    }
    for built in views {
      switch built.view {
      case let label as Label:
        adjust(&label.font, label.text)
        adjust(&label.textRuns, label.text)
      case let field as TextField:
        adjust(&field.font, field.text.isEmpty ? field.placeholder : field.text)
      case let view as TextView:
        adjust(&view.font, view.text)
        adjust(&view.textRuns, view.text)
      case let button as Button:
        adjust(&button.titleRuns, button.title)
        guard var font = button.font else { continue }
        adjust(&font, button.title)
        button.font = font
      default: continue
      }
    }
  }
}

extension InterfaceDocument {
  /// By how much letters of fonts are wider than the system's, as the document's frames show, or those of a
  /// newer version where it has the font: what nobody touched is as wide in both.
  fileprivate func fontTrackings(_ measuring: any TextMeasuring) -> [String: Double] {
    trackings.value {
      let own = FontInference(document: original).trackings(measuring: measuring)
      guard let newer = trackings.newer else { return own }
      let used = newer.fontFamilies
      return own.filter { !used.contains($0.key) }
        .merging(newer.fontTrackings(measuring)) { $1 }
    }
  }

  private var fontFamilies: Set<String> {
    Set(
      tree.elements.indices.compactMap { index in
        tree[index].name == "fontDescription" ? (try? font(index))?.family : nil
      })
  }

  /// Whether a text is in another font than the system's.
  var namesFonts: Bool {
    tree.elements.contains {
      $0.name == "fontDescription" && $0.attributes["name"].map { !Self.isSystem($0) } ?? false
    }
  }
}
