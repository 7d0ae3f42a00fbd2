import Foundation
public import RedlineDiagram
import RedlineIO
public import RedlineModel

/// A page of figures that can be asked: what holds a view, and why it is where it is.
///
/// ```swift
/// let page = FigurePage(title: "Login", figures: [FigurePage.Figure(name: "login", solved)])
/// try page.html().write(toFile: "login.html", atomically: true, encoding: .utf8)
/// ```
/// It is one file of HTML that requests nothing, for any browser of 2023 or later.
public struct FigurePage: Sendable {
  /// A layout as it is shown.
  public struct Figure: Sendable {
    /// Unique on the page; it stands in links to the figure.
    public var name: String
    /// The diagram in light appearance; the page also draws it in dark.
    public var diagram: Diagram
    /// The layout that it is compared with: the page shows what changed, and what it was before.
    public var before: SolvedLayout?
    /// A heading over several figures that follow each other.
    public var section: String?
    /// A sentence or two for readers.
    public var summary: String?
    /// The source of the layout, shown beside it.
    public var source: String?

    /// A figure of a layout with its constraints.
    /// - Parameters:
    ///   - name: Unique on the page.
    ///   - layout: What it shows.
    public init(name: String, _ layout: SolvedLayout) {
      (self.name, diagram) = (name, Diagram(layout))
    }
  }

  /// The heading.
  public var title: String
  /// From the top to the bottom of the page.
  public var figures: [Figure]

  /// A page with a heading.
  public init(title: String, figures: [Figure]) {
    (self.title, self.figures) = (title, figures)
  }

  /// The page, in UTF-8; figures are drawn on all processors.
  /// - Throws: `FontError` if Inter is not installed, `EncodingError` if a layout has a number that
  ///   is not finite.
  public func html() async throws -> String {
    let contents = await figures.concurrentMap { figure in
      Result { try FigureContents(figure).comparing(figure) }
    }
    return try html(of: contents.map { try $0.get() })
  }

  private func html(of contents: [FigureContents]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = String(decoding: try encoder.encode(contents), as: UTF8.self).escapedForScript
    let parts = [
      "title": MarkupEscaping.html(title), "policy": MarkupEscaping.html(Self.policy),
      "style": Self.style, "script": Self.script, "data": data,
    ]
    return Self.template.map { parts[$0] ?? $0 }.joined()
  }

  /// The page may run its own script and load nothing.
  static let policy = """
    default-src 'none'; script-src '\(policyHash(of: script))'; \
    style-src '\(policyHash(of: style))'; img-src data:; base-uri 'none'; form-action 'none'
    """
  /// The style and the script of figures on any page.
  package static let figureStyle = pagePalette + "\n" + text(PackageResources.figures_css)
  package static let figureScript = [
    PackageResources.figures_js, PackageResources.panel_js, PackageResources.depth_js,
  ].map(text).joined()
  static let style = figureStyle
  static let script = figureScript + text(PackageResources.start_js)
  /// The page's parts: every second is the name of what stands there.
  private static let template = text(PackageResources.figures_html)
    .split(separator: "@@", omittingEmptySubsequences: false).map(String.init)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
