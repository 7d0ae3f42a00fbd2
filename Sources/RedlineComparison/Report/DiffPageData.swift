import Foundation
import RedlineAnalysis
import RedlineDiagram
import RedlineIO
import RedlineModel

/// What the script of a page with changes shows of one layout.
struct DiffPageData: Encodable {
  /// One of both layouts.
  struct Side: Encodable {
    var picture: String
    var width: Double
    var height: Double
    /// Where the screen begins in the picture, and points of the picture in a point of the layout.
    var left: Double
    var top: Double
    var zoom: Double
    var items: [Item]
    var constraints: [Constraint]
  }

  struct Item: Encodable {
    var id: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  struct Constraint: Encodable {
    /// The items at its ends.
    var items: [String]
    var sentence: String
    var state: String
    var place: String?
    /// `added`, `removed` or `changed` where it is not the same in both layouts.
    var change: String?
  }

  var name: String
  var text: String
  var old: Side
  var new: Side
  /// The old ids of items that have another one now.
  var oldNames: [String: String]

  init(
    name: String, diff: LayoutDiff, old: SolvedLayout, new: SolvedLayout, theme: Theme.Name
  ) throws {
    self.name = name.printable
    text = diff.text.printable
    var changes: (old: [String: String], new: [String: String]) = ([:], [:])
    for change in diff.constraints where change.kind != .relocated {
      if let id = change.old?.id { changes.old[id] = change.kind.rawValue }
      if let id = change.new?.id { changes.new[id] = change.kind.rawValue }
    }
    self.old = try Side(old, changes: changes.old, theme: theme)
    self.new = try Side(new, changes: changes.new, theme: theme)
    oldNames = [:]
    for item in diff.items + diff.guides {
      if let oldID = item.oldID, oldID != item.id { oldNames[item.id] = oldID }
    }
  }
}

extension DiffPageData.Side {
  fileprivate init(
    _ layout: SolvedLayout, changes: [String: String], theme: Theme.Name
  ) throws {
    var diagram = Diagram(layout)
    diagram.theme = theme
    zoom = layout.environment.device.kind == .phone ? 1.5 : 1
    diagram.zoom = zoom
    // Views are found on it by their place on the screen.
    diagram.figure.crop = .device
    diagram.figure.splits = false
    let document = try diagram.svg()
    let bytes = Data(document.text().utf8).base64EncodedString()
    picture = "data:image/svg+xml;base64,\(bytes)"
    (width, height) = (document.width, document.height)
    (left, top) = (Double(document.screenOrigin.x), Double(document.screenOrigin.y))
    items = layout.items.filter { !$0.isHidden }.map {
      DiffPageData.Item(
        id: $0.id, x: $0.frame.minX, y: $0.frame.minY, width: $0.frame.width,
        height: $0.frame.height)
    }
    constraints = layout.constraints.map { constraint in
      DiffPageData.Constraint(
        items: [constraint.first.item, constraint.second?.item].compactMap { $0 },
        sentence: constraint.sentence.printable, state: constraint.stateText,
        place: constraint.location.map { "\($0)".printable },
        change: changes[constraint.id])
    }
  }
}

extension SolvedLayout.Constraint {
  /// `holds`, `inactive`, `gives way by 12`.
  fileprivate var stateText: String {
    if !isActive { return "inactive" }
    if isBroken || !isSatisfied {
      return "\(isRequired ? "broken" : "gives way") by \(formatted(abs(residual)))"
    }
    if relation == .equal || isBinding { return "holds" }
    return "\(formatted(abs(residual))) to spare"
  }
}
