import RedlineLayout

/// How lines lie between the edges of a text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// Justified text is drawn as natural.
  var peer: SolvedLayout.Text.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural: .natural
    }
  }
}

/// What happens to text that does not fit its lines.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle

  var peer: SolvedLayout.Text.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    case .byWordWrapping, .byCharWrapping, .byClipping: .clip
    }
  }
}
