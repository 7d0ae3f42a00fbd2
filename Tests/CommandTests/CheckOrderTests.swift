import Foundation
import TestPrograms
import Testing

/// A check of a folder, compared with checks of its files one at a time.
private struct OrderRow: CustomTestStringConvertible, Sendable {
  var testDescription: String { options.isEmpty ? "lines" : options }
  var options: String
}

@Suite(.blocks) struct CheckOrderTests {
  @Test(
    "Many documents are checked at the same time with the same bytes as one after the other",
    arguments: [
      OrderRow(options: ""), OrderRow(options: "--severity note --all --on phones"),
      OrderRow(options: "--fix"),
    ])
  fileprivate func lines(_ row: OrderRow) throws {
    var single = (said: "", status: Int32(0))
    let names = Self.files.map(\.name)
    let alone = try withTemporaryFolder { folder in
      try Self.write(to: folder)
      for name in names {
        let (said, status) = try Self.check([name], row.options, in: folder)
        single = (single.said + said, max(single.status, status))
      }
      return try Self.contents(of: folder)
    }
    #expect(single.said.contains("1-broken.xib:1: error:"))
    for _ in 0..<(row.options.isEmpty ? 2 : 1) {
      try withTemporaryFolder { folder in
        try Self.write(to: folder)
        let (said, status) = try Self.check(names, row.options, in: folder)
        #expect(said == single.said)
        #expect(status == single.status)
        #expect(try Self.contents(of: folder) == alone)
      }
    }
  }

  @Test(
    "Findings for programs are in the order of the documents, twice the same",
    arguments: [
      OrderRow(options: "--json --severity note"), OrderRow(options: "--sarif"),
    ])
  fileprivate func forms(_ row: OrderRow) throws {
    try withTemporaryFolder { folder in
      try Self.write(to: folder)
      let names = Self.files.map(\.name)
      let (said, status) = try Self.check(names, row.options, in: folder)
      #expect(status == 64)
      let again = try Self.check(names, row.options, in: folder)
      #expect(again.said == said && again.status == status)
      let key = row.options.hasPrefix("--json") ? #""file" : ""# : #""uri" : ""#
      let order = said.components(separatedBy: key).dropFirst().compactMap { part in
        names.firstIndex { part.prefix { $0 != "\"" }.hasSuffix($0) }
      }
      #expect(order == order.sorted() && Set(order).count >= 4, "\(order)")
    }
  }

  /// What is said in the order in which it is said, standard error between the lines of standard output.
  private static func check(
    _ names: [String], _ options: String, in folder: URL
  ) throws -> (said: String, status: Int32) {
    let words = ["check"] + options.split(separator: " ").map(String.init) + names
    let program = Program(built: "redline", words)
    let outcome = try Program(
      "/bin/sh", ["-c", #""$0" "$@" 2>&1"#, program.path] + words, in: folder
    ).run()
    return (outcome.output, outcome.status)
  }

  private static func contents(of folder: URL) throws -> [String] {
    try files.map {
      try String(contentsOf: folder.appending(path: $0.name), encoding: .utf8)
    }
  }

  private static func write(to folder: URL) throws {
    for file in files {
      try file.text.write(
        to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
    }
  }

  /// Long documents before short ones, which are done earlier, and ones that fail among them.
  private static let files: [(name: String, text: String)] =
    (0..<2).flatMap { round in
      [
        ("\(round)-long.xib", document(wide(20 - 8 * round))),
        ("\(round)-misplaced.xib", document(misplaced("box\(round)"))),
        ("\(round)-broken.xib", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\""),
        ("\(round)-good.xib", document("")),
      ]
    } + [
      ("2-deep.xib", document(nested(90))),
      ("2-mac.xib", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"),
      ("2-deeper.xib", document(nested(110))),
      ("2-number.xib", document(misplaced("box").replacing("x=\"16\"", with: "x=\"a\""))),
      ("2-open.xib", document(wide(2))),
    ]

  private static func document(_ views: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    \(views)
    </view></objects></document>
    """
  }

  private static func misplaced(_ name: String) -> String {
    """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" misplaced="YES" \
    userLabel="\(name)" id="box"><rect key="frame" x="16" y="90" width="20" height="20"/></view>
    </subviews><constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="16" id="k1"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="100" id="k2"/>
    <constraint firstItem="box" firstAttribute="width" constant="20" id="k3"/>
    <constraint firstItem="box" firstAttribute="height" constant="20" id="k4"/>
    </constraints>
    """
  }

  /// Labels of which the heights are open.
  private static func wide(_ count: Int) -> String {
    let labels = (0..<count).map { index in
      """
      <label text="Label \(index) of many" translatesAutoresizingMaskIntoConstraints="NO" \
      id="l\(index)"><rect key="frame" x="16" y="\(20 + index * 24)" width="60" height="20"/></label>
      """
    }
    let chain = (0..<count).map { index in
      let other = index == 0 ? ("root", "top") : ("l\(index - 1)", "bottom")
      return """
        <constraint firstItem="l\(index)" firstAttribute="top" secondItem="\(other.0)" \
        secondAttribute="\(other.1)" constant="4" id="t\(index)"/>
        <constraint firstItem="l\(index)" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="16" id="s\(index)"/>
        """
    }
    return """
      <subviews>\(labels.joined(separator: "\n"))</subviews>
      <constraints>\(chain.joined(separator: "\n"))
      <constraint firstAttribute="bottom" secondItem="l\(count - 1)" secondAttribute="bottom" \
      constant="20" id="end"/></constraints>
      """
  }

  /// Views in each other; elements may lie 200 deep.
  private static func nested(_ count: Int) -> String {
    var text = ""
    for level in (0..<count).reversed() {
      let outer = level == 0 ? "root" : "n\(level - 1)"
      let sides = ["leading", "top", "trailing", "bottom"].map { side in
        """
        <constraint firstItem="n\(level)" firstAttribute="\(side)" secondItem="\(outer)" \
        secondAttribute="\(side)" id="\(side)\(level)"/>
        """
      }
      text = """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="n\(level)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        \(text)</view></subviews><constraints>\(sides.joined())</constraints>
        """
    }
    return text
  }
}
