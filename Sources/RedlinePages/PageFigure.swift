import RedlineIO

/// A figure that a page names, and the pictures that the page has of it.
package struct PageFigure: Hashable, Sendable {
  /// The layout's source in a fenced block.
  package struct Listing: Hashable, Sendable {
    /// The lines between the fences, without the marks of what they stand in.
    package var lines: [String]
    /// The first of them in the page, from 1.
    package var firstLine: Int
  }

  package var reference: FigureReference
  /// The layout itself, where it stands in the page; `nil` where a comment names it.
  package var listing: Listing?
  /// The line of its comment, or of the fence that begins its block, from 1.
  package var line: Int
  /// The pictures that stand there, in order.
  package var pictures: [PagePicture]
  /// The quote marks and blanks before each of its lines.
  var prefix: String
  /// The lines of the pictures, from 0; empty where there are none yet.
  var block: Range<Int>

  init(
    _ comment: PageComment, in places: [BlockStructure.Place], form: Page.Form, keys: [String]
  ) throws(FigureFault) {
    guard comment.isAlone else {
      throw FigureFault("the comment of a figure is to end, and to stand alone on its line")
    }
    guard comment.hasColon else {
      let words = comment.words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      throw FigureFault("a colon is to follow the word: <!-- redline: \(words) -->")
    }
    try self.init(
      FigureReference(words: comment.words, keys: keys), line: comment.lines.lowerBound,
      prefix: comment.prefix, after: comment.lines.upperBound, in: places, form: form)
  }

  init(
    _ block: PageBlock, in places: [BlockStructure.Place], form: Page.Form, keys: [String]
  ) throws(FigureFault) {
    guard block.isClosed else { throw FigureFault("the block of code does not end") }
    let reference = try FigureReference(block: block.words, keys: keys)
    try self.init(
      reference, line: block.lines.lowerBound, prefix: block.prefix,
      after: block.lines.upperBound, in: places, form: form)
    let code = (block.lines.lowerBound + 1)..<(block.lines.upperBound - 1)
    listing = Listing(lines: places[code].map(\.content), firstLine: code.lowerBound + 1)
  }

  private init(
    _ reference: FigureReference, line: Int, prefix: String, after start: Int,
    in places: [BlockStructure.Place], form: Page.Form
  ) throws(FigureFault) {
    (self.reference, self.prefix) = (reference, prefix)
    self.line = line + 1
    var end = start
    var text = ""
    while end < places.count, places[end].line == .text,
      places[end].prefix.trimmingBlanksAtEnd == prefix.trimmingBlanksAtEnd,
      !places[end].content.allSatisfy(\.isWhitespace),
      end > start && form != .tutorial || PagePicture.begins(places[end].content, form: form)
    {
      text += places[end].content + "\n"
      end += 1
    }
    guard let pictures = PagePicture.pictures(in: text, form: form) else {
      throw FigureFault(
        "what follows the figure is not only its pictures; put a blank line before or after them")
    }
    self.pictures = pictures
    block = start..<end
  }
}
