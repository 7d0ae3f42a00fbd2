import Foundation
import RedlineLayout
import Testing

/// Devices by their published sizes: UIKit's own numbers, not ours.
@Test func phones() {
  // names, width, height, scale, portrait top and bottom, landscape side and bottom, margin,
  // landscape width class
  let rows:
    [([Device], Double, Double, Double, Double, Double, Double, Double, Double, SizeClass)] = [
      ([.iPhoneSE1, .iPhone5s, .iPodTouch7], 320, 568, 2, 20, 0, 0, 0, 16, .compact),
      (
        [.iPhone6, .iPhone6s, .iPhone7, .iPhone8, .iPhoneSE2, .iPhoneSE3], 375, 667, 2, 20, 0, 0, 0,
        16, .compact
      ),
      (
        [.iPhone6Plus, .iPhone6sPlus, .iPhone7Plus, .iPhone8Plus], 414, 736, 3, 20, 0, 0, 0, 20,
        .regular
      ),
      ([.iPhoneX, .iPhoneXS, .iPhone11Pro], 375, 812, 3, 44, 34, 44, 21, 16, .compact),
      ([.iPhone11, .iPhoneXR], 414, 896, 2, 48, 34, 48, 21, 20, .regular),
      ([.iPhoneXSMax, .iPhone11ProMax], 414, 896, 3, 44, 34, 44, 21, 20, .regular),
      ([.iPhone12Mini, .iPhone13Mini], 375, 812, 3, 50, 34, 50, 21, 16, .compact),
      (
        [.iPhone12, .iPhone12Pro, .iPhone13, .iPhone13Pro, .iPhone14, .iPhone16e], 390, 844, 3, 47,
        34, 47, 21, 16, .compact
      ),
      (
        [.iPhone12ProMax, .iPhone13ProMax, .iPhone14Plus], 428, 926, 3, 47, 34, 47, 21, 20, .regular
      ),
      (
        [.iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone16], 393, 852, 3, 59, 34, 59, 21, 16,
        .compact
      ),
      (
        [.iPhone14ProMax, .iPhone15Plus, .iPhone15ProMax, .iPhone16Plus], 430, 932, 3, 59, 34, 59,
        21, 20, .regular
      ),
      ([.iPhone16Pro, .iPhone17, .iPhone17Pro], 402, 874, 3, 62, 34, 62, 21, 16, .compact),
      ([.iPhone16ProMax, .iPhone17ProMax], 440, 956, 3, 62, 34, 62, 21, 20, .regular),
      ([.iPhoneAir], 420, 912, 3, 68, 34, 68, 21, 20, .regular),
    ]
  for (devices, width, height, scale, top, bottom, side, low, margin, widthClass) in rows {
    for device in devices {
      let name = Comment(rawValue: device.name)
      #expect(device.size == CGSize(width: width, height: height), name)
      #expect(device.landscape.size == CGSize(width: height, height: width), name)
      #expect(device.landscape.portrait == device, name)
      #expect(device.scale == scale, name)
      #expect(device.safeAreaInsets == EdgeInsets(top: top, bottom: bottom), name)
      #expect(
        device.landscape.safeAreaInsets == EdgeInsets(left: side, bottom: low, right: side), name)
      #expect(device.minimumLayoutMargin == margin, name)
      #expect(device.horizontalSizeClass == .compact, name)
      #expect(device.verticalSizeClass == .regular, name)
      #expect(device.landscape.horizontalSizeClass == widthClass, name)
      #expect(device.landscape.verticalSizeClass == .compact, name)
    }
  }
  #expect(rows.reduce(0) { $0 + $1.0.count } == Device.phones.count, "every phone is in a row")
}

@Test func tablets() {
  // names, width, height, top and bottom inset
  let rows: [([Device], Double, Double, Double, Double)] = [
    ([.iPad9point7, .iPadAir2, .iPadMini5], 768, 1024, 20, 0),
    ([.iPad7, .iPad8, .iPad9], 810, 1080, 20, 0),
    ([.iPadPro10point5, .iPadAir3], 834, 1112, 20, 0),
    ([.iPadMini6, .iPadMini7], 744, 1133, 24, 20),
    ([.iPadAir4, .iPadAir5, .iPad10, .iPadA16, .iPadAir11], 820, 1180, 24, 20),
    ([.iPadPro11], 834, 1194, 24, 20), ([.iPadPro11M4], 834, 1210, 24, 20),
    ([.iPadPro12point9, .iPadAir13], 1024, 1366, 24, 20), ([.iPadPro13], 1032, 1376, 24, 20),
  ]
  for (devices, width, height, top, bottom) in rows {
    for device in devices {
      let name = Comment(rawValue: device.name)
      #expect(device.size == CGSize(width: width, height: height), name)
      for held in [device, device.landscape] {
        #expect(held.safeAreaInsets == EdgeInsets(top: top, bottom: bottom), name)
        #expect(held.horizontalSizeClass == .regular, name)
        #expect(held.verticalSizeClass == .regular, name)
        #expect(held.minimumLayoutMargin == 20, name)
      }
      #expect(device.scale == 2, name)
    }
  }
  #expect(rows.reduce(0) { $0 + $1.0.count } == Device.pads.count, "every tablet is in a row")
}

@Test func namesOfDevices() {
  #expect(Set(Device.all.map(\.slug)).count == Device.all.count)
  for device in Device.all {
    #expect(Device.named(device.name) == device)
    #expect(Device.named(device.slug) == device)
  }
  #expect(Device.named("iPhone 1") == nil)
  #expect(Device.named("ipad-pro-11-inch-1-3-split-view") == .iPadPro11.split(.third))
  #expect(
    Device.named("iPad Pro 11-inch, landscape, 1/2 split view")
      == .iPadPro11.landscape.split(.half))
  #expect(Device.named("iPad Pro 11-inch, 1/2 split view") == nil, "halves are for landscape")
}

