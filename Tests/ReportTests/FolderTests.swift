import Foundation
import RedlineIO
import RedlineLayout
import RedlineRaster
import RedlineSnapshots
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A report as a folder: what is in it, and that it is whole.
@Suite struct FolderTests {
  private struct Page: Decodable {
    struct Entry: Decodable {
      struct Picture: Decodable {
        var name: String
        var url: String?
        var bundle: String?
        var place: Int?
        var problem: String?
        var marks: [[Int]]?
      }
      var file: String
      var pictures: [Picture]
    }
    var entries: [Entry]
  }

  private func page(_ folder: String) throws -> Page {
    let html = String(
      decoding: try #require(try wholeFile(at: "\(folder)/index.html")), as: UTF8.self)
    let parts = html.components(separatedBy: "id=\"contents\">")
    let json = try #require(parts.last?.components(separatedBy: "</script>").first)
    return try JSONDecoder().decode(Page.self, from: Data(json.utf8))
  }

  /// What a comment at a pull request shows of each cause, whatever form its pictures have.
  @Test(arguments: [false, true]) func theFirstOfEachCauseIsKept(isSelfContained: Bool) throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let store = sample.store
    let forms = try sample.changeForms(on: [.iPhoneX, .iPhone8])
    let others = try sample.changeForms(named: "other", on: [.iPhoneX], heading: "Another")
    let pixels = try sample.changePicture(named: "pixels", pixels: 200..<240)
    let missing = try sample.addMissing(named: "new")
    let results = forms + others + [pixels, missing]
    var verification = Verification(run: "1", program: "redline", results: results)
    verification.results.sort { $0.file < $1.file }
    let folder = sample.folder.appending(path: "Report").path
    try verification.writeReport(to: folder, in: store, isSelfContained: isSelfContained)

    let firsts = verification.groups.compactMap(\.results.first).filter { $0.goldenHash != nil }
    #expect(firsts.count == 3)
    let kept = Set(Folder("\(store.results)/differences").filePaths())
    #expect(kept == Set(firsts.map { "\($0.file.path).png" }))
    for path in kept {
      let bytes = try #require(try wholeFile(at: "\(store.results)/differences/\(path)"))
      #expect(try Bitmap(png: bytes).width > 0, "\(path)")
    }
    // The page draws the same of a picture, and marks where it is.
    let shown = try page(folder).entries.first { $0.file == pixels.file.path }?.pictures ?? []
    #expect(shown.map(\.marks) == Array(repeating: [[0, 1, 40, 1]], count: 3))
  }

