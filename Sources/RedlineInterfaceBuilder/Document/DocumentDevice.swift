import Foundation
package import RedlineLayout

/// The device that a document was edited for.
package struct DocumentDevice: Hashable, Sendable {
  /// The device, turned as the document says; `nil` for the square canvas of documents without one.
  package var device: Device?
  /// The name in the file: `retina4_7`.
  package var id: String?

  init(id: String?, isLandscape: Bool) {
    self.id = id
    let upright = id.flatMap { Self.devices[$0] } ?? (id == nil ? nil : Self.guess(id!))
    device = isLandscape ? upright?.landscape : upright
  }

  /// The traits of the device; a document without one is edited for any size class.
  package var traits: DocumentTraits {
    guard let device else { return .any }
    return DocumentTraits(
      width: device.horizontalSizeClass, height: device.verticalSizeClass,
      isPad: device.kind == .pad)
  }

  private static let devices: [String: Device] = [
    "retina3_5": .canvas(320, 480), "retina4_0": .iPhone5s, "retina4_7": .iPhone8,
    "retina5_5": .iPhone8Plus, "retina5_9": .iPhoneX, "retina6_0": .iPhone12,
    "retina6_1": .iPhone11, "retina6_12": .iPhone14Pro, "retina6_3": .iPhone16Pro,
    "retina6_5": .iPhone11ProMax, "retina6_7": .iPhone12ProMax, "retina6_72": .iPhone14ProMax,
    "retina6_9": .iPhone16ProMax, "ipad9_7": .iPad9point7, "ipad10_2": .iPad7,
    "ipad10_5": .iPadPro10point5, "ipad10_9rounded": .iPadAir4, "ipad11_0rounded": .iPadPro11,
    "ipad12_9": .iPadPro12point9FirstGeneration, "ipad12_9rounded": .iPadPro12point9,
  ]

  private static func guess(_ id: String) -> Device? {
    id.hasPrefix("ipad") ? .iPadPro11 : id.hasPrefix("retina") ? .iPhone15 : nil
  }
}

extension SystemVersion {
  /// The system of the Xcode that wrote a document, by its tools version.
  init(toolsVersion: Double) {
    let systems: [(tools: Double, system: Int)] = [
      // Builds of Xcode that were not for the public wrote 32700 before there was iOS 26.
      (32000, 18), (24000, 26), (23000, 18), (22000, 17), (21000, 16), (19000, 15), (17000, 14),
      (14800, 13), (14000, 12), (13000, 11), (11000, 10), (8000, 9), (0, 8),
    ]
    self.init(rawValue: systems.first { toolsVersion >= $0.tools }?.system ?? 8)
  }
}
