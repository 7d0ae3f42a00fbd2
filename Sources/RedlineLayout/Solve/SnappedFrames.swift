import Foundation

/// Frames of views in points of the root, parents first, with each edge on a pixel of the superview's
/// coordinate system.
struct SnappedFrames {
  /// Pixels in a point.
  let scale: Double
  private(set) var frames: [CGRect] = []
  private var exact: [CGRect] = []

  init(scale: Double) { self.scale = scale }

  mutating func reserveCapacity(_ count: Int) {
    frames.reserveCapacity(count)
    exact.reserveCapacity(count)
  }

  /// Adds the frame of the next view.
  /// - Parameters:
  ///   - rect: Its exact alignment rect in points of the root.
  ///   - outset: How far its frame reaches beyond that.
  ///   - parent: The number of its superview; negative for the root.
  mutating func append(_ rect: CGRect, outset: EdgeInsets, parent: Int) -> CGRect {
    var frame = rect
    frame.origin.x -= outset.left
    frame.origin.y -= outset.top
    frame.size.width += outset.left + outset.right
    frame.size.height += outset.top + outset.bottom
    exact.append(frame)
    if parent >= 0 {
      let inParent = frame.offsetBy(dx: -exact[parent].minX, dy: -exact[parent].minY)
      frame = inParent.snapped(toScale: scale)
        .offsetBy(dx: frames[parent].minX, dy: frames[parent].minY)
    }
    frames.append(frame)
    return frame
  }
}
