import Foundation

extension InterfaceDocument {
  func storyboardScenes() -> [InterfaceScene] {
    guard let list = tree.firstChild(of: 0, named: "scenes") else { return [] }
    let initial = tree[0].attributes["initialViewController"]
    return tree.children(of: list, named: "scene").enumerated().compactMap { number, scene in
      guard let objects = tree.firstChild(of: scene, named: "objects") else { return nil }
      let controller = tree[objects].children.first {
        tree[$0].attributes["sceneMemberID"] == "viewController"
          || tree[$0].name.hasSuffix("iewController")
      }
      let object = controller ?? tree[objects].children.first
      var result = InterfaceScene(
        id: tree[scene].attributes["sceneID"] ?? "scene\(number + 1)",
        title: object.map { title(of: $0) } ?? "Scene \(number + 1)",
        line: tree[object ?? scene].line, position: position(of: scene),
        objectID: object.flatMap { tree[$0].attributes["id"] } ?? "",
        isInitial: initial != nil && object.flatMap { tree[$0].attributes["id"] } == initial,
        segues: segues(in: scene), controller: controller, roots: rootViews(in: objects),
        hasControllerView: false)
      result.reference = object.flatMap(reference)
      result.kind = object.map { uikitName(of: tree[$0].name) } ?? ""
      if let controller, let own = controllerView(controller) {
        result.roots.removeAll { $0 == own }
        result.roots.insert(own, at: 0)
        result.hasControllerView = true
      }
      return result
    }
  }

  /// Each top-level object with views is a scene of its own.
  func xibScenes() -> [InterfaceScene] {
    guard let objects = tree.firstChild(of: 0, named: "objects") else { return [] }
    return tree[objects].children.compactMap { object in
      guard tree[object].name != "placeholder", let id = tree[object].attributes["id"] else {
        return nil
      }
      let roots = isView(object) ? [object] : rootViews(in: object)
      guard !roots.isEmpty else { return nil }
      let isController = tree[object].name.hasSuffix("iewController")
      return InterfaceScene(
        id: id, title: title(of: object), line: tree[object].line,
        position: tree.firstChild(of: object, named: "point", key: "canvasLocation").flatMap(point),
        objectID: id, isInitial: false, segues: [], controller: isController ? object : nil,
        roots: roots, hasControllerView: isController)
    }
  }

  private func controllerView(_ controller: Int) -> Int? {
    tree[controller].children.first { tree[$0].attributes["key"] == "view" && isView($0) }
  }

  private func position(of scene: Int) -> CGPoint? {
    tree.firstChild(of: scene, named: "point", key: "canvasLocation").flatMap(point)
  }

  private func point(_ element: Int) -> CGPoint? {
    guard let x = Double(tree[element].attributes["x"] ?? ""),
      let y = Double(tree[element].attributes["y"] ?? ""), abs(x) < 1e6, abs(y) < 1e6
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  private func segues(in scene: Int) -> [InterfaceScene.Segue] {
    tree.descendants(of: scene).compactMap { index in
      let element = tree[index]
      guard element.name == "segue", let destination = element.attributes["destination"] else {
        return nil
      }
      return InterfaceScene.Segue(
        destination: destination, kind: element.attributes["kind"] ?? "segue",
        identifier: element.attributes["identifier"])
    }
  }

  /// What a controller's navigation bar says: the title of its item, else its own.
  func barTitle(of controller: Int) -> String {
    let item = tree.firstChild(of: controller, named: "navigationItem")
    return item.flatMap { tree[$0].attributes["title"] } ?? tree[controller].attributes["title"]
      ?? ""
  }

  /// What a reference to a controller of a storyboard stands for.
  private func reference(_ object: Int) -> InterfaceScene.Reference? {
    guard tree[object].name == "viewControllerPlaceholder" else { return nil }
    let attributes = tree[object].attributes
    return InterfaceScene.Reference(
      storyboard: attributes["storyboardName"], identifier: attributes["referencedIdentifier"])
  }

  /// The label, title, identifier or class of an object; of a reference what it leads to.
  func title(of object: Int) -> String {
    let attributes = tree[object].attributes
    for name in ["userLabel", "customClass", "title", "storyboardIdentifier"] {
      if let value = attributes[name], !value.isEmpty { return value }
    }
    if let reference = reference(object) {
      return reference.identifier ?? reference.storyboard ?? "Storyboard reference"
    }
    return uikitName(of: tree[object].name)
  }
}
