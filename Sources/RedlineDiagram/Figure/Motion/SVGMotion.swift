import Foundation

/// Joins pictures into one that moves.
///
/// Elements that are the same in all pictures are there once. What differs is there twice: as it is in
/// the first picture, and with animations, which only a reader sees who does not ask for reduced motion.
/// Numbers, colours and paths of one shape are animated; what has no counterpart fades.
struct SVGMotion {
  private let documents: [SVGDocument]
  private let timing: MotionTiming
  private let prefix: String

  init(_ documents: [SVGDocument], _ timing: MotionTiming, prefix: String) {
    (self.documents, self.timing, self.prefix) = (documents, timing, prefix)
  }

  var document: SVGDocument {
    var document = documents[0]
    let style = """
      @media (prefers-reduced-motion: no-preference) \
      { .\(still) { display: none } .\(moving) { display: inline } }
      """
    document.children = children(documents.map(\.children), isMoving: false)
    // After title and description.
    let place = document.children.firstIndex { node in
      !["title", "desc", "metadata"].contains(node.element?.name ?? "title")
    }
    document.children.insert(.titled("style", style), at: place ?? 0)
    document.options = nil
    return document
  }

  private var still: String { prefix + "still" }
  private var moving: String { prefix + "moving" }

  // MARK: Elements

  /// What is never animated, and is that of the first picture.
  private static let fixed: Set = ["title", "desc", "metadata", "defs", "style"]

  private func children(_ lists: [[SVGNode]], isMoving: Bool) -> [SVGNode] {
    MotionMatches(lists).columns.flatMap { column -> [SVGNode] in
      let nodes = column.compactMap { $0 }
      guard let first = nodes.first else { return [] }
      guard nodes.allSatisfy({ $0.element != nil }) else { return column[0].map { [$0] } ?? [] }
      if Self.fixed.contains(first.element!.name) { return column[0].map { [$0] } ?? [] }
      return merged(column.map { $0?.element }, isMoving: isMoving)
    }
  }

  private func merged(_ versions: [SVGElement?], isMoving: Bool) -> [SVGNode] {
    let known = versions.compactMap { $0 }
    guard known.count == versions.count, Set(known.map(\.name)).count == 1 else {
      return fading(versions, isMoving: isMoving)
    }
    let first = known[0]
    guard Set(known).count > 1 else { return [.element(isMoving ? first.withoutIDs : first)] }
    guard first.name == "g" else {
      return animated(known, isMoving: isMoving) ?? fading(versions, isMoving: isMoving)
    }
    let lists = known.map(\.children)
    if Set(known.map(\.attributes)).count == 1 {
      var group = isMoving ? first.withoutID : first
      group.children = children(lists, isMoving: isMoving)
      return [.element(group)]
    }
    guard let way = MotionWay(known) else { return fading(versions, isMoving: isMoving) }
    var group = first.withoutID
    group.children = children(lists, isMoving: true)
    let animation = SVGElement(
      "animateTransform",
      [
        SVGAttribute("attributeName", "transform"), SVGAttribute("type", "translate"),
        SVGAttribute("values", timing.values(way.offsets)),
      ] + timing.attributes)
    let wrapper = SVGElement("g", children: [.element(animation), .element(group)])
    return both(first, [wrapper], isMoving: isMoving)
  }

  /// An element without contents whose attributes change; `nil` where one of them cannot be animated.
  private func animated(_ versions: [SVGElement], isMoving: Bool) -> [SVGNode]? {
    guard let changes = MotionChange.all(of: versions) else { return nil }
    var element = versions[0].withoutIDs
    element.children = changes.map { change in
      .element(
        SVGElement(
          "animate",
          [
            SVGAttribute("attributeName", change.name),
            SVGAttribute("values", timing.values(change.values)),
          ] + timing.attributes))
    }
    return both(versions[0], [element], isMoving: isMoving)
  }

  /// Each version while it is shown.
  private func fading(_ versions: [SVGElement?], isMoving: Bool) -> [SVGNode] {
    var distinct: [SVGElement] = []
    for version in versions.compactMap({ $0 }) where !distinct.contains(version) {
      distinct.append(version)
    }
    let parts = distinct.map { version in
      let values = versions.map { $0 == version ? "1" : "0" }
      let animation = SVGElement(
        "animate",
        [
          SVGAttribute("attributeName", "opacity"),
          SVGAttribute("values", timing.values(values)),
        ] + timing.attributes)
      return SVGElement(
        "g", [SVGAttribute("opacity", values[0])],
        children: [.element(animation), .element(version.withoutIDs)])
    }
    return both(versions[0], parts, isMoving: isMoving)
  }

  private func both(
    _ first: SVGElement?, _ animated: [SVGElement], isMoving: Bool
  ) -> [SVGNode] {
    guard !isMoving else { return animated.map { .element($0) } }
    let still = first.map { first in
      SVGElement("g", [SVGAttribute("class", self.still)], children: [.element(first)])
    }
    let moving = SVGElement(
      "g", [SVGAttribute("class", self.moving), SVGAttribute("display", "none")],
      children: animated.map { .element($0) })
    return [still, moving].compactMap { $0 }.map { .element($0) }
  }
}

extension SVGElement {
  /// Ids are those of the still picture.
  fileprivate var withoutID: SVGElement {
    var element = self
    element.attributes.removeAll { $0.name == "id" }
    return element
  }

  fileprivate var withoutIDs: SVGElement {
    var element = withoutID
    element.children = children.map { node in
      node.element.map { .element($0.withoutIDs) } ?? node
    }
    return element
  }
}
