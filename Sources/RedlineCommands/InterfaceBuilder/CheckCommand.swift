internal import ArgumentParser
import Foundation
import RedlineComparison
internal import RedlineIO
import RedlineInterfaceBuilder
import RedlineKit
import RedlineLayout
import RedlineText

/// Finds what is not right in storyboards and xibs.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Find what is not right in storyboards and xibs.",
    discussion: """
      Conflicts, ambiguous and misplaced views, cut texts, views outside their parents, views \
      without a size, constraints that yield or do nothing: each with its line, on standard output. \
      Misplaced views are looked for on the document's own device only.

      EXAMPLES
        redline check Main.storyboard
        redline check --on phones --severity error App/*.storyboard

      Exit codes: 0; 1 for findings of the chosen severity; 64 if a file cannot be read; 70 if a \
      scene cannot be solved. 70 outranks 64, which outranks 1.
      """)

  /// Devices by what they are for.
  enum Devices: String, CaseIterable { case own, phones, all }

  @Argument(help: ArgumentHelp("Storyboards and xibs.", valueName: "file"))
  var files: [String]

  @Option(
    name: .customLong("on"),
    help: """
      The devices: the document's 'own', 'phones' of four widths from 320 to 440 pt, or 'all' with \
      tablets and phones on their side.
      """)
  var devices = Choice<Devices>(.own)

  @Option(help: "The least severity that is printed, and that gives exit code 1.")
  var severity = Choice<Diagnostic.Severity>(.warning)

  @Flag(help: "Print annotations for GitHub; on by default in its actions.")
  var github = false

  func run() throws {
    var code: Int32 = 0
    var count = 0
    let shaper = try TextShaper.shared()
    let annotates = github || ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"
    for file in files {
      let document: InterfaceDocument
      do { document = try InterfaceFile(path: file).read() } catch {
        printError(errorLine(error))
        code = max(code, 64)
        continue
      }
      do {
        for line in try lines(of: document, shaper, annotates) {
          try printOutput(line + "\n")
          count += 1
        }
      } catch let error as OutputError {
        throw error
      } catch let error as InterfaceBuilderError {
        // A number or a reference that only building the scene reads.
        printError(errorLine(error))
        code = max(code, 64)
      } catch {
        printError(errorLine(error))
        code = 70
      }
    }
    if code == 0, count > 0 { code = 1 }
    if code != 0 { throw ExitCode(code) }
  }

  private var variants: [Device?] {
    switch devices.value {
    case .own: [nil]
    case .phones: [nil, .iPhoneSE1, .iPhone8, .iPhone15, .iPhone16ProMax]
    case .all:
      [
        nil, .iPhoneSE1, .iPhone8, .iPhone15, .iPhone16ProMax, .iPhone15.landscape,
        .iPhone16ProMax.landscape, .iPadMini6, .iPadPro11.landscape,
      ]
    }
  }

  /// A line for each finding, with the devices that have it.
  private func lines(
    of document: InterfaceDocument, _ shaper: TextShaper, _ annotates: Bool
  ) throws -> [String] {
    var order: [DocumentFinding] = document.notes.map {
      DocumentFinding(line: $0.line, severity: $0.severity, message: $0.message, scene: "")
    }
    var places: [DocumentFinding: [String]] = [:]
    for device in variants {
      var options = BuildOptions()
      options.device = device
      for finding in try document.findings(options, measuring: shaper) {
        if places[finding] == nil { order.append(finding) }
        let name = device?.title ?? "the document's device"
        if places[finding]?.last != name { places[finding, default: []].append(name) }
      }
    }
    return order.filter { $0.severity <= severity.value }.map { finding in
      let names = places[finding] ?? []
      let everywhere = names.isEmpty || names.count == variants.count
      let more = names.count > 2 ? " and \(names.count - 2) more" : ""
      let place =
        (finding.scene.isEmpty ? [] : ["in \(finding.scene)"])
        + (everywhere ? [] : ["on \(names.prefix(2).joined(separator: ", "))\(more)"])
      let suffix = place.isEmpty ? "" : " (\(place.joined(separator: " ")))"
      return annotates
        ? annotation(finding, in: document.file, suffix)
        : "\(document.file):\(finding.line): \(finding.severity.rawValue): \(finding.message)\(suffix)"
          .printableLine
    }
  }

  private func annotation(
    _ finding: DocumentFinding, in file: String, _ suffix: String
  ) -> String {
    GitHubAnnotation(
      finding.severity.annotation, file: file, line: finding.line,
      message: finding.message + suffix
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
