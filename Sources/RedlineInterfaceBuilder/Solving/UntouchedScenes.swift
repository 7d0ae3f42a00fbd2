/// Tells which scenes of two versions of a document say the same, so that nobody has to solve them.
///
/// A scene depends on its own elements, on the controllers of the storyboard with their segues and
/// bars, on resources, and on names that outlets give. Frames of other scenes, which tell the metrics
/// of fonts and sizes of texts, are no edit of this one.
struct UntouchedScenes {
  private let old: InterfaceDocument
  private let new: InterfaceDocument
  /// Whether everything beside the scenes' views is the same.
  private let hasSameFrame: Bool

  init(old: InterfaceDocument, new: InterfaceDocument) {
    (self.old, self.new) = (old, new)
    hasSameFrame =
      old.device == new.device && old.scenes.map(\.segues) == new.scenes.map(\.segues)
      && old.contentsBesideViews() == new.contentsBesideViews()
  }

  func contains(_ match: DocumentPair.Match) -> Bool {
    guard hasSameFrame, let one = match.old, let other = match.new, one.name == other.name else {
      return false
    }
    let (before, after) = (
      old.tree.descendants(of: one.element), new.tree.descendants(of: other.element)
    )
    guard before.count == after.count else { return false }
    return zip(before, after).allSatisfy { old.content(of: $0) == new.content(of: $1) }
      && old.outletNames(in: before) == new.outletNames(in: after)
  }
}

/// What an element says, but for the line on which it does.
private struct ElementContent: Equatable {
  var name: String
  var attributes: [String: String]
  var text: String
  var childCount: Int
}

extension InterfaceDocument {
  fileprivate func content(of index: Int) -> ElementContent {
    let element = tree[index]
    return ElementContent(
      name: element.name, attributes: element.attributes, text: element.text,
      childCount: element.children.count)
  }

  fileprivate func outletNames(in range: Range<Int>) -> [String: String] {
    outletNames.filter { id, _ in elementOf[id].map { range.contains($0) } ?? false }
  }

  /// All elements but the views of scenes and what Xcode says of itself.
  fileprivate func contentsBesideViews() -> [ElementContent] {
    var views: [Int: Int] = [:]
    for root in drawnRoots { views[root.element] = tree.descendants(of: root.element).upperBound }
    var result: [ElementContent] = []
    var index = 0
    while index < tree.elements.count {
      if let end = views[index] {
        index = end
        continue
      }
      if ["dependencies", "point"].contains(tree[index].name) {
        index = tree.descendants(of: index).upperBound
        continue
      }
      var content = content(of: index)
      if index == 0 {
        for name in ["toolsVersion", "systemVersion", "initialViewController"] {
          content.attributes[name] = nil
        }
      }
      result.append(content)
      index += 1
    }
    return result
  }
}
