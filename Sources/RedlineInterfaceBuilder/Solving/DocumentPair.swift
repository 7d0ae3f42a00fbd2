import Foundation
package import RedlineLayout

/// Two versions of a document, whose scenes are compared in one environment.
///
/// What Xcode writes anew when it saves a document makes no difference: both are solved as the tools
/// of the new one wrote them, on the same device, with safe areas by rule, because stored frames may
/// be older than the constraints.
package struct DocumentPair: Sendable {
  /// A view that is drawn on its own, in both versions; in one it may be missing.
  package struct Match: Sendable {
    /// What tells it from the others of the documents.
    package var name: String
    package var old: InterfaceDocument.DrawnRoot?
    package var new: InterfaceDocument.DrawnRoot?
    /// Whether the scene came or went. It may have no views that are drawn.
    package var isAdded = false
    package var isRemoved = false

    package var roots: [InterfaceDocument.DrawnRoot] { [new, old].compactMap { $0 } }
  }

  let old: InterfaceDocument?
  let new: InterfaceDocument?
  /// The device of both where their own ones differ.
  private let device: Device?
  /// What is compared, in the order of the new document, then what only the old one has.
  package let matches: [Match]
  private let untouched: UntouchedScenes?

  /// - Parameters:
  ///   - old: The older version; `nil` if there was none.
  ///   - new: The newer version; `nil` if there is none.
  package init(old: InterfaceDocument?, new: InterfaceDocument?) {
    if let old, let new {
      let isSame = old.device.device == new.device.device
      let screen = new.screen ?? old.screen
      // On the square canvas alone nothing is to be chosen.
      device = isSame && (new.device.device != nil || old.screen == new.screen) ? nil : screen
      let saved = (old: old.asSaved(with: new), new: new.asSaved(with: old, isNewer: true))
      (self.old, self.new) = saved
      untouched = UntouchedScenes(old: saved.old, new: saved.new)
    } else {
      device = nil
      untouched = nil
      (self.old, self.new) = (old, new)
    }
    matches = SceneMatching(old: self.old, new: self.new).matches()
  }

  /// A device for each class that the documents are for, which decide size classes, in the order in
  /// which they are told: the documents' own, the phone, both ways of holding it on its side, the tablet.
  package var deviceClasses: [Device?] {
    let own = device ?? new?.device.device ?? old?.device.device
    let isForPads = [old, new].compactMap(\.self).allSatisfy(\.isForPads)
    let others = InterfaceDocument.deviceClasses(isForPads: isForPads)
    return [nil] + others.filter { DocumentTraits($0) != own.map(DocumentTraits.init) }
  }

  /// Whether something depends on size classes.
  package var varies: Bool { [old, new].contains { $0?.varies ?? false } }

  /// What the documents are laid out on where nobody chooses a device.
  package func name(of device: Device?) -> String {
    guard let device = device ?? self.device ?? new?.device.device ?? old?.device.device else {
      return "the square canvas"
    }
    return device.title
  }

  /// Whether nothing that the match is laid out by was edited.
  package func isUntouched(_ match: Match) -> Bool { untouched?.contains(match) ?? false }

  /// Both layouts of a match.
  /// - Parameter options: Where no device is set, it is that of the new document.
  /// - Throws: ``InterfaceBuilderError`` for numbers that cannot be read, `LayoutError` for what no
  ///   layout can be made of.
  package func solved(
    _ match: Match, _ options: BuildOptions, measuring: any TextMeasuring
  ) throws -> (old: SceneLayout?, new: SceneLayout?) {
    var options = options
    options.environment = .rule
    options.endsAtPixels = true
    options.device = options.device ?? device
    options.ignoresCanvas = device != nil
    options.ignoresTextSize = [old, new].allSatisfy { $0?.statesTextSize != true }
    // Contents move below the bars only in the picture, and by stored frames, so they begin at one place.
    if let old, let root = match.old { options.scrollTops = try old.scrollTops(of: root, options) }
    if let new, let root = match.new {
      options.scrollTops.merge(try new.scrollTops(of: root, options)) { $1 }
    }
    return (
      try match.old.flatMap { try old?.solved($0, name: $0.name, options, measuring) },
      try match.new.flatMap { try new?.solved($0, name: $0.name, options, measuring) }
    )
  }
}

extension InterfaceDocument {
  /// The device of the document; of one that names none, and whose controllers' views all are as large as
  /// the screen that Xcode took since its eighth version, that one. Before, their canvas was square.
  fileprivate var screen: Device? {
    if let device = device.device { return device }
    let sizes = scenes.filter { $0.hasControllerView && !isFreeform($0) }
      .compactMap { try? ElementValues(self, $0.roots[0], traits: .any).frame()?.size }
    return [.iPhone8, .iPhone8Plus].first { device in
      !sizes.isEmpty && sizes.allSatisfy { $0 == device.size }
    }
  }

  private func isFreeform(_ scene: InterfaceScene) -> Bool {
    guard let controller = scene.controller else { return false }
    return tree.firstChild(of: controller, named: "freeformSimulatedSizeMetrics") != nil
  }
}

extension DocumentTraits {
  init(_ device: Device) {
    self.init(
      width: device.horizontalSizeClass, height: device.verticalSizeClass,
      isPad: device.kind == .pad)
  }
}
