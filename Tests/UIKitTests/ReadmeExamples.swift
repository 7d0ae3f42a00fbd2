// How controllers are tested and listed, as the articles tell.

import RedlineCommands
import RedlineKit
import Testing
import UIKit

@MainActor @Test func login() throws {
  let layout = try LoginController().solved(on: .iPhone15)
  expectFrames(
    of: layout,
    equal: """
      view 0 0 393 852
        name 16 67 361 34
      """)
  try attachPicture(of: layout, named: "login")  // written by swift test --attachments-path
}

@MainActor @Test func loginInACatalog() throws {
  let entry =
    Entry("login", on: .iPhone15, .iPhone8.landscape) { LoginController() }
  #expect(try entry.variants.map { try entry.solved(in: $0).items.count } == [2, 2])
}
