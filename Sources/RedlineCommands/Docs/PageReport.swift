import RedlineIO
import RedlineKit
import RedlinePages
import RedlineSnapshots

/// What is said of pages and their pictures.
struct PageReport {
  var run: PageRun
  var isCheck: Bool
  /// The command that mends what a check found.
  var command: String
  /// How a page names a figure, said where none does.
  var figureForm = "a comment that names an entry, <!-- redline: ENTRY -->"

  /// Something that is not right.
  struct Fault: Encodable, Hashable {
    var page: String
    /// From 1.
    var line: Int
    /// The picture's file; `nil` where it is about the page.
    var picture: String?
    var reason: String
    /// What changed, in the words of the layout diff.
    var difference: String?

    var text: String {
      let more = difference.map { "\n" + $0.indented } ?? ""
      return "\(page):\(line): error: \(reason)\(more)"
    }
  }

  /// 70 outranks 1.
  var exitCode: Int32? {
    if !run.failures.isEmpty || run.drawn.values.contains(where: { $0.failure != nil }) {
      return 70
    }
    if !run.unreadable.isEmpty || run.pages.contains(where: { !$0.faults.isEmpty }) { return 1 }
    return isCheck && !faults.isEmpty ? 1 : nil
  }

  /// What is not right and a run without `--check` mends, in the order of the pages.
  var faults: [Fault] {
    var told: Set<String> = []
    var faults: [Fault] = []
    let stale = Set(run.stalePages.map(\.page.page.path))
    for page in run.pages {
      for (figure, planned) in zip(page.page.figures, page.pictures) {
        let drawn = planned?.compactMap { run.drawn[$0.base] } ?? []
        let own = drawn.filter { told.insert($0.picture.base).inserted }.flatMap { picture in
          Self.faults(of: picture, page: page.page.path, line: figure.line)
        }
        faults += own
      }
      // Where a picture is stale, so is often the page; saying one of them is enough.
      if stale.contains(page.page.path), !faults.contains(where: { $0.page == page.page.path }) {
        faults.append(
          Fault(
            page: page.page.path, line: page.page.figures.first?.line ?? 1,
            reason: "the pictures below the comment are not those that it names"))
      }
    }
    return faults
  }

  /// What is not right with the layouts of pictures that are drawn, or to be drawn; each once, at the line of the page
  /// that has the code, or the figure.
  /// - Parameter all: Also with those of other pictures.
  private func findings(all: Bool) -> [String] {
    var lines: [String] = []
    for page in run.pages {
      for (figure, planned) in zip(page.page.figures, page.pictures) {
        let drawn = (planned ?? []).compactMap { run.drawn[$0.base] }
          .filter { picture in all || picture.states.contains { $0.state != .current } }
        for finding in drawn.flatMap(\.findings) {
          let line = Self.line(of: finding, page.page.path, figure)
          if !lines.contains(line) { lines.append(line) }
        }
      }
    }
    return lines
  }

  /// `Docs/login.md:12: warning: …`
  private static func line(of finding: Diagnostic, _ path: String, _ figure: PageFigure) -> String {
    let text = finding.consoleLine
    let file = path.split(separator: "/").last.map(String.init) ?? path
    if text.hasPrefix("\(file):") { return path + text.dropFirst(file.count) }
    return "\(path):\(figure.line): \(text)"
  }

  private static func faults(of drawn: DrawnPicture, page: String, line: Int) -> [Fault] {
    var faults: [Fault] = []
    for (path, state) in drawn.states {
      var fault = Fault(page: page, line: line, picture: path, reason: "")
      switch state {
      case .current: continue
      case .missing: fault.reason = "there is no picture \(path)"
      case .damaged(let reason): fault.reason = "\(path) is damaged: \(reason)"
      case .stale(let reason, let difference):
        (fault.reason, fault.difference) = ("\(path) \(reason)", difference)
      }
      // Light and dark show the same layout.
      if let last = faults.last, last.difference == fault.difference, fault.difference != nil {
        continue
      }
      faults.append(fault)
    }
    return faults
  }

  /// Prints what is wrong on standard error, and a summary.
  func print(quiet: Bool) {
    for error in run.unreadable { StandardError.print("\(error)") }
    for page in run.pages {
      for fault in page.faults { StandardError.print("\(fault)") }
    }
    for line in run.failures { StandardError.print(line) }
    for picture in run.drawn.values.sorted(by: { $0.picture.base < $1.picture.base }) {
      if let failure = picture.failure { StandardError.print(failure) }
    }
    for line in findings(all: false) { StandardError.print(line) }
    if isCheck { for fault in faults { StandardError.print(fault.text) } }
    if !quiet || isCheck && !faults.isEmpty { StandardError.print(summary) }
  }

  /// `12 pages, 30 pictures; 2 pictures drawn, 1 page changed`.
  var summary: String {
    let figures = run.drawn.count
    let all =
      "\(counted(run.pages.count, "page")) with \(counted(figures, "figure"))"
    let wrong = errorCount > 0 ? ", \(counted(errorCount, "error"))" : ""
    if figures + errorCount + faults.count == 0 {
      return "\(all): nothing to do; a figure is \(figureForm)"
    }
    if isCheck {
      guard faults.isEmpty else {
        return "\(all): \(faults.count) not right\(wrong); mend with '\(command)'"
      }
      return errorCount > 0 ? all + wrong : "\(all): all as the layouts are"
    }
    let files = run.drawn.values.reduce(0) { $0 + $1.written.count }
    guard files + run.writtenPages.count + errorCount > 0 else { return "\(all): nothing to do" }
    let pages = counted(run.writtenPages.count, "page")
    return "\(all): \(counted(files, "file")) drawn, \(pages) changed\(wrong)"
  }

  private var errorCount: Int {
    run.unreadable.count + run.failures.count + run.pages.reduce(0) { $0 + $1.faults.count }
      + run.drawn.values.count { $0.failure != nil }
  }

  private struct Listing: Encodable {
    var pages: Int
    var figures: Int
    var faults: [Fault]
    var errors: [String]
    var findings: [String]
    var written: [String]
    var unused: [String]
  }

  /// The same for programs.
  func json(unused: [String]) throws -> String {
    let drawn = run.drawn.values.sorted { $0.picture.base < $1.picture.base }
    return try Listing(
      pages: run.pages.count, figures: drawn.count, faults: isCheck ? faults : [],
      errors: run.unreadable.map(\.description) + run.pages.flatMap(\.faults).map(\.description)
        + run.failures + drawn.compactMap(\.failure),
      findings: findings(all: true),
      written: drawn.flatMap(\.written) + run.writtenPages, unused: unused
    ).indentedJSON()
  }
}
