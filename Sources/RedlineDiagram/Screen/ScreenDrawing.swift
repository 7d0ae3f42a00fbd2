package import Foundation
import RedlineModel
import RedlineText

/// A line of text on the screen, for labels of the overlay to stay clear of.
package struct TextRect: Hashable, Sendable {
  /// Id of the item that shows the text.
  package var item: String
  /// The glyphs' rectangle in root coordinates.
  package var rect: CGRect
}

/// Draws the items of a solved layout as UIKit would show them, in root coordinates.
final class ScreenDrawing {
  let layout: SolvedLayout
  let theme: Theme
  let style: Diagram.Style
  let painter: TextPainter
  let outline: ScreenOutline
  private(set) var textRects: [TextRect] = []
  /// The frames of items that are drawn somewhere else than they are.
  private let told: [String: CGRect]
  /// The images that are drawn darker than placeholders are, by their ids.
  var darkPlaceholders: Set<String> = []
  /// The clip paths of the shapes so far, each once.
  private(set) var clips: [ClipPath] = []
  private var knownClips: Set<ClipPath> = []
  /// What the views around others let show; a wireframe and what a screen reader finds are of all that there is.
  private(set) lazy var clipping =
    style == .screen || style == .annotated
    ? ClippedViews(Self.drawingOrder(layout.items)) { turn($0) != nil } : ClippedViews([])
  /// What lies over what.
  private(set) lazy var covering = CoveringViews(shownItems)

  init(
    _ layout: SolvedLayout, theme: Theme, style: Diagram.Style, painter: TextPainter,
    outline: ScreenOutline, told: [String: CGRect] = [:]
  ) {
    self.told = told
    var layout = layout
    if style == .screen { layout.items = Self.scrolled(layout.items) }
    self.layout = layout
    self.theme = theme.showing(layout)
    self.style = style
    self.painter = painter
    self.outline = outline
  }

  var scale: Double { layout.environment.device.scale }
  var isWireframe: Bool { style == .wireframe }
  var isRightToLeft: Bool { layout.environment.layoutDirection == .rightToLeft }

  /// One group for each visible item but the root, back to front.
  func shapes() -> [Shape] {
    var shapes = ItemGroups()
    for (item, area) in shownItems where item.parent != nil {
      let whole = whole(item, in: area)
      shapes.add(whole.area == nil ? visible(item, in: area) : [group(item)], of: item, whole)
    }
    return shapes.finished()
  }

  /// How far beyond a device a view may reach that is cut there all the same, in points.
  private static let overhang: CGFloat = 12

  /// The items that are seen, and in none that is not, back to front, with what the views around each
  /// let show; `nil` for everything. A diagram has the outlines of what is cut away, whose constraints it shows.
  var shownItems: [(item: SolvedLayout.Item, area: CGRect?)] {
    var hidden: Set<String> = []
    var result: [(item: SolvedLayout.Item, area: CGRect?)] = []
    for item in Self.drawingOrder(layout.items) {
      if item.parent != nil, item.isUnseen || item.parent.map(hidden.contains) == true {
        hidden.insert(item.id)
      } else {
        result.append((item, clipping.area(around: item.id)))
      }
    }
    return result
  }

  private func visible(_ item: SolvedLayout.Item, in area: CGRect?) -> [Shape] {
    guard let area, !area.contains(item.frame) else { return [group(item)] }
    guard area.intersects(item.frame) else { return [] }
    return clipped([group(item)], to: area)
  }

  /// What the root view shows on the screen's background.
  func rootShapes() -> [Shape] {
    let backdrop = backdrop
    guard backdrop.isEmpty else { return backdrop }
    guard layout.root.kind == .view else { return [group(layout.root)] }
    let shapes = paintings(layout.root)
    return shapes.isEmpty ? [] : [.group(clip: clipPath(outline.path), shapes)]
  }

  private func group(_ item: SolvedLayout.Item) -> Shape {
    // Of what reaches beyond the screen, the rest is cut there anyway; in a diagram, where it is a little.
    let rect = barArea(item)
    let isNear = outline.screen.insetBy(dx: -Self.overhang, dy: -Self.overhang).contains(rect)
    let shown = style == .screen || isNear ? rect.intersection(outline.screen) : rect
    let isFilled = item.style.background != nil || item.kind.fillsItsFrame
    let clip = outline.cutsCorner(of: shown) && isFilled ? clipPath(outline.path) : nil
    return .group(
      id: "v-" + item.id, title: title(of: item), clip: clip, frame: item.frame, role: .view,
      subjects: [.item(item.id)], overBackdrop(shadow(of: item) + inState(item, shapes(of: item))))
  }

  /// What the item paints; of a control or picture with that role, unless it is what all others lie on.
  private func shapes(of item: SolvedLayout.Item) -> [Shape] {
    let shapes = control(item)
    guard item.control.isPaintedAsOne, !shapes.isEmpty,
      !FigureSurroundings.isBackground(item.frame, of: layout.root.frame)
    else { return shapes }
    return [.shapes(shapes, role: .control, subjects: [])]
  }

  /// The background, with its corners and border.
  func box(_ item: SolvedLayout.Item) -> [Shape] {
    guard !isWireframe else { return [] }
    let style = item.style
    var shapes: [Shape] = []
    if let background = style.background {
      shapes.append(
        outlined(item.frame, radius: style.cornerRadius, style, .fill(theme.hex(background))))
    }
    return shapes + paintings(item) + border(item)
  }

  /// The border, which lies on what the item shows.
  func border(_ item: SolvedLayout.Item) -> [Shape] {
    let style = item.style
    guard !isWireframe, let border = style.borderColor else { return [] }
    let width = max(0, style.borderWidth ?? 1)
    return [
      outlined(
        item.frame.insetBy(dx: width / 2, dy: width / 2),
        radius: max(0, style.cornerRadius - width / 2), style, .stroke(theme.hex(border), width))
    ]
  }

  func record(_ rects: [CGRect], of item: SolvedLayout.Item) {
    let seen = rects.compactMap { clipping.visible($0, of: item.id) }
    textRects += seen.map { TextRect(item: item.id, rect: $0) }
  }

  func clipped(_ shapes: [Shape], to rect: CGRect) -> [Shape] {
    [.group(clip: clipPath(Path(rect: rect, radius: 0)), shapes)]
  }

  func clipPath(_ path: Path) -> ClipPath {
    let clip = ClipPath(path: path)
    if knownClips.insert(clip).inserted { clips.append(clip) }
    return clip
  }

  private func title(of item: SolvedLayout.Item) -> String {
    let frame = told[item.id] ?? item.frame
    let place = "(\(formatted(frame.minX)), \(formatted(frame.minY)))"
    let size = "\(formatted(frame.width)) × \(formatted(frame.height))"
    let text = item.text.map { $0.string.isEmpty ? "" : ", “\($0.string)”" } ?? ""
    let reasons = (item.reasons ?? []).map { "\n" + $0.sentence }.joined()
    return "\(item.name): \(item.className) at \(place), \(size)\(text)\(reasons)"
  }
}
