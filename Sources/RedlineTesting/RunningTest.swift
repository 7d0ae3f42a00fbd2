import RedlineKit
import RedlineLayout
import RedlineSnapshots
import Testing

/// The test that takes a snapshot, and the parts of a name that it gives.
struct RunningTest {
  var module: String
  var suite: String
  var function: String
  var arguments: [String]

  /// The running test of Swift Testing, or the test method of XCTest that called.
  init(caller: Caller) throws {
    module = String(caller.fileID.prefix { $0 != "/" })
    guard let test = Test.current else {
      // XCTest does not say which case is running; the file stands for its class.
      suite = String(caller.fileID.split(separator: "/").last?.dropLast(6) ?? "")
      function = caller.function
      arguments = []
      return
    }
    let names = test.id.nameComponents
    suite = names.count > 1 ? names.dropLast().joined(separator: ".") : module
    function = names.last ?? test.name
    arguments = test.isParameterized ? try Self.arguments(of: Test.Case.current) : []
  }

  /// `login` of `login(_:)`.
  var baseName: String { String(function.prefix { $0 != "(" }) }

  /// The folder of its goldens: `LoginTests/login`.
  var folder: [String] { [suite, baseName] }

  /// The arguments of a test case in words.
  ///
  /// Swift Testing shows them to nobody, so they are read by reflection; where that fails, a name
  /// must be given.
  private static func arguments(of testCase: Test.Case?) throws -> [String] {
    guard let testCase else { throw SnapshotNameError.unknownArguments }
    var level: [Any] = [testCase]
    for _ in 0..<5 {
      let children = level.flatMap { Mirror(reflecting: $0).children }
      if let found = children.first(where: { $0.label == "arguments" }) {
        return try Mirror(reflecting: found.value).children.map { argument in
          let parts = Mirror(reflecting: argument.value).children
          guard let value = parts.first(where: { $0.label == "value" })?.value else {
            throw SnapshotNameError.unknownArguments
          }
          return words(for: value)
        }
      }
      level = children.map(\.value)
    }
    throw SnapshotNameError.unknownArguments
  }

  private static func words(for value: Any) -> String {
    switch value {
    case let text as String: text
    case let device as Device: device.slug
    case let variant as SnapshotVariant: variant.environment.slug
    case let named as any CustomTestStringConvertible: named.testDescription
    default: String(describing: value)
    }
  }
}

/// The place of a call.
struct Caller {
  var fileID: String
  var filePath: StaticString
  var line: Int
  var column: Int
  var function: String

  init(
    _ fileID: String, _ filePath: StaticString, _ line: Int, _ column: Int, _ function: String
  ) {
    (self.fileID, self.filePath) = (fileID, filePath)
    (self.line, self.column, self.function) = (line, column, function)
  }

  var place: String { "\(fileID):\(line)" }
  var sourceLocation: Testing.SourceLocation {
    SourceLocation(fileID: fileID, filePath: "\(filePath)", line: line, column: column)
  }
}

/// Why a snapshot has no name.
enum SnapshotNameError: Error, CustomStringConvertible {
  case unknownArguments

  var description: String {
    """
    the arguments of this test case cannot be read, so its snapshots have no names; give each one \
    with 'named:'
    """
  }
}
