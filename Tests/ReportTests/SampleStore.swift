import RedlineKit
import RedlineSnapshots
import TestPrograms

/// A form whose rows are so far apart.
final class SampleForm: View, LayoutSpec {
  let heading: Label
  let name = TextField("Name", border: .roundedRect)
  let save = Button("Save", fill: .systemBlue)
  let gap: Double

  init(gap: Double, heading: String) {
    self.gap = gap
    self.heading = Label(heading, lines: 0)
    super.init()
  }

  var layout: Layout {
    heading; name; save
    heading.top == safeArea.top + 16
    heading.horizontal == horizontal + 16
    name.top == heading.bottom + gap
    name.horizontal == horizontal + 16
    save.top == name.bottom + gap
    save.centerX == centerX
    save.width == 160
  }
}

/// A package's folder with goldens, and results that do not pass.
struct SampleStore {
  let folder: URL
  let store: SnapshotStore

  init() throws {
    folder =
      testFolders
      .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
    let tests = folder.appending(path: "Tests/AppTests/Forms")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Package.swift"))
    try Data().write(to: tests.appending(path: "FormTests.swift"))
    store = SnapshotStore(root: folder.path, environment: [:])
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  static func test(_ function: String, line: Int) -> SnapshotResult.Test {
    SnapshotResult.Test(
      module: "AppTests", suite: "FormTests", function: function, arguments: [],
      file: "AppTests/FormTests.swift", line: line)
  }

  func diagram(
    gap: Double, on device: Device, heading: String = "A form",
    direction: LayoutDirection = .leftToRight
  ) throws -> Diagram {
    Diagram(
      try SampleForm(gap: gap, heading: heading).solved(
        on: device, direction: direction, name: "Form"))
  }

  /// Records forms with a gap of 8 and compares them with a gap of 12: one cause, a variant each.
  @discardableResult
  func changeForms(
    named name: String = "form", on devices: [Device], heading: String = "A form",
    direction: LayoutDirection = .leftToRight
  ) throws -> [SnapshotResult] {
    try devices.enumerated().map { index, device in
      let variant = "\(index)-\(slug(device))"
      func judge(gap: Double, mode: RecordMode) throws -> SnapshotResult {
        let diagram = try diagram(gap: gap, on: device, heading: heading, direction: direction)
        return store.judge(
          Snapshot(
            SnapshotID("FormTests", name, variant), .diagram(diagram),
            title: "Form \(name), \(device.title)", variant: variant,
            test: Self.test("\(name)(_:)", line: 12)), mode: mode, run: "1")
      }
      _ = try judge(gap: 8, mode: .missing)
      var result = try judge(gap: 12, mode: .never)
      let lines = [
        "- name.top = heading.bottom + 8    FormTests.swift:21",
        "+ name.top = heading.bottom + 12   FormTests.swift:21", "  name.y 79 → 83 (+4)",
        "  save.y 121 → 129 (+8)",
      ]
      result.cause = lines.prefix(2).joined(separator: "\n") + "\n\(name)"
      result.difference = (["\(name) on \(device.title)"] + lines).joined(separator: "\n")
      try store.save(result)
      return result
    }
  }

  /// Compares a picture with one that has other pixels from `changed` on.
  @discardableResult
  func changePicture(named name: String, pixels changed: Range<Int>) throws -> SnapshotResult {
    let (width, height) = (200, 120)
    func bitmap(_ isChanged: Bool) -> Bitmap {
      var pixels = [UInt8](repeating: 255, count: 4 * width * height)
      for index in changed where isChanged {
        pixels.replaceSubrange(4 * index..<4 * index + 4, with: [255, 0, 0, 255])
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
    func judge(_ isChanged: Bool, mode: RecordMode) -> SnapshotResult {
      store.judge(
        Snapshot(
          SnapshotID("PictureTests", name), .bitmap(bitmap(isChanged)),
          test: Self.test("\(name)()", line: 40)), mode: mode, run: "1")
    }
    _ = judge(false, mode: .missing)
    return judge(true, mode: .never)
  }

  /// A snapshot without a golden.
  @discardableResult
  func addMissing(named name: String) throws -> SnapshotResult {
    store.judge(
      Snapshot(
        SnapshotID("FormTests", name), .diagram(try diagram(gap: 8, on: .iPhoneX)),
        test: Self.test("\(name)()", line: 60)), mode: .never, run: "1")
  }

  /// A golden that is damaged.
  @discardableResult
  func addInvalid(named name: String) throws -> SnapshotResult {
    let id = SnapshotID("FormTests", name)
    let path = store.goldenPath(SnapshotFile(id, .svg))
    try writeWhole(Array("<svg".utf8), to: path)
    return store.judge(
      Snapshot(
        id, .diagram(try diagram(gap: 8, on: .iPhoneX)), test: Self.test("\(name)()", line: 70)),
      mode: .never, run: "1")
  }

  private func slug(_ device: Device) -> String {
    SnapshotID(device.title.lowercased()).path
  }
}
