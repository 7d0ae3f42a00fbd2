import Foundation
import RedlineLayout

extension InterfaceDocument {
  /// Which bars a controller's screen has: those of the controllers around it, found through
  /// segues, and what the controller simulates.
  struct Bars: Hashable, Sendable {
    var navigation = false
    var tab = false
  }

  /// The bars of each controller by id.
  func foundBars() -> [String: Bars] {
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
      return fillsScreen(root, device)
        && !hasNil("simulatedStatusBarMetrics", in: root.element) ? screen(device) : .zero
    }
    guard scene.roots.first == root.element else { return .zero }
    var insets = screen(device)
    let bars = document.bars[scene.objectID] ?? .init()
    let top = tree.firstChild(of: controller, key: "simulatedTopBarMetrics").map { tree[$0].name }
    let bottom = tree.firstChild(of: controller, key: "simulatedBottomBarMetrics")
      .map { tree[$0].name }
    if top == "simulatedNavigationBarMetrics" || bars.navigation && top != "nil" {
      insets.top += document.systemVersion < 26 ? 44 : 54
    }
    if bottom == "simulatedTabBarMetrics" || bars.tab && bottom != "nil" { insets.bottom += 49 }
    if bottom == "simulatedToolbarMetrics" { insets.bottom += 44 }
    if hasNil("simulatedStatusBarMetrics", in: controller), !bars.navigation { insets.top = 0 }
    if let edges = tree.firstChild(of: controller, key: "edgesForExtendedLayout") {
      if tree[edges].attributes["top"] != "YES" { insets.top = 0 }
      if tree[edges].attributes["bottom"] != "YES" { insets.bottom = 0 }
    }
    let isFree = tree.firstChild(of: controller, key: "freeformSize") != nil
    return beside(insets, root, device, isFree: isFree)
  }

  /// A view that is smaller than the screen lies beside the bars that it leaves room for, and away
  /// from all of them if its size is its own.
  private func beside(
    _ insets: EdgeInsets, _ root: BuiltView, _ device: Device?, isFree: Bool
  ) -> EdgeInsets {
    guard let frame = root.storedFrame else { return insets }
    // Without a device the width tells the screen.
    let upright: [CGFloat: CGFloat] = [320: 568, 375: 667, 414: 736]
    let screen =
      device?.size ?? CGSize(width: frame.width, height: upright[frame.width] ?? frame.width)
    var result = insets
    if frame.minY > 0 {
      result.top = max(0, insets.top - Double(frame.minY))
      result.bottom += max(0, Double(frame.maxY - screen.height))
    }
    guard frame.height < screen.height else { return result }
    let left = Double(screen.height - frame.height)
    switch left {
    case _ where abs(left - insets.top - insets.bottom) < 1: return .zero
    case _ where abs(left - insets.top) < 1: result.top = 0
    default: return isFree ? .zero : result
    }
    return result
  }

  /// Whether a view without a controller is as large as a screen.
  private func fillsScreen(_ root: BuiltView, _ device: Device?) -> Bool {
    guard let size = root.storedFrame?.size else { return true }
    let screen = device?.size ?? CGSize(width: 480, height: 480)
    return size.width >= screen.width && size.height >= screen.height * 0.75
  }

  private func hasNil(_ key: String, in element: Int) -> Bool {
    document.tree.firstChild(of: element, key: key).map { document.tree[$0].name == "nil" } ?? false
  }

  /// The insets of a screen without bars.
  func screen(_ device: Device?) -> EdgeInsets {
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
