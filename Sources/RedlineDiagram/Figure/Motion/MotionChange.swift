import Foundation

/// An attribute that is not the same in all versions of an element, and its values.
struct MotionChange {
  private static let numbers: Set = [
    "x", "y", "width", "height", "cx", "cy", "r", "rx", "x1", "y1", "x2", "y2", "stroke-width",
    "opacity", "fill-opacity", "stroke-opacity",
  ]

  let name: String
  let values: [String]

  /// The changes of all attributes; `nil` where one of them cannot be animated.
  static func all(of versions: [SVGElement]) -> [MotionChange]? {
    guard Set(versions.map(\.children)).count == 1 else { return nil }
    var names: [String] = []
    for version in versions {
      for attribute in version.attributes where !names.contains(attribute.name) {
        names.append(attribute.name)
      }
    }
    var changes: [MotionChange] = []
    for name in names {
      // A coordinate that is not written is 0.
      let isCoordinate = ["x", "y", "rx"].contains(name)
      let values = versions.map { $0[name] ?? (isCoordinate ? "0" : nil) }
      guard Set(values).count > 1 else { continue }
      let known = values.compactMap { $0 }
      guard known.count == values.count, canAnimate(name, known) else { return nil }
      changes.append(MotionChange(name: name, values: known))
    }
    return changes
  }

  private static func canAnimate(_ name: String, _ values: [String]) -> Bool {
    switch name {
    case "d": Set(values.map(shape)).count == 1
    case "fill", "stroke": values.allSatisfy { $0.hasPrefix("#") }
    default: numbers.contains(name)
    }
  }

  /// The letters of a path, and how many numbers it has; flags of arcs are no numbers that could change.
  private static func shape(_ path: String) -> String {
    guard !path.contains("A") else { return path }
    let letters = path.filter(\.isLetter)
    return "\(letters) \(path.count { $0 == " " })"
  }
}

/// A way of a group: all versions are the same but for where they are.
struct MotionWay {
  /// From the first version's place, `dx dy`.
  let offsets: [String]

  init?(_ versions: [SVGElement]) {
    func others(_ element: SVGElement) -> [SVGAttribute] {
      element.attributes.filter { $0.name != "transform" }
    }
    guard Set(versions.map(others)).count == 1 else { return nil }
    let places = versions.map { Self.place($0["transform"]) }
    guard let first = places[0], Set(places.map { $0?.rest }).count == 1 else { return nil }
    offsets = places.compactMap { place in
      place.map { "\(svgNumber($0.x - first.x)) \(svgNumber($0.y - first.y))" }
    }
  }

  /// `translate(x y)` and what follows it.
  private static func place(_ transform: String?) -> (x: Double, y: Double, rest: String)? {
    guard let transform, transform.hasPrefix("translate("), let end = transform.firstIndex(of: ")")
    else { return nil }
    let numbers = transform[..<end].dropFirst("translate(".count).split(separator: " ")
      .compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    return (numbers[0], numbers[1], String(transform[end...]))
  }
}
