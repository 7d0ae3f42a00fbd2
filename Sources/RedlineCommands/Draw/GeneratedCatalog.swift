import Foundation
import RedlineKit
import RedlineModel
import RedlineScratch

/// The source of a catalog of layouts that were found in files.
///
/// What a declaration is of, a layout, an entry or something else, is for the compiler to find out:
/// the functions below differ in what they take. Errors stand at the declaration.
struct GeneratedCatalog {
  var title: String
  var layouts: [FoundLayout]
  /// Whether it declares `Bundle.module`, as a package does for sources with resources.
  var hasModuleBundle = false
  /// What is drawn on unless somebody says otherwise.
  private static let device = ".iPhone16"

  var text: String {
    var names: Set<String> = []
    let entries = layouts.map { layout in
      """
      #sourceLocation(file: \(layout.path.swiftLiteral), line: \(layout.line))
        redlineFound += \(Self.expression(layout, name: layout.entryName(unlike: &names)))\
      \(layout.heading)
      """
    }
    let usesUIKit = layouts.contains { $0.kind.isPart || [.scene, .application].contains($0.kind) }
    return (usesUIKit ? "import UIKit\n" : "") + (hasModuleBundle ? Self.moduleBundle : "")
      + Self.program(title: title, parts: entries + ["#sourceLocation()"])
  }

  /// The images and colours of the project are those of the main bundle.
  private static let moduleBundle = """
    import class Foundation.Bundle
    extension Bundle { static var module: Bundle { .main } }

    """

  /// The program of a catalog, and the functions that make its entries.
  ///
  /// Files may have names as `entries` and `title` at their top, so nothing here is named so around
  /// what they declare.
  /// - Parameter parts: Statements that add to `redlineFound`.
  static func program(title: String, parts: [String]) -> String {
    """
    import RedlineCommands
    import RedlineLayout

    @main private struct RedlineDrawing: LayoutCatalog {
      static let title = \(title.swiftLiteral)
      static let entries = redlineEntries()
    }

    private func redlineEntries() -> [RedlineCommands.Entry] {
      var redlineFound: [RedlineCommands.Entry] = []
    \(parts.joined(separator: "\n"))
      return redlineFound
    }

    func redlineDrawn(
      _ name: String, _ view: @escaping @Sendable () -> RedlineLayout.View
    ) -> [RedlineCommands.Entry] { [RedlineCommands.Entry(name, on: \(device), view: view)] }
    func redlineDrawn(
      _ name: String, _ view: @escaping @MainActor @Sendable () -> any MainActorLayout
    ) -> [RedlineCommands.Entry] { [RedlineCommands.Entry(name, on: \(device), view: view)] }
    func redlineDrawn(
      _ name: String, _ entry: () -> RedlineCommands.Entry
    ) -> [RedlineCommands.Entry] { [entry()] }
    func redlineDrawn(
      _ name: String, _ entries: () -> [RedlineCommands.Entry]
    ) -> [RedlineCommands.Entry] { entries() }
    @_disfavoredOverload
    func redlineDrawn<Other>(
      _ name: String, _ other: () -> Other
    ) -> [RedlineCommands.Entry] { [] }

    func redlineKept(_ entry: RedlineCommands.Entry) -> [RedlineCommands.Entry] { [entry] }
    func redlineKept(_ entries: [RedlineCommands.Entry]) -> [RedlineCommands.Entry] { entries }
    @_disfavoredOverload
    func redlineKept<Other>(_ other: Other) -> [RedlineCommands.Entry] { [] }

    """
  }

  /// What gives the entries of a layout.
  static func expression(_ layout: FoundLayout, name: String) -> String {
    let (quoted, source) = (name.swiftLiteral, "`\(layout.name)`")
    return switch layout.kind {
    case .type, .function: "redlineDrawn(\(quoted)) { \(source)() }"
    case .cell: "redlineDrawn(\(quoted)) { \(source).rowController() }"
    case .item: "redlineDrawn(\(quoted)) { \(source).itemController() }"
    case .header: "redlineDrawn(\(quoted)) { \(source).headerController() }"
    case .computed: "redlineDrawn(\(quoted)) { \(source) }"
    case .stored: "redlineKept(\(source))"
    case .catalog: "\(source).entries"
    case .scene:
      "redlineDrawn(\(quoted)) { UIWindowScene.rootController(of: \(source)(), "
        + "launchedBy: \(layout.application.map { "`\($0)`()" } ?? "nil")) }"
    case .application:
      "redlineDrawn(\(quoted)) { UIWindowScene.rootController(of: nil, launchedBy: \(source)()) }"
    }
  }
}

extension FoundLayout {
  /// Gives an entry the heading of its class where the name of files cannot say it.
  fileprivate var heading: String {
    guard kind == .type, !name.allSatisfy(\.isASCII) else { return "" }
    return ".map { $0.title(\(name.wordsOfCamelCase.swiftLiteral)) }"
  }

  /// The name in lower case with hyphens where words begin, other than those before.
  fileprivate func entryName(unlike names: inout Set<String>) -> String {
    // `Überblick` is `uberblick`.
    let slug = slugified(name.wordsOfCamelCase.folding(options: .diacriticInsensitive, locale: nil))
    let base = slug.isEmpty ? "layout" : slug
    var candidate = base
    var count = 1
    while !names.insert(candidate).inserted {
      count += 1
      candidate = "\(base)-\(count)"
    }
    return candidate
  }
}

extension String {
  /// `URLField2` as `URL Field2`.
  var wordsOfCamelCase: String {
    var result = ""
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      let isStart = character.isUppercase && index > 0
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      if isStart, before.isLowercase || before.isNumber || before.isUppercase && after.isLowercase {
        result += " "
      }
      result.append(character)
    }
    return result
  }
}
