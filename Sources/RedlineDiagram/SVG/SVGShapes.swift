import Foundation
import RedlineModel
import RedlineText

/// A coordinate or length as it stands in the file.
package func svgNumber(_ value: Double) -> String { formatted(value, decimals: 3) }

/// Turns shapes and definitions into elements.
struct SVGShapes {
  /// References to the glyphs that are defined.
  private let glyphs: [GlyphID: SVGAttribute]
  /// What every id begins with.
  let prefix: String

  /// Numbers of what shapes stand for, where elements are to name them.
  private let subjects: [Drawing.Subject: Int]

  /// - Parameters:
  ///   - definitions: What the shapes refer to.
  ///   - idPrefix: What every id begins with.
  ///   - subjects: Numbers that elements name in `data-s`, with their roles in `data-r` and their
  ///     layers in `data-layer`.
  init(
    _ definitions: [Definition] = [], idPrefix: String = "", subjects: [Drawing.Subject: Int] = [:]
  ) {
    (prefix, self.subjects) = (idPrefix, subjects)
    glyphs = definitions.reduce(into: [:]) { glyphs, definition in
      guard case .glyph(let id, _) = definition else { return }
      glyphs[id] = SVGAttribute("href", "#" + idPrefix + Self.name(of: id))
    }
  }

  func nodes(_ shapes: [Shape]) -> [SVGNode] {
    var nodes: [SVGNode] = []
    nodes.reserveCapacity(shapes.count)
    for shape in shapes { append(shape, to: &nodes) }
    return nodes
  }

  func append(_ shape: Shape, to nodes: inout [SVGNode]) {
    guard !subjects.isEmpty else { return appendPlain(shape, to: &nodes) }
    let marks = marks(of: shape)
    guard !marks.isEmpty else { return appendPlain(shape, to: &nodes) }
    var children: [SVGNode] = []
    appendPlain(shape, to: &children)
    nodes.append(.element(SVGElement("g", marks, children: children)))
  }

  private func marks(of shape: Shape) -> [SVGAttribute] {
    var marks: [SVGAttribute] = []
    let numbers = shape.subjects.compactMap { subjects[$0] }
    if !numbers.isEmpty {
      let text = numbers.map(String.init).joined(separator: " ")
      marks.append(SVGAttribute("data-s", text))
      if let role = shape.role { marks.append(SVGAttribute("data-r", role.rawValue)) }
    }
    if case .group(let group) = shape.content, let layer = group.layer {
      marks.append(SVGAttribute("data-layer", layer.rawValue))
    }
    return marks
  }

  private func appendPlain(_ shape: Shape, to nodes: inout [SVGNode]) {
    switch shape.content {
    case .rect(let rect, let radius, let paint):
      nodes.append(element("rect", attributes(of: rect, radius: radius), paint.attributes(prefix)))
    case .circle(let center, let radius, let paint):
      let circle = [
        SVGAttribute("cx", Double(center.x)), SVGAttribute("cy", Double(center.y)),
        SVGAttribute("r", radius),
      ]
      nodes.append(element("circle", circle, paint.attributes(prefix)))
    case .line(let start, let end, let paint):
      let line = [
        SVGAttribute("x1", Double(start.x)), SVGAttribute("y1", Double(start.y)),
        SVGAttribute("x2", Double(end.x)), SVGAttribute("y2", Double(end.y)),
      ]
      nodes.append(element("line", line, paint.lineAttributes))
    case .path(let path, let paint):
      let rule =
        paint.fillRule == .nonzero ? [] : [SVGAttribute("fill-rule", paint.fillRule.rawValue)]
      nodes.append(
        element("path", [SVGAttribute("d", path.svgData)] + rule, paint.attributes(prefix)))
    case .glyphs(let run): nodes.append(element(run))
    case .text(let line): nodes.append(element(line))
    case .picture(let picture): nodes.append(element(picture))
    case .shapes(let shapes): for shape in shapes { append(shape, to: &nodes) }
    case .group(let group): nodes.append(element(group))
    }
  }

  private func element(
    _ name: String, _ geometry: [SVGAttribute], _ paint: [SVGAttribute]
  ) -> SVGNode {
    .element(SVGElement(name, geometry + paint))
  }

  private func attributes(of rect: CGRect, radius: Double) -> [SVGAttribute] {
    var attributes = [
      SVGAttribute("x", Double(rect.minX)), SVGAttribute("y", Double(rect.minY)),
      SVGAttribute("width", Double(rect.width)), SVGAttribute("height", Double(rect.height)),
    ]
    let limit = Double(min(rect.width, rect.height)) / 2
    if radius > 0 { attributes.append(SVGAttribute("rx", min(radius, limit))) }
    return attributes
  }

