import Foundation
import RedlineKit
import RedlineLayout
import RedlineSnapshots

/// One call of `expectSnapshot`: where it stands, what it is called and how it is judged.
struct Expectation {
  let caller: Caller
  let test: RunningTest
  let name: String?
  let formats: [SnapshotFormat]
  let precision: SnapshotPrecision
  let tolerance: ImageTolerance
  let mode: RecordMode
  let store: SnapshotStore

  init(
    caller: Caller, name: String?, formats: [SnapshotFormat]? = nil,
    precision: SnapshotPrecision? = nil, tolerance: ImageTolerance? = nil
  ) throws {
    let current = SnapshotConfiguration.current
    let environment = current.environment ?? ProcessInfo.processInfo.environment
    self.caller = caller
    self.name = name
    test = try RunningTest(caller: caller)
    self.formats = formats ?? current.formats ?? [.svg]
    self.tolerance = tolerance ?? current.tolerance ?? .exact
    self.precision = try Self.precision(
      asked: precision ?? current.precision ?? .layout, environment: environment)
    mode = try RecordMode(asked: current.record, environment: environment)
    store =
      try current.store
      ?? SnapshotStore(sourceFile: "\(caller.filePath)", environment: environment)
  }

  /// What the run asks for, where it is stricter than the test.
  private static func precision(
    asked: SnapshotPrecision, environment: [String: String]
  ) throws -> SnapshotPrecision {
    guard let text = environment["REDLINE_PRECISION"], !text.isEmpty else { return asked }
    guard let precision = SnapshotPrecision(rawValue: text.lowercased()) else {
      throw SnapshotError.unknownPrecision(text)
    }
    return asked == .layout ? precision : asked
  }

  /// Compares a layout in its variants and forms, and reports what does not pass.
  func check(
    _ variants: [SnapshotVariant], solve: (SnapshotVariant) throws -> SolvedLayout
  ) throws -> [SnapshotResult] {
    if variants.isEmpty || formats.isEmpty {
      let what = formats.isEmpty ? "'as' has no form" : "an axis of 'across' has no variant"
      fail("nothing is compared: \(what); give at least one", at: caller)
    }
    var solved: [LayoutEnvironment: SolvedLayout] = [:]
    var results: [SnapshotResult] = []
    for variant in variants {
      do {
        let layout = try solved[variant.environment] ?? solve(variant)
        solved[variant.environment] = layout
        for format in formats { results.append(try result(of: layout, variant, format)) }
      } catch  where variants.count > 1 {
        fail("\(variant.environment.title): \(error)", at: caller)
      }
    }
    report(results)
    return results
  }

  /// Compares what has no variants.
  func check(_ content: Snapshot.Content) throws -> SnapshotResult {
    let words = test.arguments + [name ?? ""]
    let result = try self.result(
      of: Snapshot(id(of: words, suffix: ""), content, variant: joined(words)))
    report([result])
    return result
  }

  private func result(
    of layout: SolvedLayout, _ variant: SnapshotVariant, _ format: SnapshotFormat
  ) throws -> SnapshotResult {
    var diagram = Diagram(layout)
    diagram.style = format.style
    diagram.theme = variant.scheme
    let content: Snapshot.Content =
      switch format.form {
      case .svg: .diagram(diagram)
      case .png(let scale): .diagramPicture(diagram, scale: scale)
      }
    let environment = variant.environment.slug
    // A device that is an argument of the test is named once.
    let words = test.arguments.filter { $0 != environment } + [name ?? "", environment]
    let suffix = format.suffix(variant.scheme)
    let scheme = variant.scheme == .dark ? ", dark" : ""
    return try result(
      of: Snapshot(
        id(of: words, suffix: suffix), content,
        title: "\(layout.name) on \(variant.environment.title)\(scheme)",
        variant: joined(words) + suffix))
  }

  private func result(of snapshot: Snapshot) throws -> SnapshotResult {
    var snapshot = snapshot
    snapshot.precision = precision
    snapshot.tolerance = tolerance
    var taker = SnapshotResult.Test(
      module: test.module, suite: test.suite, function: test.function, arguments: test.arguments,
      file: caller.fileID, line: caller.line)
    taker.library = TestLibrary.current?.name
    snapshot.test = taker
    let use = RunRecorder.Use(
      place: caller.place, test: "\(test.suite)/\(test.function)", content: snapshot.contentHash(),
      folder: SnapshotID(parts: test.folder).path)
    do throws(SnapshotError) {
      try RunRecorder.shared.use(snapshot.file, in: store, use)
      try checkName(of: snapshot)
    } catch {
      // The name's result is that of another snapshot, if there is one.
      if error.isOfName {
        let fault = SnapshotRun.Fault(
          path: snapshot.file.path, title: snapshot.title, message: "\(error)", test: taker)
        RunRecorder.shared.note(fault, in: store)
      }
      throw error
    }
    var result = store.judge(snapshot, mode: mode, run: RunRecorder.shared.run)
    if result.verdict == .missing { try addOldName(to: &result) }
    return result
  }

  /// Checks that no test of another process has the name, nor a golden that some disks would take
  /// for the one that may be recorded.
  private func checkName(of snapshot: Snapshot) throws(SnapshotError) {
    let run = RunRecorder.shared.run
    let result = SnapshotResult(
      file: snapshot.file, verdict: .missing, golden: "", title: snapshot.title,
      test: snapshot.test, run: run)
    if let other = store.savedResult(of: snapshot.file, ofRun: run),
      !other.hasSameOwner(as: result)
    {
      throw .duplicate(id: snapshot.id, first: other.owner, second: result.owner)
    }
    let path = store.goldenPath(snapshot.file)
    if mode != .never, !FileManager.default.fileExists(atPath: path) {
      try store.checkName(of: result)
    }
  }

  /// Says which golden holds the same, as one does whose test was renamed.
  private func addOldName(to result: inout SnapshotResult) throws(SnapshotError) {
    let old = store.likelyOldNames(of: result).first {
      !RunRecorder.shared.isUsed($0, in: store)
    }
    guard let old else { return }
    result.message += """

      \(store.shown("\(store.goldens)/\(old)")) holds the same; if it was renamed, 'redline verify' \
      and then 'redline accept' move it
      """
    try store.save(result)
  }

  private func id(of words: [String], suffix: String) -> SnapshotID {
    let variant = joined(words)
    return SnapshotID(
      parts: test.folder + [(variant.isEmpty ? test.baseName : variant) + suffix])
  }

  private func joined(_ words: [String]) -> String {
    words.filter { !$0.isEmpty }.joined(separator: "-")
  }
}
