import ArgumentParser
import Foundation
import GalleryLayouts
import RedlineIO
import RedlineKit
import RedlineSnapshots
import TestPrograms
import Testing

@testable import RedlineCommands

/// Comparing a catalog with its goldens, in this process.
@Suite(.blocks) struct CatalogJudgingTests {
  /// Of single layouts `GalleryGoldenTests` says it, of what is drawn there.
  @Test(arguments: Gallery.entries.filter { !$0.joinedForms.isEmpty })
  func figuresOfSeveralLayoutsAreTheirGoldens(_ entry: Entry) async throws {
    let folder = packageRoot.appending(path: "Snapshots/gallery").path
    for form in entry.joinedForms {
      let layouts = try await entry.joined(form).layouts()
      for theme in Theme.Name.allCases {
        let name = entry.fileName(of: form) + (theme == .dark ? "~dark.svg" : ".svg")
        let text = try entry.joined(form).svg(of: layouts, theme).text()
        let golden = try WholeFile("\(folder)/\(name)").bytes(limit: 1 << 24)
        #expect(DrawnFile(golden).drawing == DrawnFile(Array(text.utf8)).drawing, "\(name)")
      }
    }
  }

  @Test func aGoldenOfNoEntryFailsTheWholeRun() async throws {
    let folder = testFolders.appending(path: "redline-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try writeWhole([], to: folder.appending(path: "Package.swift").path)
    func judged(_ words: [String] = [], _ mode: RecordMode = .never) async throws -> Verification {
      let place = ["--quiet", "--goldens", folder.appending(path: "Snapshots/few").path]
      let options = try CatalogVerifyCommand<Few>.parse(place + words).options
      let (verification, failures) = try await options.verification(
        options.goldens.catalogGoldens(), mode: mode)
      #expect(failures == [])
      return verification
    }
    _ = try await judged([], .missing)
    let passed = try await judged()
    #expect(passed.isPassed && passed.results.count == 4)
    try writeWhole([1], to: folder.appending(path: "Snapshots/few/gone-iphone-8.svg").path)
    let failed = try await judged()
    #expect(!failed.isPassed && failed.exitCode == 1)
    #expect(failed.results.allSatisfy { $0.verdict == .passed })
    #expect(failed.problems.count == 1)
    #expect(failed.problems.first?.hasPrefix("1 golden of no entry: gone-iphone-8.svg") == true)
    // Whoever asks for some entries asks for nothing else, and recording is no comparison.
    #expect(try await judged(["--only", "one"]).problems == [])
    let recorded = try await judged([], .missing)
    #expect(recorded.problems == [] && recorded.remarks.count == 1)
  }
}

/// A catalog that is drawn soon.
private enum Few: LayoutCatalog {
  static let goldens = "Snapshots/few"
  static let entries = [
    Entry("one", on: .canvas(100, 60)) { Label("One") },
    Entry("two", on: .canvas(100, 60)) { Label("Two") },
  ]
}
