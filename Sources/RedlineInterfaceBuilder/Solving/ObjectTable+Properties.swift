import RedlineModel

extension ObjectTable {
  /// What an object says of itself beside its frame, its constraints and what the layout tells, by the
  /// path of keys inside of it.
  /// - Parameter tellsAll: Whether what layouts alone tell in a comparison is among them.
  func properties(of object: Object, tellsAll: Bool = false) -> [String: String] {
    var result = plainProperties(of: object.element, tellsAll: tellsAll)
    let attributes = document.tree[object.element].attributes
    // A class of the target's module is found whatever the module is called.
    if attributes["customModuleProvider"] != "target" {
      result["customModule"] = attributes["customModule"]
    }
    return result
  }

  /// The properties of an element, by their keys behind a path.
  func plainProperties(
    of element: Int, path: String = "", tellsAll: Bool = false
  ) -> [String: String] {
    var result: [String: String] = [:]
    add(element, path: path, tellsAll, to: &result)
    return result
  }

  /// What a segue says of itself beside where it leads, with objects that it names in words.
  func segueProperties(_ element: Int) -> [String: String] {
    var result = plainProperties(of: element)
    result["destination"] = nil
    return result.mapValues { value in
      indexOf[current(value)].map { words(objects[$0], isDestination: true) } ?? value
    }
  }

  /// Whether a layout holds a property of a view or a constraint, so that its difference tells of it
  /// where anybody can see one.
  func isDrawn(_ property: String, of object: Object) -> Bool {
    if document.tree[object.element].name == "constraint" {
      // The system's spacing, what holds on the canvas only, and values for code are no part of a layout.
      return Self.sentence.contains(property) || property == "identifier"
    }
    guard document.isView(object.element), let name = property.split(separator: ".").first else {
      return false
    }
    return Self.drawn.contains(String(name)) || Self.placing.contains(String(name))
  }

  /// Attributes of a document that hold for all of its scenes.
  static let documentSettings = [
    "useAutolayout", "useSafeAreas", "useTraitCollections", "targetRuntime", "launchScreen",
  ]

  /// The value that a property has where a document does not say.
  static func usual(_ property: String) -> String? { usualValues[property] }

  /// The value that a label has where a document does not say: what is natural, and that it keeps its size, is
  /// written.
  static func usual(_ property: String, ofLabel isLabel: Bool) -> String? {
    isLabel ? labelValues[property] : nil
  }

  private static let labelValues = [
    "textAlignment": "left", "adjustsFontSizeToFit": "YES", "numberOfLines": "1",
  ]

  private static let usualValues = [
    "adjustsFontForContentSizeCategory": "NO", "indentationWidth": "10", "useAutolayout": "NO",
    "useSafeAreas": "NO", "useTraitCollections": "NO", "launchScreen": "NO", "hidden": "NO",
    "insetsLayoutMarginsFromSafeArea": "YES", "preservesSuperviewLayoutMargins": "NO",
    "translatesAutoresizingMaskIntoConstraints": "YES", "userInteractionEnabled": "YES",
    "alpha": "1", "tag": "0",
    "enabled": "YES", "clipsSubviews": "NO", "multipleTouchEnabled": "NO",
    "imageEdgeInsets": "none", "titleEdgeInsets": "none",
  ]

  /// Properties that place a view and what is in it.
  private static let placing: Set<String> = [
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "autoresizingMask",
    "translatesAutoresizingMaskIntoConstraints",
  ]

  /// Whether a property that places a view does so here: Xcode writes margins of bars and cells, and
  /// masks of views that constraints place, as it likes.
  func isUsed(_ name: String, of index: Int) -> Bool {
    guard document.isView(index) else { return false }
    let element = document.tree[index]
    switch name {
    case "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea":
      return !element.name.hasSuffix("Bar") && !element.name.contains("Cell")
    case "autoresizingMask":
      return element.attributes["key"] == nil
        && (element.attributes["translatesAutoresizingMaskIntoConstraints"] != "NO"
          || element.attributes["fixedFrame"] == "YES")
    default: return true
    }
  }

  private func add(
    _ index: Int, path: String, _ tellsAll: Bool, to result: inout [String: String]
  ) {
    let element = document.tree[index]
    for (name, value) in element.attributes
    where !Self.ignored.contains(name) && (tellsAll || !Self.priorities.contains(name)) {
      if path.isEmpty, Self.placing.contains(name), !isUsed(name, of: index) { continue }
      // Xcode 11 renamed it.
      result[path + name] = name == "buttonType" && value == "roundedRect" ? "system" : value
    }
    var counts: [String: Int] = [:]
    for child in element.children {
      let inside = document.tree[child]
      guard inside.attributes["id"] == nil || inside.name == "color",
        !Self.containers.contains(inside.name)
      else { continue }
      var name = inside.attributes["keyPath"] ?? inside.attributes["key"] ?? inside.name
      if path.isEmpty, Self.placing.contains(name), !isUsed(name, of: index) { continue }
      // Where somebody put the object on the canvas.
      if inside.name == "point", name == "canvasLocation" { continue }
      let isLook = inside.name == "userDefinedRuntimeAttribute" && Self.looks.contains(name)
      if isLook, !tellsAll { continue }
      counts[name, default: 0] += 1
      if let count = counts[name], count > 1 { name += " \(count)" }
      if let value = value(of: child) {
        result[path + name] = value
        if inside.name == "userDefinedRuntimeAttribute" {
          result[path + name + ".type"] = inside.attributes["type"]
        }
      } else if inside.name != "nil" {
        add(child, path: path + name + ".", tellsAll, to: &result)
      }
    }
  }

