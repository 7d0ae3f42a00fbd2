public import Foundation
public import RedlineModel

extension LayoutDiff {
  /// What happened to a view or a layout guide.
  public struct ItemChange: Codable, Hashable, Sendable, Identifiable {
    /// What happened: the item is in one layout only, or differs.
    public enum Kind: String, Codable, Hashable, Sendable { case added, removed, changed }

    /// The id in the new layout; of a removed item in the old one.
    public var id: String
    /// What happened.
    public var kind: Kind
    /// The id in the old layout; `nil` if the item was added.
    public var oldID: String?
    /// Whether it has another name; the names of what is inside change with it.
    public var isRenamed: Bool
    /// Whether nobody sees it in either layout, or in the only one that has it.
    public var isHidden: Bool
    /// Frames in root coordinates; `nil` where the item is not there.
    public var oldFrame: CGRect?
    /// The frame in the new layout, in root coordinates; `nil` where the item is not there.
    public var newFrame: CGRect?
    /// Exact alignment rects in root coordinates; of a guide its frame.
    public var oldRect: CGRect?
    /// The alignment rect in the new layout, in root coordinates; of a guide its frame.
    public var newRect: CGRect?
    /// Everything else that is different.
    public var details: [Detail]

    /// Whether the item is there in both layouts at another place or of another size.
    public var isMoved: Bool {
      kind == .changed && (oldFrame != newFrame || oldRect != newRect)
    }

    /// Whether it moved along an axis, whatever its size: what only grew at one edge did not.
    var isShifted: Bool {
      guard let old = oldRect ?? oldFrame, let new = newRect ?? newFrame else { return false }
      return LayoutDiff.isShift(Double(new.minX - old.minX), Double(new.maxX - old.maxX))
        || LayoutDiff.isShift(Double(new.minY - old.minY), Double(new.maxY - old.maxY))
    }

    /// Whether the item is there in both layouts and is wider, narrower, taller or shorter, wherever it is.
    ///
    /// Frames end at pixels, so that one that only moved may be a pixel longer; what counts is its alignment rect.
    public var isResized: Bool {
      guard let old = oldRect ?? oldFrame, let new = newRect ?? newFrame else { return false }
      return abs(old.width - new.width) >= 0.0005 || abs(old.height - new.height) >= 0.0005
    }
  }

  /// Whether that is how the edges of something that moved went: not where it only grew or shrank at one of them, or
  /// as much at both.
  static func isShift(_ near: Double, _ far: Double) -> Bool {
    let isHeldFar = abs(far - near) >= 0.0005 && abs(far) < 0.0005
    return abs(near) >= 0.0005 && !isHeldFar && abs(near + far) >= 0.0005
  }

  /// A property that has another value, both as texts.
  public struct Detail: Codable, Hashable, Sendable {
    /// The properties that are compared, apart from places and sizes.
    public enum Property: String, Codable, Hashable, Sendable, CaseIterable {
      case kind, className, parent, order, hidden
      case text, font, textAlignment, truncation, numberOfLines, textColor, placeholder, secure
      case truncated, contentSize, hugging, compressionResistance
      case stackAxis, stackDistribution, stackAlignment, stackSpacing, arrangedViews
      case background, tint, cornerRadius, border, image, value, titles, variant, insets, clipping
      case alpha, borderWidth, maskedCorners, shadow, zPosition, contentMode, attributedText
      case state, scrolling, accessibility, paintings, transform, mask
      /// A stored value that has no name of its own here: ``Detail/path`` names it.
      case other
      /// A value that solving gives, or that follows from others, where nothing else is different.
      case solved
    }

    /// What is different.
    public var property: Property
    /// The names of the saved form, from the outside in, where the property has several values:
    /// `style.shadow.radius`.
    public var path: String?
    /// The value in the old layout as text.
    public var old: String
    /// The value in the new layout as text.
    public var new: String

    /// The property in words: `shadow's radius`.
    package var words: String {
      guard let path else { return property.rawValue }
      let names = path.split(separator: ".").map(String.init)
      let known: Set = ["style", "text", "state", "scroll"]
      var shown = names.count > 1 && known.contains(names[0]) ? names.dropFirst() : names[...]
      if names.starts(with: ["state", "settings"]), shown.count > 1 { shown.removeFirst() }
      return shown.joined(separator: ".")
    }
  }

  /// Something about the environment that is different, both as texts.
  public struct EnvironmentChange: Codable, Hashable, Sendable {
    /// The parts of an environment.
    public enum Property: String, Codable, Hashable, Sendable {
      case device, size, scale, layoutDirection, textSize, system, keyboard, contrast
    }

    /// What is different.
    public var property: Property
    /// The value in the old layout as text.
    public var old: String
    /// The value in the new layout as text.
    public var new: String
  }

  /// A finding that only one of the layouts has.
  public struct FindingChange: Codable, Hashable, Sendable {
    /// Which layout has the finding: the new one, or the old one.
    public enum Kind: String, Codable, Hashable, Sendable { case new, gone }

    /// Which layout has the finding.
    public var kind: Kind
    /// The finding, as that layout has it.
    public var finding: Diagnostic
  }
}
