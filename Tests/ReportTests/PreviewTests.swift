import Foundation
import RedlineIO
import RedlineKit
import RedlineScratch
import RedlineServer
import TestPrograms
import Testing

@testable import RedlineCommands
@testable import RedlinePreview

private final class Card: View, LayoutSpec {
  let title = Label("A title")
  var layout: Layout {
    title
    title.top == top + 16
    title.horizontal == horizontal + 16
  }
}

/// Layouts that are asked about, and files that are watched.
@Suite struct PreviewTests {
  private static let layouts = CatalogLayouts(
    entries: [
      Entry("card", on: .iPhone8, .canvas(200, 100)) { Card() }
    ], goldens: nil)

  // MARK: - Questions

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var question: String
    /// What the answer holds.
    var parts: [String]
  }

  static let rows = [
    Row(
      testDescription: "which there are", question: #"{"kind":"list"}"#,
      parts: [
        #""name":"card-iphone-8""#, #""name":"card-200x100""#, #""hasGoldens":false"#,
        #""device":"iphone-8""#, #""width":200"#,
      ]),
    Row(
      testDescription: "a figure", question: #"{"kind":"figure","name":"card-iphone-8"}"#,
      parts: [#""light":"<svg"#, #""screenSize":[375,667]"#, #""orientation":"portrait""#]),
    Row(
      testDescription: "in the dark",
      question: #"{"kind":"figure","name":"card-iphone-8","isDark":true}"#,
      parts: [#""dark":"<svg"#]),
    Row(
      testDescription: "in another environment",
      question: """
        {"kind":"figure","name":"card-iphone-8","variant":{"device":"iphone-se-3rd-generation",\
        "orientation":"landscape","direction":"rtl","textSize":"AX2","keyboard":100}}
        """,
      parts: [
        #""screenSize":[667,375]"#, #""textSize":"AX2""#, #""direction":"rtl""#,
        #""keyboard":100"#,
      ]),
    Row(
      testDescription: "in another width",
      question: #"{"kind":"figure","name":"card-iphone-8","variant":{"width":500}}"#,
      parts: [#""screenSize":[500,667]"#]),
    Row(
      testDescription: "the screen alone",
      question: #"{"kind":"figure","name":"card-iphone-8","zoom":1,"variant":{"width":500}}"#,
      parts: [#""quick":{"#, #""frame":[0,0,500,667]"#]),
    Row(
      testDescription: "compared with a golden that is missing",
      question: #"{"kind":"figure","name":"card-iphone-8","against":"golden"}"#,
      parts: ["there is no golden of it"]),
    Row(
      testDescription: "how many findings", question: #"{"kind":"check","name":"card-200x100"}"#,
      parts: [#""check":{"#, #""errors":0"#]),
    Row(
      testDescription: "the saved form", question: #"{"kind":"layout","name":"card-200x100"}"#,
      parts: [#""layout":"{"#, "formatVersion"]),
    Row(testDescription: "no JSON", question: "hello", parts: [#"{"error":""#]),
    Row(testDescription: "nothing", question: "{}", parts: [#"{"error":""#]),
    Row(
      testDescription: "a layout that is gone", question: #"{"kind":"figure","name":"old"}"#,
      parts: ["there is no layout 'old' any more"]),
    Row(
      testDescription: "no device",
      question: #"{"kind":"figure","name":"card-iphone-8","variant":{"device":"iphone-8x"}}"#,
      parts: ["no device is named 'iphone-8x'"]),
    Row(
      testDescription: "no width",
      question: #"{"kind":"figure","name":"card-iphone-8","variant":{"width":1e300}}"#,
      parts: ["a screen is 1 to 10000 points wide"]),
    Row(
      testDescription: "no zoom",
      question: #"{"kind":"figure","name":"card-iphone-8","zoom":1e9}"#, parts: ["zoom is"]),
    Row(
      testDescription: "no style",
      question: #"{"kind":"figure","name":"card-iphone-8","style":"oil"}"#,
      parts: ["there is no style 'oil'"]),
    Row(
      testDescription: "no layout before",
      question: #"{"kind":"figure","name":"card-iphone-8","against":"save","before":"{}"}"#,
      parts: [#"{"error":""#]),
  ]

  @Test(arguments: rows) func answers(_ row: Row) async {
    var answers = PreviewAnswers(layouts: Self.layouts)
    let answer = await answers.answer(row.question)
    for part in row.parts { #expect(answer.contains(part), "\(answer.prefix(300))") }
    #expect(!answer.contains("\n"))
  }

  @Test func changes() async throws {
    let before = try Card().solved(on: .canvas(200, 100))
    var changed = before
    changed.name = "Card"
    var question = PreviewQuestion(.figure, name: "card-200x100")
    question.against = .save
    question.before = String(decoding: try JSONEncoder().encode(before), as: UTF8.self)
    var answers = PreviewAnswers(layouts: Self.layouts)
    let line = String(decoding: try JSONEncoder().encode(question), as: UTF8.self)
    #expect(await answers.answer(line).contains(#""headline":"nothing changed""#))
    final class Other: View, LayoutSpec {
      let title = Label("A title")
      var layout: Layout {
        title
        title.top == top + 24
        title.horizontal == horizontal + 16
      }
    }
    answers = PreviewAnswers(
      layouts: CatalogLayouts(
        entries: [Entry("card", on: .canvas(200, 100)) { Other() }], goldens: nil))
    let answer = await answers.answer(line)
    #expect(answer.contains(#""symbol":"Δ""#))
    #expect(answer.contains("+ 16 → + 24"))
    #expect(answer.contains(#""moved":1"#))
  }

  // MARK: - Saves

  private struct Save: Sendable {
    var name: String
    var edit: @Sendable (URL) throws -> Void
  }

  private static let saves = [
    Save(name: "in place") { try Data("b".utf8).write(to: $0.appending(path: "A.swift")) },
    Save(name: "another renamed over it") { folder in
      try Data("cc".utf8).write(to: folder.appending(path: ".A.swift.swp"))
      rename(
        folder.appending(path: ".A.swift.swp").path, folder.appending(path: "A.swift").path)
    },
    Save(name: "moved away, then written anew") { folder in
      let path = folder.appending(path: "A.swift").path
      rename(path, path + "~")
      usleep(150_000)
      try Data("dddd".utf8).write(to: URL(fileURLWithPath: path))
      unlink(path + "~")
    },
    Save(name: "a new file") { try Data("b".utf8).write(to: $0.appending(path: "B.swift")) },
    Save(name: "a new file in a new folder") { folder in
      try Folder(folder.appending(path: "C").path).make()
      try Data("b".utf8).write(to: folder.appending(path: "C/C.swift"))
    },
    Save(name: "a file deleted") { unlink($0.appending(path: "B.swift").path) },
  ]

  @Test(.timeLimit(.minutes(15))) func savesAreNoticed() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
    try Folder(folder.path).make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("a".utf8).write(to: folder.appending(path: "A.swift"))
    var watch = SaveWatch { fileStamps(of: [folder.path]) { $0.hasSuffix(".swift") } }
    for save in Self.saves {
      try save.edit(folder)
      try await watch.nextSave()
    }
    // What is no file of Swift is no save.
    try Data("b".utf8).write(to: folder.appending(path: "notes.txt"))
    let watching = watch
    let task = Task {
      var watch = watching
      try await watch.nextSave()
    }
    try await Task.sleep(for: .milliseconds(400))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
