package import Foundation
import RedlineModel

/// A coordinate or length as it stands in the file.
package func svgNumber(_ value: Double) -> String { formatted(value, decimals: 3) }

/// How a shape is painted.
package struct Paint: Hashable, Sendable {
  package enum Cap: String, Sendable { case butt, round, square }
  package enum Join: String, Sendable { case miter, round, bevel }

  /// A literal colour or `url(#…)`; `nil` paints no area.
  package var fill: String?
  package var stroke: String?
  /// Stroke width in points.
  package var width: Double
  package var dash: [Double]
  package var cap: Cap
  package var join: Join
  package var opacity: Double

  package init(
    fill: String? = nil, stroke: String? = nil, width: Double = 1, dash: [Double] = [],
    cap: Cap = .butt, join: Join = .miter, opacity: Double = 1
  ) {
    self.fill = fill
    self.stroke = stroke
    self.width = width
    self.dash = dash
    self.cap = cap
    self.join = join
    self.opacity = opacity
  }

  package static func fill(_ color: String, opacity: Double = 1) -> Paint {
    Paint(fill: color, opacity: opacity)
  }

  package static func stroke(
    _ color: String, _ width: Double = 1, dash: [Double] = [], cap: Cap = .butt,
    join: Join = .miter
  ) -> Paint {
    Paint(stroke: color, width: width, dash: dash, cap: cap, join: join)
  }

  package var attributes: [SVGAttribute] {
    var list = [SVGAttribute("fill", fill ?? "none")]
    if let stroke {
      list.append(SVGAttribute("stroke", stroke))
      if width != 1 { list.append(SVGAttribute("stroke-width", width)) }
      if !dash.isEmpty {
        list.append(
          SVGAttribute("stroke-dasharray", dash.map(svgNumber).joined(separator: " ")))
      }
      if cap != .butt { list.append(SVGAttribute("stroke-linecap", cap.rawValue)) }
      if join != .miter { list.append(SVGAttribute("stroke-linejoin", join.rawValue)) }
    }
    if opacity != 1 {
      // With one paint it is the same as that of the whole, which takes a picture of its own to draw.
      let name = stroke == nil ? "fill-opacity" : fill == nil ? "stroke-opacity" : "opacity"
      list.append(SVGAttribute(name, opacity))
    }
    return list
  }
}

extension SVGNode {
  /// A rectangle; `radius` is cut to half of the shorter side.
  package static func rect(_ shape: CGRect, radius: Double = 0, _ paint: Paint) -> SVGNode {
    // What is inset by more than it has is no rectangle any more.
    let rect = shape.isNull || shape.isInfinite ? .zero : shape
    let limit = Double(min(rect.width, rect.height)) / 2
    var attributes = [
      SVGAttribute("x", Double(rect.minX)), SVGAttribute("y", Double(rect.minY)),
      SVGAttribute("width", Double(rect.width)), SVGAttribute("height", Double(rect.height)),
    ]
    if radius > 0 { attributes.append(SVGAttribute("rx", min(radius, limit))) }
    return .element(SVGElement("rect", attributes + paint.attributes))
  }

  package static func circle(_ center: CGPoint, radius: Double, _ paint: Paint) -> SVGNode {
    let attributes = [
      SVGAttribute("cx", Double(center.x)), SVGAttribute("cy", Double(center.y)),
      SVGAttribute("r", radius),
    ]
    return .element(SVGElement("circle", attributes + paint.attributes))
  }

  package static func line(from start: CGPoint, to end: CGPoint, _ paint: Paint) -> SVGNode {
    var paint = paint
    paint.fill = nil
    let attributes = [
      SVGAttribute("x1", Double(start.x)), SVGAttribute("y1", Double(start.y)),
      SVGAttribute("x2", Double(end.x)), SVGAttribute("y2", Double(end.y)),
    ]
    return .element(SVGElement("line", attributes + paint.attributes.dropFirst()))
  }

  package static func path(_ path: SVGPath, _ paint: Paint, evenOdd: Bool = false) -> SVGNode {
    let rule = evenOdd ? [SVGAttribute("fill-rule", "evenodd")] : []
    return .element(SVGElement("path", [SVGAttribute("d", path.data)] + rule + paint.attributes))
  }

  /// A group, with an id and a title where it stands for something.
  package static func group(
    id: String? = nil, title: String? = nil, attributes: [SVGAttribute] = [],
    _ children: [SVGNode]
  ) -> SVGNode {
    let identity = id.map { [SVGAttribute("id", svgIdentifier($0))] } ?? []
    let titles = title.map { [SVGNode.titled("title", $0)] } ?? []
    return .element(SVGElement("g", identity + attributes, children: titles + children))
  }

  /// An element that holds only a text.
  package static func titled(
    _ name: String, _ text: String, _ attributes: [SVGAttribute] = []
  ) -> SVGNode {
    .element(SVGElement(name, attributes, children: [.text(text)]))
  }

  /// The same nodes moved by an offset.
  package static func translated(
    x: Double, y: Double, id: String? = nil, _ children: [SVGNode]
  ) -> SVGNode {
    let move = SVGAttribute("transform", "translate(\(svgNumber(x)) \(svgNumber(y)))")
    return .group(id: id, attributes: [move], children)
  }
}

/// A string as an XML id, which holds no white space; different strings give different ids.
package func svgIdentifier(_ string: String) -> String {
  var result = ""
  for scalar in string.unicodeScalars {
    if scalar.properties.isWhitespace || scalar.value < 0x20 || scalar == "%" {
      result += "%" + String(scalar.value, radix: 16)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
