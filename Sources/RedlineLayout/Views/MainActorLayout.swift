/// A layout whose views are bound to the main actor, such as a `UIView` or a `UIViewController`, so
/// that a catalog solves it there.
@MainActor
public protocol MainActorLayout {
  /// Solves the layout as the root of a screen.
  /// - Parameters:
  ///   - environment: The device, direction, text size and system.
  ///   - name: The title; the class's name unless given.
  /// - Throws: `LayoutError` for what no layout can be made of.
  func solved(in environment: LayoutEnvironment, name: String?) throws -> SolvedLayout
}
