import RedlineModel

extension ObjectTable {
  /// What an object says of itself beside its frame, its constraints and what the layout tells, by the
  /// path of keys inside of it.
  func properties(of object: Object) -> [String: String] {
    var result: [String: String] = [:]
    add(object.element, path: "", isView: document.isView(object.element), to: &result)
    return result
  }

  private func add(_ index: Int, path: String, isView: Bool, to result: inout [String: String]) {
    let element = document.tree[index]
    for (name, value) in element.attributes where !Self.ignored.contains(name) {
      if path.isEmpty, isView, Self.drawn.contains(name) { continue }
      result[path + name] = value
    }
    var counts: [String: Int] = [:]
    for child in element.children {
      let inside = document.tree[child]
      guard inside.attributes["id"] == nil || inside.name == "color",
        !Self.containers.contains(inside.name)
      else { continue }
      var name = inside.attributes["keyPath"] ?? inside.attributes["key"] ?? inside.name
      if path.isEmpty, isView, Self.drawn.contains(name) { continue }
      if inside.name == "userDefinedRuntimeAttribute", Self.looks.contains(name) { continue }
      counts[name, default: 0] += 1
      if let count = counts[name], count > 1 { name += " \(count)" }
      if let value = value(of: child) {
        result[path + name] = value
      } else if inside.name != "nil" {
        add(child, path: path + name + ".", isView: false, to: &result)
      }
    }
  }

  /// Colours, fonts and texts as one value, by what they show and not by how a file writes them.
  private func value(of index: Int) -> String? {
    let element = document.tree[index]
    switch element.name {
    case "color": return document.color(index).map(\.words) ?? "clear"
    case "string", "mutableString": return "“\(element.text)”"
    case "fontDescription":
      if let style = element.attributes["style"] { return style }
      let parts = ["name", "type", "weight", "pointSize", "size"]
      return parts.compactMap { element.attributes[$0] }.joined(separator: " ")
    case "userDefinedRuntimeAttribute" where element.children.isEmpty,
      "real", "integer", "boolean":
      return element.attributes["value"] ?? element.text
    case "inset", "edgeInsets", "directionalEdgeInsets", "size", "point", "rect":
      return element.attributes.filter { $0.key != "key" }.sorted { $0.key < $1.key }
        .map { "\($0.key) \($0.value)" }.joined(separator: " ")
    default: return nil
    }
  }

  /// What tells an object from others, what Xcode writes anew, and what layouts tell.
  private static let ignored: Set<String> = [
    "id", "key", "keyPath", "misplaced", "ambiguous", "fixedFrame", "verifyAmbiguity", "opaque",
    "userLabel", "sceneMemberID", "customModule", "customModuleProvider", "tableViewCell",
    "translatesAutoresizingMaskIntoConstraints", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "rowHeight",
    "preferredMaxLayoutWidth", "indentationWidth", "colorSpace", "customColorSpace",
    "cocoaTouchSystemColor", "toolsVersion", "placeholderIdentifier", "launchScreen",
  ]

  /// Properties of views that a layout holds, so that its difference tells of them.
  private static let drawn: Set<String> = [
    "text", "attributedText", "title", "placeholder", "fontDescription", "textColor",
    "backgroundColor", "textAlignment", "lineBreakMode", "numberOfLines", "hidden", "alpha",
    "enabled", "selected", "highlighted", "clipsSubviews", "axis", "distribution", "alignment",
    "spacing", "spacingType", "baselineRelativeArrangement", "image", "on", "value", "minValue",
    "maxValue", "progress", "numberOfPages", "segments", "selectedSegmentIndex", "borderStyle",
    "accessoryType", "secureTextEntry", "normal", "configuration", "customClass", "tintColor",
    "semanticContentAttribute", "directionalLayoutMargins", "layoutMargins", "contentEdgeInsets",
    "fragment",
  ]

  /// Runtime attributes that are drawn.
  private static let looks: Set<String> = [
    "cornerRadius", "borderWidth", "borderColor", "borderUIColor", "layer.cornerRadius",
    "layer.borderWidth", "layer.borderColor", "layer.borderUIColor",
  ]

  /// What holds other objects, and what layouts tell.
  private static let containers: Set<String> = [
    "subviews", "constraints", "connections", "objects", "sections", "cells", "prototypes",
    "rect", "autoresizingMask", "layoutGuides", "variation", "viewLayoutGuide", "items",
    "gestureRecognizers", "animations", "attributedString", "resources", "dependencies", "nil",
    "frameInset", "customSize", "freeformSimulatedSizeMetrics", "userComments", "mask",
  ]
}
