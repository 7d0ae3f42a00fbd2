import Foundation

extension Device {
  /// 768 × 1024 pt at @2x, a home button, a status bar of 20 pt.
  public static let iPad9point7 = pad("iPad 9.7-inch", 768, 1024, top: 20)
  /// 768 × 1024 pt at @2x, a home button, a status bar of 20 pt.
  public static let iPadAir2 = pad("iPad Air 2", 768, 1024, top: 20)
  /// 768 × 1024 pt at @2x, a home button, a status bar of 20 pt.
  public static let iPadMini5 = pad("iPad mini (5th generation)", 768, 1024, top: 20)
  /// 810 × 1080 pt at @2x, a home button, a status bar of 20 pt.
  public static let iPad7 = pad("iPad (7th generation)", 810, 1080, top: 20)
  /// 810 × 1080 pt at @2x, a home button, a status bar of 20 pt.
  public static let iPad8 = pad("iPad (8th generation)", 810, 1080, top: 20)
  /// 810 × 1080 pt at @2x, a home button, a status bar of 20 pt.
  public static let iPad9 = pad("iPad (9th generation)", 810, 1080, top: 20)
  /// 834 × 1112 pt at @2x, a home button, a status bar of 20 pt.
  public static let iPadPro10point5 = pad("iPad Pro 10.5-inch", 834, 1112, top: 20)
  /// 834 × 1112 pt at @2x, a home button, a status bar of 20 pt.
  public static let iPadAir3 = pad("iPad Air (3rd generation)", 834, 1112, top: 20)
  /// 744 × 1133 pt at @2x, a home indicator, a status bar of 24 pt.
  public static let iPadMini6 = pad("iPad mini (6th generation)", 744, 1133, top: 24)
  /// 744 × 1133 pt at @2x, a home indicator, a status bar of 24 pt.
  public static let iPadMini7 = pad("iPad mini (A17 Pro)", 744, 1133, top: 24)
  /// 820 × 1180 pt at @2x, a home indicator, a status bar of 24 pt.
  public static let iPadAir4 = pad("iPad Air (4th generation)", 820, 1180, top: 24)
  /// 820 × 1180 pt at @2x, a home indicator, a status bar of 24 pt.
  public static let iPadAir5 = pad("iPad Air (5th generation)", 820, 1180, top: 24)
  /// 820 × 1180 pt at @2x, a home indicator, a status bar of 24 pt.
  public static let iPad10 = pad("iPad (10th generation)", 820, 1180, top: 24)
  /// 820 × 1180 pt at @2x, a home indicator, a status bar of 24 pt.
  public static let iPadA16 = pad("iPad (A16)", 820, 1180, top: 24)
  /// 820 × 1180 pt at @2x, a home indicator, a status bar of 24 pt.
  public static let iPadAir11 = pad("iPad Air 11-inch", 820, 1180, top: 24)
  /// 834 × 1194 pt at @2x, a home indicator, a status bar of 24 pt.
  public static let iPadPro11 = pad("iPad Pro 11-inch", 834, 1194, top: 24)
  /// 834 × 1210 pt at @2x, a home indicator, a status bar of 24 pt.
  public static let iPadPro11M4 = pad("iPad Pro 11-inch (M4)", 834, 1210, top: 24)
  /// 1024 × 1366 pt at @2x, a home button, a status bar of 20 pt: the first two generations.
  package static let iPadPro12point9FirstGeneration = pad(
    "iPad Pro 12.9-inch (home button)", 1024, 1366, top: 20)
  /// 1024 × 1366 pt at @2x, a home indicator, a status bar of 24 pt.
  public static let iPadPro12point9 = pad("iPad Pro 12.9-inch", 1024, 1366, top: 24)
  /// 1024 × 1366 pt at @2x, a home indicator, a status bar of 24 pt.
  public static let iPadAir13 = pad("iPad Air 13-inch", 1024, 1366, top: 24)
  /// 1032 × 1376 pt at @2x, a home indicator, a status bar of 24 pt.
  public static let iPadPro13 = pad("iPad Pro 13-inch (M4)", 1032, 1376, top: 24)

  /// Every named tablet, by size and then by age.
  public static let pads: [Device] = padNames.map(\.value)

  /// The same with their names in Swift.
  static let padNames: KeyValuePairs<String, Device> = [
    "iPad9point7": .iPad9point7,
    "iPadAir2": .iPadAir2,
    "iPadMini5": .iPadMini5,
    "iPad7": .iPad7,
    "iPad8": .iPad8,
    "iPad9": .iPad9,
    "iPadPro10point5": .iPadPro10point5,
    "iPadAir3": .iPadAir3,
    "iPadMini6": .iPadMini6,
    "iPadMini7": .iPadMini7,
    "iPadAir4": .iPadAir4,
    "iPadAir5": .iPadAir5,
    "iPad10": .iPad10,
    "iPadA16": .iPadA16,
    "iPadAir11": .iPadAir11,
    "iPadPro11": .iPadPro11,
    "iPadPro11M4": .iPadPro11M4,
    "iPadPro12point9": .iPadPro12point9,
    "iPadAir13": .iPadAir13,
    "iPadPro13": .iPadPro13,
  ]

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, top: Double
  ) -> Device {
    Device(
      name: name, kind: .pad, portraitSize: CGSize(width: width, height: height), scale: 2,
      cutout: .none, statusHeight: top, sideInset: 0, isWideInLandscape: true)
  }
}
