import Foundation
import RedlineIO

extension SnapshotReport {
  /// The results as one page that needs nothing else: pictures are in it, and it loads nothing.
  ///
  /// It shows what did not pass; pictures that cannot be read are named with the reason. What differs
  /// is drawn for the first result of each cause.
  public func html() -> String { selfContainedPage().html }

  /// The page of the report with everything in it.
  func selfContainedPage() -> ReviewPage {
    let causes = causes
    var room = pictureByteLimit
    var pictures: [[ReviewPage.Picture]] = []
    let shown = shownResults(causes)
    for start in stride(from: 0, to: shown.count, by: Self.chunkLength) {
      let chunk = shown[start..<min(start + Self.chunkLength, shown.count)]
      for loaded in loadedPictures(of: chunk) {
        pictures.append(loaded.map { inline($0, room: &room) })
      }
    }
    return page(title: Self.title, causes: causes, pictures: pictures)
  }

  static let title = "Snapshot report"
  /// How many results are loaded at once.
  static let chunkLength = 24

  /// A picture with its bytes in its address, while there is room.
  private func inline(_ loaded: LoadedPicture, room: inout Int) -> ReviewPage.Picture {
    guard let bytes = take(loaded, room: &room) else { return noRoom(for: loaded) }
    var picture = loaded.shown
    if picture.problem == nil {
      picture.url = "data:\(loaded.mediaType);base64,\(Data(bytes).base64EncodedString())"
    }
    return picture
  }

  /// The bytes of a picture if there is room for them, which they then take.
  func take(_ loaded: LoadedPicture, room: inout Int) -> [UInt8]? {
    guard loaded.bytes.count <= room else { return nil }
    room -= loaded.bytes.count
    return loaded.bytes
  }

  func noRoom(for loaded: LoadedPicture) -> ReviewPage.Picture {
    var picture = loaded.shown
    picture.problem = "the page has no room for \(picture.path)"
    return picture
  }

  /// The page for review: pictures are loaded from where the page is, and what differs is drawn when
  /// it is looked at.
  package func reviewPage(title: String, token: String) -> ReviewPage {
    let causes = causes
    let pictures = shownResults(causes).map { shown in
      let result = shown.result
      var files = pictureFiles(of: result)
      if files.count == 2 { files.append(("difference", store.differencePath(result.file))) }
      return files.map { name, path in
        var picture = picture(named: name, at: path)
        picture.url = "picture/\(name)/\(result.file.path)?\(result.actualHash?.prefix(16) ?? "")"
        guard name != "difference", result.file.kind == .svg else { return picture }
        picture.isVector = true
        // What was not drawn yet is drawn as the golden was.
        let drawn = (try? wholeFile(at: path)) ?? nil
        picture.hasOverlay = hasOverlay(drawn ?? goldenBytes(of: result))
        return picture
      }
    }
    return page(title: title, token: token, causes: causes, pictures: pictures)
  }

  private func goldenBytes(of result: SnapshotResult) -> [UInt8] {
    ((try? wholeFile(at: store.goldenPath(result.file))) ?? nil) ?? []
  }

  /// A page of results.
  /// - Parameter pictures: Those of each result in the order of the causes.
  func page(
    title: String, token: String? = nil, causes: [SnapshotCause],
    pictures: [[ReviewPage.Picture]]
  ) -> ReviewPage {
    let sources = SourcePaths(root: store.root, for: results)
    var entries: [ReviewPage.Entry] = []
    for (index, cause) in causes.enumerated() {
      for result in cause.results {
        var entry = entry(of: result, cause: index, sources)
        entry.isReviewable = entry.isReviewable && token != nil
        entry.pictures = pictures[entries.count]
        entries.append(entry)
      }
    }
    return ReviewPage(
      contents: ReviewPage.Contents(
        title: title, isReview: token != nil, token: token,
        counts: counts.map { ReviewPage.Count(verdict: $0.verdict.rawValue, count: $0.count) },
        problems: problems.map(\.boundedLine),
        causes: causes.map {
          ReviewPage.Cause(headline: $0.headline.boundedLine, isKnown: $0.text != nil)
        }, entries: entries))
  }

  private func entry(
    of result: SnapshotResult, cause: Int, _ sources: SourcePaths
  ) -> ReviewPage.Entry {
    let (phrase, message) = words(for: result)
    return ReviewPage.Entry(
      file: result.file.path, id: result.shownName, title: result.title.boundedLine,
      suite: result.suite.boundedLine, test: result.testName.boundedLine,
      variant: result.variantName.boundedLine,
      source: result.test.map { "\(sources.path(of: $0)):\($0.line)".printableLine },
      verdict: result.verdict.rawValue, phrase: phrase.bounded, message: message.bounded,
      difference: result.difference.map(\.bounded.printable),
      environment: result.environment.map(\.boundedLine), cause: cause,
      isReviewable: result.isReviewable,
      actualHash: canAccept ? result.actualHash : nil, pictures: [])
  }

  /// The most lines of a text that are shown, and the most characters of a line and of all.
  static let textLimits = (lines: 2000, line: 2000, all: 100_000)

  /// The verdict in words, and what the message adds to it and to the names on the page.
  private func words(for result: SnapshotResult) -> (phrase: String, message: String) {
    let phrase = result.verdict.phrase
    guard result.message.hasPrefix(result.title + " ") else {
      return (phrase, result.message.printable)
    }
    var rest = result.message.dropFirst(result.title.count + 1)
    let golden = ": \(result.golden)"
    if rest.hasSuffix(golden) { rest = rest.dropLast(golden.count) }
    if rest.hasPrefix(phrase) { return (phrase, "") }
    return ("\(phrase): \(String(rest).printable)", "")
  }
}

extension String {
  /// The text with its lines and all of it cut: a text of a test may have any length, and a line of
  /// megabytes keeps a browser busy for minutes.
  var bounded: String {
    let limits = SnapshotReport.textLimits
    guard utf8.count > limits.line else { return self }
    return split(separator: "\n", maxSplits: limits.lines + 1, omittingEmptySubsequences: false)
      .prefix(limits.lines + 1).map { $0.prefixed(limits.line) }.joined(separator: "\n")
      .shortened(lines: limits.lines, characters: limits.all)
  }
}

extension StringProtocol {
  /// The start of a text of so many bytes at most: one character may have any number of them.
  fileprivate func prefixed(_ count: Int) -> String {
    guard utf8.count > count else { return String(self) }
    return String(decoding: utf8.prefix(count), as: UTF8.self) + "…"
  }

  /// A line of a page, in one line and of a length that has room.
  var boundedLine: String { prefixed(500).printableLine }
}
