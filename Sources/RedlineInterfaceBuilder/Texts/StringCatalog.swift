package import Foundation

/// The texts of a string catalogue (`.xcstrings`) by language.
package struct StringCatalog: Sendable {
  /// The language of the document itself.
  package let sourceLanguage: String?
  /// Texts by key, by language.
  package private(set) var texts: [String: [String: String]] = [:]

  /// Reads a catalogue. Of texts that vary, the one for phones counts, else the one for all others.
  /// - Throws: ``TextsError``.
  package init(_ data: Data, file: String) throws(TextsError) {
    let contents: Contents
    do { contents = try JSONDecoder().decode(Contents.self, from: data) } catch {
      throw Self.error(error, data, file)
    }
    sourceLanguage = contents.sourceLanguage
    for (key, entry) in contents.strings {
      for (language, form) in entry.localizations ?? [:] {
        if let text = form.text { texts[language, default: [:]][key] = text }
      }
    }
  }

  private static func error(_ error: any Error, _ data: Data, _ file: String) -> TextsError {
    guard let decoding = error as? DecodingError else {
      return TextsError(file: file, line: 1, reason: "this is not a string catalogue")
    }
    switch decoding {
    case .dataCorrupted:
      return TextsError(file: file, line: brokenLine(data), reason: "this is not well-formed JSON")
    case .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: " › ")
      let place = path.isEmpty ? "" : " at \(path)"
      return TextsError(
        file: file, line: 1, reason: "this is not a string catalogue\(place)")
    @unknown default:
      return TextsError(file: file, line: 1, reason: "this is not a string catalogue")
    }
  }

  /// The line of what is no JSON: the serializer counts bytes before it.
  private static func brokenLine(_ data: Data) -> Int {
    do { _ = try JSONSerialization.jsonObject(with: data) } catch {
      let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      let count = text.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) } ?? 0
      return 1 + data.prefix(count).count { $0 == 10 }
    }
    return 1
  }

  private struct Contents: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }
  private struct Entry: Decodable { var localizations: [String: Form]? }
  private struct Form: Decodable {
    struct Unit: Decodable { var value: String? }
    struct Variations: Decodable {
      var device: [String: Form]?
      var plural: [String: Form]?
    }
    var stringUnit: Unit?
    var variations: Variations?

    var text: String? {
      if let value = stringUnit?.value { return value }
      let device = variations?.device
      return (device?["iphone"] ?? device?["other"] ?? variations?.plural?["other"])?.text
    }
  }
}
