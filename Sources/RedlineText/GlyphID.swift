public import RedlineModel

/// A font face from which glyphs are taken.
///
/// Its name is the same in every process: no face is numbered in the order of its first use.
public enum FontFace: Hashable, Sendable {
  /// Inter, the text cut.
  case text(Font.Weight)
  /// Inter Display, the cut for large sizes.
  case display(Font.Weight)
  /// A face that Pango chose for a script that Inter lacks, by its PostScript name.
  case fallback(String)

  /// A name fit for an XML id or a file: letters, digits, `-` and `_` only.
  public var name: String {
    switch self {
    case .text(let weight): "Inter-\(weight.rawValue)"
    case .display(let weight): "InterDisplay-\(weight.rawValue)"
    case .fallback(let name):
      String(name.unicodeScalars.map { FontFace.isPlain($0) ? Character($0) : "_" })
    }
  }

  /// The weight of a face of Inter.
  var weight: Font.Weight? {
    switch self {
    case .text(let weight), .display(let weight): weight
    case .fallback: nil
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-": true
    default: false
    }
  }
}

/// A glyph of a face.
public struct GlyphID: Hashable, Sendable {
  /// The face that holds the glyph.
  public var face: FontFace
  /// The glyph's index in the face; a value with ``missingFlag`` stands for a character that no
  /// installed font has.
  public var index: UInt32

  /// Set in ``index`` if no font has the character; the other bits are its code point.
  public static let missingFlag: UInt32 = 0x1000_0000

  /// The glyph of a face with that index.
  public init(face: FontFace, index: UInt32) {
    self.face = face
    self.index = index
  }

  /// Whether no installed font has the character.
  public var isMissing: Bool { index & Self.missingFlag != 0 }

  /// A name fit for an XML id, unique among glyphs: `Inter-400-36`.
  public var name: String { "\(face.name)-\(index)" }
}
