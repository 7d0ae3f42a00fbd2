import Foundation

/// The shape of a label.
enum TagShape: Hashable, Sendable {
  case tag, badge, plate, number
  /// A tag behind the sign of a change, which is its text up to the first space.
  case change
}

/// A label that wants a place beside its line.
struct Tag: Hashable, Sendable {
  var text: String
  var shape = TagShape.tag
  /// Tags with the same key say the same of lines that run together; one of them is drawn.
  var sharedKey: String?
  /// The line that the tag belongs to.
  var line: Stroke
  /// Places tried before those on and beside the line: centres of the tag.
  var preferred: [CGPoint] = []
  /// Items whose text the tag must not cover under any circumstances.
  var owners: [String] = []
  /// Whether it is left out where it finds no place, as something else says the same.
  var isOptional = false
  /// Whether the text ends in the number of lines that share it.
  var isCounted = false
}
