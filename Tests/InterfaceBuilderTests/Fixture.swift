import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import Synchronization

/// A document that is written in a test.
enum Fixture {
  /// A storyboard with one controller whose view is 375 × 667 pt on an iPhone 8.
  /// - Parameters:
  ///   - views: Elements of subviews.
  ///   - constraints: Elements of the view's constraints.
  ///   - attributes: More attributes of the view, and after `>` more children.
  static func screen(
    _ views: String, constraints: String = "", attributes: String = "", inside: String = "",
    device: String = "retina4_7", size: (Int, Int) = (375, 667), tools: String = "21507",
    controller: String = ""
  ) -> String {
    storyboard(
      """
      <scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController">\(controller)
      <view key="view" id="root"\(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
      <subviews>\(views)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      \(inside)
      <constraints>\(constraints)</constraints>
      </view>
      </viewController>
      </objects></scene>
      """, device: device, tools: tools)
  }

  static func storyboard(
    _ scenes: String, device: String = "retina4_7", tools: String = "21507"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="controller">
    \(deviceElement(device))
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }

  static func xib(
    _ objects: String, device: String = "retina4_7", tools: String = "21507"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    \(deviceElement(device))
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    \(objects)
    </objects>
    </document>
    """
  }

  private static func deviceElement(_ id: String) -> String {
    id.isEmpty ? "" : "<device id=\"\(id)\" orientation=\"portrait\" appearance=\"light\"/>"
  }

  /// A view placed by constraints, with the frame that is stored for it.
  static func view(
    _ id: String, _ frame: (Double, Double, Double, Double), name: String = "view",
    attributes: String = "", _ inside: String = ""
  ) -> String {
    """
    <\(name) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    \(rect(frame))
    \(inside)
    </\(name)>
    """
  }

  static func rect(_ frame: (Double, Double, Double, Double)) -> String {
    """
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    """
  }

  /// A constraint as `first.attribute REL second.attribute`; an empty name is the owner.
  static func constraint(
    _ first: String, _ second: String? = nil, constant: Double = 0, more: String = ""
  ) -> String {
    constraintCount.withLock { $0 += 1 }
    let one = parts(first)
    var text = "<constraint id=\"c\(constraintCount.withLock { $0 })\""
    if !one.item.isEmpty { text += " firstItem=\"\(one.item)\"" }
    text += " firstAttribute=\"\(one.attribute)\""
    if let second {
      let other = parts(second)
      text += " secondItem=\"\(other.item)\" secondAttribute=\"\(other.attribute)\""
    }
    if constant != 0 { text += " constant=\"\(constant)\"" }
    return text + " \(more)/>"
  }

  private static func parts(_ text: String) -> (item: String, attribute: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count < 2 ? ("", text) : (String(parts[0]), String(parts[1]))
  }

  static func document(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument(Data(text.utf8), file: "Main.storyboard")
  }

  /// The solved frames by id.
  static func frames(
    _ text: String, intrinsic: IntrinsicSource = .stored, device: Device? = nil,
    keepsLengths: Bool = false
  ) throws -> [String: CGRect] {
    let document = try document(text)
    var options = BuildOptions()
    options.intrinsic = intrinsic
    options.keepsLengths = keepsLengths
    options.device = device
    var result: [String: CGRect] = [:]
    let shaper = try TextShaper()
    for scene in document.scenes {
      for row in try document.frames(of: scene, options, measuring: shaper).rows {
        result[row.view.id] = row.frame
      }
    }
    return result
  }
}

private let constraintCount = Mutex(0)
