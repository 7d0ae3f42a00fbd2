import Foundation
import RedlineLayout

extension InterfaceDocument {
  /// For each element whether it is a view: it has a frame, or a name that only views have.
  static func viewElements(in tree: MarkupTree) -> [Bool] {
    var result = tree.elements.map { viewNames.contains($0.name) }
    for (index, element) in tree.elements.enumerated() where element.parent >= 0 {
      let key = element.attributes["key"]
      let around = tree[element.parent].name
      if element.name == "rect" && key == "frame" || key == "frameInset" {
        result[element.parent] = true
      } else if around == "subviews" || key == "view" && around.hasSuffix("ontroller") {
        // Xcode leaves out the frames of bars, and of views that were never opened on the canvas.
        result[index] = true
      }
    }
    return result
  }

  func isView(_ index: Int) -> Bool { isViewElement[index] }

  /// A bar without a frame is its controller's.
  private static let viewNames = Set(
    SolvedLayout.Item.Kind.allCases
      .filter { ![.navigationBar, .tabBar, .toolbar].contains($0) }
      .flatMap(\.elementNames))

  /// Elements through which a view holds others.
  private static let holders: Set<String> = [
    "subviews", "prototypes", "cells", "sections", "tableViewSection", "collectionViewSection",
  ]

  /// The views inside an object that lie in no other view, in order.
  func rootViews(in object: Int) -> [Int] {
    tree.descendants(of: object).filter { index in
      index != object && isView(index) && superview(of: index) == nil
    }
  }

  /// The view around a view, with how it is held; `nil` for a root.
  func superview(of index: Int) -> (view: Int, holder: String?)? {
    var candidate = tree.elements[index].parent
    var holder: String?
    while candidate >= 0 {
      if isView(candidate) { return (candidate, holder) }
      let name = tree.elements[candidate].name
      guard Self.holders.contains(name) else { return nil }
      holder = holder ?? name
      candidate = tree.elements[candidate].parent
    }
    return nil
  }

  /// The name of the class that an element of that name stands for: `UILabel`.
  func uikitName(of name: String) -> String {
    switch name {
    case "mapView": "MKMapView"
    case "wkWebView": "WKWebView"
    case "avPlayerViewController": "AVPlayerViewController"
    case "glkViewController": "GLKViewController"
    case "containerView": "UIView"
    case "tableViewCellContentView", "collectionViewCellContentView": "UIView"
    case "glkView", "arskView", "arscnView", "skView", "mtkView", "sceneKitView": name
    default: "UI" + name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}