  private func element(_ group: Group) -> SVGNode {
    var attributes: [SVGAttribute] = []
    if let id = group.id { attributes.append(SVGAttribute("id", prefix + svgIdentifier(id))) }
    if let transform = group.transform {
      attributes.append(SVGAttribute("transform", transform.svgValue))
    }
    if let clip = group.clip {
      attributes.append(SVGAttribute("clip-path", "url(#\(prefix)\(clip.svgIdentifier))"))
    }
    if let opacity = group.opacity { attributes.append(SVGAttribute("opacity", opacity)) }
    var children: [SVGNode] = []
    if let title = group.title { children.append(.titled("title", title)) }
    for shape in group.shapes { append(shape, to: &children) }
    return .element(SVGElement("g", attributes, children: children))
  }
}

// MARK: - Texts

extension SVGShapes {
  private func element(_ run: GlyphRun) -> SVGNode {
    let uses = run.glyphs.map { glyph in
      var attributes = [
        glyphs[glyph.id] ?? SVGAttribute("href", "#" + prefix + Self.name(of: glyph.id))
      ]
      if glyph.x != 0 { attributes.append(SVGAttribute("x", glyph.x)) }
      if glyph.y != 0 { attributes.append(SVGAttribute("y", glyph.y)) }
      return SVGNode.element(SVGElement("use", attributes))
    }
    let place = Group.Transform.translation(x: Double(run.origin.x), y: Double(run.origin.y))
    let scale = formatted(run.pointSize / GlyphDefinitions.unitsPerEm, decimals: 6)
    let transform = SVGAttribute("transform", "\(place.svgValue) scale(\(scale))")
    return .element(
      SVGElement("g", [transform] + fill(run.color), isInline: true, children: uses))
  }

  private func fill(_ color: String) -> [SVGAttribute] {
    let (color, alpha) = opaque(color)
    let own = SVGAttribute("fill", color)
    return alpha == 1 ? [own] : [own, SVGAttribute("fill-opacity", alpha)]
  }

  private func element(_ line: TextLine) -> SVGNode {
    let place = [
      SVGAttribute("x", Double(line.origin.x)), SVGAttribute("y", Double(line.origin.y)),
    ]
    var attributes = place + fill(line.color)
    attributes += [
      SVGAttribute("font-family", "Inter, -apple-system, Helvetica, Arial, sans-serif"),
      SVGAttribute("font-size", line.font.pointSize),
    ]
    if line.font.weight != .regular {
      attributes.append(SVGAttribute("font-weight", "\(line.font.weight.rawValue)"))
    }
    if line.isRightToLeft { attributes.append(SVGAttribute("direction", "rtl")) }
    if line.anchor != .start {
      attributes.append(SVGAttribute("text-anchor", line.anchor.rawValue))
    }
    // Whatever font stands in, the line is as wide as it was laid out.
    if line.string.count > 1 {
      attributes.append(SVGAttribute("textLength", formatted(line.width, decimals: 1)))
    }
    return .titled("text", line.string, attributes)
  }
}

// MARK: - Definitions

extension SVGShapes {
  /// The contents of `<defs>`, each id once.
  func elements(of definitions: [Definition]) -> [SVGNode] {
    var known: Set<String> = []
    return definitions.compactMap { definition in
      let element = element(of: definition)
      return known.insert(element["id"] ?? "").inserted ? .element(element) : nil
    }
  }

  private func element(of definition: Definition) -> SVGElement {
    switch definition {
    case .glyph(let id, let outline):
      return SVGElement(
        "path",
        [SVGAttribute("id", prefix + Self.name(of: id)), SVGAttribute("d", outline.svgData)])
    case .clip(let clip):
      let shape = SVGElement("path", [SVGAttribute("d", clip.path.svgData)])
      return SVGElement(
        "clipPath", [SVGAttribute("id", prefix + clip.svgIdentifier)], children: [.element(shape)])
    case .pattern(let pattern):
      return SVGElement(
        "pattern",
        [
          SVGAttribute("id", prefix + pattern.name), SVGAttribute("patternUnits", "userSpaceOnUse"),
          SVGAttribute("width", pattern.side), SVGAttribute("height", pattern.side),
        ],
        children: nodes([.path(pattern.path, pattern.paint)]))
    case .pixels(let pixels): return element(of: pixels)
    case .tint(let color): return element(ofTint: color)
    }
  }

  private static func name(of glyph: GlyphID) -> String {
    switch glyph.face {
    case .text(let weight): "g\(weight.rawValue)-\(glyph.index)"
    case .display(let weight): "d\(weight.rawValue)-\(glyph.index)"
    case .fallback: "f-\(glyph.name)"
    }
  }
}
