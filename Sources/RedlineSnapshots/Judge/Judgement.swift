import RedlineAnalysis
import RedlineModel

/// What a comparison found, before anything is written.
struct Judgement {
  var verdict: SnapshotResult.Verdict
  var rung: SnapshotResult.Rung?
  /// What happened, to follow the golden's path.
  var message = ""
  var difference: String?
  /// The same with every line, where that is cut.
  var wholeDifference: String?
  var cause: String?
  var environment: [String] = []
  /// ``goldenHash(_:)`` of the golden, where the comparison found it out.
  var goldenHash: String?
  /// Whether what differs is told in short only.
  var isBrief = false

  static func passed(
    _ rung: SnapshotResult.Rung, _ message: String = "", environment: [String] = []
  ) -> Judgement {
    Judgement(verdict: .passed, rung: rung, message: message, environment: environment)
  }

  static func changed(_ diff: LayoutDiff) -> Judgement {
    var found = changed(
      .layout, "is another layout", difference: diff.textByMovement, cause: diff.cause)
    found.wholeDifference = diff.wholeText
    return found
  }

  static func changed(
    _ rung: SnapshotResult.Rung, _ message: String, difference: String? = nil,
    cause: String? = nil, environment: [String] = []
  ) -> Judgement {
    Judgement(
      verdict: .changed, rung: rung, message: message, difference: difference, cause: cause,
      environment: environment)
  }
}

/// What a snapshot would be as a file, made when it is needed and only once.
final class ActualFile {
  private let make: () throws -> [UInt8]
  private var made: [UInt8]?
  private var json: [UInt8]?
  private var kept: Lines?

  init(_ make: @escaping () throws -> [UInt8]) { self.make = make }

  var isMade: Bool { made != nil }

  /// A layout's ``OneLineJSON/lines(of:)``, for the one layout that the file is drawn from.
  func json(of layout: SolvedLayout) throws -> [UInt8] {
    if let json { return json }
    let bytes = try OneLineJSON.lines(of: layout)
    json = bytes
    return bytes
  }

  /// A layout's ``OneLineJSON/lines(of:)``.
  struct Lines {
    var json: [UInt8]
    /// Whether the reasons of its items are in them, which are left out where the rest says them.
    var hasReasons: Bool
  }

  /// What is kept of the one layout that the file is drawn from.
  func linesToKeep(of layout: SolvedLayout) throws -> Lines {
    if let kept { return kept }
    let lines =
      layout.canMakeReasonsAgain
      ? Lines(json: try OneLineJSON.lines(of: layout.withoutReasons), hasReasons: false)
      : Lines(json: try json(of: layout), hasReasons: true)
    kept = lines
    return lines
  }

  func bytes() throws -> [UInt8] {
    if let made { return made }
    let bytes = try make()
    made = bytes
    return bytes
  }
}
