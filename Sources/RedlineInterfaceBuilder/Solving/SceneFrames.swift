package import Foundation
package import RedlineLayout

/// The frames of a scene as solved, next to those that the document stores.
package struct SceneFrames {
  package struct Row {
    package var view: BuiltView
    /// The frame in the superview, as it is solved.
    package var frame: CGRect
    /// The line of a required constraint that the stored frame breaks by more than rounding explains.
    package var contradictedLine: Int?
  }

  package let sceneID: String
  package var rows: [Row]
  package var notes: [Diagnostic]
  /// Whether the stored frames agree with each other and with Xcode's own flags.
  package var isClean = true
}

extension InterfaceDocument {
  /// Builds the views of each root of a scene, its controller's view first.
  package func built(
    _ scene: InterfaceScene, _ options: BuildOptions
  ) throws(InterfaceBuilderError) -> [BuiltScene] {
    var result: [BuiltScene] = []
    for root in scene.roots {
      var builder = SceneBuilder(self, scene: scene, options: options)
      result.append(try builder.build(root: root))
      if usesStoredSizes(options) { result[result.count - 1].useStoredSizes() }
    }
    return result
  }

  /// Solves the roots of a scene.
  /// - Throws: ``InterfaceBuilderError`` for numbers that cannot be read, `LayoutError` for what no
  ///   layout can be made of.
  package func frames(
    of scene: InterfaceScene, _ options: BuildOptions, measuring: any TextMeasuring
  ) throws -> SceneFrames {
    var result = SceneFrames(sceneID: scene.id, rows: [], notes: [])
    for built in try built(scene, options) {
      result.notes += built.notes
      built.adaptTexts(to: self, measuring: measuring)
      result.rows += try built.frames(measuring: measuring)
      result.isClean = result.isClean && built.agreesWithItself(self)
    }
    return result
  }
}

extension BuiltScene {
  /// The frames of the views in their superviews.
  /// - Parameter scale: How many parts of a point edges end on, in place of the device's pixels.
  func frames(
    measuring: any TextMeasuring, snappedTo scale: Double? = nil
  ) throws(LayoutError) -> [SceneFrames.Row] {
    let size = FittingSize(environment.size, horizontal: .required, vertical: .required)
    // At one pixel a point, ties went up in some files and down in others.
    let scale = scale ?? (environment.device.scale == 1 ? 2 : environment.device.scale)
    let placed = try root.placed(
      size: size, in: environment, measuring: measuring, snappedTo: scale)
    var frames: [ObjectIdentifier: CGRect] = [:]
    for place in placed.views { frames[ObjectIdentifier(place.view)] = place.frame }
    let contradictions = contradictions()
    return views.enumerated().map { position, built in
      var frame = frames[ObjectIdentifier(built.view)] ?? .zero
      if built.parent < 0, let origin = built.storedFrame?.origin { frame.origin = origin }
      return SceneFrames.Row(
        view: built, frame: frame, contradictedLine: contradictions[position])
    }
  }

  /// The positions of views whose size is their content's: without subviews, or scrolled by a list.
  func leaves() -> [Int] {
    var hasSubviews = Array(repeating: false, count: views.count)
    for built in views where built.parent >= 0 { hasSubviews[built.parent] = true }
    return views.indices.filter {
      !hasSubviews[$0] || ["tableView", "collectionView"].contains(views[$0].elementName)
    }
  }

  /// Gives views without subviews the size that the document stores as the size of their content.
  /// - Parameter wanted: Whether the view at a position gets it.
  mutating func useStoredSizes(where wanted: (Int) -> Bool = { _ in true }) {
    for position in leaves() where wanted(position) {
      let built = views[position]
      guard let frame = built.storedFrame else { continue }
      let insets = built.view.usedAlignmentInsets(environment.systemVersion)
      built.view.designSize = CGSize(
        width: max(0, frame.width - insets.left - insets.right),
        height: sharedHeight(built) ?? max(0, frame.height - insets.top - insets.bottom))
    }
  }

  /// The height of a label in a column that shares its length among labels of one line and others: that of its
  /// line, as the stored one is what the shares made of it.
  private func sharedHeight(_ built: BuiltView) -> Double? {
    guard built.isArranged, built.className == "UILabel", let label = built.view as? Label,
      !label.text.isEmpty, let stack = views[built.parent].view as? StackView,
      stack.axis == .vertical, stack.distribution == .fillProportionally,
      stack.arrangedSubviews.allSatisfy({ ($0 as? Label)?.numberOfLines ?? 1 == 1 })
    else { return nil }
    let line = label.font.resolved(for: environment.contentSizeCategory).lineHeight
    let scale = max(1, environment.device.scale)
    return (line * scale - 1e-6).rounded(.up) / scale
  }

  /// Takes back the stored sizes of contents that the document itself says to be others: of images
  /// whose size it lists, of labels without a text, and of toolbars, which have one height. Views with a
  /// placeholder's size keep it, and empty labels in rows and columns, where Xcode leaves them room.
  mutating func useKnownSizes(_ document: InterfaceDocument) {
    for built in views where built.view.designSize != nil {
      let attributes = document.tree[built.element].attributes
      guard attributes["placeholderIntrinsicWidth"] == nil,
        attributes["placeholderIntrinsicHeight"] == nil
      else { continue }
      switch built.view {
      case let image as ImageView:
        guard let name = image.imageName, let size = document.imageSizes[name],
          !document.systemImages.contains(name)
        else { continue }
        image.designSize = size
      case let label as Label:
        if label.text.isEmpty, !built.isArranged { label.designSize = .zero }
      case is Toolbar: built.view.designSize = nil
      default: continue
      }
    }
  }
}
