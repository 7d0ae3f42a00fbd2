import Foundation
import RedlineIO
import RedlineScratch
import Testing

@testable import RedlineCommands
@testable import RedlinePreview

/// Where the layouts of a preview come from.
@Suite struct PreviewSourceTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)").path
    try Folder(folder).make()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// A save is built also if nothing is newer than the program, as after a save during a build.
  @Test(.timeLimit(.minutes(15))) func catalogsAreBuiltAfterEachSave() throws {
    try withFolder { folder in
      for part in [".build/debug", "Sources"] { try Folder("\(folder)/\(part)").make() }
      // What `swift build` says of this tells that it was run.
      try WholeFile("\(folder)/Package.swift").write("no package")
      let program = "\(folder)/.build/debug/layouts"
      try WholeFile(program).write("")
      let source = CatalogPreviewSource(program: program, folder: "\(folder)/work")
      #expect(try source.build().words.first == program)
      #expect(throws: PreviewFailure.self) { try source.build() }
    }
  }

  /// What the documents show of catalogs is looked at beside the documents themselves.
  @Test func imagesAreWatched() throws {
    try withFolder { folder in
      let set = "\(folder)/A.xcassets/photo.imageset"
      try Folder(set).make()
      try WholeFile("\(set)/Contents.json").write(#"{"images":[{"filename":"a.svg"}]}"#)
      let document = "\(folder)/A.storyboard"
      func write(_ name: String) throws {
        try WholeFile(document).write(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            toolsVersion="17000" targetRuntime="iOS.CocoaTouch">
          <scenes/><resources><image name="\(name)" width="4" height="4"/></resources></document>
          """)
      }
      try write("photo")
      let source = FilePreviewSource(given: [document], program: "x", folder: "\(folder)/work")
      let before = source.stamps()
      #expect(before.count == 2)
      #expect(source.stamps() == before)
      try WholeFile("\(set)/a.svg").write("<svg/>")
      let later = source.stamps()
      #expect(later.count == 3)
      // Another image, of which nothing is known before the document is saved.
      try Folder("\(folder)/A.xcassets/other.imageset").make()
      try WholeFile("\(folder)/A.xcassets/other.imageset/Contents.json").write(
        #"{"images":[{"filename":"b.png"}]}"#)
      #expect(source.stamps() == later)
      try write("other")
      #expect(source.stamps().contains { $0.contains("other.imageset/Contents.json") })
    }
  }

  /// A catalog's program as it was before the first change, as long as no other commit follows.
  @Test(.timeLimit(.minutes(2))) func catalogsOfTheLastCommit() throws {
    try withFolder { folder in
      for part in [".build/debug", "Sources"] { try Folder("\(folder)/\(part)").make() }
      for file in ["Package.swift", "Sources/A.swift"] {
        try WholeFile("\(folder)/\(file)").write("no package")
      }
      let program = "\(folder)/.build/debug/layouts"
      let source = CatalogPreviewSource(program: program, folder: "\(folder)/work")
      func git(_ words: String...) throws {
        let end = try ChildProcess(["git"] + words, in: folder).output().end
        #expect(end.isSuccess, "\(words)")
      }
      func commit() throws {
        try git("add", "Package.swift", "Sources")
        try git("-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "-qm", "x")
      }
      try git("init", "-q")
      try commit()
      try WholeFile(program).write("first")
      _ = try source.build()
      #expect(source.bases == [.commit])
      let kept = try #require(try source.build(.commit).words.first)
      #expect(kept.hasSuffix("/layouts"))
      // The next build puts another program in the place of this one.
      try WholeFile(program).replace(Array("second".utf8))
      #expect(try WholeFile(kept).bytes(limit: 100) == Array("first".utf8))
      try WholeFile("\(folder)/Sources/A.swift").write("more")
      #expect(throws: PreviewFailure.self) { try source.build() }
      #expect(source.bases == [.commit])
      // What was saved is no program of the last commit.
      let late = CatalogPreviewSource(program: program, folder: "\(folder)/late")
      _ = try? late.build()
      #expect(late.bases == [])
      try commit()
      #expect(source.bases == [])
      #expect(throws: PreviewFailure.self) { try source.build(.commit) }
    }
  }

  @Test func programsInTheFolderAreNotLookedForElsewhere() {
    #expect(CatalogPreviewSource(program: "my-layouts", folder: "x").program == "./my-layouts")
    #expect(CatalogPreviewSource(program: "a/my-layouts", folder: "x").program == "a/my-layouts")
  }

  /// Files of one name keep their names in the last commit, whichever of them are in it.
  @Test(.timeLimit(.minutes(15)), arguments: [["a"], ["b"], ["a", "b"], ["b", "c"]])
  func equalNames(_ committed: [String]) throws {
    try withFolder { folder in
      let given = ["c", "a", "b"].map { "\(folder)/\($0)/Main.storyboard" }
      for path in given {
        try Folder(String(path.dropLast("/Main.storyboard".count))).make()
        try WholeFile(path).write(Self.storyboard)
      }
      for words in [
        ["init", "-q"], ["add"] + committed,
        ["-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "-qm", "x"],
      ] {
        #expect(try ChildProcess(["git"] + words, in: folder).output().end.isSuccess)
      }
      var now = FileLayouts(given: given)
      let names = try now.list().figures.map(\.name)
      #expect(Set(names).count == 3)
      let source = FilePreviewSource(given: given, program: "x", folder: "\(folder)/work")
      let words = try source.build(.commit).words
      #expect(words.suffix(4) == ["--"] + given)
      let list = try #require(words.dropFirst(3).first)
      let others = try JSONDecoder().decode(
        [String: String].self, from: Data(try WholeFile(list).bytes(limit: 1 << 20)))
      var then = FileLayouts(given: given, others: others)
      let wanted = zip(given, names).filter { path, _ in
        committed.contains { path.hasSuffix("/\($0)/Main.storyboard") }
      }.map(\.1)
      #expect(try then.list().figures.map(\.name) == wanted)
    }
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="1"><objects>
        <viewController id="2" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="3">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
}
