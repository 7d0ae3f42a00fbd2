import Foundation
import RedlineComparison
import RedlineIO
import RedlineServer

/// The page of a preview: that of figures, with what changes them.
struct PreviewPage {
  var token: String
  /// The devices and text sizes that can be chosen, as JSON.
  var choices: String

  var answer: LocalAnswer {
    LocalAnswer(type: "text/html; charset=utf-8", Data(html.utf8), policy: Self.policy)
  }

  private var html: String {
    let parts = [
      "style": Self.style, "script": Self.script, "token": MarkupEscaping.html(token),
      "choices": choices.escapedForScript,
    ]
    return Self.template.map { parts[$0] ?? $0 }.joined()
  }

  /// The page may run its own script, and ask the server that it came from.
  static let policy = """
    default-src 'none'; script-src '\(policyHash(of: script))'; \
    style-src '\(policyHash(of: style))'; img-src data:; connect-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'
    """
  private static let style = FigurePage.figureStyle + text(PackageResources.preview_css)
  private static let script =
    FigurePage.figureScript
    + [
      PackageResources.preview_js, PackageResources.controls_js, PackageResources.drag_js,
      PackageResources.live_js,
    ].map(text).joined()
  /// The page's parts: every second is the name of what stands there.
  private static let template = text(PackageResources.preview_html)
    .split(separator: "@@", omittingEmptySubsequences: false).map(String.init)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
