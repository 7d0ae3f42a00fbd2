extension Device {
  /// Every named device.
  public static let all: [Device] = phones + pads

  /// The device with that name or slug, in any case of letters: `iPhone X`, `iphone-x`, `iPhoneX`.
  public static func named(_ name: String) -> Device? {
    let wanted = slugified(name).replacing("-", with: "")
    return all.first { slugified($0.name).replacing("-", with: "") == wanted }
  }
}
