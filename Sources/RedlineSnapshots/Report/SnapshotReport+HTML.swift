import Foundation
import RedlineIO

extension SnapshotReport {
  /// The results as one page that needs nothing else: pictures are in it, and it loads nothing.
  ///
  /// It shows what did not pass; pictures that cannot be read are named with the reason.
  public func html() -> String { page(title: "Snapshot report").html }

  /// The page of the report.
  package func page(title: String) -> ReviewPage {
    var room = pictureByteLimit
    return page(title: title, token: nil) { result, name, path in
      inlinePicture(at: path, of: result, named: name, room: &room)
    }
  }

  /// The page for review: pictures are loaded from where the page is.
  package func reviewPage(title: String, token: String) -> ReviewPage {
    page(title: title, token: token) { result, name, path in
      var picture = picture(named: name, at: path)
      picture.url = "picture/\(name)/\(result.file.path)?\(result.actualHash?.prefix(16) ?? "")"
      guard name != "difference", result.file.kind == .svg else { return picture }
      picture.isVector = true
      picture.hasOverlay = hasOverlay((try? wholeFile(at: path)) ?? [])
      return picture
    }
  }

  private func page(
    title: String, token: String?,
    picture: (SnapshotResult, String, String) -> ReviewPage.Picture
  ) -> ReviewPage {
    let sources = SourcePaths(root: store.root, for: results)
    let causes = causes
    var entries: [ReviewPage.Entry] = []
    for (index, cause) in causes.enumerated() {
      for result in cause.results {
        var entry = entry(of: result, cause: index, sources)
        entry.isReviewable = entry.isReviewable && token != nil
        entry.pictures = pictureFiles(of: result).map { picture(result, $0.name, $0.path) }
        entries.append(entry)
      }
    }
    return ReviewPage(
      contents: ReviewPage.Contents(
        title: title, isReview: token != nil, token: token,
        counts: counts.map { ReviewPage.Count(verdict: $0.verdict.rawValue, count: $0.count) },
        problems: problems.map(\.printableLine),
        causes: causes.map {
          ReviewPage.Cause(headline: $0.headline.printableLine, isKnown: $0.text != nil)
        }, entries: entries))
  }

  private func entry(
    of result: SnapshotResult, cause: Int, _ sources: SourcePaths
  ) -> ReviewPage.Entry {
    let (phrase, message) = words(for: result)
    return ReviewPage.Entry(
      file: result.file.path, id: result.file.id.path, title: result.title.printableLine,
      suite: result.suite.printableLine, test: result.testName.printableLine,
      variant: result.variantName.printableLine,
      source: result.test.map { "\(sources.path(of: $0)):\($0.line)".printableLine },
      verdict: result.verdict.rawValue, phrase: phrase, message: message,
      difference: result.difference.map(\.printable),
      environment: result.environment.map(\.printableLine), cause: cause,
      isReviewable: result.isReviewable,
      actualHash: result.actualHash, pictures: [])
  }

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
