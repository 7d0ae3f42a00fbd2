import Foundation
import RedlineComparison
import RedlineIO
import RedlineInterfaceBuilder
import RedlineKit
import RedlineLayout
import RedlineText

/// Reads and solves a document and finds what is not right in it; prints nothing, so that several can be
/// checked at the same time.
struct DocumentCheck: Sendable {
  var project: CheckConfiguration
  var language: LanguageOption
  /// Whether solved frames are written into the files.
  var fixes: Bool
  var ignored: Set<Diagnostic.Rule>
  var least: Diagnostic.Severity
  /// The devices that it is solved on; `nil` is the document's own.
  var variants: [Device?]
  var shaper: TextShaper

  /// What came of a document.
  struct Outcome {
    /// What standard error is to say before the findings.
    var messages: [String] = []
    var findings: [FoundFinding] = []
    var code: Int32 = 0
    /// Whether it is for another platform.
    var isForeign = false
    /// Whether there are texts in some language beside it.
    var hasTexts = false
    /// The path in messages; `nil` if the document was not read.
    var file: String?
  }

  func outcome(of path: String) -> Outcome {
    var outcome = Outcome()
    var document: InterfaceDocument
    do {
      let found = try language.translated(try InterfaceFile(path: path).read(), at: path)
      document = found.document
      outcome.hasTexts = found.hasTexts
      outcome.file = document.file
    } catch {
      outcome.messages.append(error.errorLine)
      outcome.isForeign = (error as? InterfaceBuilderError)?.isForeign ?? false
      outcome.code = outcome.isForeign ? 0 : 64
      return outcome
    }
    do {
      if fixes { document = try mended(document, at: path, &outcome.messages) ?? document }
      outcome.findings = try findings(in: document)
    } catch {
      outcome.messages.append(error.errorLine)
      // A number or a reference that only building the scene reads.
      outcome.code = error is InterfaceBuilderError || error is FileError ? 64 : 70
    }
    return outcome
  }

  /// What is not right in a document, each finding once, with the devices that have it.
  private func findings(in document: InterfaceDocument) throws -> [FoundFinding] {
    var order = document.notes.compactMap { note -> FoundFinding? in
      let objects = document.objects(of: note, in: nil)
      guard !project.suppresses(note.rule, of: objects) else { return nil }
      var found = FoundFinding(file: document.file, finding: note)
      found.objects = objects.sorted()
      return found
    }
    var places: [String: [String]] = [:]
    for device in variants {
      var options = BuildOptions()
      options.device = device
      let name = device?.title ?? "the document's device"
      for part in try document.findings(options, measuring: shaper) {
        for finding in part.findings {
          let objects = document.objects(of: finding, in: part)
          guard !project.suppresses(finding.rule, of: objects) else { continue }
          var found = FoundFinding(
            file: document.file, scene: part.scene.isEmpty ? nil : part.scene,
            finding: finding)
          found.objects = objects.sorted()
          found.followers = document.places(of: finding.followers, in: part)
          if places[found.key] == nil { order.append(found) }
          if places[found.key]?.last != name { places[found.key, default: []].append(name) }
        }
      }
    }
    return order.filter { found in
      found.finding.severity <= least && !ignored.contains(found.finding.rule)
    }.map { found in
      var found = found
      let names = places[found.key] ?? []
      found.devices = names.count == variants.count || names.isEmpty ? nil : names
      return found
    }
  }

  /// The most rounds of frames that are written: frames tell margins and safe areas, by which others are
  /// misplaced then.
  private static let mostRounds = 8

  /// Writes the solved frames of misplaced views, until none is left that can be.
  /// - Returns: The document as it is then; `nil` if the file has not changed.
  private func mended(
    _ document: InterfaceDocument, at path: String, _ messages: inout [String]
  ) throws -> InterfaceDocument? {
    let rule = Diagnostic.Rule.misplacedView
    guard !ignored.contains(rule) else { return nil }
    var (latest, lines): (InterfaceDocument?, Set<Int>) = (nil, [])
    for _ in 0..<Self.mostRounds {
      let fixes = try (latest ?? document).frameFixes(
        measuring: shaper, onlyFlagged: least != .note
      ).filter {
        !project.suppresses(rule, of: [$0.id])
      }
      guard !fixes.isEmpty else { break }
      let file = WholeFile(document.file)
      let bytes = try file.bytes(limit: InterfaceDocument.maximumByteCount)
      let (text, left) = FrameFix.apply(fixes, to: String(decoding: bytes, as: UTF8.self))
      guard left.count < fixes.count else { break }
      try file.replace(Array(text.utf8))
      lines.formUnion(fixes.filter { !left.contains($0.id) }.map(\.line))
      latest = try InterfaceFile(path: path).read()
    }
    guard latest != nil else { return nil }
    let count = lines.count
    messages.append(
      "\(document.file): \(count) \(count == 1 ? "frame is" : "frames are") updated")
    return latest
  }
}
