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
  private(set) var clips = ClipPaths()

  init(
    _ layout: SolvedLayout, theme: Theme, style: Diagram.Style, painter: TextPainter,
    outline: ScreenOutline
  ) {
    self.layout = layout
    self.theme = theme
    self.style = style
    self.painter = painter
    self.outline = outline
  }

  var scale: Double { layout.environment.device.scale }
  var isWireframe: Bool { style == .wireframe }
  var isRightToLeft: Bool { layout.environment.layoutDirection == .rightToLeft }

  /// One group for each visible item but the root, back to front.
  func nodes() -> [SVGNode] {
    var hidden: Set<String> = []
    var nodes: [SVGNode] = []
    var bounds: [String: CGRect] = [:]
    for item in layout.items {
      let area = item.parent.flatMap { bounds[$0] }
      if item.style.clips == true {
        bounds[item.id] = area.map { $0.intersection(item.frame) } ?? item.frame
      } else {
        bounds[item.id] = area
      }
      if item.parent == nil { continue }
      if item.isHidden || item.parent.map(hidden.contains) == true {
        hidden.insert(item.id)
        continue
      }
      nodes += visible(item, in: area)
    }
    return nodes
  }

  /// The item as far as the views around it let it show. A diagram shows all of it, since its
  /// constraints are there, too.
  private func visible(_ item: SolvedLayout.Item, in area: CGRect?) -> [SVGNode] {
    guard style == .screen, let area, !area.contains(item.frame) else { return [group(item)] }
    guard area.intersects(item.frame) else { return [] }
    return clipped([group(item)], to: area)
  }

  /// What the root view shows on the screen's background.
  func rootNodes() -> [SVGNode] {
    layout.root.kind == .view ? [] : [group(layout.root)]
  }

  private func group(_ item: SolvedLayout.Item) -> SVGNode {
    var attributes: [SVGAttribute] = []
    let rect = barArea(item)
    let isBar = [.navigationBar, .tabBar, .toolbar].contains(item.kind)
    let isFilled = item.style.background != nil || item.kind == .imageView || isBar
    if outline.cutsCorner(of: rect), isFilled {
      attributes.append(clips.attribute(outline.path))
    }
    return .group(
      id: "v-" + item.id, title: title(of: item), attributes: attributes, contents(item))
  }

  private func contents(_ item: SolvedLayout.Item) -> [SVGNode] {
    let outlined = isWireframe ? wire(item) : []
    switch item.kind {
    case .view, .stackView: return isWireframe ? outlined : box(item)
    case .label: return outlined + box(item) + labelText(item)
    case .button: return outlined + button(item)
    case .textField: return outlined + textField(item)
    case .toggle: return toggle(item)
    case .slider: return slider(item)
    case .imageView: return image(item)
    case .textView: return outlined + textView(item)
    case .stepper: return stepper(item)
    case .segmentedControl: return segmentedControl(item)
    case .progressView: return progressView(item)
    case .activityIndicator: return activityIndicator(item)
    case .pageControl: return pageControl(item)
    case .datePicker: return outlined + datePicker(item)
    case .pickerView: return outlined + pickerView(item)
    case .searchBar: return outlined + searchBar(item)
    case .navigationBar: return outlined + navigationBar(item)
    case .tabBar: return outlined + tabBar(item)
    case .toolbar: return outlined + toolbar(item)
    case .tableCell: return tableCell(item)
    }
  }

  private func button(_ item: SolvedLayout.Item) -> [SVGNode] {
    let surface = item.style.variant == nil ? box(item) : buttonSurface(item)
    return surface + buttonImage(item) + buttonTitle(item)
  }

  /// The background, with its corners and border.
  func box(_ item: SolvedLayout.Item) -> [SVGNode] {
    guard !isWireframe else { return [] }
    let style = item.style
    var nodes: [SVGNode] = []
    if let background = style.background {
      nodes.append(
        .rect(item.frame, radius: style.cornerRadius, .fill(theme.hex(background))))
    }
    if let border = style.borderColor {
      nodes.append(
        .rect(
          item.frame.insetBy(dx: 0.5, dy: 0.5), radius: max(0, style.cornerRadius - 0.5),
          .stroke(theme.hex(border))))
    }
    return nodes
  }

  func record(_ rects: [CGRect], of item: SolvedLayout.Item) {
    textRects += rects.map { TextRect(item: item.id, rect: $0) }
  }

  func clipped(_ nodes: [SVGNode], to rect: CGRect) -> [SVGNode] {
    [.group(attributes: [clips.attribute(SVGPath(rect: rect, radius: 0))], nodes)]
  }

  private func title(of item: SolvedLayout.Item) -> String {
    let frame = item.frame
    let place = "(\(svgNumber(frame.minX)), \(svgNumber(frame.minY)))"
    let size = "\(svgNumber(frame.width)) × \(svgNumber(frame.height))"
    let text = item.text.map { $0.string.isEmpty ? "" : ", “\($0.string)”" } ?? ""
    let reasons = (item.reasons ?? []).map { "\n" + $0.sentence }.joined()
    return "\(item.name): \(item.className) at \(place), \(size)\(text)\(reasons)"
  }
}

/// Clip paths of a document, each once; the id is made of the shape.
struct ClipPaths {
  private(set) var nodes: [SVGNode] = []
  private var identifiers: Set<String> = []

  mutating func attribute(_ path: SVGPath) -> SVGAttribute {
    let id = "clip-" + path.data.replacing(" ", with: "_")
    if identifiers.insert(id).inserted {
      let shape = SVGNode.element(SVGElement("path", [SVGAttribute("d", path.data)]))
      nodes.append(
        .element(SVGElement("clipPath", [SVGAttribute("id", id)], children: [shape])))
    }
    return SVGAttribute("clip-path", "url(#\(id))")
  }
}
