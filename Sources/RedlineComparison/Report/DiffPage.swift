import Foundation
import RedlineAnalysis
import RedlineDiagram
import RedlineIO

extension DiffReport {
  /// A page with pictures of all changes: one HTML file that needs no other, and loads none.
  ///
  /// Of more than 200 changed layouts the page shows the first 200 and says how many more there are.
  /// - Throws: What reading a file again throws, if it changed since.
  public func html() async throws -> String { try await DiffPage(report: self).html() }
}

/// A page with all changes: one HTML file that needs no other, and loads none.
struct DiffPage {
  let report: DiffReport

  /// The most layouts with pictures; the page says how many more there are.
  static let mostLayouts = 200

  func html() async throws -> String {
    var parts: [String] = []
    let drawn = report.results.flatMap(\.drawn)
    for result in drawn {
      guard parts.count < Self.mostLayouts, let diff = result.diff,
        case (let old?, let new?) = try await result.pair.layouts()
      else { continue }
      var data = try DiffPageData(
        name: result.pair.name, diff: diff, old: old, new: new, theme: .light)
      data.text = result.text(all: false)?.printable ?? data.text
      parts.append(try embedded(data))
    }
    let policy = """
      default-src 'none'; img-src data:; style-src '\(policyHash(of: diffPageStyle))'; \
      script-src '\(policyHash(of: diffPageScript))'; base-uri 'none'; form-action 'none'
      """
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(MarkupEscaping.html(report.summary))</title>
      <style>\(diffPageStyle)</style>
      </head>
      <body>
      <main>
      <h1>\(MarkupEscaping.html(report.summary))</h1>
      \(lists(rest: drawn.count - parts.count))
      <div id="layouts"></div>
      <noscript><pre>\(MarkupEscaping.html(report.text))</pre></noscript>
      </main>
      <script type="application/json" id="data">[\(parts.joined(separator: ",\n"))]</script>
      <script>\(diffPageScript)</script>
      </body>
      </html>

      """
  }

  /// What came and went, and what the page has no room for.
  private func lists(rest: Int) -> String {
    var lines = report.added.map { "added: \($0.pair.name)" }
    lines += report.removed.map { "removed: \($0.pair.name)" }
    if rest > 0 { lines.append("\(rest) more changed; compare them with --format text") }
    guard !lines.isEmpty else { return "" }
    return "<ul>\n" + lines.map { "<li>\(MarkupEscaping.html($0))</li>\n" }.joined() + "</ul>"
  }

  /// JSON that ends no element of the page.
  private func embedded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self).escapedForScript
  }
}