  /// All that a report's files refer to, as paths in its folder.
  private func references(in folder: String, of store: SnapshotStore) throws -> Set<String> {
    let html = String(
      decoding: try #require(try wholeFile(at: "\(folder)/index.html")), as: UTF8.self)
    var found = Set(html.matches(of: /(?:href|src)="([^"$]*)"/).map { String($0.1) })
      .filter { !$0.hasPrefix("data:") && !$0.hasPrefix("#") }
    for picture in try page(folder).entries.flatMap(\.pictures) {
      if let url = picture.url, !url.hasPrefix("data:") { found.insert(url) }
      if let bundle = picture.bundle { found.insert("pictures/\(bundle).js") }
    }
    for name in ["junit.xml", "summary.md"] {
      let text = String(
        decoding: try #require(try wholeFile(at: "\(folder)/\(name)")), as: UTF8.self)
      let below = store.shown(folder) + "/"
      for match in text.matches(of: /\[\[ATTACHMENT\|([^\]]*)\]\]|(?:golden|actual) `([^`]*)`/) {
        let path = String(match.1 ?? match.2 ?? "")
        #expect(path.hasPrefix(below), "\(name) refers to \(path)")
        found.insert(String(path.dropFirst(below.count)))
      }
    }
    return found
  }

  /// Forms, pictures, a new snapshot and one that is damaged.
  private func mixed(_ sample: SampleStore) throws -> SnapshotReport {
    for (path, bytes) in try Self.mixedFiles.get() {
      try writeWhole(bytes, to: "\(sample.folder.path)/\(path)")
    }
    return SnapshotReport(results: sample.store.savedResults(), store: sample.store)
  }

  /// What is in the folder of the mixed results: they are drawn and judged once.
  private static let mixedFiles = Result { () throws -> [(path: String, bytes: [UInt8])] in
    let sample = try SampleStore()
    defer { sample.remove() }
    try sample.changeForms(on: [.iPhoneX, .iPhone8, .iPhone15])
    try sample.changePicture(named: "pixel", pixels: 5000..<5001)
    try sample.addMissing(named: "new")
    try sample.addInvalid(named: "damaged")
    let root = sample.folder.path
    // Also what is pending in `.build`, which no listing of goldens has.
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    return try paths.compactMap { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
      return isFolder.boolValue ? nil : (path, try #require(try wholeFile(at: "\(root)/\(path)")))
    }
  }

  @Test(arguments: [false, true])
  func allThatIsReferredToIsInTheFolder(isSelfContained: Bool) throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let folder = sample.folder.appending(path: "Report").path
    try mixed(sample).write(to: folder, isSelfContained: isSelfContained, with: [:])
    let found = try references(in: folder, of: sample.store)
    #expect(found.count >= (isSelfContained ? 8 : 10), "\(found)")
    for path in found {
      #expect(!path.contains("..") && !path.hasPrefix("/") && !path.contains("://"), "\(path)")
      #expect(try wholeFile(at: "\(folder)/\(path)")?.isEmpty == false, "\(path)")
    }
    // And nothing else is: each file is referred to.
    let files = Set(Folder("\(folder)/pictures").filePaths().map { "pictures/\($0)" })
    #expect(files == found.filter { $0.hasPrefix("pictures/") })
    let pictures = try page(folder).entries.flatMap(\.pictures)
    #expect(pictures.allSatisfy { $0.problem == nil })
    #expect(pictures.contains { $0.bundle != nil } == !isSelfContained)
    #expect(pictures.first { $0.marks != nil }?.marks == [[0, 25, 1, 1]])
  }

  @Test func whatDiffersIsDrawnForTheFirstOfACause() throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let folder = sample.folder.appending(path: "Report").path
    try mixed(sample).write(to: folder)
    let drawn = try page(folder).entries.filter { $0.pictures.contains { $0.name == "difference" } }
    #expect(
      drawn.map(\.file).sorted() == ["FormTests/form/0-iphone-x.svg", "PictureTests/pixel.png"])
  }

  @Test func theSameBytesAreThereOnce() throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    for name in ["a", "b", "c"] { try sample.changePicture(named: name, pixels: 5000..<5001) }
    for name in ["d", "e"] { try sample.changeForms(named: name, on: [.iPhoneX, .iPhoneX]) }
    let folder = sample.folder.appending(path: "Report").path
    try SnapshotReport(results: sample.store.savedResults(), store: sample.store).write(to: folder)
    let files = Folder("\(folder)/pictures").filePaths()
    // A golden, a new picture and their difference; two drawings and the bundle of all.
    #expect(files.count { $0.hasSuffix(".png") } == 3)
    #expect(files.count { $0.hasSuffix(".svg") } == 2)
    #expect(files.count { $0.hasSuffix(".js") } == 1)
    let places = try page(folder).entries.flatMap(\.pictures).filter { $0.name == "actual" }
      .compactMap(\.place)
    #expect(places.count == 4 && Set(places).count == 1)
  }

  @Test func theSameResultsGiveTheSameFiles() throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let report = try mixed(sample)
    let folder = sample.folder.appending(path: "Report").path
    try report.write(to: folder)
    let first = try contents(folder)
    try report.write(to: folder)
    #expect(try contents(folder) == first)
  }

  @Test func attachmentsKeepWithinTheirRoomAndTheFirstOfACauseHasThem() throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    var report = try mixed(sample)
    report.attachmentByteLimit = 120_000
    let folder = sample.folder.appending(path: "Report").path
    try report.write(to: folder)
    let sizes = try Folder("\(folder)/pictures").filePaths().filter { $0.hasSuffix(".svg") }
      .map { try #require(try wholeFile(at: "\(folder)/pictures/\($0)")).count }
    #expect(sizes.reduce(0, +) <= 120_000 && sizes.count >= 2)
    let document = try XMLDocument(
      data: Data(try #require(try wholeFile(at: "\(folder)/junit.xml"))))
    let texts = try document.nodes(forXPath: "//testcase[contains(@name, 'form')]/system-out")
      .compactMap(\.stringValue)
    #expect(texts.count == 3)
    #expect(texts.map { $0.contains("ATTACHMENT") } == [true, false, false])
    #expect(texts.allSatisfy { $0.contains("pictures: index.html#FormTests/form/") })
  }

  @Test(arguments: [
    "mine.txt", "pictures/mine.png", "pictures/.hidden", "pictures/deep/0.png", "junit.xml.old",
  ]) func filesOfOthersStay(_ name: String) throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let folder = sample.folder.appending(path: "Report").path
    try sample.changePicture(named: "pixel", pixels: 5000..<5001)
    let report = SnapshotReport(results: sample.store.savedResults(), store: sample.store)
    // Beside nothing, and in an older report.
    try writeWhole([1], to: "\(folder)/\(name)")
    try report.write(to: folder)
    #expect(try wholeFile(at: "\(folder)/\(name)") == [1])
    try report.write(to: folder)
    #expect(try wholeFile(at: "\(folder)/\(name)") == [1])
    #expect(try wholeFile(at: "\(folder)/index.html") != nil)
    try expectNothingLeft(beside: folder)
  }

  @Test func anOldReportIsReplacedAsAWhole() throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let folder = sample.folder.appending(path: "Report").path
    let report = try mixed(sample)
    try report.write(to: folder)
    let count = Folder(folder).filePaths().count
    try SnapshotReport(results: [], store: sample.store).write(to: folder)
    #expect(
      Folder(folder).filePaths().sorted() == [
        "annotations.txt", "index.html", "junit.xml", "summary.md",
      ])
    #expect(count > 4)
    try expectNothingLeft(beside: folder)
  }

  /// A link to a folder stays one.
  @Test func aLinkedFolderIsWrittenInto() throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let (link, real) = (
      sample.folder.appending(path: "Link"), sample.folder.appending(path: "Real")
    )
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    try mixed(sample).write(to: link.path)
    #expect(try wholeFile(at: real.appending(path: "index.html").path) != nil)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("Real"))
  }

  @Test func whatCannotBeWrittenLeavesTheOldReport() throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let report = try mixed(sample)
    let file = sample.folder.appending(path: "file").path
    try writeWhole([1], to: file)
    #expect(throws: SnapshotError.self) { try report.write(to: file) }
    #expect(throws: SnapshotError.self) { try report.write(to: "\(file)/Report") }
    #expect(try wholeFile(at: file) == [1])
    try expectNothingLeft(beside: file)
  }

  /// What a writer leaves that was killed is removed by the next one; a running one's is not.
  @Test func whatAKilledWriterLeftIsRemoved() throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let folder = sample.folder.appending(path: "Report").path
    let ended = Process()
    ended.executableURL = URL(fileURLWithPath: "/bin/true")
    try ended.run()
    ended.waitUntilExit()
    let names = [ended.processIdentifier, getpid()].map { ".Report.redline-\($0)-7.tmp" }
    for name in names { try writeWhole([1], to: sample.folder.appending(path: "\(name)/x").path) }
    try mixed(sample).write(to: folder)
    let left = names.map {
      FileManager.default.fileExists(atPath: sample.folder.appending(path: $0).path)
    }
    #expect(left == [false, true])
  }

  private func expectNothingLeft(beside folder: String) throws {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    let names = try FileManager.default.contentsOfDirectory(atPath: parent)
    #expect(!names.contains { $0.hasSuffix(".tmp") }, "\(names)")
  }

  private func contents(_ folder: String) throws -> [String: [UInt8]] {
    let paths = Folder(folder).filePaths()
    return try Dictionary(
      uniqueKeysWithValues: paths.map { ($0, try #require(try wholeFile(at: "\(folder)/\($0)"))) })
  }
}
