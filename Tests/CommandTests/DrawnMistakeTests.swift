import Foundation
import RedlineIO
import TestPrograms
import Testing

@testable import RedlineScratch

/// What `draw` makes of files that lack something, or that UIKit refuses.
@Suite(.blocks) struct DrawnMistakeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The code of `A.swift`.
    var code: String
    /// What is given beside it.
    var others: [String] = []
    var status: Int32
    /// Parts of what is told.
    var told: [String] = []
    var notTold = "nothing of that"
  }

  static let rows = [
    Row(
      testDescription: "a library that is not there",
      code: "import Pins\nimport UIKit\nclass A: UIView { func f() { pin() } }", status: 70,
      told: [
        "A.swift:1:8: error: no such module 'Pins'", "give the folder of its sources, named Pins",
      ]),
    Row(
      testDescription: "a library whose sources are given, too",
      code: "import Pins\nimport UIKit\nclass A: UIView { func f() { pin() } }",
      others: ["Pods"], status: 0, notTold: "left out"),
    Row(
      testDescription: "SwiftUI",
      code: "import SwiftUI\nimport UIKit\nstruct R: View {}\nclass A: UIView {}", status: 70,
      told: [
        "A.swift:3:11: error: cannot find type 'View'", "note: views of SwiftUI are not drawn",
      ]
    ),
    Row(
      testDescription: "a visual format",
      code: """
        import UIKit
        class A: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            _ = NSLayoutConstraint.constraints(withVisualFormat: "[b]", views: ["a": self])
          }
          required init?(coder: NSCoder) { nil }
        }
        """, status: 70,
      told: ["Fatal error: A.swift:5: Unable to parse constraint format: ", "b is not a key in"]),
  ]

  @Test(arguments: rows) func mistakes(_ row: Row) throws {
    let redline = Program.products.appending(path: "redline").path
    try #require(WarmBuild.around(redline, needsUIKit: true) != nil, "redline is not built whole")
    try withTemporaryFolder { folder in
      try Folder(folder.appending(path: "Pods/Pins/Sources").path).make()
      try WholeFile(folder.appending(path: "Pods/Pins/Sources/Pin.swift").path).write(
        "import UIKit\nextension UIView { public func pin() { isHidden = true } }\n")
      try WholeFile(folder.appending(path: "A.swift").path).write(row.code + "\n")
      var program = Program(
        built: "redline", ["draw", "--output=out", "A.swift"] + row.others, in: folder)
      program.environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
      let outcome = try program.run()
      #expect(outcome.status == row.status, "\(outcome)")
      for part in row.told { #expect(outcome.errors.contains(part), "\(outcome.errors)") }
      #expect(!outcome.errors.contains(row.notTold), "\(outcome.errors)")
    }
  }
}
