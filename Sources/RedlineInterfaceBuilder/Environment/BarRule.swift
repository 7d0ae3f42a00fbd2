import Foundation
import RedlineLayout

extension InterfaceDocument {
  /// Which bars a controller's screen has: those of the controllers around it, found through
  /// segues, and what the controller simulates.
  struct Bars: Hashable {
    var navigation = false
    var tab = false
  }

  /// The bars of each controller by id.
  func bars() -> [String: Bars] {
    var result: [String: Bars] = [:]
    var pending: [(id: String, bars: Bars)] = []
    let byObject = Dictionary(
      scenes.map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
    for scene in scenes {
      guard let controller = scene.controller else { continue }
      var own = Bars()
      switch tree[controller].name {
      case "navigationController": own.navigation = true
      case "tabBarController": own.tab = true
      default: continue
      }
      pending += scene.segues.filter { $0.kind == "relationship" }.map { ($0.destination, own) }
    }
    while let (id, bars) = pending.popLast() {
      var merged = result[id] ?? Bars()
      merged.navigation = merged.navigation || bars.navigation
      merged.tab = merged.tab || bars.tab
      if merged == result[id] { continue }
      result[id] = merged
      guard let scene = byObject[id] else { continue }
      for segue in scene.segues {
        let stays = ["show", "push"].contains(segue.kind) && merged.navigation
        if stays || segue.kind == "relationship" { pending.append((segue.destination, merged)) }
      }
    }
    return result
  }
}

/// The safe area of a scene's root by rule.
struct SafeAreaRule {
  let document: InterfaceDocument
  let scene: InterfaceScene

  /// The insets of a root view on a device, in points.
  func insets(of root: BuiltView, on device: Device?) -> EdgeInsets {
    let tree = document.tree
    guard root.elementName != "tableViewCell", root.elementName != "collectionViewCell",
      root.elementName != "collectionReusableView"
    else { return .zero }
    guard let controller = scene.controller else {
      // A view of a xib simulates a screen unless it says that it does not.
      let isFree =
        tree.firstChild(of: root.element, named: "freeformSimulatedSizeMetrics") != nil
        && !hasNil("simulatedTopBarMetrics", in: root.element)
      return isFree || hasNil("simulatedStatusBarMetrics", in: root.element)
        ? .zero : screen(device)
    }
    guard scene.roots.first == root.element else { return .zero }
    var insets = screen(device)
    let bars = document.bars()[scene.objectID] ?? .init()
    let top = tree.firstChild(of: controller, key: "simulatedTopBarMetrics").map { tree[$0].name }
    let bottom = tree.firstChild(of: controller, key: "simulatedBottomBarMetrics")
      .map { tree[$0].name }
    if top == "simulatedNavigationBarMetrics" || bars.navigation && top != "nil" {
      insets.top += document.systemVersion < 26 ? 44 : 54
    }
    if bottom == "simulatedTabBarMetrics" || bars.tab && bottom != "nil" { insets.bottom += 49 }
    if bottom == "simulatedToolbarMetrics" { insets.bottom += 44 }
    if hasNil("simulatedStatusBarMetrics", in: controller), !bars.navigation { insets.top = 0 }
    return insets
  }

  private func hasNil(_ key: String, in element: Int) -> Bool {
    document.tree.firstChild(of: element, key: key).map { document.tree[$0].name == "nil" } ?? false
  }

  private func screen(_ device: Device?) -> EdgeInsets {
    guard let device else { return EdgeInsets(top: 20) }
    guard device.kind != .canvas else { return EdgeInsets(top: 20) }
    var insets = device.safeAreaInsets(in: document.systemVersion)
    // Xcode kept the iPhone XR's 44 pt up to version 13.
    if document.device.id == "retina6_1", device == document.device.device,
      document.toolsVersion < 21000
    {
      insets.top = 44
    }
    return insets
  }
}
