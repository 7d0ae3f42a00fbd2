public import Foundation
import RedlineModel

/// Something that a screen reader stops at, with what it says there.
///
/// ```swift
/// let elements = try Login().solved(on: .iPhone15).accessibilityElements
/// elements.map(\.sentence)   // ["Sign in, heading", "Email, text field", "Continue, button"]
/// ```
public struct AccessibilityElement: Hashable, Sendable {
  /// Id of the view; a bar or a segmented control has several elements.
  public var item: String
  /// What it is, in words; `nil` where nobody said it, so that a reader hears only its role.
  public var label: String?
  /// Its value, in words.
  public var value: String?
  /// What happens if it is activated, in words.
  public var hint: String?
  /// UIKit's names of its traits, sorted: `button`, `header`.
  public var traits: [String]
  /// What it is besides its traits, in words: `text field`.
  public var role: String?
  /// Where it is, in points from the root's top left corner.
  public var frame: CGRect
  /// How large the area is that answers its touches, in points, where that is not the frame.
  public var touchSize: CGSize?
  /// What of a list, a table or a landmark begins or ends here, in words: `list start`.
  public var surroundings: [String] = []

  /// Whether it answers a touch.
  public var isTouched: Bool {
    role != nil
      || traits.contains { ["button", "link", "adjustable", "searchField"].contains($0) }
  }

  /// What is spoken of it but for the hint: `Sound, 50%, adjustable`.
  public var sentence: String {
    let words = [label, value, role] + traits.map { Self.words[$0] } + surroundings
    let spoken = words.compactMap(\.self).filter { !$0.isEmpty }
    guard let last = spoken.last else { return "nothing" }
    // A sentence goes on.
    let ahead = spoken.dropLast().map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    return (ahead + [last]).joined(separator: ", ")
  }

  /// The traits of which something is said, in its words.
  private static let words = [
    "adjustable": "adjustable", "button": "button", "header": "heading", "image": "image",
    "keyboardKey": "key", "link": "link", "notEnabled": "dimmed", "searchField": "search field",
    "selected": "selected", "tabBar": "tab bar",
  ]
}
