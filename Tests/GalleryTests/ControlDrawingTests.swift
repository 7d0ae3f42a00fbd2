import RedlineDiagram
import RedlineKit
import RedlineLayout
import TestPrograms
import Testing

/// Every control is drawn in any frame and style, with numbers that are numbers.
@Suite(.blocks) struct ControlDrawingTests {
  private static func controls() -> [(name: String, view: View, marks: [String])] {
    let button = Button("Title")
    button.configuration = .filled
    button.imageSize = CGSize(width: 20, height: 20)
    // What the drawing of each must hold: shapes by their elements.
    return [
      ("text view", TextView("Lines", font: .body), ["<use"]),
      ("stepper", Stepper(), ["<rect", "<line"]),
      ("segments", SegmentedControl(["One", "Two"], selected: 1), ["<rect", "<use"]),
      ("no segments", SegmentedControl(), ["<rect"]), ("progress", ProgressView(), ["<rect"]),
      ("activity", ActivityIndicatorView(), ["<line", "stroke-linecap=\"round\""]),
      ("pages", PageControl(pages: 3, current: 9), ["<circle"]),
      ("no pages", PageControl(), []), ("wheels", DatePicker(), ["<rect", "<use"]),
      ("compact date", DatePicker(style: .compact), ["<rect", "<use"]),
      ("calendar", DatePicker(style: .inline), ["<circle", "<use"]),
      ("picker", PickerView(columns: [["a", "b", "c"], []]), ["<rect", "<use"]),
      ("no picker", PickerView(), ["<rect"]), ("search", SearchBar(), ["<circle", "<use"]),
      ("bar", NavigationBar("Title", left: ["Back"], right: ["Add", "Edit"]), ["<use", "<line"]),
      ("large bar", NavigationBar("Title", large: true), ["<use", "<line"]),
      ("tabs", TabBar(["One", "Two"], selected: 5), ["<rect", "<use"]),
      ("toolbar", Toolbar(["One"]), ["<use"]), ("no tools", Toolbar(), ["<line"]),
      ("cell", TableViewCell(accessory: .disclosureIndicator), ["<path", "<line"]),
      ("button", button, ["<rect", "<use"]), ("view", View(), []), ("stack", StackView(), []),
      ("label", Label("Text"), ["<use"]), ("switch", Switch(isOn: true), ["<rect"]),
      ("slider", Slider(), ["<rect", "<circle"]), ("image", ImageView("a"), ["<rect"]),
      ("field", TextField("Name", border: .roundedRect), ["<rect", "<use"]),
      ("unknown", MapView(), ["<rect", "<use"]),
    ]
  }

  /// A view of a class that the library does not know.
  private final class MapView: View {
    override func content(in context: ContentContext) -> ViewContent {
      ViewContent(.unknown(name: "MKMapView"))
    }
  }

  @Test func listsEachKind() throws {
    let kinds = try Self.controls().map { try $0.view.solved(on: .canvas(340, 350)).root.kind }
    #expect(Set(kinds) == Set(SolvedLayout.Item.Kind.allCases))
  }

  @Test(
    "The row of a wheel that is chosen lies in a band, and between two lines up to iOS 13",
    arguments: [(12, 2, false), (13, 2, false), (14, 0, true), (26, 0, true)]
      as [(SystemVersion, Int, Bool)])
  func selectedRows(_ version: SystemVersion, _ lines: Int, _ hasBand: Bool) throws {
    let picker = PickerView(columns: [["a", "b", "c"]])
    var diagram = Diagram(try picker.solved(on: .canvas(340, 350), system: version))
    diagram.style = .screen
    let text = try diagram.svg().text()
    #expect(text.split(separator: "<line").count - 1 == lines)
    #expect(text.contains("rx=\"7\"") == hasBand)
  }

  @Test func drawsEachControl() throws {
    let frames = [
      CGRect(x: 10, y: 10, width: 320, height: 330), CGRect(x: 10, y: 10, width: 90, height: 40),
      CGRect(x: 10, y: 10, width: 3, height: 2), CGRect(x: 10, y: 10, width: 0, height: 0),
    ]
    for (number, frame) in frames.enumerated() {
      for (name, view, marks) in Self.controls() {
        let root = View()
        view.frame = frame
        view.accessibilityIdentifier = "control"
        root.addSubview(view)
        for direction in LayoutDirection.allCases {
          let solved = try root.solved(
            on: .canvas(340, 350), direction: direction, system: number == 0 ? 18 : 26)
          for style in [Diagram.Style.screen, .wireframe] {
            var diagram = Diagram(solved)
            diagram.style = style
            let text = try diagram.svg().text()
            #expect(!text.contains("nan") && !text.contains("inf"), "\(name) \(frame)")
            #expect(text.contains("-v-control\""), "\(name)")
            guard number == 0, style == .screen, let start = text.range(of: "-v-control\"")
            else { continue }
            let drawing = text[start.upperBound...]
            for mark in marks { #expect(drawing.contains(mark), "\(name): \(mark)") }
          }
        }
      }
    }
  }

  /// Bars reach under the status bar and the home indicator, but only where they touch them.
  @Test func barsReachTheEdges() throws {
    // name, top of a navigation bar on an iPhone X, y and height of its surface
    for (top, y, height) in [(44.0, 0.0, 88.0), (60, 60, 44)] {
      let bar = NavigationBar("Title")
      bar.accessibilityIdentifier = "bar"
      bar.frame = CGRect(x: 0, y: top, width: 375, height: 44)
      let root = View()
      root.addSubview(bar)
      var diagram = Diagram(try root.solved(on: .iPhoneX))
      diagram.style = .screen
      diagram.zoom = 1
      let text = try diagram.svg().text()
      #expect(
        text.contains("<rect x=\"0\" y=\"\(Int(y))\" width=\"375\" height=\"\(Int(height))\""))
    }
  }
}
