import Foundation

extension Device {
  /// 320 × 568 pt at @2x, no cutout, a status bar of 20 pt.
  public static let iPhone5s = phone(
    "iPhone 5s", 320, 568, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  /// 320 × 568 pt at @2x, no cutout, a status bar of 20 pt.
  public static let iPhoneSE1 = phone(
    "iPhone SE (1st generation)", 320, 568, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  /// 320 × 568 pt at @2x, no cutout, a status bar of 20 pt.
  public static let iPodTouch7 = phone(
    "iPod touch (7th generation)", 320, 568, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  /// 375 × 667 pt at @2x, no cutout, a status bar of 20 pt.
  public static let iPhone6 = phone(
    "iPhone 6", 375, 667, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  /// 375 × 667 pt at @2x, no cutout, a status bar of 20 pt.
  public static let iPhone6s = phone(
    "iPhone 6s", 375, 667, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  /// 375 × 667 pt at @2x, no cutout, a status bar of 20 pt.
  public static let iPhone7 = phone(
    "iPhone 7", 375, 667, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  /// 375 × 667 pt at @2x, no cutout, a status bar of 20 pt.
  public static let iPhone8 = phone(
    "iPhone 8", 375, 667, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  /// 375 × 667 pt at @2x, no cutout, a status bar of 20 pt.
  public static let iPhoneSE2 = phone(
    "iPhone SE (2nd generation)", 375, 667, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  /// 375 × 667 pt at @2x, no cutout, a status bar of 20 pt.
  public static let iPhoneSE3 = phone(
    "iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20, side: 0, cutout: .none, wide: false)
  /// 414 × 736 pt at @3x, no cutout, a status bar of 20 pt.
  public static let iPhone6Plus = phone(
    "iPhone 6 Plus", 414, 736, scale: 3, top: 20, side: 0, cutout: .none, wide: true)
  /// 414 × 736 pt at @3x, no cutout, a status bar of 20 pt.
  public static let iPhone6sPlus = phone(
    "iPhone 6s Plus", 414, 736, scale: 3, top: 20, side: 0, cutout: .none, wide: true)
  /// 414 × 736 pt at @3x, no cutout, a status bar of 20 pt.
  public static let iPhone7Plus = phone(
    "iPhone 7 Plus", 414, 736, scale: 3, top: 20, side: 0, cutout: .none, wide: true)
  /// 414 × 736 pt at @3x, no cutout, a status bar of 20 pt.
  public static let iPhone8Plus = phone(
    "iPhone 8 Plus", 414, 736, scale: 3, top: 20, side: 0, cutout: .none, wide: true)
  /// 375 × 812 pt at @3x, a notch, a status bar of 44 pt.
  public static let iPhoneX = phone(
    "iPhone X", 375, 812, scale: 3, top: 44, side: 44, cutout: .notch, wide: false)
  /// 375 × 812 pt at @3x, a notch, a status bar of 44 pt.
  public static let iPhoneXS = phone(
    "iPhone XS", 375, 812, scale: 3, top: 44, side: 44, cutout: .notch, wide: false)
  /// 375 × 812 pt at @3x, a notch, a status bar of 44 pt.
  public static let iPhone11Pro = phone(
    "iPhone 11 Pro", 375, 812, scale: 3, top: 44, side: 44, cutout: .notch, wide: false)
  /// 414 × 896 pt at @2x, a notch, a status bar of 48 pt.
  public static let iPhoneXR = phone(
    "iPhone XR", 414, 896, scale: 2, top: 48, side: 48, cutout: .notch, wide: true)
  /// 414 × 896 pt at @2x, a notch, a status bar of 48 pt.
  public static let iPhone11 = phone(
    "iPhone 11", 414, 896, scale: 2, top: 48, side: 48, cutout: .notch, wide: true)
  /// 414 × 896 pt at @3x, a notch, a status bar of 44 pt.
  public static let iPhoneXSMax = phone(
    "iPhone XS Max", 414, 896, scale: 3, top: 44, side: 44, cutout: .notch, wide: true)
  /// 414 × 896 pt at @3x, a notch, a status bar of 44 pt.
  public static let iPhone11ProMax = phone(
    "iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, side: 44, cutout: .notch, wide: true)
  /// 375 × 812 pt at @3x, a notch, a status bar of 50 pt.
  public static let iPhone12Mini = phone(
    "iPhone 12 mini", 375, 812, scale: 3, top: 50, side: 50, cutout: .notch, wide: false)
  /// 375 × 812 pt at @3x, a notch, a status bar of 50 pt.
  public static let iPhone13Mini = phone(
    "iPhone 13 mini", 375, 812, scale: 3, top: 50, side: 50, cutout: .notch, wide: false)
  /// 390 × 844 pt at @3x, a notch, a status bar of 47 pt.
  public static let iPhone12 = phone(
    "iPhone 12", 390, 844, scale: 3, top: 47, side: 47, cutout: .notch, wide: false)
  /// 390 × 844 pt at @3x, a notch, a status bar of 47 pt.
  public static let iPhone12Pro = phone(
    "iPhone 12 Pro", 390, 844, scale: 3, top: 47, side: 47, cutout: .notch, wide: false)
  /// 390 × 844 pt at @3x, a notch, a status bar of 47 pt.
  public static let iPhone13 = phone(
    "iPhone 13", 390, 844, scale: 3, top: 47, side: 47, cutout: .notch, wide: false)
  /// 390 × 844 pt at @3x, a notch, a status bar of 47 pt.
  public static let iPhone13Pro = phone(
    "iPhone 13 Pro", 390, 844, scale: 3, top: 47, side: 47, cutout: .notch, wide: false)
  /// 390 × 844 pt at @3x, a notch, a status bar of 47 pt.
  public static let iPhone14 = phone(
    "iPhone 14", 390, 844, scale: 3, top: 47, side: 47, cutout: .notch, wide: false)
  /// 390 × 844 pt at @3x, a notch, a status bar of 47 pt.
  public static let iPhone16e = phone(
    "iPhone 16e", 390, 844, scale: 3, top: 47, side: 47, cutout: .notch, wide: false)
  /// 428 × 926 pt at @3x, a notch, a status bar of 47 pt.
  public static let iPhone12ProMax = phone(
    "iPhone 12 Pro Max", 428, 926, scale: 3, top: 47, side: 47, cutout: .notch, wide: true)
  /// 428 × 926 pt at @3x, a notch, a status bar of 47 pt.
  public static let iPhone13ProMax = phone(
    "iPhone 13 Pro Max", 428, 926, scale: 3, top: 47, side: 47, cutout: .notch, wide: true)
  /// 428 × 926 pt at @3x, a notch, a status bar of 47 pt.
  public static let iPhone14Plus = phone(
    "iPhone 14 Plus", 428, 926, scale: 3, top: 47, side: 47, cutout: .notch, wide: true)
  /// 393 × 852 pt at @3x, a Dynamic Island, a status bar of 59 pt.
  public static let iPhone14Pro = phone(
    "iPhone 14 Pro", 393, 852, scale: 3, top: 59, side: 59, cutout: .island, wide: false)
  /// 393 × 852 pt at @3x, a Dynamic Island, a status bar of 59 pt.
  public static let iPhone15 = phone(
    "iPhone 15", 393, 852, scale: 3, top: 59, side: 59, cutout: .island, wide: false)
  /// 393 × 852 pt at @3x, a Dynamic Island, a status bar of 59 pt.
  public static let iPhone15Pro = phone(
    "iPhone 15 Pro", 393, 852, scale: 3, top: 59, side: 59, cutout: .island, wide: false)
  /// 393 × 852 pt at @3x, a Dynamic Island, a status bar of 59 pt.
  public static let iPhone16 = phone(
    "iPhone 16", 393, 852, scale: 3, top: 59, side: 59, cutout: .island, wide: false)
  /// 430 × 932 pt at @3x, a Dynamic Island, a status bar of 59 pt.
  public static let iPhone14ProMax = phone(
    "iPhone 14 Pro Max", 430, 932, scale: 3, top: 59, side: 59, cutout: .island, wide: true)
  /// 430 × 932 pt at @3x, a Dynamic Island, a status bar of 59 pt.
  public static let iPhone15Plus = phone(
    "iPhone 15 Plus", 430, 932, scale: 3, top: 59, side: 59, cutout: .island, wide: true)
  /// 430 × 932 pt at @3x, a Dynamic Island, a status bar of 59 pt.
  public static let iPhone15ProMax = phone(
    "iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, side: 59, cutout: .island, wide: true)
  /// 430 × 932 pt at @3x, a Dynamic Island, a status bar of 59 pt.
  public static let iPhone16Plus = phone(
    "iPhone 16 Plus", 430, 932, scale: 3, top: 59, side: 59, cutout: .island, wide: true)
  /// 402 × 874 pt at @3x, a Dynamic Island, a status bar of 62 pt.
  public static let iPhone16Pro = phone(
    "iPhone 16 Pro", 402, 874, scale: 3, top: 62, side: 62, cutout: .island, wide: false)
  /// 402 × 874 pt at @3x, a Dynamic Island, a status bar of 62 pt.
  public static let iPhone17 = phone(
    "iPhone 17", 402, 874, scale: 3, top: 62, side: 62, cutout: .island, wide: false)
  /// 402 × 874 pt at @3x, a Dynamic Island, a status bar of 62 pt.
  public static let iPhone17Pro = phone(
    "iPhone 17 Pro", 402, 874, scale: 3, top: 62, side: 62, cutout: .island, wide: false)
  /// 440 × 956 pt at @3x, a Dynamic Island, a status bar of 62 pt.
  public static let iPhone16ProMax = phone(
    "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, side: 62, cutout: .island, wide: true)
  /// 440 × 956 pt at @3x, a Dynamic Island, a status bar of 62 pt.
  public static let iPhone17ProMax = phone(
    "iPhone 17 Pro Max", 440, 956, scale: 3, top: 62, side: 62, cutout: .island, wide: true)
  /// 420 × 912 pt at @3x, a Dynamic Island, a status bar of 68 pt.
  public static let iPhoneAir = phone(
    "iPhone Air", 420, 912, scale: 3, top: 68, side: 68, cutout: .island, wide: true)

  /// Every named phone, by size and then by age.
  public static let phones: [Device] = phoneNames.map(\.value)

  /// The same with their names in Swift.
  static let phoneNames: KeyValuePairs<String, Device> = [
    "iPhone5s": .iPhone5s,
    "iPhoneSE1": .iPhoneSE1,
    "iPodTouch7": .iPodTouch7,
    "iPhone6": .iPhone6,
    "iPhone6s": .iPhone6s,
    "iPhone7": .iPhone7,
    "iPhone8": .iPhone8,
    "iPhoneSE2": .iPhoneSE2,
    "iPhoneSE3": .iPhoneSE3,
    "iPhone6Plus": .iPhone6Plus,
    "iPhone6sPlus": .iPhone6sPlus,
    "iPhone7Plus": .iPhone7Plus,
    "iPhone8Plus": .iPhone8Plus,
    "iPhoneX": .iPhoneX,
    "iPhoneXS": .iPhoneXS,
    "iPhone11Pro": .iPhone11Pro,
    "iPhoneXR": .iPhoneXR,
    "iPhone11": .iPhone11,
    "iPhoneXSMax": .iPhoneXSMax,
    "iPhone11ProMax": .iPhone11ProMax,
    "iPhone12Mini": .iPhone12Mini,
    "iPhone13Mini": .iPhone13Mini,
    "iPhone12": .iPhone12,
    "iPhone12Pro": .iPhone12Pro,
    "iPhone13": .iPhone13,
    "iPhone13Pro": .iPhone13Pro,
    "iPhone14": .iPhone14,
    "iPhone16e": .iPhone16e,
    "iPhone12ProMax": .iPhone12ProMax,
    "iPhone13ProMax": .iPhone13ProMax,
    "iPhone14Plus": .iPhone14Plus,
    "iPhone14Pro": .iPhone14Pro,
    "iPhone15": .iPhone15,
    "iPhone15Pro": .iPhone15Pro,
    "iPhone16": .iPhone16,
    "iPhone14ProMax": .iPhone14ProMax,
    "iPhone15Plus": .iPhone15Plus,
    "iPhone15ProMax": .iPhone15ProMax,
    "iPhone16Plus": .iPhone16Plus,
    "iPhone16Pro": .iPhone16Pro,
    "iPhone17": .iPhone17,
    "iPhone17Pro": .iPhone17Pro,
    "iPhone16ProMax": .iPhone16ProMax,
    "iPhone17ProMax": .iPhone17ProMax,
    "iPhoneAir": .iPhoneAir,
  ]

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double, side: Double,
    cutout: Cutout, wide: Bool
  ) -> Device {
    Device(
      name: name, kind: .phone, portraitSize: CGSize(width: width, height: height), scale: scale,
      cutout: cutout, statusHeight: top, sideInset: side, isWideInLandscape: wide)
  }
}
