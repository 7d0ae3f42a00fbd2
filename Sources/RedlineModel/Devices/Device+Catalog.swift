extension Device {
  /// Every named device.
  public static let all: [Device] = phones + pads

  /// The slugs of ``all``, made once: the completions of an option are asked for at each parse.
  package static let slugs = all.map(\.slug)

  /// The device with that name or slug, in any case of letters: `iPhone X`, `iphone-x`, `iPhoneX`;
  /// windows of Split View by their titles: `iPad Pro 11-inch, landscape, 1/2 split view`.
  public static func named(_ name: String) -> Device? {
    let wanted = plain(name)
    if let device = all.first(where: { plain($0.name) == wanted }) { return device }
    guard wanted.hasSuffix("splitview") else { return nil }
    let windows = pads.flatMap { pad in
      [pad, pad.landscape].flatMap { held in Split.allCases.map { held.split($0) } }
    }
    return windows.first { plain($0.title) == wanted }
  }

  /// The constant that has the device in Swift: `.iPhone8`; `nil` for one that is not in the list.
  package var swiftName: String? {
    let names = kind == .pad ? Self.padNames : Self.phoneNames
    return names.first { $0.value.name == name }.map { ".\($0.key)" }
  }

  private static func plain(_ name: String) -> String {
    slugified(name).replacing("-", with: "")
  }
}
