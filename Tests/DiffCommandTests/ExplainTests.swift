import Foundation
import RedlineKit
import RedlineLayout
import TestPrograms
import Testing

/// A run of `redline explain` on the layouts of ``writeLayouts(_:)``.
@Test(
  "Why views are where they are", .blocks,
  arguments: [
    DiffCase(
      "explain card.json --item note --edge top", 0, "note.top = ",
      "+ 8     note.top = title.bottom + 8", "title.top = Card.top + 20",
      "content of title, height",
      "+1 moves it by 1"),
    DiffCase(
      "explain card.json --item note", 0, "note.left = 16", "note.right = ", "note.bottom = ",
      "0   note.leading = title.leading", "content of note, width"),
    DiffCase("explain card.json --item note --edge leading", 0, "note.left = 16\n"),
    DiffCase(
      "explain card.json --item title --edge left --json", 0, #""edge" : "left""#,
      #""amount" : 16"#, #""rate" : 1"#, #""line" : "#),
    DiffCase(
      "explain half.json --item box", 0, "box.right = 150", "+1 moves it by 0.5",
      "does not hold", "box.height = 30", "by 10"),
    DiffCase(
      "explain half.json --item drop --edge left", 0, "nothing determines it",
      "free: the constraints allow several places", "drop.left: "),
    DiffCase(
      "explain rivals.json --item one --edge right", 0, "content of two, width",
      "one is ambiguous: width"),
    DiffCase("explain card.json --item nte", 64, "has no view 'nte'; did you mean note?"),
    DiffCase("explain card.json --item note --edge up", 64, "--edge"),
    DiffCase("explain card.json", 64, "--item"),
    DiffCase("explain no.json --item note", 64, "no.json cannot be read"),
  ])
func explainedItems(_ row: DiffCase) throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try tool.writeCard("card.json")
    let half = try Half().solved(on: .canvas(200, 100), name: "Half")
    try tool.write(String(decoding: JSONEncoder().encode(half), as: UTF8.self), to: "half.json")
    let rivals = try Rivals().solved(on: .canvas(200, 100), name: "Rivals")
    try tool.write(String(decoding: JSONEncoder().encode(rivals), as: UTF8.self), to: "rivals.json")
    let outcome = try tool.redline(row.line.split(separator: " ").map(String.init))
    #expect(outcome.status == row.status, "\(outcome.errors)")
    for message in row.messages {
      #expect((row.status > 1 ? outcome.errors : outcome.output).contains(message), "\(outcome)")
    }
  }
}

/// A box in the right half, of two heights at once, and a view that nothing holds across.
private final class Half: View, LayoutSpec {
  let box = View()
  let drop = View()

  var layout: Layout {
    box; drop  // subviews
    box.centerX == centerX
    box.width == width * 0.5
    box.top == top
    box.height == 40
    box.height == 30 ~ 500
    drop.top == top
    drop.width == 20
    drop.height == 20
  }
}

/// Two labels that want the room of one row with equal priorities: what is open has contents.
private final class Rivals: View, LayoutSpec {
  let one = Label("One"), two = Label("Two, which is longer")

  var layout: Layout {
    one; two  // subviews
    one.leading == leading
    two.leading == one.trailing
    two.trailing == trailing
  }
}
