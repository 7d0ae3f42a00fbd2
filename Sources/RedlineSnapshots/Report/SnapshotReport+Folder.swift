import Foundation
import RedlineIO

extension SnapshotReport {
  /// The names of what ``write(to:)`` writes.
  public static let fileNames = [
    "index.html", "junit.xml", "summary.md", "annotations.txt", "pictures",
  ]

  /// Writes the report into a folder, which is replaced as a whole when everything is there.
  ///
  /// The page loads its pictures from the folder when they are looked at, and all that the files
  /// refer to is in it. Files of others in the folder stay.
  /// - Throws: ``SnapshotError/unwritable(path:reason:)``; the old report is then as it was.
  public func write(to folder: String) throws(SnapshotError) {
    try write(to: folder, isSelfContained: false, with: [:])
  }

  /// Writes the report into a folder with other files.
  /// - Parameters:
  ///   - isSelfContained: Whether the page has its pictures inside.
  ///   - files: Contents by name.
  package func write(
    to folder: String, isSelfContained: Bool, with files: [String: [UInt8]]
  ) throws(SnapshotError) {
    let target = try ReplacedFolder(folder)
    do {
      var pictures = PictureFolder(target, limit: attachmentByteLimit)
      let page =
        isSelfContained ? selfContainedPage() : try pageWithFiles(in: &pictures)
      var report = self
      report.attachments = try attachments(in: &pictures, below: shownFolder(target.path))
      for (name, text) in [
        ("junit.xml", report.junit()), ("summary.md", report.markdown()),
        ("annotations.txt", report.annotations()), ("index.html", page.html),
      ] { try target.write(Array(text.utf8), to: name) }
      for (name, bytes) in files { try target.write(bytes, to: name) }
    } catch {
      target.discard()
      throw error
    }
    let names = Set(Self.fileNames).union(files.keys).union(["results.json"])
    try target.commit(
      replacing: { names.contains($0) || $0.wholeMatch(of: PictureFolder.name) != nil },
      last: "index.html")
  }

  /// The folder as services know it: from the repository on, where it is in there.
  private func shownFolder(_ path: String) -> String {
    let shown = store.shown(path)
    return shown.hasPrefix("/") ? shown : sourcePrefix + shown
  }

  /// The page, with its pictures in files beside it.
  private func pageWithFiles(in folder: inout PictureFolder) throws(SnapshotError) -> ReviewPage {
    let causes = causes
    let shown = shownResults(causes)
    var room = pictureByteLimit
    var pictures: [[ReviewPage.Picture]] = []
    for start in stride(from: 0, to: shown.count, by: Self.chunkLength) {
      let chunk = shown[start..<min(start + Self.chunkLength, shown.count)]
      var bundle = PictureBundle()
      var entries: [[ReviewPage.Picture]] = []
      for loaded in loadedPictures(of: chunk) {
        var entry: [ReviewPage.Picture] = []
        for picture in loaded {
          guard let bytes = take(picture, room: &room) else {
            entry.append(noRoom(for: picture))
            continue
          }
          var shown = picture.shown
          if shown.problem == nil {
            if picture.kind == .png {
              shown.url = try folder.add(bytes, .png)
            } else {
              shown.place = bundle.add(bytes)
            }
          }
          entry.append(shown)
        }
        entries.append(entry)
      }
      if !bundle.isEmpty {
        let (name, script) = bundle.script()
        try folder.write(script, to: "\(name).js")
        for (index, entry) in entries.enumerated() {
          for place in entry.indices where entry[place].place != nil {
            entries[index][place].bundle = name
          }
        }
      }
      pictures += entries
    }
    var page = page(title: Self.title, causes: causes, pictures: pictures)
    page.contents.loadsFiles = true
    return page
  }

  /// The pictures of results as files for other programs: those of the first of each cause, then of
  /// the others while there is room.
  private func attachments(
    in folder: inout PictureFolder, below path: String
  ) throws(SnapshotError) -> [SnapshotFile: [(name: String, path: String)]] {
    var attachments: [SnapshotFile: [(name: String, path: String)]] = [:]
    let causes = causes
    let firsts = causes.compactMap(\.results.first)
    for result in firsts + causes.flatMap({ $0.results.dropFirst() }) where folder.hasRoom {
      let shown = ShownResult(result: result, drawsDifference: false)
      for loaded in loadedPictures(of: [shown]).flatMap(\.self) where loaded.shown.problem == nil {
        guard let name = try folder.attach(loaded.bytes, loaded.kind) else { continue }
        attachments[result.file, default: []].append((loaded.shown.name, "\(path)/\(name)"))
      }
    }
    return attachments
  }
}

/// The folder of a report's pictures: files with the same bytes are one, as their names follow from
/// their contents.
struct PictureFolder {
  private let folder: ReplacedFolder
  private var names: Set<String> = []
  /// The paths of what is written, by the hash of the contents.
  static var name: Regex<Substring> { /pictures\/[0-9a-f]{32}\.[a-z]{2,4}/ }
  private var room: Int

  init(_ folder: ReplacedFolder, limit: Int) { (self.folder, room) = (folder, limit) }

  /// Whether more can be attached.
  var hasRoom: Bool { room > 0 }

  /// Writes a picture that the page shows.
  /// - Returns: Its path in the report.
  mutating func add(
    _ bytes: [UInt8], _ kind: SnapshotFile.Kind
  ) throws(SnapshotError) -> String {
    let name = "\(sha256(bytes).prefix(32)).\(kind.rawValue)"
    if names.insert(name).inserted { try write(bytes, to: name) }
    return "pictures/\(name)"
  }

  /// Writes a picture that the page does not need, if there is room.
  mutating func attach(
    _ bytes: [UInt8], _ kind: SnapshotFile.Kind
  ) throws(SnapshotError) -> String? {
    let isThere = names.contains("\(sha256(bytes).prefix(32)).\(kind.rawValue)")
    guard isThere || bytes.count <= room else {
      room = 0
      return nil
    }
    if !isThere { room -= bytes.count }
    return try add(bytes, kind)
  }

  func write(_ bytes: [UInt8], to name: String) throws(SnapshotError) {
    try folder.write(bytes, to: "pictures/\(name)")
  }
}
