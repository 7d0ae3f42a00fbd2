@_exported public import Foundation
@_exported public import RedlineAnalysis
@_exported public import RedlineDiagram
@_exported public import RedlineLayout
@_exported public import RedlineModel
@_exported public import RedlineRaster
import RedlineText

extension View {
  /// Solves the layout with this view as the root view of a device's screen.
  ///
  /// ```swift
  /// let solved = try TwoButtons().solved(on: .iPhone6sPlus.landscape)
  /// ```
  /// - Parameters:
  ///   - device: The screen, with its orientation and bars.
  ///   - direction: The direction in which texts and layouts run.
  ///   - textSize: The reader's preferred text size.
  ///   - system: The system whose controls and bars are laid out.
  ///   - name: The title; the class's name unless given.
  /// - Returns: Frames in points from the screen's top left corner, constraints and findings.
  /// - Throws: `LayoutError` for what no layout can be made of, `FontError` if the font that
  ///   stands in for the system's is not installed.
  public func solved(
    on device: Device, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, system: SystemVersion = .standard,
    name: String? = nil
  ) throws -> SolvedLayout {
    try solved(
      in: LayoutEnvironment(
        device: device, layoutDirection: direction, contentSizeCategory: textSize,
        systemVersion: system), name: name)
  }

  /// Solves the layout in an environment, where the keyboard may be shown.
  public func solved(in environment: LayoutEnvironment, name: String? = nil) throws
    -> SolvedLayout
  {
    try solved(in: environment, measuring: try TextShaper.shared(), name: name)
  }

  /// Solves the layout and keeps what UIKit's debugging methods ask for: conflicts, ambiguity and
  /// the trace as UIKit prints them.
  public func inspected(
    on device: Device, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, system: SystemVersion = .standard
  ) throws -> LayoutInspection {
    let environment = LayoutEnvironment(
      device: device, layoutDirection: direction, contentSizeCategory: textSize,
      systemVersion: system)
    return try inspected(in: environment, measuring: try TextShaper.shared())
  }
}
