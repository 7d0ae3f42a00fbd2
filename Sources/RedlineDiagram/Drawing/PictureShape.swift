package import Foundation
package import RedlineModel

/// An image's pixels in a rectangle, which they fill; each file is a definition of the drawing.
package struct PictureShape: Hashable, Sendable {
  package var pixels: Pictures.Pixels
  package var rect: CGRect
  /// The literal colour, `#RRGGBB`, in which all of it is drawn; `nil` draws its own.
  package var tint: String?
}

extension Drawing {
  /// What pictures among the shapes refer to, each once, in the order of the drawing.
  var pictureDefinitions: [Definition] {
    var found: [Definition] = []
    var known: Set<String> = []
    func visit(_ shapes: [Shape]) {
      for shape in shapes {
        switch shape.content {
        case .group(let group): visit(group.shapes)
        case .shapes(let shapes): visit(shapes)
        case .picture(let picture):
          if known.insert(picture.pixels.id).inserted { found.append(.pixels(picture.pixels)) }
          if let tint = picture.tint, known.insert(tint).inserted { found.append(.tint(tint)) }
        default: break
        }
      }
    }
    visit(shapes)
    return found
  }
}

extension SVGShapes {
  static func name(of pixels: Pictures.Pixels) -> String { "picture-" + pixels.id }
  /// Of a literal colour.
  static func name(ofTint color: String) -> String { "tint-" + color.dropFirst() }

  func element(_ picture: PictureShape) -> SVGNode {
    let place = Group.Transform.translation(
      x: Double(picture.rect.minX), y: Double(picture.rect.minY))
    let (width, height) = (picture.pixels.size.width, picture.pixels.size.height)
    let scale = [picture.rect.width / width, picture.rect.height / height].map {
      formatted(Double($0), decimals: 6)
    }
    let use = SVGElement(
      "use",
      [
        SVGAttribute("href", "#" + prefix + Self.name(of: picture.pixels)),
        SVGAttribute("transform", "\(place.svgValue) scale(\(scale[0]) \(scale[1]))"),
      ])
    guard let tint = picture.tint else { return .element(use) }
    return .element(
      SVGElement(
        "g", [SVGAttribute("filter", "url(#\(prefix)\(Self.name(ofTint: tint)))")],
        isInline: true, children: [.element(use)]))
  }

  func element(of pixels: Pictures.Pixels) -> SVGElement {
    SVGElement(
      "image",
      [
        SVGAttribute("id", prefix + Self.name(of: pixels)),
        SVGAttribute("width", Double(pixels.size.width)),
        SVGAttribute("height", Double(pixels.size.height)),
        SVGAttribute("preserveAspectRatio", "none"), SVGAttribute("href", pixels.url),
      ])
  }

  /// All that is painted, in one colour.
  func element(ofTint color: String) -> SVGElement {
    SVGElement(
      "filter",
      [
        SVGAttribute("id", prefix + Self.name(ofTint: color)),
        SVGAttribute("color-interpolation-filters", "sRGB"),
      ],
      children: [
        .element(SVGElement("feFlood", [SVGAttribute("flood-color", color)])),
        .element(
          SVGElement(
            "feComposite", [SVGAttribute("in2", "SourceAlpha"), SVGAttribute("operator", "in")])),
      ])
  }
}
