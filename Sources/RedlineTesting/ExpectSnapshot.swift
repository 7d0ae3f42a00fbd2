public import RedlineKit
public import RedlineSnapshots
import RedlineLayout

/// Expects a layout to be what its golden holds.
///
/// ```swift
/// @Suite(.snapshots) struct LoginTests {
///   @Test(arguments: Device.phones) func login(_ device: Device) throws {
///     try expectSnapshot(of: Login(), on: device)
///   }
/// }
/// ```
/// Suite, test, arguments and variant name the golden: `Snapshots/LoginTests/login/iphone-15.svg`.
/// It passes as long as the solved layout is the same; a failure says which constraint changed and
/// what moved. Nothing is written over a golden.
/// - Parameters:
///   - view: The root view, made anew for each variant.
///   - device: The screen, unless an axis names others.
///   - direction: The direction in which texts and layouts run, unless an axis names others.
///   - textSize: The reader's preferred text size, unless an axis names others.
///   - axes: What else the variants differ in; each combination is a snapshot.
///   - name: What tells the snapshot from others of the same test and variant.
///   - formats: The forms in which it is kept; SVG alone unless given here or by ``SnapshotTrait``.
///   - precision: What must be the same for it to pass.
///   - tolerance: How far an image may be off.
///   - fileID: The file of the call.
///   - filePath: Its path, from which the package's folder is found.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The test's method, in XCTest.
/// - Returns: What was found out about each golden.
/// - Throws: `LayoutError` or `FontError` if the one layout cannot be solved. Of several variants
///   those that can be solved are compared, and the others are failures.
@discardableResult
public func expectSnapshot(
  of view: @autoclosure () throws -> View, on device: Device = .iPhone15,
  direction: LayoutDirection = .leftToRight, textSize: ContentSizeCategory = .large,
  across axes: SnapshotAxis..., named name: String? = nil, as formats: [SnapshotFormat]? = nil,
  precision: SnapshotPrecision? = nil, tolerance: ImageTolerance? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) throws -> [SnapshotResult] {
  let caller = Caller(fileID, filePath, line, column, function)
  let start = SnapshotVariant(device, direction: direction, textSize: textSize)
  return try heard(at: caller) {
    let expectation = try Expectation(
      caller: caller, name: name, formats: formats, precision: precision, tolerance: tolerance)
    return try expectation.check(variants(start, across: axes)) { variant in
      try view().solved(in: variant.environment)
    }
  }
}

/// Expects a view or a view controller of the module UIKit to be what its golden holds.
///
/// The parameters are those of the function for a `View`.
@MainActor @discardableResult
public func expectSnapshot(
  of view: @autoclosure () throws -> any MainActorLayout, on device: Device = .iPhone15,
  direction: LayoutDirection = .leftToRight, textSize: ContentSizeCategory = .large,
  across axes: SnapshotAxis..., named name: String? = nil, as formats: [SnapshotFormat]? = nil,
  precision: SnapshotPrecision? = nil, tolerance: ImageTolerance? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) throws -> [SnapshotResult] {
  let caller = Caller(fileID, filePath, line, column, function)
  let start = SnapshotVariant(device, direction: direction, textSize: textSize)
  return try heard(at: caller) {
    let expectation = try Expectation(
      caller: caller, name: name, formats: formats, precision: precision, tolerance: tolerance)
    return try expectation.check(variants(start, across: axes)) { variant in
      try view().solved(in: variant.environment, name: nil)
    }
  }
}

/// Expects a solved layout to be what its golden holds.
///
/// The parameters are those of the function for a `View`.
@discardableResult
public func expectSnapshot(
  of layout: SolvedLayout, named name: String? = nil, as formats: [SnapshotFormat]? = nil,
  precision: SnapshotPrecision? = nil, tolerance: ImageTolerance? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) throws -> [SnapshotResult] {
  let caller = Caller(fileID, filePath, line, column, function)
  var variant = SnapshotVariant(layout.environment.device)
  variant.environment = layout.environment
  return try heard(at: caller) {
    let expectation = try Expectation(
      caller: caller, name: name, formats: formats, precision: precision, tolerance: tolerance)
    return try expectation.check([variant]) { _ in layout }
  }
}

/// Expects an SVG text to be what its golden holds, byte for byte unless pixels are asked for.
/// - Parameters:
///   - text: The document.
///   - name: What tells the snapshot from others of the same test.
///   - precision: `.pixels` lets other texts pass that look the same.
///   - tolerance: How far the pixels may be off.
///   - fileID: The file of the call.
///   - filePath: Its path, from which the package's folder is found.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The test's method, in XCTest.
/// - Returns: What was found out.
/// - Throws: An error if the snapshot has no name or no place.
@discardableResult
public func expectSnapshot(
  ofSVG text: String, named name: String? = nil, precision: SnapshotPrecision? = nil,
  tolerance: ImageTolerance? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, function: String = #function
) throws -> SnapshotResult {
  let caller = Caller(fileID, filePath, line, column, function)
  return try heard(at: caller) {
    try Expectation(caller: caller, name: name, precision: precision, tolerance: tolerance)
      .check(.svg(text))
  }
}

/// Expects the image of a PNG file to be what its golden holds, pixel for pixel unless a tolerance
/// is given.
/// - Parameters:
///   - png: The bytes of the file.
///   - name: What tells the snapshot from others of the same test.
///   - tolerance: How far it may be off.
///   - fileID: The file of the call.
///   - filePath: Its path, from which the package's folder is found.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The test's method, in XCTest.
/// - Returns: What was found out.
/// - Throws: An error if the snapshot has no name or no place.
@discardableResult
public func expectSnapshot(
  ofPNG png: [UInt8], named name: String? = nil, tolerance: ImageTolerance? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) throws -> SnapshotResult {
  let caller = Caller(fileID, filePath, line, column, function)
  return try heard(at: caller) {
    try Expectation(caller: caller, name: name, tolerance: tolerance).check(.png(png))
  }
}

/// Expects an image to be what its golden holds, pixel for pixel unless a tolerance is given.
///
/// The parameters are those of the function for a PNG file.
@discardableResult
public func expectSnapshot(
  of bitmap: Bitmap, named name: String? = nil, tolerance: ImageTolerance? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) throws -> SnapshotResult {
  let caller = Caller(fileID, filePath, line, column, function)
  return try heard(at: caller) {
    try Expectation(caller: caller, name: name, tolerance: tolerance).check(.bitmap(bitmap))
  }
}
