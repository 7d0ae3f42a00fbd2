import Foundation
import RedlineLayout

/// Cut texts that somebody meant to be cut, or that nobody will see.
extension InterfaceDocument {
  /// Whether the document says of a label or a button that it gives way where its text lacks room: it resists
  /// less than it would by itself, or its line ends without an ellipsis.
  func isMeantToYield(_ element: Int, _ needed: CGSize, _ given: CGSize) -> Bool {
    let attributes = tree[element].attributes
    func resists(_ axis: String) -> Bool {
      (attributes[axis + "CompressionResistancePriority"].flatMap { Double($0) } ?? 750) >= 750
    }
    let isWide = needed.width > given.width + 0.01
    let isHigh = needed.height > given.height + 0.01
    if isWide, resists("horizontal") || isHigh && resists("vertical") {
      let isOneLine = (attributes["numberOfLines"] ?? "1") == "1"
      let ends = ["clip", "characterWrap"].contains(attributes["lineBreakMode"])
      return tree[element].name == "label" && isOneLine && ends
    }
    return isWide || isHigh && !resists("vertical")
  }

  /// Whether the text is what Xcode puts into a new object, or stands in brackets for what code sets.
  func hasStandIn(_ element: Int) -> Bool {
    let values = ElementValues(self, element, traits: .any)
    let title = values.child("normal").flatMap {
      ElementValues(self, $0, traits: .any).text("title")
    }
    guard let text = values.text("text") ?? values.text("title") ?? title else { return false }
    let brackets = [("<", ">"), ("{", "}"), ("[", "]")]
    return Self.standIns.contains(text) || text.lowercased().hasPrefix("lorem ipsum")
      || brackets.contains { text.count > 2 && text.hasPrefix($0.0) && text.hasSuffix($0.1) }
  }

  private static let standIns: Set<String> = ["Label", "Button", "Title", "Subtitle", "Detail"]

  /// Whether the canvas takes another size than the content's.
  func hasPlaceholderSize(_ element: Int) -> Bool {
    let attributes = tree[element].attributes
    return attributes["placeholderIntrinsicWidth"] != nil
      || attributes["placeholderIntrinsicHeight"] != nil
  }

  /// Whether a text is in a font of which nobody here knows how wide it is.
  func isInUnknownFont(_ finding: Diagnostic, in layout: SolvedLayout) -> Bool {
    let font = finding.items.first.flatMap { layout.item($0)?.text?.font }
    return font?.family.map { FontMetrics.named($0) == nil } ?? false
  }

  /// Whether a button's title goes on in further lines.
  func wrapsTitle(_ element: Int) -> Bool {
    tree[element].name == "button"
      && ["wordWrap", "characterWrap"].contains(tree[element].attributes["lineBreakMode"])
  }

  /// Whether code may set another text: the object is connected to a property, is found by its tag or is of
  /// a class of the project, or lies in a cell that a table fills.
  func isSetByCode(_ element: Int) -> Bool {
    let attributes = tree[element].attributes
    if attributes["customClass"] != nil || attributes["tag"] != nil { return true }
    if isInPrototype(element) { return true }
    guard let id = attributes["id"] else { return false }
    return tree.elements.contains {
      ($0.name == "outlet" || $0.name == "outletCollection") && $0.attributes["destination"] == id
    }
  }

  private func isInPrototype(_ element: Int) -> Bool {
    var next = tree[element].parent
    while next >= 0 {
      switch tree[next].name {
      case "tableViewCell":
        return superview(of: next).map { tree[$0.0].attributes["dataMode"] != "static" } ?? true
      case "collectionViewCell", "collectionReusableView": return true
      default: next = tree[next].parent
      }
    }
    return false
  }

  /// Whether a line of any text is cut, as it has more than half of its height and lacks a quarter.
  func cutsAnyText(_ needed: CGSize, _ given: CGSize) -> Bool {
    needed.width <= given.width + 0.01 && needed.height < 40
      && (needed.height * 0.5..<needed.height * 0.75).contains(given.height)
  }

  /// Whether a text lacks so little that another version of the system may show it: less than a
  /// twentieth of its width, and no quarter of a line.
  func lacksLittle(_ needed: CGSize, _ given: CGSize, in font: Font?) -> Bool {
    let line = CGFloat(font?.lineHeight ?? 20)
    return needed.width <= given.width * 1.05 && needed.height <= given.height + line / 4
  }

  /// Whether an object of a xib lies in no other view, so that whoever loads it gives it its size.
  func isTopOfXib(_ element: Int) -> Bool {
    !isStoryboard && superview(of: element) == nil
  }
}
