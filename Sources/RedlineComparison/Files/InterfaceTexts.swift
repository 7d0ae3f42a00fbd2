import Foundation
import RedlineIO
import RedlineInterfaceBuilder

/// Files with the texts of a storyboard or xib, beside it.
///
/// Of `App/Base.lproj/Main.storyboard` or `App/Main.storyboard` they are `App/de.lproj/Main.strings`
/// and, in `App` or any of its `.lproj` folders, `Main.xcstrings`.
package struct InterfaceTexts {
  private enum Source {
    case strings(String)
    case catalog(StringCatalog)
  }

  /// Where the texts of a language are, by its folder's or catalogue's name of it.
  private var sources: [String: Source] = [:]
  /// The languages that the document itself is in.
  private var own: Set<String> = []

  /// The languages that there are texts in, sorted.
  package var languages: [String] { Array(own.union(sources.keys)).sorted() }

  /// Looks for the texts of a document.
  /// - Throws: ``TextsError`` for a catalogue that cannot be read, `FileError`.
  package init(besides document: String) throws {
    let file = URL(fileURLWithPath: document)
    let name = file.deletingPathExtension().lastPathComponent
    var folder = file.deletingLastPathComponent()
    var ownLanguage: String?
    if folder.pathExtension == "lproj" {
      let language = folder.deletingPathExtension().lastPathComponent
      if language != "Base" { ownLanguage = language }
      folder = folder.deletingLastPathComponent()
    }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let folders = all.filter { $0.hasSuffix(".lproj") }.sorted().prefix(Self.mostLanguages)
    for catalog in [folder] + folders.map({ folder.appending(path: $0) }) {
      try addCatalog(catalog.appending(path: name + ".xcstrings").path)
    }
    for entry in folders {
      let path = folder.appending(path: entry).appending(path: name + ".strings").path
      guard FileManager.default.fileExists(atPath: path) else { continue }
      sources[String(entry.dropLast(".lproj".count))] = .strings(path)
    }
    guard !sources.isEmpty || !own.isEmpty else { return }
    if let ownLanguage { own.insert(ownLanguage) }
  }

  /// More languages than there are on any device.
  private static let mostLanguages = 1000

  private mutating func addCatalog(_ path: String) throws {
    guard let bytes = try WholeFile(path).regularBytes(limit: InterfaceDocument.maximumByteCount)
    else { return }
    let catalog = try StringCatalog(Data(bytes), file: path)
    if let source = catalog.sourceLanguage { own.insert(source) }
    for language in catalog.texts.keys { sources[language] = .catalog(catalog) }
  }

  /// The texts of a language: of `de-AT` those of `de` where there are no others. Empty for the
  /// document's own; `nil` where there are none.
  /// - Throws: ``TextsError``, `FileError`.
  package func texts(in language: String) throws -> [String: String]? {
    for wanted in Self.forms(language) {
      guard let name = languages.first(where: { Self.forms($0)[0] == wanted }) else { continue }
      switch sources[name] {
      case .strings(let path):
        let bytes = try WholeFile(path).bytes(limit: InterfaceDocument.maximumByteCount)
        return try StringsFile(Data(bytes), file: path).texts
      case .catalog(let catalog): return catalog.texts[name] ?? [:]
      case nil: return [:]
      }
    }
    return nil
  }

  /// `zh-hant-hk`, `zh-hant`, `zh` for `zh_Hant_HK`.
  private static func forms(_ language: String) -> [String] {
    var parts = language.lowercased().replacing("_", with: "-").split(separator: "-")
    var result: [String] = []
    repeat {
      result.append(parts.joined(separator: "-"))
      parts = parts.dropLast()
    } while !parts.isEmpty
    return result
  }
}
