import Foundation
import RedlineLayout
import RedlineSnapshots
import Testing

/// The pictures in the page of a report.
@Suite struct PictureTests {
  struct Page: Decodable {
    struct Entry: Decodable {
      struct Picture: Decodable {
        var name: String
        var url: String?
        var problem: String?
        var hasOverlay: Bool
      }
      var file: String
      var pictures: [Picture]
    }
    var entries: [Entry]
  }

  private func pictures(of report: SnapshotReport) throws -> [Page.Entry.Picture] {
    let parts = report.html().components(separatedBy: "id=\"contents\">")
    let json = try #require(parts.last?.components(separatedBy: "</script>").first)
    return try JSONDecoder().decode(Page.self, from: Data(json.utf8)).entries.flatMap(\.pictures)
  }

  @Test func picturesAreInThePage() throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let results = try sample.changeForms(on: [.iPhoneX])
    let pictures = try pictures(of: SnapshotReport(results: results, store: sample.store))
    #expect(pictures.map(\.name) == ["golden", "actual", "difference"])
    #expect(pictures.map(\.hasOverlay) == [true, true, false])
    for (picture, start) in zip(
      pictures, ["data:image/svg+xml;", "data:image/svg+xml;", "data:image/svg+xml;"])
    {
      #expect(picture.url?.hasPrefix(start + "base64,") == true)
      #expect(picture.problem == nil)
    }
    // Only the layout inside is left out.
    let data = try #require(pictures[0].url?.split(separator: ",").last)
    let svg = String(decoding: try #require(Data(base64Encoded: String(data))), as: UTF8.self)
    #expect(!svg.contains("redline-layout"))
    #expect(svg.contains("-constraints\""))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test(arguments: [
    ("gone", "is not there"), ("text", "is not an SVG file"), ("pointer", "git lfs pull"),
    ("large", "no room"), ("edited", "was changed after"),
  ])
  func whatCannotBeShownIsNamed(_ kind: String, message: String) throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let result = try sample.changeForms(on: [.iPhoneX])[0]
    let path = sample.store.pendingPath(result.file)
    if kind != "edited", kind != "large" {
      try removeFile(at: sample.store.pendingLayoutPath(result.file))
    }
    switch kind {
    case "gone": try removeFile(at: path)
    case "text", "edited": try writeWhole(Array("root:x:0:0".utf8), to: path)
    case "pointer":
      try writeWhole(Array("version https://git-lfs.github.com/spec/v1\n".utf8), to: path)
    default: break
    }
    var report = SnapshotReport(results: [result], store: sample.store)
    if kind == "large" { report.pictureByteLimit = 1000 }
    let actual = try #require(try pictures(of: report).first { $0.name == "actual" })
    #expect(actual.url == nil)
    #expect(actual.problem?.contains(message) == true)
  }

  /// A result may come from elsewhere: the files that it names are not read.
  @Test func pathsInResultsAreNotFollowed() throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let secret = sample.folder.appending(path: "secret.svg").path
    try writeWhole(Array("<svg>secret</svg>".utf8), to: secret)
    var result = try sample.changeForms(on: [.iPhoneX])[0]
    (result.actual, result.golden) = (secret, secret)
    let encoded = Data("<svg>secret</svg>".utf8).base64EncodedString()
    let report = SnapshotReport(results: [result], store: sample.store)
    #expect(!report.html().contains(encoded))
    #expect(!report.junit().contains("secret"))
    #expect(!report.markdown().contains("secret"))
  }
}
