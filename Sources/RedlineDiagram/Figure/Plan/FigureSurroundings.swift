import Foundation
import RedlineModel

/// What the screen shows where, in points of the layout: what tags keep clear of.
struct FigureSurroundings {
  /// A control that covers more of the screen than this is a background.
  private static let greatestShare = 0.8
  /// A picture that covers more is seen wherever a tag lies on it.
  private static let largeShare = 0.25
  /// Nothing lies on coloured views of this size, in points of the layout.
  private let smallest: CGFloat = 32
  private(set) var texts: [CGRect] = []
  /// The texts without what is of the device's body, as the island.
  private(set) var letters: [CGRect] = []
  private(set) var controls: [CGRect] = []
  private(set) var fills: [CGRect] = []
  /// Everything that has nothing in it.
  private(set) var frames: [CGRect] = []
  /// Coloured views with others in them, as cards, and a screen without a device.
  private(set) var panes: [CGRect] = []
  /// Views with a background, back to front.
  private(set) var grounds: [Ground] = []

  struct Ground: Hashable {
    var rect: CGRect
    var color: Color
  }

  /// - Parameters:
  ///   - lines: The lines of text, of the status bar, too, and parts of the device's body.
  ///   - letters: Those without the parts of the body.
  ///   - dark: The images without pixels that are drawn dark.
  init(
    _ layout: SolvedLayout, hidden: Set<String>, lines: [TextRect], letters: [TextRect],
    dark: Set<String> = []
  ) {
    texts = Self.blocks(lines)
    self.letters = Self.blocks(letters)
    let screen = layout.root.frame
    if layout.environment.device.kind == .canvas { panes.append(screen) }
    grounds = Self.grounds(layout, hidden: hidden, dark: dark)
    let carriers = Self.carriers(layout, hidden: hidden)
    let parents = Set(layout.items.filter { !hidden.contains($0.id) }.compactMap(\.parent))
    let clipping = ClippedViews(layout.items)
    for item in layout.items.dropFirst() where !hidden.contains(item.id) {
      guard item.frame.width > 0, item.frame.height > 0 else { continue }
      guard !Self.isBackground(item.frame, of: screen) else { continue }
      guard !parents.contains(item.id) else {
        if item.style.background != nil, let seen = clipping.visible(item.frame, of: item.id) {
          panes.append(seen)
        }
        continue
      }
      frames.append(item.frame)
      guard let seen = clipping.visible(item.frame, of: item.id) else { continue }
      guard !carriers.contains(item.id) else {
        fills.append(seen)
        continue
      }
      switch item.kind {
      case .label, .stackView, .tableCell: break
      case .view where item.style.background == nil: break
      // A badge would be hidden.
      case .view where max(item.frame.width, item.frame.height) <= smallest:
        controls.append(seen)
      case .view: fills.append(seen)
      default: controls.append(seen)
      }
    }
  }

  /// Of more grounds the first ones are looked at.
  private static let mostGrounds = 1000

  private static func grounds(
    _ layout: SolvedLayout, hidden: Set<String>, dark: Set<String>
  ) -> [Ground] {
    Array(
      layout.items.lazy.compactMap { item -> Ground? in
        let own = dark.contains(item.id) ? ScreenDrawing.darkPlaceholder : nil
        guard let color = item.style.background ?? own, !hidden.contains(item.id)
        else { return nil }
        return Ground(rect: item.frame, color: color)
      }.prefix(mostGrounds))
  }

  /// Of more views nobody is asked what lies on them.
  private static let mostCarried = 400

  /// Controls and pictures that others lie on, as buttons behind a whole row: the ground of those.
  private static func carriers(_ layout: SolvedLayout, hidden: Set<String>) -> Set<String> {
    let parents = Set(layout.items.compactMap(\.parent))
    let leaves = layout.items.dropFirst().filter { item in
      !parents.contains(item.id) && !hidden.contains(item.id)
        && item.frame.width > 0 && item.frame.height > 0
    }
    guard leaves.count <= mostCarried else { return [] }
    var found: Set<String> = []
    let large = layout.root.frame.area * largeShare
    for (index, ground) in leaves.enumerated() where ground.control.isPaintedAsOne {
      // What lies behind a large one is drawn, too, with dashed edges.
      let first = ground.frame.area > large ? 0 : index + 1
      let isGround = leaves[first...].contains { item in
        ground.frame.covers(item.frame) && ground.frame != item.frame
      }
      if isGround { found.insert(ground.id) }
    }
    return found
  }

  /// Whether a view takes so much of the screen that everything lies on it.
  static func isBackground(_ frame: CGRect, of screen: CGRect) -> Bool {
    let share = frame.width * frame.height / max(1, screen.width * screen.height)
    return Double(share) >= greatestShare
  }

  /// The lines of a text are one block: nothing belongs between them.
  private static func blocks(_ lines: [TextRect]) -> [CGRect] {
    var blocks: [TextRect] = []
    for line in lines {
      if let last = blocks.last, last.item == line.item, !line.item.isEmpty,
        line.rect.minY > last.rect.minY, line.rect.minY - last.rect.maxY < line.rect.height
      {
        blocks[blocks.count - 1].rect = last.rect.union(line.rect)
      } else {
        blocks.append(line)
      }
    }
    return blocks.map(\.rect)
  }

  /// What of it lies in a part of the screen.
  func within(_ region: CGRect) -> FigureSurroundings {
    func seen(_ rects: [CGRect]) -> [CGRect] {
      rects.map { $0.intersection(region) }.filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
    }
    var part = self
    part.texts = seen(texts)
    part.controls = seen(controls)
    part.fills = seen(fills)
    part.frames = seen(frames)
    part.panes = seen(panes)
    return part
  }

  func field(_ projection: FigureProjection) -> FigureField {
    FigureField(
      texts: texts.map { projection($0) }, controls: controls.map { projection($0) },
      fills: fills.map { projection($0) }, frames: frames.map { projection($0) },
      panes: panes.map { projection($0) })
  }

  func lines(_ projection: FigureProjection) -> DrawnLines {
    DrawnLines(texts: (texts + controls).map { projection($0) })
  }
}
