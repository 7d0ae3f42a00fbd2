/// What follows animations, which are at their ends at once.
///
/// An animation that begins itself again when it ends goes on for ever on a screen; here, that would end the
/// process. So it is followed for a while, and stays at its end then.
@MainActor enum AnimationEnds {
  /// The most ends that one brings about.
  private static let greatestCount = 100
  private static var depth = 0
  private static var count = 0

  /// Runs what follows an animation.
  static func run(_ end: () -> Void) {
    if depth == 0 { count = 0 }
    guard count < greatestCount else { return }
    (depth, count) = (depth + 1, count + 1)
    defer { depth -= 1 }
    end()
  }
}
