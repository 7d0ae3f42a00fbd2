import RedlineIO

/// A figure that a page names, and the pictures that the page has of it.
package struct PageFigure: Hashable, Sendable {
  package var reference: FigureReference
  /// The line of its comment, from 1.
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
    reference = try FigureReference(words: comment.words, keys: keys)
    line = comment.lines.lowerBound + 1
    prefix = comment.prefix
    let start = comment.lines.upperBound
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
        """
        what follows the comment is not only pictures; put a blank line after the comment, or after \
        its pictures
        """)
    }
    self.pictures = pictures
    block = start..<end
  }
}
