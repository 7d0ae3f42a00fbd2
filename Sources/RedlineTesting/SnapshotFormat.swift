public import RedlineKit
import RedlineLayout

/// A form in which a layout is kept.
public struct SnapshotFormat: Hashable, Sendable {
  enum Form: Hashable { case svg, png(scale: Double) }
  var form: Form
  var style: Diagram.Style

  /// An SVG document with the solved layout inside: text, which git keeps small.
  public static let svg = SnapshotFormat(form: .svg, style: .annotated)

  /// An SVG document in another style than the annotated one.
  public static func svg(_ style: Diagram.Style) -> SnapshotFormat {
    SnapshotFormat(form: .svg, style: style)
  }

  /// A PNG image.
  /// - Parameters:
  ///   - scale: Pixels in a point, above 0 and at most 8.
  ///   - style: Whether the constraints are drawn over the screen.
  public static func png(
    scale: Double = 2, style: Diagram.Style = .annotated
  ) -> SnapshotFormat {
    precondition(scale > 0 && scale <= 8, "a scale of \(scale) is not above 0 and at most 8")
    return SnapshotFormat(form: .png(scale: scale), style: style)
  }

  /// `-screen~dark@2x`: what a file's name says beside the environment.
  func suffix(_ scheme: Theme.Name) -> String {
    var suffix = style == .annotated ? "" : "-\(style.rawValue)"
    if scheme == .dark { suffix += "~dark" }
    if case .png(let scale) = form, scale != 1 { suffix += "@\(formatted(scale))x" }
    return suffix
  }
}
