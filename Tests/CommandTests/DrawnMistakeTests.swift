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
    /// The code of other files that are given, by their names: what is drawn in one program is compiled once.
    var files: [String: String] = [:]
    var status: Int32
    /// Parts of what is told.
    var told: [String] = []
    var notTold = ["nothing of that"]
    /// A part of the result.
    var printed = ""
  }

  /// A cell that is 80 pt high.
  private static func cell(
    _ parent: String, initializer: String, _ arguments: String
  ) -> String {
    """
    import UIKit
    class A: \(parent) {
      override init(\(initializer)) {
        super.init(\(arguments))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        box.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        box.widthAnchor.constraint(equalToConstant: 20).isActive = true
        box.heightAnchor.constraint(equalToConstant: 80).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  private static let bundle = """
    import UIKit
    class Mark: UIView {
      let mark = UIImageView(image: UIImage(named: "mark", in: .module, with: nil))
      func register() {
        guard let url = Bundle.module.url(forResource: "A.ttf", withExtension: nil) else { return }
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      }
    }
    """

  static let rows = [
    Row(
      testDescription: "a library that is not there",
      code: "import Pins\nimport UIKit\nclass A: UIView { func f() { pin() } }", status: 70,
      told: [
        "A.swift:1:8: error: no such module 'Pins'", "give the folder of its sources, named Pins",
        // Pins imports Needles.
        "the project has sources of 2 modules that are imported; give Pods/Needles Pods/Pins, too",
      ]),
    Row(
      testDescription: "a library whose sources are given, too, and a package's bundle and fonts",
      code: "import Pins\nimport UIKit\nclass A: UIView { func f() { pin() } }",
      others: ["Pods"], files: ["Mark.swift": bundle], status: 0, notTold: ["left out"]),
    Row(
      testDescription: "SwiftUI",
      code: "import SwiftUI\nimport UIKit\nstruct R: View {}\nclass A: UIView {}", status: 70,
      told: [
        "A.swift:3:11: error: cannot find type 'View'", "note: views of SwiftUI are not drawn",
      ]
    ),
    Row(
      testDescription: "a cell",
      code: cell(
        "UITableViewCell",
        initializer: "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
        "style: style, reuseIdentifier: reuseIdentifier"),
      others: ["--format=text", "--output=-"], status: 0,
      printed: "contentView (UITableViewCellContentView)  0  59    393      80\n"),
    Row(
      testDescription: "a cell of a grid",
      code: cell("UICollectionViewCell", initializer: "frame: CGRect", "frame: frame"),
      others: ["--format=text", "--output=-"], status: 0,
      printed: "contentView (UIView)  0  59    393      80\n"),
    Row(
      testDescription: "names of modules that are left out, and names that other files declare",
      code: """
        import ARKit
        import PencilKit
        import UIKit
        class A: UIView { let s = ARSCNView(); let b = Badge(); let c = UIColor.mine, d = nothing }
        """, status: 70,
      told: [
        "A.swift:4:27: note: ARSCNView may be of ARKit, PencilKit, which are left out;",
        "if a file with 'class ARSCNView: UIView {}' is given, too",
        "A.swift:4:48: note: Badge, mine are declared in App/Badge.swift, which is not given; give",
      ], notTold: ["nothing may", "nothing is declared"]),
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
        """
        import Needles
        import UIKit
        extension UIView { public func pin() { isHidden = Needle.isThere } }

        """)
      try Folder(folder.appending(path: "Pods/Needles").path).make()
      try WholeFile(folder.appending(path: "Pods/Needles/Needle.swift").path).write(
        "import Foundation\npublic enum Needle { public static let isThere = true }\n")
      try Folder(folder.appending(path: "App").path).make()
      try WholeFile(folder.appending(path: "App/Badge.swift").path).write(
        "class Badger {}\nclass Badge {}\nextension UIColor { static let mine = UIColor.red }\n")
      try WholeFile(folder.appending(path: "A.swift").path).write(row.code + "\n")
      for (name, code) in row.files {
        try WholeFile(folder.appending(path: name).path).write(code + "\n")
      }
      let given = ["A.swift"] + row.files.keys.sorted() + row.others
      var program = Program(built: "redline", ["draw", "--output=out"] + given, in: folder)
      program.environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
      let outcome = try program.run()
      #expect(outcome.status == row.status, "\(outcome)")
      for part in row.told { #expect(outcome.errors.contains(part), "\(outcome.errors)") }
      if !row.printed.isEmpty {
        #expect(outcome.output.contains(row.printed), "\(outcome.output)")
      }
      for part in row.notTold { #expect(!outcome.errors.contains(part), "\(outcome.errors)") }
    }
  }
}
