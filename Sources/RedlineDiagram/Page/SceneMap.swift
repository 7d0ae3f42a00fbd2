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
  /// How wide a page may be before its words become larger than the screens' beside them, in px: in a column of
  /// 680 px those of 12 px have 10.
  private static let column = 816.0
  private static let largestUnit = 2.6

  /// How much larger than usual words, arrows and boxes are drawn beside the screens: as much as the page is wider
  /// than a column, so that they can be read in it.
  private(set) var unit = 1.0

  private var captionFont: Font { .system(size: 24 * unit, weight: .semibold) }
  private var remarkFont: Font { .system(size: 21 * unit) }

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
    return legible(painter).drawing(theme, painter)
  }

  /// The map with words that can be read in a column; what they need makes it wider itself.
  private func legible(_ painter: TextPainter) -> SceneMap {
    var map = self
    for _ in 0..<3 {
      let width = Double(map.area(map.placedFrames(painter), painter).width) / 2
      map.unit = min(max(1, width / Self.column), Self.largestUnit)
    }
    return map
  }

  /// What the page shows of the canvas.
  private func area(_ frames: [CGRect], _ painter: TextPainter) -> CGRect {
    let extent = zip(scenes, frames).reduce(CGRect.null) { extent, next in
      // With its title, which may be wider.
      let title = painter.width(of: next.0.title, font: captionFont)
      let beyond =
        next.0.layout == nil
        ? 0 : max(0, min(title, room(above: next.1, frames)) - Double(next.1.width)) / 2
      // The arrow to the first scene comes from nowhere.
      var frame = next.1.insetBy(dx: -beyond, dy: 0)
      let height = max(0, titleHeight(above: next.0, next.1, frames, painter) - 36 * unit)
      frame.origin.y -= height
      frame.size.height += height
      if next.0.isInitial {
        frame.origin.x -= 80 * unit
        frame.size.width += 80 * unit
      }
      return extent.union(frame)
    }
    return (extent.isNull ? CGRect(x: 0, y: 0, width: 100, height: 40) : extent)
      .insetBy(dx: -CGFloat(Self.margin), dy: -CGFloat(Self.margin) - 36 * unit)
  }

  private func drawing(_ theme: Theme, _ painter: TextPainter) -> Drawing {
    let frames = placedFrames(painter)
    let area = area(frames, painter)
    var shapes: [Shape] = [.rect(area, .fill(theme.page))]
    var clips: [ClipPath] = []
    // An arrow to a screen behind others goes behind them, and no title is struck out by one.
    shapes += arrowShapes(frames, theme, painter)
    for (scene, frame) in zip(scenes, frames) {
      shapes += caption(scene, frame, room: room(above: frame, frames), theme, painter)
      shapes += screen(scene, frame, theme, painter, &clips)
    }
    var page = Drawing(
      slug: slugified(title) + "-overview" + (theme.name == .dark ? "-dark" : ""), title: title,
      size: CGSize(
        width: (Double(area.width) / 2 / unit).rounded(.up),
        height: (Double(area.height) / 2 / unit).rounded(.up)),
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
    let lines = titleLines(scene.title, room: room, painter)
    let width = min(room, lines.map { painter.width(of: $0, font: captionFont) }.max() ?? 0)
    let height = (Self.titleHeight * Double(lines.count) + 4) * unit
    let plate = CGRect(
      x: Double(frame.midX) - width / 2 - 4 * unit, y: Double(frame.minY) - height - 6 * unit,
      width: width + 8 * unit, height: height)
    return [.rect(plate, .fill(theme.page, opacity: 0.85))]
      + lines.enumerated().flatMap { number, line in
        painter.text(
          line, font: captionFont, color: theme.ink,
          at: CGPoint(
            x: frame.midX,
            y: frame.minY - (12 + Self.titleHeight * Double(lines.count - 1 - number)) * unit),
          anchor: .middle, maximumWidth: room)
      }
  }

  /// How far the title of a screen reaches above it; that of a box is in it.
  func titleHeight(
    above scene: Scene, _ frame: CGRect, _ frames: [CGRect], _ painter: TextPainter
  ) -> Double {
    guard scene.layout != nil else { return 0 }
    let lines = titleLines(scene.title, room: room(above: frame, frames), painter)
    return (8 + Self.titleHeight * Double(lines.count)) * unit
  }

  /// How high a line of a title is, at a unit of 1.
  private static let titleHeight = 28.0

  /// A longer title has one line, and an end: each of its parts would be measured.
  private static let mostLetters = 120

  /// A title in one line, or in two that part it between its words: `SettingsTable`, `ViewController`.
  func titleLines(
    _ title: String, _ font: Font? = nil, room: Double, _ painter: TextPainter
  ) -> [String] {
    func width(_ text: String) -> Double { painter.width(of: text, font: font ?? captionFont) }
    guard title.count <= Self.mostLetters, width(title) > room else { return [title] }
    let words = Self.words(title)
    let parts = (1..<max(2, words.count)).map { count in
      [words.prefix(count), words.dropFirst(count)].map { words in
        words.joined().trimmingCharacters(in: .whitespaces)
      }
    }
    let narrow = parts.min { one, other in
      (one.map(width).max() ?? 0) < (other.map(width).max() ?? 0)
    }
    guard words.count > 1, let narrow else { return [title] }
    return narrow
  }

  /// What a title is made of, each with the space before it.
  private static func words(_ title: String) -> [String] {
    let letters = Array(title)
    return letters.indices.reduce(into: []) { words, index in
      let isStart =
        index > 0 && index + 1 < letters.count && letters[index].isUppercase
        && (letters[index - 1].isLowercase || letters[index + 1].isLowercase)
      if words.isEmpty || letters[index] == " " || isStart && letters[index - 1] != " " {
        words.append("")
      }
      words[words.count - 1].append(letters[index])
    }
  }

  private func screen(
    _ scene: Scene, _ frame: CGRect, _ theme: Theme, _ painter: TextPainter,
    _ clips: inout [ClipPath]
  ) -> [Shape] {
    guard let layout = scene.layout else {
      let box = Shape.rect(
        frame, radius: 16 * unit, Paint(fill: theme.panel, stroke: theme.bezelEdge, width: 2 * unit)
      )
      return [box.role(.scene, of: [.scene(scene.id)])]
        + lines(of: scene, frame, theme, painter)
    }
    let outline = ScreenOutline(layout)
    let drawing = ScreenDrawing(
      layout, theme: theme, style: .screen, painter: painter, outline: outline)
    let device = DeviceDrawing(
      layout: layout, theme: theme, style: .screen, painter: painter, outline: outline)
    let contents =
      device.below() + drawing.rootShapes() + drawing.shapes() + device.above()
      + (outline.device.kind == .canvas
        ? [.rect(outline.body, .stroke(theme.bezelEdge, 1.5 * unit))] : [])
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
    let lines = [(scene.title, captionFont)] + scene.remarks.map { ($0, remarkFont) }
    let top = frame.midY - CGFloat(lines.count - 1) * 15 * unit + 8 * unit
    return lines.enumerated().flatMap { number, line in
      painter.text(
        line.0, font: line.1, color: theme.ink,
        at: CGPoint(x: frame.midX, y: top + CGFloat(number) * 30 * unit), anchor: .middle,
        maximumWidth: Double(frame.width) - 32 * unit)
    }
  }

  /// The size of a box around its lines.
  func boxSize(of scene: Scene, _ painter: TextPainter) -> CGSize {
    let widths =
      [painter.width(of: scene.title, font: captionFont)]
      + scene.remarks.map { painter.width(of: $0, font: remarkFont) }
    return CGSize(
      width: (min(max(widths.max() ?? 0, 160 * unit), 440 * unit) + 40 * unit).rounded(.up),
      height: (60 + 30 * Double(scene.remarks.count)) * unit)
  }
}
