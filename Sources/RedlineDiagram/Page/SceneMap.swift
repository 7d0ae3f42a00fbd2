package import Foundation
package import RedlineModel

/// The screens of a storyboard on one page, where they lie on its canvas, with arrows between them.
package struct SceneMap {
  /// A screen, or a controller without one of its own.
  package struct Scene {
    package var id: String
    package var title: String
    /// The middle on the canvas, in points; `nil` puts it below the others.
    package var center: CGPoint?
    package var layout: SolvedLayout?
    package var isInitial: Bool
    /// Lines in the box of a scene without a layout.
    package var remarks: [String]

    package init(
      id: String, title: String, center: CGPoint?, layout: SolvedLayout?, isInitial: Bool,
      remarks: [String] = []
    ) {
      self.id = id
      self.title = title
      self.center = center
      self.layout = layout
      self.isInitial = isInitial
      self.remarks = remarks
    }
  }

  /// A segue.
  package struct Arrow {
    package var from: String
    package var to: String
    package var label: String
    /// A relationship, such as that of a navigation controller to its root.
    package var isRelationship: Bool

    package init(from: String, to: String, label: String, isRelationship: Bool) {
      self.from = from
      self.to = to
      self.label = label
      self.isRelationship = isRelationship
    }
  }

  package var title: String
  package var scenes: [Scene]
  package var arrows: [Arrow]

  package init(title: String, scenes: [Scene], arrows: [Arrow]) {
    self.title = title
    self.scenes = scenes
    self.arrows = arrows
  }

  private static let margin = 32.0
  private static let captionFont = Font.system(size: 24, weight: .semibold)
  private static let remarkFont = Font.system(size: 21)

  /// Draws the page.
  /// - Throws: `FontError` if Inter is not installed.
  package func svg(theme name: Theme.Name, textMode: TextMode = .outlines) throws -> SVGDocument {
    try drawing(theme: name, textMode: textMode).svg()
  }

  /// The page as shapes.
  /// - Throws: As ``svg(theme:textMode:)``.
  package func drawing(
    theme name: Theme.Name, textMode: TextMode = .outlines
  ) throws -> Drawing {
    let theme = Theme(name)
    let painter = try TextPainter(mode: textMode)
    let frames = placedFrames(painter)
    let extent = zip(scenes, frames).reduce(CGRect.null) { extent, next in
      // With its title, which may be wider.
      let title = painter.width(of: next.0.title, font: Self.captionFont)
      let beyond =
        next.0.layout == nil
        ? 0 : max(0, min(title, Self.room(above: next.1, frames)) - Double(next.1.width)) / 2
      // The arrow to the first scene comes from nowhere.
      var frame = next.1.insetBy(dx: -beyond, dy: 0)
      if next.0.isInitial {
        frame.origin.x -= 80
        frame.size.width += 80
      }
      return extent.union(frame)
    }
    let area = (extent.isNull ? CGRect(x: 0, y: 0, width: 100, height: 40) : extent)
      .insetBy(dx: -CGFloat(Self.margin), dy: -CGFloat(Self.margin) - 36)
    var shapes: [Shape] = [.rect(area, .fill(theme.page))]
    var clips: [ClipPath] = []
    for (scene, frame) in zip(scenes, frames) {
      shapes += caption(scene, frame, room: Self.room(above: frame, frames), theme, painter)
      shapes += screen(scene, frame, theme, painter, &clips)
    }
    shapes += arrowShapes(frames, theme, painter)
    var page = Drawing(
      slug: slugified(title) + "-overview" + (name == .dark ? "-dark" : ""), title: title,
      size: CGSize(
        width: (Double(area.width) / 2).rounded(.up),
        height: (Double(area.height) / 2).rounded(.up)),
      viewBox: area)
    page.shapes = shapes
    page.definitions = painter.definitions + clips.map { .clip($0) }
    return page
  }

  // MARK: Scenes

  private func caption(
    _ scene: Scene, _ frame: CGRect, room: Double, _ theme: Theme, _ painter: TextPainter
  ) -> [Shape] {
    // The title of a box is in it.
    guard scene.layout != nil else { return [] }
    return painter.text(
      scene.title, font: Self.captionFont, color: theme.ink,
      at: CGPoint(x: frame.midX, y: frame.minY - 12), anchor: .middle,
      maximumWidth: room)
  }

  private func screen(
    _ scene: Scene, _ frame: CGRect, _ theme: Theme, _ painter: TextPainter,
    _ clips: inout [ClipPath]
  ) -> [Shape] {
    guard let layout = scene.layout else {
      let box = Shape.rect(
        frame, radius: 16, Paint(fill: theme.panel, stroke: theme.bezelEdge, width: 2))
      return [box.role(.scene, of: [.scene(scene.id)])]
        + lines(of: scene, frame, theme, painter)
    }
    let outline = ScreenOutline(layout)
    let drawing = ScreenDrawing(
      layout, theme: theme, style: .screen, painter: painter, outline: outline)
    let device = DeviceDrawing(
      layout: layout, theme: theme, style: .screen, painter: painter, outline: outline)
    let contents = device.below() + drawing.rootShapes() + drawing.shapes() + device.above()
    clips += drawing.clips
    // Items of two scenes may have the same names.
    return [
      .group(
        transform: .translation(
          x: Double(frame.minX - outline.body.minX), y: Double(frame.minY - outline.body.minY)),
        frame: outline.body, role: .scene, subjects: [.scene(scene.id)],
        contents.map { $0.mapIDs { _ in nil } })
    ]
  }

  /// The title and the remarks in the middle of a box.
  private func lines(
    of scene: Scene, _ frame: CGRect, _ theme: Theme, _ painter: TextPainter
  ) -> [Shape] {
    let lines = [(scene.title, Self.captionFont)] + scene.remarks.map { ($0, Self.remarkFont) }
    let top = frame.midY - CGFloat(lines.count - 1) * 15 + 8
    return lines.enumerated().flatMap { number, line in
      painter.text(
        line.0, font: line.1, color: theme.ink,
        at: CGPoint(x: frame.midX, y: top + CGFloat(number) * 30), anchor: .middle,
        maximumWidth: Double(frame.width) - 32)
    }
  }

  /// The size of a box around its lines.
  func boxSize(of scene: Scene, _ painter: TextPainter) -> CGSize {
    let widths =
      [painter.width(of: scene.title, font: Self.captionFont)]
      + scene.remarks.map { painter.width(of: $0, font: Self.remarkFont) }
    return CGSize(
      width: min(max(widths.max() ?? 0, 160), 440).rounded(.up) + 40,
      height: 60 + 30 * Double(scene.remarks.count))
  }
}
