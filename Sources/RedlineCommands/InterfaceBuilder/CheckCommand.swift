import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlineInterfaceBuilder
import RedlineKit
import RedlineLayout
import RedlineText

/// Finds what is not right in storyboards and xibs.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Find what is not right in storyboards and xibs.",
    discussion: """
      Conflicts, ambiguous and misplaced views, cut texts, views outside their parents, views \
      without a size, constraints that yield or do nothing: each with its line, on standard output. \
      Misplaced views are looked for on the document's own device only. 'redline rules' lists what \
      there is to find.

      EXAMPLES
        redline check Main.storyboard
        redline check --on phones --severity error App/*.storyboard
        redline check --device iphone-8 --device iphone-15 Main.storyboard
        redline check --ignore misplaced-view,truncated-text Main.storyboard
        redline check --write-baseline known.json App    # once
        redline check --baseline known.json App          # in CI: only what is new
        redline check --all Main.storyboard              # also what only follows
        redline check --sarif App > redline.sarif
        redline check --language de App                  # texts of de.lproj, measured
        redline check --fix App                          # stored frames as constraints say

      .redline.yml in the working directory says once what holds for a project: 'on', 'severity', \
      'ignore', 'exclude' (patterns of files), 'suppress' (an object's id, alone or as 'id: rule') and \
      'baseline'. What arguments say goes before it.

      Exit codes: 0; 1 for findings of the chosen severity that are not in the baseline; 64 if a file cannot be read; 70 if a \
      scene cannot be solved. 70 outranks 64, which outranks 1.
      """)

  /// Devices by what they are for.
  enum Devices: String, CaseIterable { case own, phones, all }

  @Argument(help: ArgumentHelp("Storyboards and xibs, or folders of them.", valueName: "file"))
  var files: [String]

  @Option(
    name: .customLong("on"),
    help: """
      The devices: the document's 'own', 'phones' of four widths from 320 to 440 pt, or 'all' with \
      tablets and phones on their side. (default: own)
      """)
  var devices: Choice<Devices>?

  @Option(
    help: ArgumentHelp(
      """
      A device in place of the document's, by name (iphone-15) or in points (320x480); may be \
      repeated.
      """,
      valueName: "device"),
    completion: .list(Device.slugs), transform: { try Device(argument: $0) })
  var device: [Device] = []

  @Option(
    help: """
      The least severity that is printed, and that gives exit code 1. (default: warning)
      """)
  var severity: Choice<Diagnostic.Severity>?

  @Option(
    help: ArgumentHelp(
      "The configuration in place of .redline.yml in the working directory.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Flag(
    help: """
      Write the solved frames of views that Xcode flags as misplaced into the files, and nothing else: \
      with the stored sizes of contents, only where nothing conflicts or is open, and not where \
      subviews are resized by masks; with --severity note those that Xcode did not flag, too. What is \
      left is printed.
      """)
  var fix = false

  @OptionGroup var language: LanguageOption

  @OptionGroup var ignored: IgnoredRules

  @Flag(
    help: """
      Also print the views that have no finding of their own because another one explains it, with \
      their lines; JSON and SARIF always name them.
      """)
  var all = false

  @Flag(help: "Print annotations for GitHub; on by default in its actions.")
  var github = false

  @Flag(help: "Print JSON for programs, in place of lines.")
  var json = false

  @Flag(help: "Print SARIF 2.1.0 for code hosts and editors, in place of lines.")
  var sarif = false

  @Option(
    help: ArgumentHelp(
      "Leave out the findings of that file, which --write-baseline wrote.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write the findings to that file as known ones, and print none of them.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  func validate() throws {
    if json, sarif { throw ValidationError("--json and --sarif are two forms; choose one") }
    if all, json || sarif || writeBaseline != nil {
      throw ValidationError("--all is for lines; JSON and SARIF name all views anyway")
    }
    if fix, language.language != nil {
      throw ValidationError(
        "--fix writes the frames of the document's own texts; leave out --language")
    }
    if !device.isEmpty, devices != nil || fix {
      throw ValidationError(
        devices == nil
          ? "--fix writes the frames of the document's own device; leave out --device"
          : "--on chooses devices by what they are for, --device by name; choose one")
    }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError(
        "--baseline reads what is known and --write-baseline writes it; choose one")
    }
  }

  func run() async throws {
    var code: Int32 = 0
    let project = try CheckConfiguration.found(config)
    let baseline = baseline ?? (writeBaseline == nil ? project.baselinePath : nil)
    let known = try baseline.map { try FindingBaseline(readingFrom: $0) }
    var listings: [FoundFinding] = []
    let check = try check(project)
    let annotates = github || ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"
    var foreign = 0
    var read: [String] = []
    var hasTexts = language.language == nil
    let paths = try InterfacePaths.expanded(files).filter { !project.excludes($0) }
    // What is written, or read from standard input, depends on what was before.
    let isSerial = fix || files.contains("-")
    try await paths.concurrentMap(atOnce: isSerial ? 1 : nil) {
      check.outcome(of: $0)
    } inOrder: {
      outcome throws(OutputError) in
      for message in outcome.messages { StandardError.print(message) }
      code = max(code, outcome.code)
      foreign += outcome.isForeign ? 1 : 0
      hasTexts = hasTexts || outcome.hasTexts
      if let file = outcome.file { read.append(file) }
      listings += outcome.findings
      if printsLines, known == nil { try printLines(outcome.findings, annotates) }
    }
    if !hasTexts, !read.isEmpty, code == 0 { throw language.missing(files) }
    // A file for another platform among others is no mistake.
    if read.isEmpty, foreign > 0 { code = max(code, 64) }
    if let writeBaseline {
      // What could not be read may have findings.
      if code == 0 { try write(listings, to: writeBaseline) }
    } else {
      if let known, let baseline {
        try leaveOut(known, baseline, of: &listings, in: read, annotates)
      }
      if json { try StandardOutput.print(listings.indentedJSON()) }
      if sarif { try StandardOutput.print(SarifReport(listings).indentedJSON()) }
      if code == 0, !listings.isEmpty { code = 1 }
    }
    if code != 0 { throw ExitCode(code) }
  }

  private var printsLines: Bool { !json && !sarif && writeBaseline == nil }

  private func write(_ found: [FoundFinding], to path: String) throws {
    try FindingBaseline(found, besides: path).write(to: path)
    let count = found.count
    StandardError.print("\(path): \(count) known \(count == 1 ? "finding" : "findings")")
  }

  /// Prints what is not known, and says what is.
  private func leaveOut(
    _ known: FindingBaseline, _ path: String, of found: inout [FoundFinding],
    in files: [String], _ annotates: Bool
  ) throws {
    let all = found.count
    let (new, gone) = known.unknown(of: found, in: files, besides: path)
    found = new
    if printsLines { try printLines(new, annotates) }
    let count = all - new.count
    var text = count == 1 ? "1 known finding is left out" : "\(count) known findings are left out"
    if gone > 0, ignored.names.isEmpty {
      text += "; \(gone) more of \(path) \(gone == 1 ? "was" : "were") not found"
    }
    StandardError.print(text)
  }

  private func check(_ project: CheckConfiguration) throws -> DocumentCheck {
    DocumentCheck(
      project: project, language: language, fixes: fix,
      ignored: ignored.rules.union(project.ignored),
      least: severity?.value ?? project.severity ?? .warning, variants: variants(project),
      shaper: try TextShaper.shared())
  }

  private func variants(_ project: CheckConfiguration) -> [Device?] {
    guard device.isEmpty else { return device }
    return switch devices?.value ?? project.devices ?? .own {
    case .own: [nil]
    case .phones: [nil, .iPhoneSE1, .iPhone8, .iPhone15, .iPhone16ProMax]
    case .all:
      [
        nil, .iPhoneSE1, .iPhone8, .iPhone15, .iPhone16ProMax, .iPhone15.landscape,
        .iPhone16ProMax.landscape, .iPadMini6, .iPadPro11.landscape,
      ]
    }
  }

  private func printLines(
    _ found: [FoundFinding], _ annotates: Bool
  ) throws(OutputError) {
    // What has a line of its own is not told again, nor what follows from two findings.
    var told = Set(found.flatMap(\.placesOfItems))
    for finding in found {
      try StandardOutput.print(line(finding, annotates) + "\n")
      guard all, !annotates else { continue }
      for follower in finding.followers where told.insert(finding.place(of: follower)).inserted {
        try StandardOutput.print(finding.line(of: follower).printableLine + "\n")
      }
    }
  }

  private func line(_ found: FoundFinding, _ annotates: Bool) -> String {
    let suffix = found.place.isEmpty ? "" : " (\(found.place))"
    return annotates
      ? annotation(found.finding, in: found.file, suffix)
      : (found.finding.consoleLine(in: found.file) + suffix).printableLine
  }

  private func annotation(
    _ finding: Diagnostic, in file: String, _ suffix: String
  ) -> String {
    GitHubAnnotation(
      finding.severity.annotation, file: file, line: finding.location?.line ?? 1,
      message: finding.signedMessage + suffix
    ).command
  }
}

extension Diagnostic.Severity {
  fileprivate var annotation: GitHubAnnotation.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .notice
    }
  }
}
