import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO

/// Merges goldens, called by git as a merge driver.
struct GitMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-merge", abstract: "Merge SVG snapshots, as git's merge driver.",
    discussion: """
      git calls it for a snapshot that both branches changed. If their layouts merge line by line, \
      and the views are then where the constraints put them, the snapshot is drawn anew and merged. \
      Otherwise it gets conflict markers: tests and 'redline verify' say so, and accepting what the \
      tests drew resolves it. 'redline git-setup' tells git about it. Other files than SVG, which a \
      wide pattern of attributes may name, are merged line by line as git does.

      EXAMPLES
        git config merge.redline.driver 'redline git-merge %O %A %B %L %P'

      Exit codes, as git wants them: 0 if the second file is the merged one; 1 if it has conflicts; \
      129 if a file cannot be read or written.
      """)

  @Argument(help: ArgumentHelp("The file before both changes (%O).", valueName: "base"))
  var base: String
  @Argument(help: ArgumentHelp("Our file (%A), which becomes the merged one.", valueName: "ours"))
  var ours: String
  @Argument(help: ArgumentHelp("Their file (%B).", valueName: "theirs"))
  var theirs: String
  @Argument(help: ArgumentHelp("The length of conflict markers (%L).", valueName: "length"))
  var markerLength = 7
  @Argument(help: ArgumentHelp("The path in the repository (%P), for messages.", valueName: "path"))
  var path: String?

  func validate() throws {
    guard (1...1000).contains(markerLength) else {
      throw ValidationError("the length of markers is 1…1000, not \(markerLength)")
    }
  }

  func run() throws {
    if let path, !path.lowercased().hasSuffix(".svg") { return try mergeLines(path) }
    do {
      let files = try [base, ours, theirs].map { path in
        try WholeFile(path).bytes(limit: LayoutFile.maximumByteCount)
      }
      do {
        let merged = try GoldenMerge(base: files[0], ours: files[1], theirs: files[2]).merged()
        try WholeFile(ours).write(merged)
        return
      } catch let error as FileError {
        throw error
      } catch {
        StandardError.print(
          "\((path ?? ours).printableLine): not merged: \(reason(of: error).printableLine)")
      }
      // Markers keep anybody from taking a file with both drawings in it for a golden.
      let markers = ConflictMarkers(ours: files[1], theirs: files[2], length: markerLength)
      if try !markers.write(to: ours, base: base, theirs: theirs) {
        StandardError.print("\((path ?? ours).printableLine): no text; our side is left there")
      }
    } catch {
      StandardError.print("error: \(reason(of: error))")
      throw ExitCode(129)
    }
    throw ExitCode(1)
  }

  /// Merges what is no drawing as git would without a driver.
  private func mergeLines(_ path: String) throws {
    let outcome: GitOutput
    do {
      outcome = try ConflictMarkers.mergeLines(
        ours, base: base, theirs: theirs, length: markerLength)
    } catch {
      StandardError.print("error: \(reason(of: error))")
      throw ExitCode(129)
    }
    guard outcome.status != 0 else { return }
    // The number of conflicts, or that it is no text.
    if outcome.status > 127 {
      StandardError.print("\(path.printableLine): no text; our side is left there")
    }
    throw ExitCode(1)
  }
}
