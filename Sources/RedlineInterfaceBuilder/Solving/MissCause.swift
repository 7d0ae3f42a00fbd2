package import Foundation
package import RedlineLayout

/// What makes views of a scene lie elsewhere than stored: the measured size of one view without subviews
/// while all others have the sizes that are stored, of several together, or no size at all.
package struct MissCause: Sendable {
  package enum Kind: Hashable, Sendable {
    /// One view's own size, with its class, its font, and what of it is off.
    case size(of: String)
    /// Only several sizes together.
    case sizes
    /// Stored sizes in all views do not help.
    case rule
  }

  package var kind: Kind
  package var file: String
  package var line: Int
  package var id: String
  package var text: String
  /// By how much the view is larger than stored, in points; 0 by 0 where no size is to blame.
  package var excess: CGSize
  /// How many views it moves.
  package var views: Int
}

extension InterfaceDocument {
  /// Why views of a scene are missed.
  ///
  /// A scene is solved once for each view without subviews, with that one measured alone, and where that
  /// moves nothing, once with all but that one measured. Of several views that move another, the one that
  /// moves it furthest counts.
  package func causes(
    of scene: InterfaceScene, _ options: BuildOptions, measuring: any TextMeasuring, file: String
  ) throws -> [MissCause] {
    try scene.roots.indices.flatMap { number in
      try causes(file: file) { wanted in
        var built = try built(scene, options)[number]
        built.useStoredSizes(where: wanted)
        built.adaptTexts(to: self, measuring: measuring)
        return (built, try built.frames(measuring: measuring))
      }
    }
  }

  private typealias Solve = ((Int) -> Bool) throws -> (scene: BuiltScene, rows: [SceneFrames.Row])

  private func causes(file: String, _ solve: Solve) throws -> [MissCause] {
    let (scene, rows) = try solve { _ in false }
    let missed = Self.missed(rows)
    guard !missed.isEmpty else { return [] }
    let plain = Self.missed(try solve { _ in true }.rows)
    var open = missed.filter { plain[$0.key] == nil }
    var shares: [Int: MissShare] = [:]
    let leaves = scene.leaves().filter { scene.views[$0].view.designSize == nil }
    for isAlone in [true, false] where !open.isEmpty {
      var moved: [Int: (leaf: Int, distance: Double)] = [:]
      for leaf in leaves {
        let other = try solve { isAlone ? $0 != leaf : $0 == leaf }.rows
        let off = Self.missed(other)
        for (view, whole) in open {
          let distance = isAlone ? off[view] ?? 0 : whole - (off[view] ?? 0)
          guard distance > 0.1, distance > moved[view]?.distance ?? 0 else { continue }
          moved[view] = (leaf, distance)
        }
        shares[leaf, default: MissShare()].see((isAlone ? other : rows)[leaf])
      }
      for (view, cause) in moved {
        shares[cause.leaf]?.views += 1
        open[view] = nil
      }
    }
    func cause(_ kind: MissCause.Kind, at position: Int, _ share: MissShare) -> MissCause {
      let built = scene.views[position]
      return MissCause(
        kind: kind, file: file, line: built.line, id: built.id, text: built.view.shownText,
        excess: share.excess, views: share.views)
    }
    return shares.filter { $0.value.views > 0 }.sorted { $0.key < $1.key }.map { leaf, share in
      cause(.size(of: scene.views[leaf].sizeKind(share.excess)), at: leaf, share)
    } + open.keys.sorted().map { cause(.sizes, at: $0, MissShare(views: 1)) }
      + missed.keys.filter { plain[$0] != nil }.sorted().map {
        cause(.rule, at: $0, MissShare(views: 1))
      }
  }

  /// By how much views that something places are off, by their positions.
  private static func missed(_ rows: [SceneFrames.Row]) -> [Int: Double] {
    var result: [Int: Double] = [:]
    for (position, row) in rows.enumerated() where row.view.isDriven {
      guard let stored = row.view.storedFrame else { continue }
      let distance = Parity.distance(row.frame, stored)
      if distance > Parity.tolerance + 1e-6 { result[position] = distance }
    }
    return result
  }
}

/// How many views one view moves, and by how much it is larger than stored.
private struct MissShare {
  var views = 0
  var excess = CGSize.zero

  mutating func see(_ row: SceneFrames.Row) {
    guard let stored = row.view.storedFrame, excess == .zero else { return }
    excess = CGSize(
      width: row.frame.width - stored.width, height: row.frame.height - stored.height)
  }
}

extension BuiltView {
  /// The class with the font, and what of the size is off.
  fileprivate func sizeKind(_ excess: CGSize) -> String {
    let width = abs(excess.width) > Parity.tolerance
    let height = abs(excess.height) > Parity.tolerance
    let off =
      width ? (height ? "both lengths" : "width") : height ? "height" : "no length, but a baseline"
    return ([elementName, off] + view.textTraits).joined(separator: ", ")
  }
}

extension View {
  fileprivate var shownText: String {
    switch self {
    case let label as Label: label.text
    case let button as Button: button.title
    case let field as TextField: field.text.isEmpty ? field.placeholder : field.text
    case let view as TextView: view.text
    case let image as ImageView: image.imageName ?? ""
    default: ""
    }
  }

  /// What the size of a text follows from beside the text.
  fileprivate var textTraits: [String] {
    switch self {
    case let label as Label:
      (label.numberOfLines == 1 ? [] : ["several lines"])
        + (label.textRuns.isEmpty ? [] : ["parts"]) + [label.font.traits]
    case let button as Button:
      [button.configuration.map { "\($0.style.rawValue) configuration" }].compactMap(\.self)
        + (button.imageName == nil ? [] : ["image"]) + [button.font?.traits ?? "its own font"]
    case let field as TextField:
      [field.borderStyle == .roundedRect ? "rounded" : "plain", field.font.traits]
    case let view as TextView: [view.font.traits]
    default: []
    }
  }
}

extension Font {
  fileprivate var traits: String {
    let name = family ?? "\(weight)"
    return "\(name) \(textStyle.map { "\($0)" } ?? "\(pointSize)")"
  }
}
