public import RedlineRaster

/// What a run found out about one snapshot.
public struct SnapshotResult: Codable, Hashable, Sendable {
  /// What became of a snapshot.
  public enum Verdict: String, Codable, Hashable, Sendable, CaseIterable {
    /// It is what the golden holds.
    case passed
    /// It differs from the golden.
    case changed
    /// There is no golden.
    case missing
    /// There was no golden, and now there is one.
    case recorded
    /// It differs from the golden and waits to be accepted, as the run was asked to record.
    case pending
    /// It could not be compared.
    case invalid

    /// Whether the test fails.
    public var isFailure: Bool { self == .changed || self == .missing || self == .invalid }
    /// Whether somebody is to accept or reject it.
    public var isReviewable: Bool { self == .changed || self == .missing || self == .pending }
  }

  /// The step of the comparison that decided.
  public enum Rung: String, Codable, Hashable, Sendable, CaseIterable {
    /// The solved layouts are, or are not, the same.
    case layout
    /// The drawing of the same layout by the same program was compared before.
    case cache
    /// The SVG text, or the hash of it in a PNG golden.
    case drawing
    /// The bytes of the files.
    case bytes
    /// The pixels.
    case pixels
  }

  /// The test that took the snapshot.
  public struct Test: Codable, Hashable, Sendable {
    /// The module's name.
    public var module: String
    /// The names of the suites, outer first: `LoginTests`, or the module's for a free function.
    public var suite: String
    /// `login(_:)`.
    public var function: String
    /// The arguments of a parameterised test in words.
    public var arguments: [String]
    /// `LoginTests.swift`, with its module: `AppTests/LoginTests.swift`.
    public var file: String
    /// The line of the expectation.
    public var line: Int
    /// The library that runs the test: `swift-testing` or `xctest`.
    public var library: String?

    /// Names a test as the test library does; `line` counts from 1.
    public init(
      module: String, suite: String, function: String, arguments: [String], file: String, line: Int
    ) {
      (self.module, self.suite, self.function) = (module, suite, function)
      (self.arguments, self.file, self.line) = (arguments, file, line)
    }
  }

  /// The golden's name and form.
  public var file: SnapshotFile
  /// What was decided.
  public var verdict: Verdict
  /// The step of the comparison that decided; `nil` where nothing was compared.
  public var rung: Rung?
  /// What happened in a sentence, with the golden's path.
  public var message: String
  /// What differs, in lines for terminals.
  public var difference: String?
  /// The same with every line, where it is cut.
  package var wholeDifference: String?
  /// What changed without the names of the variant: equal in snapshots that one change changed.
  public var cause: String?
  /// Whether what differs is told in short only, as that of one among many: see
  /// ``SnapshotStore/explained(_:)``.
  package var isBrief: Bool?
  /// What differs in the environment, such as `cairo 1.16.0 → 1.18.0`; empty if nothing does.
  public var environment: [String]
  /// The golden's path in the package's folder, or an absolute one.
  public var golden: String
  /// The path of what would replace the golden; `nil` where nothing would.
  public var actual: String?
  /// How far an image was allowed to be off, which a picture of what differs leaves unmarked; `nil`
  /// if nothing was.
  public var tolerance: ImageTolerance?
  /// What told the golden apart from others when it was compared: of a drawing of Redline's a hash of
  /// what is drawn and of the layout, of every other file SHA-256 of its bytes.
  public var goldenHash: String?
  /// SHA-256 of the pending file's bytes when they were compared; `nil` without one.
  public var actualHash: String?
  /// The golden that no test takes any more and that holds the same, as a path in the folder of
  /// goldens, where a snapshot without a golden seems to be renamed.
  public var renamedFrom: String?
  /// SHA-256 of that golden's bytes when they were compared.
  public var renamedFromHash: String?
  /// The title of what was taken: `Login, iPhone 15`.
  public var title: String
  /// `iphone-15`, `dark`: what tells the snapshots of a test apart.
  public var variant: String
  /// What a file is called that is no golden, where that is no name of a snapshot.
  package var shownPath: String?
  /// The test that took the snapshot; `nil` outside of tests.
  public var test: Test?
  /// How long the comparison took.
  public var seconds: Double
  /// The run that it belongs to.
  public var run: String

  package init(
    file: SnapshotFile, verdict: Verdict, rung: Rung? = nil, message: String = "",
    difference: String? = nil, cause: String? = nil, environment: [String] = [], golden: String,
    title: String, variant: String = "", test: Test? = nil, run: String
  ) {
    (self.file, self.verdict, self.rung, self.message) = (file, verdict, rung, message)
    (self.difference, self.cause, self.environment) = (difference, cause, environment)
    (self.golden, self.title, self.variant) = (golden, title, variant)
    (self.test, self.run) = (test, run)
    seconds = 0
  }

  /// Whether somebody is to accept or reject what waits in the golden's place.
  public var isReviewable: Bool {
    actualHash != nil && (verdict.isReviewable || verdict == .invalid)
  }

  /// The result with all that is known of what differs, for reports and for programs.
  package var whole: SnapshotResult {
    var whole = self
    (whole.difference, whole.wholeDifference) = (wholeDifference ?? difference, nil)
    return whole
  }

  /// The message with the difference under it, as a failed test prints it.
  public var text: String {
    var lines = [message]
    if let difference, !difference.isEmpty { lines.append(difference) }
    if !environment.isEmpty {
      lines.append("environment differs: " + environment.joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }
}

extension SnapshotResult {
  /// `A/t at AppTests/A.swift:3`: the test that takes it, with its place.
  package var owner: String {
    guard let test else { return file.id.path }
    return "\(test.suite)/\(test.function) at \(test.file):\(test.line)"
  }

  /// Whether the same test took both.
  package func hasSameOwner(as other: SnapshotResult) -> Bool {
    guard let test, let old = other.test else { return test == nil && other.test == nil }
    let isSameLibrary = test.library == nil || old.library == nil || test.library == old.library
    return test.module == old.module && test.suite == old.suite && test.function == old.function
      && isSameLibrary
  }
}
