import Foundation
import RedlineLayout
import RedlineModel

/// Views of xibs in place of the views that load them.
///
/// A class loads a xib where the xib's owner is of that class and the file is named like it.
struct PlacedXibs {
  /// How many views of xibs one scene shows, each of them, and each of those: of files that load one another
  /// there would be more and more.
  private static let mostViews = [40, 6, 1]
  private static let greatestFile = 2 << 20

  let document: InterfaceDocument
  let options: BuildOptions
  let measuring: any TextMeasuring

  /// Puts the views of xibs into the views of a layout that load them.
  /// - Parameter built: The views of the layout, in the order of its items.
  func place(in layout: inout SolvedLayout, _ built: BuiltScene) {
    guard !document.xibs.isEmpty, options.xibDepth < Self.mostViews.count else { return }
    let most = Self.mostViews[options.xibDepth]
    let parents = Set(built.views.map(\.parent))
    var added: [(after: Int, items: [SolvedLayout.Item])] = []
    for (index, view) in built.views.enumerated() where index < layout.items.count {
      guard added.count < most else { break }
      let attributes = document.tree[view.element].attributes
      guard view.elementName == "view", !parents.contains(index),
        let name = attributes["customClass"], name != document.ownerClass,
        let inner = inner(name, size: layout.items[index].frame.size)
      else { continue }
      added.append((index, inner.items.map { moved($0, into: layout.items[index]) }))
      layout.pictures.named.merge(inner.pictures.named) { own, _ in own }
    }
    for (index, items) in added.reversed() {
      layout.items.insert(contentsOf: items, at: index + 1)
    }
  }

  /// The view of the xib that a class loads, in a size.
  private func inner(_ name: String, size: CGSize) -> SolvedLayout? {
    guard size.width > 0, size.height > 0, let url = document.xibs[name],
      let bytes = try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int,
      bytes <= Self.greatestFile, let data = try? Data(contentsOf: url),
      var xib = try? InterfaceDocument(data, file: url.lastPathComponent), xib.ownerClass == name,
      let root = xib.drawnRoots.first(where: \.isMain)
    else { return nil }
    xib.assets = document.assets
    (xib.xibs, xib.fontFiles) = (document.xibs, document.fontFiles)
    var options = options
    options.xibDepth += 1
    options.size = size
    options.safeArea = .zero
    return try? xib.solved(root, name: name, options, measuring).layout
  }

  private func moved(
    _ item: SolvedLayout.Item, into holder: SolvedLayout.Item
  ) -> SolvedLayout.Item {
    var item = item
    func inside(_ id: String) -> String { "\(holder.id)/\(id)" }
    item.id = inside(item.id)
    item.parent = item.parent.map(inside) ?? holder.id
    let (x, y) = (holder.frame.minX, holder.frame.minY)
    item.frame = item.frame.offsetBy(dx: x, dy: y)
    item.alignmentRect = item.alignmentRect.offsetBy(dx: x, dy: y)
    item.firstBaseline = item.firstBaseline.map { $0 + Double(y) }
    item.lastBaseline = item.lastBaseline.map { $0 + Double(y) }
    if let arranged = item.stack?.arranged { item.stack?.arranged = arranged.map(inside) }
    // Lines of another file.
    item.location = nil
    item.reasons = nil
    return item
  }
}

extension InterfaceDocument {
  /// The class of the object that a xib is loaded with.
  var ownerClass: String? {
    guard !isStoryboard, let objects = tree.firstChild(of: 0, named: "objects") else { return nil }
    let owner = tree[objects].children.first {
      tree[$0].attributes["placeholderIdentifier"] == "IBFilesOwner"
    }
    return owner.flatMap { tree[$0].attributes["customClass"] }
  }
}
