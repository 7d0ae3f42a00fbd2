import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import Testing

/// Documents that are broken or hostile: what is given, and what the message must say.
struct ReadingTests {
  @Test(arguments: [
    ("nothing", "", "Main.storyboard:1: error: this is not well-formed XML"),
    ("no XML", "hello", "Main.storyboard:1: error: this is not well-formed XML"),
    (
      "cut off", String(Fixture.screen("").prefix(500)),
      "error: this is not well-formed XML"
    ),
    ("another root", "<plist version=\"1.0\"/>", "<plist> is not an Interface Builder document"),
    (
      "a document type",
      "<?xml version=\"1.0\"?>\n<!DOCTYPE document [\n<!ENTITY a \"b\">]>"
        + "<document/>", "Main.storyboard:2: error: a document type is declared"
    ),
    (
      "another encoding", "<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>",
      "the encoding is UTF-7"
    ),
    (
      "macOS",
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>
      """, "com.apple.InterfaceBuilder3.Cocoa.XIB for MacOSX.Cocoa are not supported"
    ),
    (
      "a watch",
      """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>
      """, "are not supported"
    ),
    (
      "a conflict of a merge",
      Fixture.xib("<view id=\"a\"/>\n<<<<<<< HEAD\n<view id=\"b\"/>\n=======\n>>>>>>> other"),
      "Main.storyboard:7: error: this is not well-formed XML (column 1): two versions were merged"
    ),
    (
      "a tag without an end", Fixture.xib("<view id=\"a\"\n<rect key=\"frame\"/>\n</view>"),
      "Main.storyboard:6: error: this is not well-formed XML (column 1): the tag of <view> does not"
    ),
    (
      "a value without a quote", Fixture.xib("<view\nid=\"a>\n<rect/>\n</view>"),
      "Main.storyboard:7: error: this is not well-formed XML (column 1): the value of 'id' has no"
    ),
    (
      "a value without quotes", Fixture.xib("<view id=a/>"),
      "Main.storyboard:6: error: this is not well-formed XML (column 7): the value of 'id' is not in"
    ),
    (
      "an attribute twice", Fixture.xib("<view id=\"a\" tag=\"1\"\n tag=\"2\"/>"),
      "Main.storyboard:7: error: this is not well-formed XML (column 2): <view> has the attribute 'tag'"
    ),
    (
      "a tag that closes another, behind comments",
      Fixture.xib("<!-- <view>\n</rect> -->\n<view id=\"a\">\n<![CDATA[</view>]]></subviews>"),
      "Main.storyboard:9: error: this is not well-formed XML (column 20): </subviews> closes <view> of "
        + "line 8"
    ),
    (
      "an id twice", Fixture.xib("<view id=\"a\"/>\n<view id=\"a\"/>"),
      "Main.storyboard:7: error: the id a is also that of line 6"
    ),
    (
      "deep nesting",
      Fixture.xib(
        String(repeating: "<view>", count: 300) + String(repeating: "</view>", count: 300)),
      "Main.storyboard:6: error: elements lie more than 200 deep"
    ),
  ]) func faults(_ name: String, _ text: String, _ message: String) throws {
    let error = #expect(throws: InterfaceBuilderError.self) {
      _ = try Fixture.document(text)
    }
    #expect(error?.description.contains(message) == true, "\(name): \(String(describing: error))")
  }

  @Test(arguments: [
    ("infinity", "constant=\"inf\"", "constant is 'inf', which is not a usable number"),
    ("text", "constant=\"wide\"", "constant is 'wide'"),
    ("a huge number", "constant=\"1e300\"", "constant is '1e300'"),
    ("a ratio to nothing", "multiplier=\"1:0\"", "multiplier is '1:0'"),
    ("three parts", "multiplier=\"1:2:3\"", "multiplier is '1:2:3'"),
    ("a priority", "priority=\"1001\"", "priority is '1001'"),
  ]) func numbers(_ name: String, _ attribute: String, _ message: String) throws {
    let text = Fixture.screen(
      Fixture.view("a", (0, 0, 10, 10)),
      constraints: "<constraint id=\"c\" firstItem=\"a\" firstAttribute=\"width\" \(attribute)/>")
    let error = #expect(throws: InterfaceBuilderError.self) { _ = try Fixture.frames(text) }
    #expect(error?.description.contains(message) == true, "\(name): \(String(describing: error))")
  }

  @Test func bytesThatAreNoTextAreAnError() throws {
    var data = Data(Fixture.screen("\n<label Xd=\"a\"/>").utf8)
    let place = try #require(data.range(of: Data("Xd".utf8)))
    data[place.lowerBound] = 0xDD
    let error = #expect(throws: InterfaceBuilderError.self) {
      _ = try InterfaceDocument(data, file: "Main.storyboard")
    }
    #expect(error?.description.contains("bytes that are not UTF-8") == true)
  }

  @Test func aLargeFileIsNotRead() {
    let data = Data(repeating: UInt8(ascii: " "), count: 33 << 20)
    #expect(throws: InterfaceBuilderError.self) {
      _ = try InterfaceDocument(data, file: "Main.storyboard")
    }
  }

  @Test func danglingEndsAreToldAndLeftOut() throws {
    let text = Fixture.screen(
      Fixture.view("a", (0, 0, 10, 10)),
      constraints: Fixture.constraint("a.leading", "gone.leading", constant: 5)
        + Fixture.constraint("a.top", "root.leading"))
    let document = try Fixture.document(text)
    #expect(document.notes.map(\.severity) == [.error])
    #expect(document.notes.map(\.rule) == [.danglingConstraint])
    #expect(document.notes[0].message.contains("secondItem of this constraint is gone"))
    let frames = try Fixture.frames(text)
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func tenThousandViewsAreRead() throws {
    let views = (0..<10_000).map { index in
      "<view id=\"v\(index)\">\(Fixture.rect((Double(index % 300), 0, 10, 10)))</view>"
    }.joined()
    let frames = try Fixture.frames(Fixture.screen(views))
    #expect(frames.count == 10_001)
    #expect(frames["v299"]?.minX == CGFloat(299))
  }
}
