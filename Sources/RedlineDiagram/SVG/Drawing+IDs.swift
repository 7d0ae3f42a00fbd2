import RedlineIO

extension Drawing {
  /// What every id of the document begins with, so that many figures live in one web page: in one of
  /// them the browser takes the first element with an id for all, and would hatch a figure with the
  /// patterns of another, or clip it to another's screen.
  ///
  /// It follows from the title, the device and the theme alone, so that an edit of the layout leaves
  /// the lines of everything else as they were.
  package var idPrefix: String {
    let theme = options.map { "\($0.theme.rawValue) \($0.style.rawValue)" } ?? ""
    let digits = sha256(Array("\(slug) \(theme)".utf8)).prefix(5)
    // An id that a selector can name begins with a letter.
    return "r" + digits + "-"
  }
}
