/// An element of an SVG document: its name, its attributes in the order written, what it contains.
package struct SVGElement: Hashable, Sendable {
  package var name: String
  package var attributes: [SVGAttribute]
  package var children: [SVGNode]
  /// Whether the contents are written on the element's own line.
  package var isInline: Bool

  package init(
    _ name: String, _ attributes: [SVGAttribute] = [], isInline: Bool = false,
    children: [SVGNode] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.isInline = isInline
    self.children = children
  }

  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}

/// An element or a text.
package enum SVGNode: Hashable, Sendable {
  case element(SVGElement)
  case text(String)

  package var element: SVGElement? {
    if case .element(let element) = self { element } else { nil }
  }

  /// An element that holds only a text.
  package static func titled(
    _ name: String, _ text: String, _ attributes: [SVGAttribute] = []
  ) -> SVGNode {
    .element(SVGElement(name, attributes, children: [.text(text)]))
  }
}

/// A name and a value, not yet escaped.
package struct SVGAttribute: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// A length or coordinate, with at most three decimals.
  package init(_ name: String, _ value: Double) {
    self.init(name, svgNumber(value))
  }
}
