public import RedlineLayout
import RedlineText

extension UIView {
  /// Solves the hierarchy below this view as the root view of a device's screen, to be drawn.
  /// - Parameters:
  ///   - device: The screen, with its orientation and bars.
  ///   - direction: The direction in which texts and layouts run.
  ///   - textSize: The reader's preferred text size.
  ///   - name: The title; the class's name unless given.
  /// - Returns: Frames in points from the screen's top left corner, constraints and findings.
  /// - Throws: `LayoutError` for what no layout can be made of.
  public func solved(
    on device: Device, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, name: String? = nil
  ) throws -> SolvedLayout {
    let environment = LayoutEnvironment(
      device: device, layoutDirection: direction, contentSizeCategory: textSize)
    return try UIScreen.main.showing(environment) {
      let size = solved.frame.size
      frame.size = environment.size
      defer { frame.size = size }
      layoutIfNeeded()
      return try solved.solved(in: environment, measuring: TextMeasurer.shared, name: name)
    }
  }
}

extension UIViewController {
  /// Solves the controller's view as the root view of a device's screen, to be drawn.
  ///
  /// The parameters are those of ``UIView/solved(on:direction:textSize:name:)``.
  public func solved(
    on device: Device, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, name: String? = nil
  ) throws -> SolvedLayout {
    let environment = LayoutEnvironment(
      device: device, layoutDirection: direction, contentSizeCategory: textSize)
    return try UIScreen.main.showing(environment) {
      let window = UIWindow()
      window.rootViewController = self
      window.makeKeyAndVisible()
      defer { window.rootViewController = nil }
      let view: UIView = view
      view.removeFromSuperview()
      return try view.solved.solved(
        in: environment, measuring: TextMeasurer.shared, name: name ?? "\(type(of: self))")
    }
  }
}

extension UIScreen {
  /// Runs a closure while the screen is in an environment.
  fileprivate func showing<Result>(
    _ environment: LayoutEnvironment, _ body: () throws -> Result
  ) rethrows -> Result {
    let previous = self.environment
    self.environment = environment
    defer { self.environment = previous }
    return try body()
  }
}