  /// The colour in which all views of a document are tinted.
  var documentTint: String? {
    document.tree.firstChild(of: 0, named: "color", key: "tintColor").flatMap(value)
  }

  /// Colours, fonts and texts as one value, by what they show and not by how a file writes them.
  private func value(of index: Int) -> String? {
    let element = document.tree[index]
    switch element.name {
    case "color":
      let space = element.attributes["customColorSpace"] == "displayP3" ? " in display P3" : ""
      let name = element.attributes["name"] ?? element.attributes["systemColor"]
      return (document.color(index).map(\.words) ?? name ?? "clear") + space
    case "extendedEdge":
      let edges = element.attributes.keys.filter { $0 != "key" }.sorted()
      return edges.isEmpty ? "no edge" : edges.joined(separator: " ")
    case "string", "mutableString": return "“\(element.text)”"
    case "fontDescription":
      if let style = element.attributes["style"] { return style }
      let parts = ["name", "type", "weight", "pointSize", "size"]
      return parts.compactMap { element.attributes[$0] }.joined(separator: " ")
    case "userDefinedRuntimeAttribute" where element.children.isEmpty,
      "real", "integer", "boolean":
      return element.attributes["value"] ?? element.text
    case "attributedString": return attributes(in: index)
    case "autoresizingMask":
      return element.attributes.keys.filter { $0 != "key" && element.attributes[$0] == "YES" }
        .sorted().joined(separator: " ")
    case "inset", "edgeInsets", "directionalEdgeInsets", "size", "point", "rect":
      return numbers(of: element)
    default: return nil
    }
  }

  /// Named numbers, `none` where they move nothing: Xcode writes the smallest one that there is for nothing.
  private func numbers(of element: MarkupElement) -> String {
    let values = element.attributes.filter { $0.key != "key" }.mapValues { value in
      Double(value).map { formatted($0) } ?? value
    }
    let moves = ["imageEdgeInsets", "titleEdgeInsets"].contains(element.attributes["key"])
    if moves, values.values.allSatisfy({ $0 == "0" }) { return "none" }
    return values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      .joined(separator: " ")
  }

  /// The parts of an attributed text, each with what its attributes say.
  private func attributes(in text: Int) -> String {
    document.tree.children(of: text, named: "fragment").map { fragment in
      let own = document.tree[fragment].attributes["content"] ?? ""
      let inside = document.tree.descendants(of: fragment).dropFirst()
      let words = inside.map { index in
        value(of: index)
          ?? document.tree[index].attributes.filter { $0.key != "key" }
          .sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: " ")
      }
      return ([own] + words.filter { !$0.isEmpty }).joined(separator: ", ")
    }.joined(separator: "; ")
  }

  /// What tells an object from others, what Xcode writes anew, and what layouts tell.
  private static let ignored: Set<String> = [
    "id", "key", "keyPath", "misplaced", "ambiguous", "fixedFrame", "verifyAmbiguity", "opaque",
    "userLabel", "sceneMemberID", "customModule", "customModuleProvider",
    "tableViewCell", "preferredMaxLayoutWidth", "colorSpace",
    "customColorSpace",
    "cocoaTouchSystemColor", "toolsVersion", "placeholderIdentifier", "launchScreen",
  ]

  /// What the sentence of a constraint says.
  static let sentence = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier",
    "constant", "priority",
  ]

  private static let priorities: Set<String> = [
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
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
    "attributedString",
  ]

  /// Runtime attributes that are drawn.
  private static let looks: Set<String> = [
    "cornerRadius", "borderWidth", "borderColor", "borderUIColor", "layer.cornerRadius",
    "layer.borderWidth", "layer.borderColor", "layer.borderUIColor",
  ]

  /// What holds other objects, and what layouts tell.
  private static let containers: Set<String> = [
    "subviews", "constraints", "connections", "objects", "sections", "cells", "prototypes",
    "rect", "frame", "layoutGuides", "variation", "viewLayoutGuide", "items",
    "gestureRecognizers", "animations", "resources", "dependencies", "nil",
    "customSize", "freeformSimulatedSizeMetrics", "simulatedScreenMetrics", "userComments", "mask",
  ]
}
