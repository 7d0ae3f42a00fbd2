import Foundation
import RedlineIO

/// The page that shows what wants a look: by itself as a report, or served for review.
///
/// All texts are data in it, which its script puts on the page as text; pictures are shown as
/// images, in which no script runs.
package struct ReviewPage {
  /// What the page shows, as its script reads it.
  struct Contents: Encodable {
    var title: String
    /// Whether snapshots can be accepted and rejected.
    var isReview: Bool
    /// Whether pictures are in files beside the page.
    var loadsFiles = false
    /// What a request must carry.
    var token: String?
    var counts: [Count]
    var problems: [String]
    var causes: [Cause]
    var entries: [Entry]
  }

  struct Count: Encodable {
    var verdict: String
    var count: Int
  }

  struct Cause: Encodable {
    var headline: String
    /// Whether the snapshots are known to have changed for the same reason.
    var isKnown: Bool
  }

  struct Entry: Encodable {
    var file: String
    var id: String
    var title: String
    var suite: String
    var test: String
    var variant: String
    var source: String?
    var verdict: String
    var phrase: String
    var message: String
    var difference: String?
    var environment: [String]
    /// The place of its cause in the page's causes.
    var cause: Int
    var isReviewable: Bool
    var actualHash: String?
    var pictures: [Picture]
  }

  struct Picture: Encodable {
    /// `golden`, `actual` or `difference`.
    var name: String
    /// The path in the package.
    var path: String
    /// Where the picture is; `nil` if it is in a bundle or cannot be shown.
    var url: String?
    /// The bundle that holds it, and its place there.
    var bundle: String?
    var place: Int?
    /// Why it cannot be shown.
    var problem: String?
    /// Whether it is a diagram with an overlay that can be taken away.
    var hasOverlay: Bool
    var isVector: Bool
    /// Where it differs from the other, as x, y, width and height in pixels, where a page may not look
    /// itself.
    var marks: [[Int]]?
  }

  var contents: Contents

  /// What the page may load and run: itself and its own pictures.
  package var policy: String {
    let own = contents.loadsFiles ? " 'self'" : ""
    let loading =
      contents.isReview
      ? "img-src 'self' data: blob:; connect-src 'self'" : "img-src\(own) data: blob:"
    return """
      default-src 'none'; script-src '\(policyHash(of: Self.script))'\(own); \
      style-src '\(policyHash(of: Self.style))'; \(loading); base-uri 'none'; form-action 'none'
      """
  }

  /// The page, in UTF-8.
  package var html: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers and flags always encode. Without a < nothing ends the script element.
    let json = (try? encoder.encode(contents)) ?? Data()
    let data = String(decoding: json, as: UTF8.self).escapedForScript
    let parts = [
      "title": MarkupEscaping.html(contents.title), "policy": MarkupEscaping.html(policy),
      "style": Self.style, "script": Self.script, "data": data,
    ]
    return Self.template.map { part in parts[part] ?? part }.joined()
  }

  static let style = text(PackageResources.page_css)
  static let script = [
    PackageResources.stage_js, PackageResources.compare_js, PackageResources.list_js,
    PackageResources.page_js,
  ].map(text).joined()
  /// The page's parts: every second is the name of what stands there.
  private static let template = text(PackageResources.page_html)
    .split(separator: "@@", omittingEmptySubsequences: false).map(String.init)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
