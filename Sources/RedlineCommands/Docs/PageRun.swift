import Foundation
import RedlineIO
import RedlineKit
import RedlinePages
import RedlineSnapshots

/// A page with the pictures that it is to show.
struct PlannedPage: Sendable {
  var page: Page
  var bytes: [UInt8]
  /// The pictures of each figure; `nil` where the figure is wrong.
  var pictures: [[PlannedPicture]?] = []
  /// What is wrong with its figures.
  var faults: [PageError] = []

  init(path: String, plan: FigurePlan) throws {
    do { bytes = try WholeFile(path).bytes(limit: Page.limit) } catch {
      throw PageError.figure(path: path, line: 1, "\(error)")
    }
    page = try Page(bytes, path: path, keys: FigurePlan.keys)
    faults = page.faults
    var names: Set<String> = []
    for figure in page.figures {
      do {
        pictures.append(try plan.pictures(of: figure, in: page))
        if plan.draws == .blocks, figure.listing != nil,
          !names.insert(figure.reference.name).inserted
        {
          pictures[pictures.count - 1] = nil
          faults.append(
            .figure(
              path: path, line: figure.line,
              "another block of the page is named '\(figure.reference.name)'; give this one another name"
            ))
        }
      } catch {
        faults.append(error)
        pictures.append(nil)
      }
    }
  }

  /// Refuses figures that would draw a file in another way than one before.
  mutating func refuse(othersThan known: inout [String: PlannedPicture]) {
    for (index, figure) in page.figures.enumerated() {
      guard let own = pictures[index] else { continue }
      guard let other = own.first(where: { known[$0.base] != nil && known[$0.base] != $0 })
      else {
        for picture in own { known[picture.base] = picture }
        continue
      }
      faults.append(
        .figure(
          path: page.path, line: figure.line,
          """
          \(other.path(.light)) is drawn in another way before; give this figure a name of its own \
          with name=
          """))
      pictures[index] = nil
    }
  }

  /// Adds what of its figures names something that is not in the layout.
  mutating func addFaults(of drawn: [String: DrawnPicture]) {
    for (figure, planned) in zip(page.figures, pictures) {
      guard let fault = planned?.lazy.compactMap({ drawn[$0.base]?.fault }).first else { continue }
      faults.append(.figure(path: page.path, line: figure.line, fault))
    }
  }

  /// The page as it is to be; `nil` if it is.
  /// - Parameter drawn: What became of each picture, by its path without theme and ending.
  func rewritten(_ drawn: [String: DrawnPicture]) -> [UInt8]? {
    page.rewritten(
      zip(page.figures, pictures).map { figure, planned in
        guard let planned, planned.allSatisfy({ drawn[$0.base]?.isDrawn == true })
        else {
          return nil
        }
        return planned.enumerated().map { index, picture in
          self.picture(picture, at: index, of: figure, drawn[picture.base])
        }
      })
  }

  private func picture(
    _ picture: PlannedPicture, at index: Int, of figure: PageFigure, _ drawn: DrawnPicture?
  ) -> PagePicture {
    let isDark = picture.themes == [.dark]
    let source = link(to: picture.path(isDark ? .dark : .light), of: figure)
    let hasDark = page.form == .html && picture.themes.count == 2
    return PagePicture(
      source: source, darkSource: hasDark ? link(to: picture.path(.dark), of: figure) : nil,
      alternativeText: alternativeText(at: index, source, of: figure, drawn))
  }

  /// The text of the comment, or what somebody wrote, or one made of the layout.
  private func alternativeText(
    at index: Int, _ source: String, of figure: PageFigure, _ drawn: DrawnPicture?
  ) -> String {
    if let text = figure.reference.options["alt"] { return text }
    let made = drawn?.alternativeText ?? ""
    let there =
      figure.pictures.first { $0.source == source }
      ?? (index < figure.pictures.count ? figure.pictures[index] : nil)
    guard let there, !there.alternativeText.isEmpty else { return made }
    return there.alternativeText == drawn?.oldAlternativeText ? made : there.alternativeText
  }

  private func link(to path: String, of figure: PageFigure) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard page.form == .html else { return name }
    if let site = figure.reference.options["link"] {
      return site.hasSuffix("/") ? site + name : "\(site)/\(name)"
    }
    return PageFiles.path(from: PublishedPage.folder(of: page.path), to: path)
  }
}

/// The pages, the pictures that they name, and what became of both.
struct PageRun: Sendable {
  var pages: [PlannedPage] = []
  /// Pages that cannot be read.
  var unreadable: [PageError] = []
  /// By path without theme and ending.
  var drawn: [String: DrawnPicture] = [:]
  /// Pages that are not as they are to be.
  var stalePages: [(page: PlannedPage, bytes: [UInt8])] = []
  /// Pages that were written, or why not.
  var writtenPages: [String] = []
  var failures: [String] = []

  init(paths: [String], plan: FigurePlan) {
    var known: [String: PlannedPicture] = [:]
    for path in paths {
      do {
        var page = try PlannedPage(path: path, plan: plan)
        page.refuse(othersThan: &known)
        if !page.page.figures.isEmpty || !page.faults.isEmpty { pages.append(page) }
      } catch let error as PageError {
        unreadable.append(error)
      } catch {
        failures.append("error: \(path): \(reason(of: error))")
      }
    }
  }

  /// The pictures of all pages, each once.
  var pictures: [PlannedPicture] {
    var seen: Set<String> = []
    return pages.flatMap { $0.pictures.compactMap(\.self).joined() }
      .filter { seen.insert($0.base).inserted }
  }

  /// The names of all figures whose source stands on a page.
  var blockNames: [String] {
    pages.flatMap { $0.page.figures.filter { $0.listing != nil }.map(\.reference.name) }
  }

  /// Draws what is to be drawn, on all processors, then writes the pages.
  mutating func run(
    plan: FigurePlan, precision: SnapshotPrecision, writes: Bool, showsProgress: Bool
  ) async {
    let pictures = pictures
    let progress = Progress(total: pictures.count, isShown: showsProgress)
    let results = await pictures.concurrentMap { picture in
      var result = DrawnPicture(picture: picture)
      if let entry = plan.entries[picture.entry] {
        result = await picture.drawn(entry, precision: precision, writes: writes)
      }
      progress.finish(picture.base)
      return result
    }
    drawn = Dictionary(results.map { ($0.picture.base, $0) }) { first, _ in first }
    for index in pages.indices { pages[index].addFaults(of: drawn) }
    for page in pages {
      guard let bytes = page.rewritten(drawn) else { continue }
      stalePages.append((page, bytes))
      if writes { write(page, bytes) }
    }
  }

  private mutating func write(_ page: PlannedPage, _ bytes: [UInt8]) {
    let file = WholeFile(page.page.path)
    do {
      // Somebody may have edited it while the pictures were drawn.
      guard try file.bytes(limit: Page.limit) == page.bytes else {
        failures.append("error: \(page.page.path) was changed meanwhile; run this again")
        return
      }
      try file.replace(bytes)
      writtenPages.append(page.page.path)
    } catch {
      failures.append("error: \(error)")
    }
  }
}
