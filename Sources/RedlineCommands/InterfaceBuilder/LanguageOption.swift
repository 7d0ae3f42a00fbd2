import ArgumentParser
import Foundation
import RedlineComparison
import RedlineInterfaceBuilder

/// The language of the texts in storyboards and xibs.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The language of the texts, such as de or pt-BR: those of de.lproj/Main.strings or \
      Main.xcstrings beside Main.storyboard, measured; documents without either stay as they are.
      """, valueName: "language"))
  var language: String?

  func validate() throws {
    guard let language else { return }
    let isName = language.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    guard isName, language.first?.isLetter == true else {
      throw ValidationError("'\(language)' is not a language such as de or pt-BR")
    }
  }

  /// A document with the texts of the language, and whether there are texts in any beside it.
  /// - Throws: ``MissingLanguage`` where there are texts in others only.
  func translated(
    _ document: InterfaceDocument, at path: String
  ) throws -> (document: InterfaceDocument, hasTexts: Bool) {
    guard let language, path != "-" else { return (document, false) }
    let all = try InterfaceTexts(besides: path)
    guard !all.languages.isEmpty else { return (document, false) }
    guard let texts = try all.texts(in: language) else {
      throw MissingLanguage(file: path, language: language, known: all.languages)
    }
    return (texts.isEmpty ? document : document.translated(texts), true)
  }

  /// What stands for the language in names of files.
  var suffix: String { language.map { "-" + $0.lowercased() } ?? "" }

  /// What is said where no document has texts beside it.
  func missing(_ paths: [String]) -> ValidationError {
    ValidationError(
      """
      there are no texts in '\(language ?? "")': neither an .lproj folder with .strings nor an \
      .xcstrings file of the document's name is beside \(paths.joined(separator: ", "))
      """)
  }
}

/// A language that a document is not translated to, though it is to others.
struct MissingLanguage: Error, CustomStringConvertible {
  var file: String
  var language: String
  var known: [String]

  var description: String {
    "\(file): error: there are no texts in '\(language)'; there are in \(known.joined(separator: ", "))"
  }
}
