import RedlineLayout

/// Properties that are compared and not drawn: what differs from the value that they have without being
/// set is a part of the layout, as text.
@MainActor
struct ViewSettings {
  /// The values that were there first, by name.
  private var usual: [String: String] = [:]
  /// What is not as usual, by name.
  private(set) var texts: [String: String] = [:]
  /// Values with parts that may become others without the property being set: masks, looks of bars.
  private var objects: [String: Any] = [:]

  nonisolated init() {}

  /// Notes what a property was and is.
  mutating func note<Value>(_ old: Value, _ new: Value, _ name: String) {
    if usual[name] == nil { usual[name] = settingText(old) }
    let isObject = holdsObjects(new)
    objects[name] = isObject ? new : nil
    let text = isObject ? nil : settingText(new)
    texts[name] = text == usual[name] ? nil : text
  }

  /// Adds what properties have now whose values may have become others since they were set.
  func addObjects(to settings: inout ObjectSettings) {
    for (name, value) in objects.sorted(by: { $0.key < $1.key }) {
      let isAsUsual = settingText(value) == usual[name]
      settings.add(name, value, usual: isAsUsual ? value : nil)
    }
  }
}

/// Whether a value is an object or a list, which may have some in it.
private func holdsObjects(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .class, .collection, .dictionary, .set: return true
  case .optional: return mirror.children.first.map { holdsObjects($0.value) } ?? false
  default: return false
  }
}

extension UIResponder {
  /// Notes the new value of a property that is compared only; to be called when it was set.
  func tell<Value>(_ old: Value, _ new: Value, _ name: String = #function) {
    guard let view = self as? UIView else { return }
    view.stored.settings.note(old, new, name)
    view.peer.setSetting(name, view.stored.settings.texts[name])
  }
}

extension UIView {
  /// Notes what an image is besides its name and its size.
  func showImage(_ image: UIImage?) {
    let mode = image?.renderingMode ?? .automatic
    peer.setSetting("image.renderingMode", mode == .automatic ? nil : "\(mode)")
    peer.setSetting("image.file", image?.file)
    let looks = image?.looks ?? []
    peer.setSetting("image.looks", looks.isEmpty ? nil : looks.joined(separator: ", "))
  }

  /// Notes with which text style a font grows that is of none.
  func showScaling(of font: UIFont?) { peer.setSetting("font.scaledAs", font?.scaledAs) }

  /// Notes what nobody sets: what views of the program's own classes say by overriding, and what
  /// became of objects since they were set.
  func tellOverrides() {
    if !isOfUIKit || accessibilityElements?.isEmpty == false { showAccessibility() }
    var settings = ObjectSettings()
    addSettings(to: &settings)
    controller?.addOwnSettings(to: &settings)
    let found = settings.found + layer.settingsWithSublayers()
    for name in stored.lateSettings { peer.setSetting(name, nil) }
    for (name, value) in found { peer.setSetting(name, value) }
    stored.lateSettings = found.map(\.name)
  }

  /// Adds what became of objects since they were set, and what the view's own have.
  func addSettings(to settings: inout ObjectSettings) {
    stored.settings.addObjects(to: &settings)
    addOwnSettings(to: &settings)
    (self as? UIScrollView)?.addScrolling(to: &settings)
    addUndrawn(to: &settings)
    settings.add("isFirstResponder", unusual: isFirstResponder, false)
    if !isOfUIKit, let area = touchArea { settings.add("point(inside:)", area) }
    if !isOfUIKit || self is UITextField || self is UITextView {
      settings.add("inputView", inputView)
      settings.add("inputAccessoryView", inputAccessoryView)
    }
    guard let guide = stored.keyboardGuide else { return }
    settings.add(
      "keyboardLayoutGuide.followsUndockedKeyboard", guide.followsUndockedKeyboard, usual: false)
    settings.add("keyboardLayoutGuide.usesBottomSafeArea", guide.usesBottomSafeArea, usual: true)
  }

  /// Whether the class is one of this module.
  var isOfUIKit: Bool { isOfModule(type(of: self)) }
}

@MainActor private var classesOfModule: [ObjectIdentifier: Bool] = [:]

/// Whether a class is one of this module; its name is made once.
@MainActor func isOfModule(_ type: AnyClass) -> Bool {
  if let known = classesOfModule[ObjectIdentifier(type)] { return known }
  let isOwn = String(reflecting: type).hasPrefix("UIKit.")
  classesOfModule[ObjectIdentifier(type)] = isOwn
  return isOwn
}

extension CALayer {
  /// The settings of a layer and of those in it: `layer.mask`, `layer.sublayers[0].lineCap`.
  func settingsWithSublayers() -> [(name: String, value: String)] {
    var found: [(name: String, value: String)] = []
    var waiting = [(layer: self, path: "layer", depth: 0)]
    while let (layer, path, depth) = waiting.popLast() {
      found += layer.ownSettings.map { ("\(path).\($0.name)", $0.value) }
      if !layer.isOfView, let kind = layer.kindWords { found.append((path, kind)) }
      // Layers that contain themselves are not followed further.
      guard depth < 32 else { continue }
      waiting += (layer.sublayers ?? []).enumerated().map {
        ($1, "\(path).sublayers[\($0)]", depth + 1)
      }
    }
    return found
  }
}

/// A value in words that are the same in every process: no address, no order of a hash table.
@MainActor func settingText(_ value: Any) -> String { SettingText.of(value, depth: 0) }

