import Foundation

extension Device {
  public static let iPhoneSE1 = phone(
    "iPhone SE (1st generation)", 320, 568, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  public static let iPhone8 = phone(
    "iPhone 8", 375, 667, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  public static let iPhoneSE3 = phone(
    "iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  public static let iPhone6s = phone(
    "iPhone 6s", 375, 667, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  public static let iPhone6sPlus = phone(
    "iPhone 6s Plus", 414, 736, scale: 3, top: 20, side: 0, cutout: .none, wide: true)
  public static let iPhone8Plus = phone(
    "iPhone 8 Plus", 414, 736, scale: 3, top: 20, side: 0, cutout: .none, wide: true)
  public static let iPhoneX = phone(
    "iPhone X", 375, 812, scale: 3, top: 44, side: 44, cutout: .notch, wide: false)
  public static let iPhone11Pro = phone(
    "iPhone 11 Pro", 375, 812, scale: 3, top: 44, side: 44, cutout: .notch, wide: false)
  public static let iPhoneXR = phone(
    "iPhone XR", 414, 896, scale: 2, top: 44, side: 44, cutout: .notch, wide: true)
  public static let iPhone11 = phone(
    "iPhone 11", 414, 896, scale: 2, top: 48, side: 48, cutout: .notch, wide: true)
  public static let iPhone11ProMax = phone(
    "iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, side: 44, cutout: .notch, wide: true)
  public static let iPhone13Mini = phone(
    "iPhone 13 mini", 375, 812, scale: 3, top: 50, side: 50, cutout: .notch, wide: false)
  public static let iPhone12 = phone(
    "iPhone 12", 390, 844, scale: 3, top: 47, side: 47, cutout: .notch, wide: false)
  public static let iPhone13 = phone(
    "iPhone 13", 390, 844, scale: 3, top: 47, side: 47, cutout: .notch, wide: false)
  public static let iPhone14 = phone(
    "iPhone 14", 390, 844, scale: 3, top: 47, side: 47, cutout: .notch, wide: false)
  public static let iPhone13ProMax = phone(
    "iPhone 13 Pro Max", 428, 926, scale: 3, top: 47, side: 47, cutout: .notch, wide: true)
  public static let iPhone14Plus = phone(
    "iPhone 14 Plus", 428, 926, scale: 3, top: 47, side: 47, cutout: .notch, wide: true)
  public static let iPhone14Pro = phone(
    "iPhone 14 Pro", 393, 852, scale: 3, top: 59, side: 59, cutout: .island, wide: false)
  public static let iPhone15 = phone(
    "iPhone 15", 393, 852, scale: 3, top: 59, side: 59, cutout: .island, wide: false)
  public static let iPhone16 = phone(
    "iPhone 16", 393, 852, scale: 3, top: 59, side: 59, cutout: .island, wide: false)
  public static let iPhone15ProMax = phone(
    "iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, side: 59, cutout: .island, wide: true)
  public static let iPhone16Plus = phone(
    "iPhone 16 Plus", 430, 932, scale: 3, top: 59, side: 59, cutout: .island, wide: true)
  public static let iPhone16Pro = phone(
    "iPhone 16 Pro", 402, 874, scale: 3, top: 62, side: 62, cutout: .island, wide: false)
  public static let iPhone17 = phone(
    "iPhone 17", 402, 874, scale: 3, top: 62, side: 62, cutout: .island, wide: false)
  public static let iPhone16ProMax = phone(
    "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, side: 62, cutout: .island, wide: true)

  public static let iPadMini5 = pad("iPad mini (5th generation)", 768, 1024, top: 20)
  public static let iPad9 = pad("iPad (9th generation)", 810, 1080, top: 20)
  public static let iPadAir3 = pad("iPad Air (3rd generation)", 834, 1112, top: 20)
  public static let iPadMini6 = pad("iPad mini (6th generation)", 744, 1133, top: 24)
  public static let iPadAir5 = pad("iPad Air (5th generation)", 820, 1180, top: 24)
  public static let iPadPro11 = pad("iPad Pro 11-inch", 834, 1194, top: 24)
  public static let iPadPro12point9 = pad("iPad Pro 12.9-inch", 1024, 1366, top: 24)
  public static let iPadPro13 = pad("iPad Pro 13-inch (M4)", 1032, 1376, top: 24)

  /// Every named phone, smallest generation first.
  public static let phones: [Device] = [
    .iPhoneSE1,
    .iPhone8,
    .iPhoneSE3,
    .iPhone6s,
    .iPhone6sPlus,
    .iPhone8Plus,
    .iPhoneX,
    .iPhone11Pro,
    .iPhoneXR,
    .iPhone11,
    .iPhone11ProMax,
    .iPhone13Mini,
    .iPhone12,
    .iPhone13,
    .iPhone14,
    .iPhone13ProMax,
    .iPhone14Plus,
    .iPhone14Pro,
    .iPhone15,
    .iPhone16,
    .iPhone15ProMax,
    .iPhone16Plus,
    .iPhone16Pro,
    .iPhone17,
    .iPhone16ProMax,
  ]

  /// Every named tablet.
  public static let pads: [Device] = [
    .iPadMini5,
    .iPad9,
    .iPadAir3,
    .iPadMini6,
    .iPadAir5,
    .iPadPro11,
    .iPadPro12point9,
    .iPadPro13,
  ]

  /// Every named device.
  public static let all: [Device] = phones + pads

  /// The device with that name or slug, in any case of letters: `iPhone X`, `iphone-x`, `iPhoneX`.
  public static func named(_ name: String) -> Device? {
    let wanted = slugified(name).replacing("-", with: "")
    return all.first { slugified($0.name).replacing("-", with: "") == wanted }
  }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double, side: Double,
    cutout: Cutout, wide: Bool
  ) -> Device {
    Device(
      name: name, kind: .phone, portraitSize: CGSize(width: width, height: height), scale: scale,
      cutout: cutout, statusHeight: top, sideInset: side, isWideInLandscape: wide)
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, top: Double
  ) -> Device {
    Device(
      name: name, kind: .pad, portraitSize: CGSize(width: width, height: height), scale: 2,
      cutout: .none, statusHeight: top, sideInset: 0, isWideInLandscape: true)
  }
}
