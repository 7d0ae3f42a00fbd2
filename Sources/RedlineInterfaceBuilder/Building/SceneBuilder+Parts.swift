import Foundation
import RedlineLayout

/// A search bar with more than its field, which is a view of its own in it then.
private final class FullSearchBar: SearchBar {
  override func content(in context: ContentContext) -> ViewContent { ViewContent(.view) }
}

extension SceneBuilder {
  /// The height of a prompt and of a row of scopes, and the width of the button to cancel, in points.
  private static let lengths = (prompt: CGFloat(30), scopes: CGFloat(44), cancel: CGFloat(70))

  func searchBar(_ values: ElementValues) -> View {
    let (placeholder, text) = (values["placeholder"] ?? "", values["text"] ?? "")
    let bar =
      hasParts(values) && options.drawsScreens
      ? FullSearchBar(placeholder, text: text) : SearchBar(placeholder, text: text)
    bar.hasPrompt = !(values["prompt"] ?? "").isEmpty
    bar.hasScopes = !scopes(values).isEmpty
    return bar
  }

  private func hasParts(_ values: ElementValues) -> Bool {
    !(values["prompt"] ?? "").isEmpty || values.isOn("showsCancelButton")
      || !scopes(values).isEmpty
  }

  /// The titles below a search bar, where they are shown.
  private func scopes(_ values: ElementValues) -> [String] {
    guard values.isOn("showsScopeBar"),
      let list = document.tree.firstChild(of: values.index, named: "scopeButtonTitles")
    else { return [] }
    return document.tree[list].children.prefix(20).map { document.tree[$0].text }
  }

  /// Adds a prompt above the field of a search bar, titles of scopes below and a button beside it.
  mutating func addSearchParts(to position: Int, _ values: ElementValues) {
    guard let bar = views[position].view as? FullSearchBar else { return }
    var (field, rest) = (CGRect(origin: .zero, size: bar.frame.size), bar.frame.height - 36)
    let (prompt, scopes) = (values["prompt"] ?? "", scopes(values))
    if !prompt.isEmpty, rest >= Self.lengths.prompt {
      let (top, row) = field.divided(atDistance: Self.lengths.prompt, from: .minYEdge)
      let label = Label(prompt, font: .footnote)
      label.textAlignment = .center
      addPart(label, top.insetBy(dx: 8, dy: 0), to: position)
      (field, rest) = (row, rest - Self.lengths.prompt)
    }
    if !scopes.isEmpty, rest >= Self.lengths.scopes {
      let (end, row) = field.divided(atDistance: Self.lengths.scopes, from: .maxYEdge)
      addPart(
        SegmentedControl(scopes, selected: 0), end.insetBy(dx: 8, dy: 6), to: position)
      field = row
    }
    if values.isOn("showsCancelButton"), field.width > 2 * Self.lengths.cancel {
      let isRightToLeft = options.direction == .rightToLeft
      let (end, row) = field.divided(
        atDistance: Self.lengths.cancel, from: isRightToLeft ? .minXEdge : .maxXEdge)
      let button = Button("Cancel", font: .system(size: 17))
      addPart(
        button, end, to: position,
        mask: isRightToLeft ? .flexibleRightMargin : .flexibleLeftMargin)
      field = row
    }
    addPart(SearchBar(bar.placeholder, text: bar.text), field, to: position)
  }

  private mutating func addPart(
    _ view: View, _ frame: CGRect, to position: Int, mask: AutoresizingMask = .flexibleWidth
  ) {
    view.frame = frame
    view.autoresizingMask = mask
    append(view, to: position, of: views[position].element)
  }

  /// Adds a view that UIKit makes of an element, and of which the document knows nothing.
  mutating func append(_ view: View, to position: Int, of element: Int) {
    views[position].view.addSubview(view)
    view.location = document.location(element)
    let name =
      switch view {
      case is Label: "label"
      case is Button: "button"
      case is SegmentedControl: "segmentedControl"
      default: "searchBar"
      }
    views.append(
      BuiltView(
        view: view, id: "", className: document.uikitName(of: name), elementName: name,
        line: document.tree[element].line, parent: position, storedFrame: view.frame,
        isDriven: false, element: element, isArranged: false, hasOwnMargins: false))
  }
}

// MARK: Texts of cells

extension SceneBuilder {
  /// Gives the texts of a cell's style the room that the cell has for them: it lays them out by what they
  /// say, and the document stores how wide they were in its own language.
  func widenStyledTexts() {
    for cell in views where cell.elementName == "tableViewCell" {
      let attributes = document.tree[cell.element].attributes
      guard attributes["style"]?.hasPrefix("IBUITableViewCellStyle") == true,
        let title = styledText(attributes["textLabel"])
      else { continue }
      let width = title.superview?.frame.width ?? 0
      guard let detail = styledText(attributes["detailTextLabel"]) else {
        widen(title, to: width - title.frame.minX)
        continue
      }
      if attributes["style"]?.hasSuffix("Value1") == true {
        widen(title, to: detail.frame.minX - 6)
      } else {
        for label in [title, detail] { widen(label, to: width - label.frame.minX) }
      }
    }
  }

  private func styledText(_ id: String?) -> View? {
    guard let id, case .view(let position)? = items[id] else { return nil }
    return views[position].view
  }

  private func widen(_ label: View, to end: CGFloat) {
    label.frame.size.width = max(label.frame.width, end - label.frame.minX)
  }
}