@MainActor private enum SettingText {
  static func of(_ value: Any, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { of($0.value, depth: depth) } ?? "none"
    }
    switch value {
    case let text as String: return text
    // Not as `Bool`, which every number of 0 or 1 can be.
    case let number as NSNumber where type(of: value) is AnyClass:
      return exactNumber(number.doubleValue)
    case let flag as Bool: return flag ? "yes" : "no"
    case let color as UIColor: return color.peer.words
    case let font as UIFont: return of(font.peer, depth: depth)
    case let image as UIImage: return of(image)
    case let text as NSAttributedString: return of(text)
    case let action as UIAccessibilityCustomAction: return action.name
    case let path as CGPath: return of(path.elements, depth: depth)
    case let path as UIBezierPath: return of(path.cgPath, depth: depth)
    case let rect as CGRect:
      return numbers([rect.minX, rect.minY, rect.width, rect.height])
    case let point as CGPoint: return numbers([point.x, point.y])
    case let size as CGSize: return numbers([size.width, size.height])
    case let number as any BinaryFloatingPoint: return exactNumber(Double(number))
    case let number as any BinaryInteger: return "\(number)"
    case let view as UIView: return of(view)
    case let layer as CALayer: return of(layer, depth: depth)
    case let date as Date: return of(date)
    case let url as URL: return url.absoluteString
    case let locale as Locale: return of(locale)
    case let zone as TimeZone: return zone == .autoupdatingCurrent ? "current" : zone.identifier
    case let calendar as Calendar: return of(calendar)
    case let data as Data: return "\(data.count) bytes"
    default: return ofParts(mirror, value, depth: depth)
    }
  }

  private static func ofParts(_ mirror: Mirror, _ value: Any, depth: Int) -> String {
    switch mirror.displayStyle {
    case .enum where mirror.children.isEmpty: return "\(value)"
    case nil: return "\(type(of: value))"
    // What other modules keep in their objects may be addresses.
    case .class where !isOfModule(type(of: value as AnyObject)) || value is UIResponder:
      return "\(type(of: value))"
    default: break
    }
    // What holds itself is not followed further.
    guard depth < 6 else { return "\(type(of: value))" }
    let isObject = mirror.displayStyle == .class
    let usual = isObject ? UsualObjects.parts(for: value) : nil
    var parts = children(of: mirror).compactMap { child -> String? in
      let text = of(child.value, depth: depth + 1)
      if let old = child.label.flatMap({ usual?[$0] }), of(old, depth: depth + 1) == text {
        return nil
      }
      if isObject, text.isEmpty || text == "none" { return nil }
      guard let label = child.label, !label.hasPrefix("."), label != "rawValue" else { return text }
      return "\(label.replacing("$__lazy_storage_$_", with: "")) \(text)"
    }
    if mirror.displayStyle == .dictionary || mirror.displayStyle == .set { parts.sort() }
    return (isObject ? ["\(type(of: value))"] + parts : parts).joined(separator: ", ")
  }

  /// The parts of a value, of an object also those that its superclasses of this module have.
  private static func children(of mirror: Mirror) -> [Mirror.Child] {
    guard let parent = mirror.superclassMirror, let type = parent.subjectType as? AnyClass,
      isOfModule(type)
    else { return Array(mirror.children) }
    return children(of: parent) + mirror.children
  }

  /// The machine's locale is another one on another machine. One that was asked for by its name is not
  /// equal to it.
  private static func of(_ locale: Locale) -> String {
    locale == .current || locale == .autoupdatingCurrent ? "current" : locale.identifier
  }
  private static func of(_ calendar: Calendar) -> String {
    calendar == .current || calendar == .autoupdatingCurrent ? "current" : "\(calendar.identifier)"
  }

  /// An image's name or its size, and what it is besides.
  private static func of(_ image: UIImage) -> String {
    let name = image.name ?? "an image of \(of(image.size, depth: 0))"
    let mode = image.renderingMode == .automatic ? [] : ["\(image.renderingMode)"]
    let file = image.file.map { ["file \($0)"] } ?? []
    return ([name] + mode + image.looks + file).joined(separator: ", ")
  }

  /// A layer's class, with its rectangle and its outline.
  private static func of(_ layer: CALayer, depth: Int) -> String {
    var parts = ["\(type(of: layer))", of(layer.frame, depth: depth)]
    if let path = (layer as? CAShapeLayer)?.path { parts.append(of(path, depth: depth)) }
    return parts.joined(separator: ", ")
  }

  /// A view's class, and its text or name.
  private static func of(_ view: UIView) -> String {
    let text = (view as? UILabel)?.text ?? view.accessibilityIdentifier
    return ["\(type(of: view))", text].compactMap(\.self).joined(separator: " ")
  }

  /// A date of whole seconds; any other one is taken from the clock: `minimumDate = Date()`.
  private static func of(_ date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    return seconds == seconds.rounded() ? date.formatted(.iso8601) : "a date"
  }

  /// The string, and what is said of its parts.
  private static func of(_ text: NSAttributedString) -> String {
    var parts = [text.string]
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let names = values.map { "\($0.key.rawValue) \(of($0.value, depth: 3))" }.sorted()
      parts += names.map { "\(range.location)+\(range.length) \($0)" }
    }
    return parts.joined(separator: ", ")
  }

  private static func numbers(_ values: [CGFloat]) -> String {
    values.map { exactNumber(Double($0)) }.joined(separator: ", ")
  }
}
