import Foundation
import RedlineIO
import RedlineModel

extension Paint {
  /// - Parameter prefix: What the ids of the document begin with.
  func attributes(_ prefix: String) -> [SVGAttribute] {
    let area = pattern.map { "url(#\(prefix)\($0))" } ?? fill
    let (color, alpha) = opaque(area ?? "none")
    var list = [SVGAttribute("fill", color)]
    // With one paint it is the same as that of the whole, which takes a picture of its own to draw.
    let own = alpha * (stroke == nil ? opacity : 1)
    if own != 1 { list.append(SVGAttribute("fill-opacity", own)) }
    return list + strokeAttributes(isAreaFilled: area != nil)
  }

  /// Those of a line, which has no area.
  var lineAttributes: [SVGAttribute] { strokeAttributes(isAreaFilled: false) }

  private func strokeAttributes(isAreaFilled: Bool) -> [SVGAttribute] {
    guard let stroke else { return [] }
    let (color, alpha) = opaque(stroke)
    var list = [SVGAttribute("stroke", color)]
    if width != 1 { list.append(SVGAttribute("stroke-width", width)) }
    if !dash.isEmpty {
      list.append(
        SVGAttribute("stroke-dasharray", dash.map(svgNumber).joined(separator: " ")))
      if dashPhase != 0 { list.append(SVGAttribute("stroke-dashoffset", dashPhase)) }
    }
    if cap != .butt { list.append(SVGAttribute("stroke-linecap", cap.rawValue)) }
    if join != .miter { list.append(SVGAttribute("stroke-linejoin", join.rawValue)) }
    let own = alpha * (isAreaFilled ? 1 : opacity)
    if own != 1 { list.append(SVGAttribute("stroke-opacity", own)) }
    if isAreaFilled, opacity != 1 { list.append(SVGAttribute("opacity", opacity)) }
    return list
  }
}

/// A colour without how opaque it is, and that: SVG 1.1 has no colours of eight digits, and programs that know
/// no later version draw them opaque.
func opaque(_ color: String) -> (color: String, alpha: Double) {
  guard color.utf8.count == 9, color.hasPrefix("#"), let alpha = UInt8(color.suffix(2), radix: 16)
  else { return (color, 1) }
  return (String(color.dropLast(2)), Double(alpha) / 255)
}

extension Path {
  /// The `d` of a path, absolute coordinates only.
  package var svgData: String {
    var data = ""
    // A page has thousands of points, and a debug build takes its time for each list and interpolation.
    func append(_ letter: String, _ point: CGPoint) {
      data += letter
      data += svgNumber(point.x)
      data += " "
      data += svgNumber(point.y)
    }
    for element in elements {
      switch element {
      case .move(let point): append("M", point)
      case .line(let point): append("L", point)
      case .quad(let control, let point):
        append("Q", control)
        append(" ", point)
      case .cubic(let first, let second, let point):
        append("C", first)
        append(" ", second)
        append(" ", point)
      case .arc(let radius, let clockwise, let point):
        let size = svgNumber(radius)
        append("A\(size) \(size) 0 0 \(clockwise ? 1 : 0) ", point)
      case .close: data += "Z"
      }
    }
    return data
  }
}

extension Group.Transform {
  var svgValue: String {
    switch self {
    case .translation(let x, let y): "translate(\(svgNumber(x)) \(svgNumber(y)))"
    case .scale(let factor): "scale(\(svgNumber(factor)))"
    case .matrix(let matrix): matrix.svgValue
    }
  }
}

extension AffineMatrix {
  fileprivate var svgValue: String {
    let turn = [a, b, c, d].map { formatted($0, decimals: 6) }
    return "matrix(\((turn + [svgNumber(x), svgNumber(y)]).joined(separator: " ")))"
  }
}

extension ClipPath {
  /// The most bytes of a path that is its own id: that of a tear has thousands, and each use names it.
  private static let longest = 64

  var svgIdentifier: String {
    if let name { return name }
    let data = path.svgData
    guard data.utf8.count > Self.longest else { return "clip-" + data.replacing(" ", with: "_") }
    return "clip-" + String(stableHash(of: data.utf8), radix: 16)
  }
}

/// A string as an XML id, which holds no white space; different strings give different ids.
package func svgIdentifier(_ string: String) -> String {
  // Most ids are plain, and Unicode's properties take time to look up.
  guard string.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x80 || $0 == UInt8(ascii: "%") })
  else { return string }
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
