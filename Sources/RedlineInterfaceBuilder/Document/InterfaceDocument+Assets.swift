import Foundation
package import RedlineAssets
import RedlineLayout

extension InterfaceDocument {
  /// Takes images and colours from the project around.
  ///
  /// What the document stores itself goes before, as its frames follow from it: sizes of images, and
  /// colours in light appearance, of which Xcode writes a copy into the document. Of these copies none
  /// is for dark appearance or high contrast, so that those come from the catalog. Names that nothing has become notes.
  package mutating func use(_ found: ProjectAssets) {
    assets = found.catalog
    (xibs, fontFiles) = (found.xibs, found.fonts)
    for name in usedColors {
      guard let color = found.catalog.colors[name], !color.isClear else { continue }
      guard var own = namedColors[name] else {
        namedColors[name] = color
        continue
      }
      if color.light != color.dark || color.alpha != color.darkAlpha ?? color.alpha {
        let (light, dark) = (own.alpha ?? 1, color.darkAlpha ?? color.alpha ?? 1)
        own = Color(name: name, light: own.light, dark: color.dark, alpha: light, darkAlpha: dark)
      }
      if color.hasHighContrast { own = own.highContrast(color.resolved(for: .high)) }
      namedColors[name] = own
    }
    if found.isComplete { notes += missingAssets() }
  }

  /// The files of the project that the document's images and colours are read from.
  package var assetPaths: [String] {
    let images = tree.elements.compactMap { element in
      element.name == "image" && element.attributes["catalog"] != "system"
        ? element.attributes["name"] : nil
    }
    return assets.paths(images: Set(images), colors: usedColors)
  }

  /// Names of the colours that are neither the system's nor literal.
  private var usedColors: Set<String> {
    Set(
      tree.elements.compactMap { element in
        guard element.name == "color" || element.name == "namedColor" else { return nil }
        return element.attributes["name"]
      })
  }

  private func missingAssets() -> [Diagnostic] {
    guard let resources = tree.firstChild(of: 0, named: "resources") else { return [] }
    return tree[resources].children.compactMap { child in
      let element = tree[child]
      guard let name = element.attributes["name"], element.name == "image",
        element.attributes["catalog"] != "system", element.children.isEmpty,
        assets.image(name) == nil
      else { return nil }
      return Diagnostic(
        .missingAsset, of: name, .missingAsset(name: name, kind: "image"),
        location: location(child))
    }
  }

  /// The size of an image in points: the document's, else that of the project's file.
  func imageSize(_ name: String) -> CGSize? {
    imageSizes[name] ?? assets.image(name)?.size(scale: scale)?.size
  }
}

extension Color {
  fileprivate var isClear: Bool { max(alpha ?? 1, darkAlpha ?? alpha ?? 1) <= 0.02 }
}

// MARK: - Pictures

extension BuiltScene {
  /// What is known of images without their files: their sizes, which of them take the tint colour, and
  /// what lies behind buttons.
  func pictures(_ document: InterfaceDocument, in layout: SolvedLayout) -> Pictures {
    var pictures = Pictures()
    for (index, view) in views.enumerated() where index < layout.items.count {
      let item = layout.items[index]
      if view.elementName == "tabBar" {
        pictures.tabs[item.id] = document.barItems(below: view.element).map { tab in
          let system = document.tree[tab].attributes["systemItem"]
          return document.imageName(of: tab) ?? system.flatMap { SystemBarItem.tabs[$0]?.image }
        }
      }
      guard view.elementName == "button" else { continue }
      let attributes = document.tree[view.element].attributes
      if attributes["buttonType"] == "system" || attributes["buttonType"] == "roundedRect"
        || document.tree.firstChild(of: view.element, key: "configuration") != nil
      {
        pictures.tinted.insert(item.id)
      }
      if let state = document.tree.firstChild(of: view.element, key: "normal") {
        pictures.backgrounds[item.id] = document.tree[state].attributes["backgroundImage"]
      }
    }
    for name in layout.imageNames.union(pictures.backgrounds.values)
      .union(pictures.tabs.values.joined().compactMap(\.self))
    where !document.systemImages.contains(name) {
      guard document.imageSizes[name] != nil || document.assets.image(name) != nil else { continue }
      pictures.named[name] = Pictures.Picture(
        size: document.imageSize(name) ?? CGSize(width: 24, height: 24),
        rendering: document.assets.image(name)?.rendering ?? .automatic)
      pictures.named[name]?.slices = document.assets.image(name)?.slices
    }
    return pictures
  }
}

extension SolvedLayout {
  /// Names that controls and bars give images, titles of bars' buttons among them.
  fileprivate var imageNames: Set<String> {
    var names: Set<String> = []
    for item in items {
      switch item.control {
      case .imageView(let name?), .button(_, let name?, _, _, _): names.insert(name)
      case .toolbar(let titles, _, _): names.formUnion(titles)
      case .navigationBar(let leading, let trailing, _): names.formUnion(leading + trailing)
      default: break
      }
    }
    for item in (bars?.leading ?? []) + (bars?.trailing ?? []) + (bars?.tabs ?? []) {
      if let image = item.image { names.insert(image) }
    }
    return names
  }
}