/// Window widths of Split View, by the Human Interface Guidelines.
@Test func splitViews() {
  // tablet, width in landscape of a third, a half and two thirds, in portrait of a third and two
  // thirds; `nil` where the guidelines have none
  let rows: [(Device, Double, Double?, Double, Double, Double?)] = [
    (.iPadMini5, 320, 507, 694, 320, 438), (.iPad9, 320, 535, 750, 320, 480),
    (.iPadAir3, 320, 551, 782, 320, 504), (.iPadMini6, 375, nil, 748, 320, nil),
    (.iPadAir5, 375, 585, 795, 320, 490), (.iPadPro11, 375, 592, 809, 320, 504),
    (.iPadPro12point9, 375, 678, 981, 375, 639),
  ]
  for (device, third, half, twoThirds, uprightThird, uprightRest) in rows {
    let name = Comment(rawValue: device.name)
    let widths: [(Device, Double?)] = [
      (device.landscape.split(.third), third), (device.landscape.split(.half), half),
      (device.landscape.split(.twoThirds), twoThirds), (device.split(.third), uprightThird),
      (device.split(.twoThirds), uprightRest),
    ]
    for case (let window, .some(let width)) in widths {
      #expect(Double(window.size.width) == width, name)
      #expect(window.size.height == window.split(nil).size.height, name)
      let isRegular = [694, 748, 750, 782, 795, 809, 981, 678].contains(width)
      #expect(window.horizontalSizeClass == (isRegular ? .regular : .compact), name)
      #expect(window.verticalSizeClass == .regular, name)
      #expect(window.minimumLayoutMargin == (width < 414 ? 16 : 20), name)
    }
    #expect(device.split(.half) == device, "halves are for landscape")
  }
  #expect(Device.iPhone15.split(.third) == .iPhone15)
  #expect(Device.iPad9.split(.third).title == "iPad (9th generation), 1/3 split view")
}

@Test func bars() {
  // name, device, system, safe area at the top and at the bottom
  let rows: [(String, Device, SystemVersion, Double, Double)] = [
    ("navigation bar: 44", .iPhone8.withNavigationBar(), 18, 64, 0),
    ("below an island", .iPhone15.withNavigationBar(), 18, 103, 34),
    ("compact height: 32", .iPhone8.landscape.withNavigationBar(), 18, 32, 0),
    ("regular width: 44", .iPhone8Plus.landscape.withNavigationBar(), 18, 44, 0),
    ("large title: 96", .iPhoneX.withNavigationBar(largeTitle: true), 18, 140, 34),
    (
      "no large title in landscape", .iPhoneX.landscape.withNavigationBar(largeTitle: true), 18, 32,
      21
    ),
    ("iOS 26: 54", .iPhone17.withNavigationBar(), 26, 116, 34),
    ("iOS 26, large title: 106", .iPhone17.withNavigationBar(largeTitle: true), 26, 168, 34),
    ("iPhone 11", .iPhone11, 14, 48, 34), ("iPhone 11 before iOS 14", .iPhone11, 13, 44, 34),
    ("iPhone XR before iOS 14", .iPhoneXR, 13, 44, 34), ("iPhone X", .iPhoneX, 13, 44, 34),
    ("tab bar: 49", .iPhone8.withTabBar(), 18, 20, 49),
    ("tab bar above the home indicator: 83", .iPhoneX.withTabBar(), 18, 44, 83),
    ("a tablet's bar", .iPadPro11.withNavigationBar().withTabBar(), 18, 68, 69),
    ("a canvas has none", .canvas(100, 100).withNavigationBar(), 18, 0, 0),
  ]
  for (name, device, system, top, bottom) in rows {
    let insets = LayoutEnvironment(device: device, systemVersion: system).safeAreaInsets
    #expect((insets.top, insets.bottom) == (top, bottom), "\(name)")
  }
  #expect(Device.iPhone11.landscape.safeAreaInsets(in: 13).left == 44)
  #expect(Device.iPhone11.landscape.safeAreaInsets(in: 13).top == 0)
}

/// What is not the default is not written, so that files of older versions stay readable.
@Test func encodedEnvironments() throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let plain = String(
    decoding: try encoder.encode(LayoutEnvironment(device: .iPadPro11)), as: UTF8.self)
  for key in ["system", "keyboard", "window", "hasLargeTitle"] { #expect(!plain.contains(key)) }
  var other = LayoutEnvironment(
    device: .iPadPro11.landscape.split(.half).withNavigationBar(largeTitle: true), systemVersion: 26
  )
  other.keyboardHeight = 300
  #expect(try JSONDecoder().decode(LayoutEnvironment.self, from: encoder.encode(other)) == other)
  #expect(
    try JSONDecoder().decode(LayoutEnvironment.self, from: Data(plain.utf8)).systemVersion == 18)
}

/// Each device stands in the source under the name that `redline devices` prints.
@Test func namesInSwiftAreThoseOfTheSource() throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/RedlineModel/Devices")
  let source = try ["Device+Phones.swift", "Device+Pads.swift"].map {
    try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
  }.joined().replacing(/\s+/, with: " ")
  for device in Device.all {
    let name = try #require(device.swiftName, "\(device.name)").dropFirst()
    let isPhone = device.kind == .phone
    let declaration = "static let \(name) = \(isPhone ? "phone( " : "pad(")\"\(device.name)\""
    #expect(source.contains(declaration), "\(declaration)")
  }
  #expect(Device.canvas(10, 10).swiftName == nil)
}
