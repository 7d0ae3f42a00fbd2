import Foundation
import RedlineAnalysis
import RedlineModel

/// What a screen reader finds: a tinted region with a number for each element, in the order of
/// reading, and a legend that says what is spoken there.
struct AccessibilityRegions {
  /// The most elements that are drawn; what is more is counted.
  static let mostElements = 200

  let elements: [AccessibilityElement]
  /// How many more there are.
  let omittedCount: Int
  let theme: Theme
  let painter: TextPainter
  /// Points of the picture in a point of the layout.
  let zoom: Double
  /// What is wrong with an item, in words.
  let problems: [String: [String]]

  static let numberFont = Font.system(size: 12, weight: .semibold)
  static let numberHeight = 18.0
  /// Between a region and the number beside it: with the number no more than a usual inset of 20.
  private static let numberGap = 1.0

  init(_ layout: SolvedLayout, theme: Theme, painter: TextPainter, zoom: Double) {
    let all = layout.accessibilityElements
    elements = Array(all.prefix(Self.mostElements))
    omittedCount = all.count - elements.count
    self.theme = theme
    self.painter = painter
    self.zoom = zoom
    problems = Self.problems(of: layout)
  }

  private static func problems(of layout: SolvedLayout) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for finding in LayoutRule.accessible.violations(in: layout) {
      guard let item = finding.items.first else { continue }
      result[item, default: []].append(finding.shortWords)
    }
    return result
  }

  /// The colour of an element, by its number.
  func color(_ index: Int) -> String { theme.regions[index % theme.regions.count] }

  // MARK: - Over the screen

  /// The regions and their numbers, in coordinates of the picture from the screen's top left corner.
  /// - Parameter bounds: Where numbers may be.
  func shapes(in bounds: CGRect) -> [Shape] {
    var taken: [CGRect] = []
    var (regions, numbers): ([Shape], [Shape]) = ([], [])
    for (index, element) in elements.enumerated() {
      let frame = element.frame.scaled(by: zoom)
      // Around the letters, which reach to the frame of a label.
      let edge = frame.insetBy(dx: -1.25, dy: -1.25)
      let color = color(index)
      let region = Shape.rect(
        edge.isNull ? frame : edge, radius: 3, Paint(fill: color, opacity: 0.16))
      let outline = Shape.rect(
        edge.isNull ? frame : edge, radius: 3, Paint(stroke: color, width: 1.5))
      regions.append(
        .shapes([region, outline], role: .area, subjects: [.item(element.item)]))
      let place = numberPlace(index, frame, taken, bounds)
      taken.append(place)
      numbers.append(
        .shapes(number(index, place), role: .label, subjects: [.item(element.item)]))
    }
    return [
      .group(id: "regions", layer: .constraints, regions),
      .group(id: "numbers", layer: .labels, numbers),
    ]
  }

  /// A plate with a number.
  func number(_ index: Int, _ rect: CGRect) -> [Shape] {
    let text = "\(index + 1)"
    let baseline = CGPoint(x: rect.midX, y: rect.midY + 4)
    return [.rect(rect, radius: Self.numberHeight / 2, Paint(fill: color(index)))]
      + painter.text(
        text, font: Self.numberFont, color: theme.onRegion, at: baseline, anchor: .middle)
  }

  func numberWidth(_ index: Int) -> Double {
    let width = painter.width(of: "\(index + 1)", font: Self.numberFont)
    return max(Self.numberHeight, (width + 10).rounded(.up))
  }

  /// At a corner of the region, where no other number is and as little of what is shown as possible.
  private func numberPlace(
    _ index: Int, _ frame: CGRect, _ taken: [CGRect], _ bounds: CGRect
  ) -> CGRect {
    let (width, height) = (numberWidth(index), Self.numberHeight)
    let middle = Double(frame.midY) - height / 2
    let (left, right) = (Double(frame.minX), Double(frame.maxX))
    let (top, bottom) = (Double(frame.minY), Double(frame.maxY))
    // Beside the region, on its corners, at last inside.
    let corners = [
      (left - width - Self.numberGap, middle), (right + Self.numberGap, middle),
      (Double(frame.midX) - width / 2, top - height - 2),
      (Double(frame.midX) - width / 2, bottom + 2), (left - width / 2, top - height / 2),
      (right - width / 2, top - height / 2), (left - width / 2, bottom - height / 2),
      (right - width / 2, bottom - height / 2), (left + 2, top + 2), (right - width - 2, top + 2),
      (left + 2, bottom - height - 2), (right - width - 2, bottom - height - 2),
    ]
    var best = (cost: Double.infinity, rect: CGRect.null)
    for (rank, corner) in corners.enumerated() {
      let rect = CGRect(x: corner.0, y: corner.1, width: width, height: height)
      let cost = self.cost(of: rect, index, taken, bounds) + Double(rank)
      if cost < best.cost { best = (cost, rect) }
    }
    return best.rect
  }

  private func cost(
    of rect: CGRect, _ index: Int, _ taken: [CGRect], _ bounds: CGRect
  ) -> Double {
    let area = Double(rect.width * rect.height)
    func share(_ other: CGRect) -> Double {
      let common = rect.intersection(other)
      return common.isNull ? 0 : Double(common.width * common.height) / area
    }
    var cost = bounds.contains(rect) ? 0 : 400 * (1 - share(bounds))
    for other in taken { cost += 1000 * share(other) }
    for (other, element) in elements.enumerated() {
      // What lies under the number of another element is taken for its own.
      let common = share(element.frame.scaled(by: zoom))
      cost += (other == index ? 30 : 60) * common
    }
    return cost
  }
}

extension Diagnostic {
  /// What is wrong, without the name of the view, which stands above it.
  fileprivate var shortWords: String {
    switch detail {
    case .touchSize(let given, let minimum):
      return "\(given.words): less than \(formatted(minimum)) × \(formatted(minimum)) pt to touch"
    case .lowContrast(let ratio, let minimum, let appearance):
      return "contrast \(formatted((ratio * 100).rounded() / 100)) : 1 in \(appearance), "
        + "less than \(formatted(minimum)) : 1"
    default: return text.lines.first ?? ""
    }
  }
}

extension CGSize {
  /// `44 × 32.7 pt`
  var words: String {
    "\(formatted(Double(width), decimals: 1)) × \(formatted(Double(height), decimals: 1)) pt"
  }
}

extension Theme {
  /// The colours of regions, one after the other; each stands out from the page and from the number
  /// on it.
  var regions: [String] {
    name == .light
      ? ["#B3261E", "#0B57D0", "#146C2E", "#7B3FA0", "#8A5000", "#00639B"]
      : ["#FF8A80", "#8AB4F8", "#81C995", "#D7AEFB", "#FDD663", "#78D9EC"]
  }

  /// The ink on one of ``regions``.
  var onRegion: String { name == .light ? "#FFFFFF" : "#111418" }
}
