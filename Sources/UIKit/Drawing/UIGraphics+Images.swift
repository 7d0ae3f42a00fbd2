import RedlineLayout

// Images that are drawn by functions. Like all drawing, it is recorded on the main actor.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws an image of a size in points from here on, at a scale, 0 for the screen's, until
/// ``UIGraphicsEndImageContext()``. Does nothing beside the main actor.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  guard MainQueue.isCurrent else { return }
  let screen = MainActor.assumeIsolated { UIScreen.main.scale }
  PaintRecorder.stack.append(
    CGContext(
      bounds: CGRect(origin: .zero, size: size), imageScale: scale > 0 ? scale : screen))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws an image of a size in points from here on, at scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image that is being drawn, as far as it is; `nil` where none is being drawn, or one without an area.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = imageContext, !context.recorder.bounds.isEmpty else { return nil }
  return context.image
}

extension CGContext {
  /// What was drawn so far.
  var image: UIImage {
    UIImage(
      name: nil, size: recorder.bounds.size, scale: imageScale ?? 1,
      looks: recorder.contents.map { ["drawn \($0)"] } ?? [], paintings: recorder.paintings)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws where it drew before the image.
public func UIGraphicsEndImageContext() {
  if imageContext != nil { PaintRecorder.stack.removeLast() }
}

/// Where the image is drawn that is being drawn now.
private var imageContext: CGContext? {
  guard MainQueue.isCurrent, let context = PaintRecorder.stack.last, context.imageScale != nil
  else { return nil }
  return context
}

/// Where the main actor runs, which need not be the main thread on Linux.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

extension PaintRecorder {
  /// A hash of all that was drawn; `nil` for nothing.
  var contents: String? {
    let looks = allLooks
    guard !paintings.isEmpty || !looks.isEmpty else { return nil }
    return RepeatableHash.of([RepeatableHash.of(paintings) ?? ""] + looks)
  }
}
