import RedlineKit

/// What takes the place of the environments that an entry names.
struct VariantChoice: Hashable {
  /// The entry's own devices if there are none.
  var on: [Device] = []
  var orientation: CatalogSelection.Orientation?
  var direction: CatalogSelection.Direction?
  var textSize: ContentSizeCategory?
  var keyboard: Double?
  var contrast: Contrast?

  /// The variants of an entry with what takes their place, each once.
  func variants(of entry: Entry) -> [Variant] {
    var names: Set<String> = []
    return entry.variants.flatMap { variant in
      (on.isEmpty ? [variant.device] : on.map { variant.device.replaced(by: $0) }).map { device in
        var changed = variant
        changed.device = device
        if let orientation {
          changed.device = orientation == .landscape ? device.landscape : device.portrait
        }
        if let direction {
          changed.direction = direction == .rtl ? .rightToLeft : .leftToRight
        }
        if let textSize { changed.textSize = textSize }
        if let keyboard { changed.keyboardHeight = keyboard }
        if let contrast { changed.contrast = contrast }
        // A caption of the entry's author may not be true of another environment.
        if changed != variant { changed.label = nil }
        return changed
      }
    }.filter { names.insert($0.fileSuffix).inserted }
  }
}

extension Device {
  /// Another device with the orientation and the bars of this one.
  fileprivate func replaced(by device: Device) -> Device {
    var device = orientation == .landscape ? device.landscape : device
    if showsNavigationBar { device = device.withNavigationBar(largeTitle: showsLargeTitle) }
    if showsTabBar { device = device.withTabBar() }
    return device
  }
}
