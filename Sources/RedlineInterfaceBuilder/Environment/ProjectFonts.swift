import Foundation
import RedlineLayout
import RedlineModel

/// Fonts by name in files of the project.
struct ProjectFonts {
  /// The most files that are looked at for one document.
  private static let mostFiles = 80
  /// How well frames tell the height of a line, in ems: half a point of a small text.
  private static let tolerance = 0.06

  private let reader: any FontFileReading
  private let measuring: any TextMeasuring
  private let inferred: [String: FontMetrics]
  private let sized: [SizedFont: FontMetrics]
  private var files: [String: (path: String, facts: FontFileFacts)] = [:]

  /// `nil` where there are none, or nobody reads them.
  init?(_ document: InterfaceDocument, _ measuring: any TextMeasuring) {
    guard !document.fontFiles.isEmpty, let reader = measuring as? any FontFileReading else {
      return nil
    }
    (self.reader, self.measuring) = (reader, measuring)
    (inferred, sized) = (document.fontMetrics, document.sizedFontMetrics)
    for url in document.fontFiles.prefix(Self.mostFiles) {
      guard let facts = reader.fontFile(at: url.path), files[facts.postScriptName] == nil else {
        continue
      }
      files[facts.postScriptName] = (url.path, facts)
    }
  }

  /// The metrics of a font, with letters so far apart that a text is as wide as in its file; `nil` for
  /// a font that no file has.
  func metrics(of font: Font, _ text: String) -> FontMetrics? {
    guard let name = font.family, let file = files[name], font.pointSize > 0 else { return nil }
    // Where lines have another height than in the file, Xcode did not have the font, and drew another.
    if let seen = inferred[name],
      abs(seen.lineHeight - file.facts.metrics.lineHeight) > Self.tolerance
    {
      return nil
    }
    var result =
      sized[SizedFont(name: name, size: font.pointSize)] ?? inferred[name]
      ?? FontMetrics.named(name) ?? file.facts.metrics
    (result.tracking, result.advance) = (0, nil)
    let line = text.filter { !$0.isNewline }
    guard !line.isEmpty, let width = reader.width(of: line, inFontAt: file.path) else {
      return result
    }
    var plain = font
    plain.metrics = result
    let own = measuring.measure(line, font: plain, maximumWidth: nil, maximumLines: 1).width
    let tracking = (width - own / font.pointSize) / Double(line.count)
    if (-0.6...2).contains(tracking) { result.tracking = tracking }
    return result
  }
}
