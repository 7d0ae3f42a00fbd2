import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Several layouts in one figure.
@Suite(.blocks) struct SeriesTests {
  static func step(_ size: ContentSizeCategory, _ device: Device = .iPhoneSE1) throws
    -> SolvedLayout
  {
    try FigureTests.Form().solved(
      in: LayoutEnvironment(device: device, contentSizeCategory: size),
      measuring: TextShaper.shared(), name: "Form")
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let devices: [Device]
    let captions: [String?]
    let names: [String]
  }

  static let rows = [
    Row(testDescription: "one", devices: [.iPhone8], captions: [nil], names: ["1"]),
    Row(
      testDescription: "two devices", devices: [.iPhone8, .iPhoneSE1], captions: [nil, nil],
      names: ["iPhone 8", "iPhone SE (1st generation)"]),
    Row(
      testDescription: "two layouts on one device", devices: [.iPhone8, .iPhone8],
      captions: [nil, nil], names: ["1", "2"]),
    Row(
      testDescription: "one caption", devices: [.iPhone8, .iPhone8], captions: ["First", nil],
      names: ["First", "2"]),
    Row(
      testDescription: "five, more than fit beside each other",
      devices: Array(repeating: .iPhone8, count: 5), captions: Array(repeating: nil, count: 5),
      names: ["1", "2", "3", "4", "5"]),
  ]

  @Test(arguments: rows) func picturesHaveOneScaleAndOneLegend(_ row: Row) throws {
    let steps = try zip(row.devices, row.captions).map { device, caption in
      SeriesDiagram.Step(try Self.step(.large, device), caption: caption)
    }
    var series = SeriesDiagram("Forms", steps)
    series.textMode = .live
    series.figure.caption = "A sentence below"
    #expect(series.captions.map(\.name) == row.names)
    let drawing = try series.drawing()
    let text = drawing.svg().text()
    #expect(text == (try series.svg().text()))
    #expect(Double(drawing.size.width) <= series.figure.width + 1)
    for name in row.names where row.names.count > 1 {
      #expect(text.contains(">\(name)<"), "\(name)")
    }
    let description = text.split(separator: "<desc", maxSplits: 1)[1].prefix { $0 != "<" }
    #expect(description.hasSuffix("A sentence below"))
    let scales = Set(drawing.screenScales)
    #expect(scales.count == 1, "\(scales)")
    #expect(text.components(separatedBy: "Not drawn").count <= 2)
    let ids = text.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count, "an id is there twice")
  }

  /// A title, and boxes of guides that hold nothing where they are not asked for.
  private final class Loose: View, LayoutSpec {
    let title = Label("Title")
    let gap = LayoutGuide()
    let count: Int

    init(_ count: Int) { self.count = count }

    var layout: Layout {
      title
      title.leading == leading + 20
      title.top == top + 20
      if count > 0 {
        gap
        gap.leading == leading + 8
        gap.top == top + 8
        if count > 2 { gap.width == 0 }
      }
    }
  }

  @Test(
    "What is not drawn is told of the picture in which it is not",
    arguments: [
      ([2, 2], "Not drawn: 2 constraints of guides that hold no view<"),
      ([0, 2], "Not drawn: 2 constraints of guides that hold no view (second)<"),
      (
        [3, 2],
        "Not drawn: 3 constraints of guides that hold no view (first), "
          + "2 of guides that hold no view (second)<"
      ),
      ([0, 0], ""),
    ])
  func omissions(_ counts: [Int], _ line: String) throws {
    let layouts = try counts.map {
      try Loose($0).solved(
        in: LayoutEnvironment(device: .canvas(200, 100)), measuring: TextShaper.shared())
    }
    var series = SeriesDiagram(
      "Guides",
      zip(layouts, ["first", "second"]).map { SeriesDiagram.Step($0, caption: $1) })
    series.textMode = .live
    let text = try series.svg().text()
    #expect(line.isEmpty ? !text.contains("Not drawn") : text.contains(line), "\(text.suffix(900))")
  }

  @Test func aStepShowsWhatItIsAbout() throws {
    let layout = try Self.step(.large)
    var series = SeriesDiagram(
      "Steps",
      [
        SeriesDiagram.Step(layout, caption: "1", shows: [.items(["title"])]),
        SeriesDiagram.Step(layout, caption: "2", shows: [.items(["field"])]),
      ])
    series.figure.legend = .side
    let labels = try series.drawing().hitMap.regions.filter { $0.role == .constraint }
    let ids = labels.flatMap(\.subjects).map(\.id)
    #expect(ids.contains { $0.hasPrefix("title") } && ids.contains { $0.hasPrefix("field") })
    #expect(try series.svg().width <= 681)
  }
}

extension Drawing {
  /// The scales of all groups of views.
  fileprivate var screenScales: [Double] {
    var scales: [Double] = []
    func visit(_ shape: Shape) {
      guard case .group(let group) = shape.content else { return }
      if case .scale(let scale)? = group.transform { scales.append(scale) }
      for child in group.shapes { visit(child) }
    }
    for shape in shapes { visit(shape) }
    return scales
  }
}
