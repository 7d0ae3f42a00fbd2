package import RedlineLayout

extension InterfaceDocument {
  /// A device on which a scene is drawn beside others.
  package struct VariedDevice: Hashable, Sendable {
    /// `nil` is the document's own.
    package var device: Device?
    /// What it is called, with its size classes: "iPhone 8 (compact × regular)".
    package var caption: String
  }

  /// A device for each set of a scene's own variations by size class that applies together, the document's
  /// own first; that one alone where nothing varies, or all devices have the same.
  package func variedDevices(of root: DrawnRoot) -> [VariedDevice] {
    let keys = variationKeys(below: root.element)
    var seen: Set<[Bool]> = []
    return ([nil] + Self.deviceClasses(isForPads: isForPads)).compactMap { device in
      let traits = device.map { DocumentTraits($0) } ?? self.device.traits
      guard seen.insert(keys.map { traits.rank(of: $0) != nil }).inserted else { return nil }
      let name = (device ?? self.device.device)?.title ?? "Square canvas"
      return VariedDevice(device: device, caption: "\(name) (\(traits.words))")
    }
  }

  /// A device for each class that decides size classes, in the order in which they are told: the phone,
  /// both ways of holding it on its side, the tablet.
  static func deviceClasses(isForPads: Bool) -> [Device] {
    isForPads
      ? [.iPadPro11] : [.iPhone15, .iPhone15.landscape, .iPhone16ProMax.landscape, .iPadPro11]
  }

  /// Under which traits something below a view differs, in the order of the document.
  private func variationKeys(below root: Int) -> [String] {
    var keys: [String] = []
    for element in tree.descendants(of: root) where tree[element].name == "variation" {
      guard let key = tree[element].attributes["key"], key != "default", !keys.contains(key) else {
        continue
      }
      keys.append(key)
    }
    return keys
  }
}

extension DocumentTraits {
  /// Width by height, as Xcode names them: "compact × regular".
  fileprivate var words: String { "\(word(width)) × \(word(height))" }

  private func word(_ sizeClass: SizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: "any"
    }
  }
}
