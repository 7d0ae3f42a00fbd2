extension SolvedLayout.Control {
  /// Where a button shows its title and its image, where that is not its middle.
  public struct ContentPlacement: Codable, Hashable, Sendable {
    /// An edge, or both: an image alone is as wide as there is room then, and a title begins at the left.
    public enum Horizontal: String, Codable, Hashable, Sendable, CaseIterable {
      case left, right, leading, trailing, fill
    }

    /// An edge, or both: an image alone is as high as there is room then, and a title in the middle.
    public enum Vertical: String, Codable, Hashable, Sendable, CaseIterable {
      case top, bottom, fill
    }

    /// `nil` is the middle.
    public var horizontal: Horizontal?
    /// `nil` is the middle.
    public var vertical: Vertical?
    /// The room around title and image, in points; `nil` is none.
    public var insets: EdgeInsets?

    /// Makes a placement.
    public init(
      horizontal: Horizontal? = nil, vertical: Vertical? = nil, insets: EdgeInsets? = nil
    ) {
      (self.horizontal, self.vertical, self.insets) = (horizontal, vertical, insets)
    }

    var words: String {
      let edges = [horizontal?.rawValue, vertical?.rawValue].compactMap { $0 }
      return (edges + [insets?.words].compactMap { $0 }).joined(separator: ", ")
    }
  }
}

extension EdgeInsets {
  func numbers(_ name: String) -> [(property: String, value: Double)] {
    [
      ("\(name).top", top), ("\(name).left", left), ("\(name).bottom", bottom),
      ("\(name).right", right),
    ]
  }

  var words: String {
    [top, left, bottom, right].map { formatted($0) }.joined(separator: ", ")
  }
}
