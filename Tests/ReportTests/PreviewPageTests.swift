import Foundation
import RedlineIO
import RedlineKit
import RedlineServer
import TestPrograms
import Testing

@testable import RedlineCommands
@testable import RedlinePreview

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Two labels, one of which depends on a width.
private final class Row: View, LayoutSpec {
  let name = Label("Name"), value = Label("A longer value")
  let gap: Double

  init(gap: Double) {
    self.gap = gap
    super.init()
  }

  var layout: Layout {
    name; value
    name.leading == leading + 16
    name.top == top + 16
    value.top == name.bottom + gap
    value.trailing == trailing - 16
  }
}

/// The page of a preview in a browser, and who may ask it.
@Suite(
  .serialized, .enabled(if: Browser.driverPath != nil || isLinux, "chromedriver is not installed"))
struct PreviewPageTests {
  private static func write(gap: Double, name: String, to folder: URL) throws {
    let layout = try Row(gap: gap).solved(on: .canvas(280, 120), name: name)
    try WholeFile(folder.appending(path: "\(name).svg").path).write(
      try Diagram(layout).svg().text())
  }

  /// A preview of a storyboard's and two saved layouts.
  private func withPreview(
    _ body: @escaping @Sendable (URL, URL) async throws -> Void
  ) async throws {
    signal(SIGPIPE, SIG_IGN)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
    try Folder(folder.path).make()
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["first", "second"] { try Self.write(gap: 8, name: name, to: folder) }
    try Data(Self.storyboard.utf8).write(to: folder.appending(path: "Main.storyboard"))
    let engine = PreviewEngine(
      FilePreviewSource(
        given: [folder.path], program: Program.products.appending(path: "redline").path,
        folder: folder.appending(path: ".work").path))
    let server = LocalServer()
    let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let site = PreviewSite(
      engine, token: server.token, choices: try PreviewChoices().json(),
      log: PreviewOptions.figures, untilDone: { for await _ in ends { return } })
    let work = Task { await engine.run() }
    let serving = Task { try await server.run(site) { continuation.yield($0) } }
    let address = try #require(await addresses.first { _ in true })
    let port = UInt16(address.port ?? 0)
    await #expect(throws: LocalServerError.noPort(port, reason: "Address already in use")) {
      try await LocalServer(port: port).run(site) { _ in }
    }
    let result: Result<Void, any Error>
    do {
      try await body(folder, address)
      result = .success(())
    } catch { result = .failure(error) }
    end.yield()
    work.cancel()
    _ = try await serving.value
    await engine.end()
    try result.get()
  }

  // MARK: - In a browser

  @Test("Layouts, environments, saves and logs", .timeLimit(.minutes(15)))
  func page() async throws {
    try await withPreview { folder, address in
      let browser = try await Browser(width: 1400, height: 900)
      do {
        try await Self.use(browser, address, folder)
      } catch {
        await browser.close()
        throw error
      }
      await browser.close()
    }
  }

  private static func use(_ browser: Browser, _ address: URL, _ folder: URL) async throws {
    let isIdle = "!isAsking && !wanted"
    _ = try await browser.requests()
    try await browser.open(address.absoluteString)
    try await browser.wait(for: "Boolean(shown && shown.svg) && \(isIdle)")
    #expect(
      try await browser.value("live.list.map(one => one.title).join()") == "Scene,first,second")
    // Another environment, by keys and by the edge of the screen.
    try await browser.press("r")
    try await browser.wait(for: "current().direction === 'rtl' && \(isIdle)")
    try await browser.press("l")
    try await browser.wait(for: "shown.screenSize[0] > shown.screenSize[1] && \(isIdle)")
    _ = try await browser.value("setWidth(500)")
    try await browser.wait(for: "shown.items[0].frame[2] === 500 && shown.items.length > 1")
    try await browser.wait(for: "!base && \(isIdle)")
    #expect(try await browser.value("node('reset').hidden") == "false")
    try await browser.click("#reset")
    try await browser.wait(for: "shown.screenSize[0] === 375 && \(isIdle)")
    _ = try await browser.value("document.activeElement.blur()")
    // A saved layout has no other environments.
    try await browser.press("n")
    try await browser.wait(for: "shown.title === 'first' && \(isIdle)")
    #expect(try await browser.value("node('device').disabled && shown.handle.hidden") == "true")
    _ = try await browser.value("pin(shown, 1)")
    try await browser.press("+")
    let zoom = try await browser.value("zoomOf(shown)")
    // A save leaves the layout, what is selected, and the zoom.
    try write(gap: 20, name: "first", to: folder)
    try await browser.wait(
      for: "shown.constraints.some(one => one.sentence.includes('+ 20')) && \(isIdle)")
    #expect(try await browser.value("focus.pinned") == "1")
    #expect(try await browser.value("zoomOf(shown)") == zoom)
    #expect(try await browser.value("shown.title") == "first")
    // So does loading the page again.
    try await browser.open(address.absoluteString)
    try await browser.wait(for: "Boolean(shown && shown.svg) && \(isIdle)")
    #expect(try await browser.value("shown.title") == "first")
    #expect(try await browser.value("zoomOf(shown)") == zoom)
    try Data("<svg/>".utf8).write(to: folder.appending(path: "first.svg"))
    try await browser.wait(for: "document.querySelectorAll('#problems .problem').length === 1")
    #expect(try await browser.value("shown.picture.classList.contains('stale')") == "true")
    try await explainLog(browser)
    for width in [390, 700, 1400] {
      try await browser.resize(width: width, height: 800)
      #expect(
        try await browser.value("document.documentElement.scrollWidth <= innerWidth") == "true")
    }
    #expect(try await browser.value(unnamed) == "0")
    let others = try await browser.requests().filter { request in
      !["about:", "data:", "chrome:", address.absoluteString].contains { request.hasPrefix($0) }
    }
    #expect(others == [])
    #expect(try await browser.complaints() == [])
  }

  /// How many controls have no name, or are out of reach of the keyboard.
  private static let unnamed = """
    [...document.querySelectorAll('button, input, select, textarea, a')].filter(one => \
    !(one.textContent.trim() || one.getAttribute('aria-label') || one.labels?.length)).length
    """

  private static func explainLog(_ browser: Browser) async throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0x10.width == 100>",
          "<NSLayoutConstraint:0x2 UIView:0x10.width == 120>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UIView:0x10.width == 100>
      """
    _ = try await browser.value("node('log-text').value = `\(log)`")
    _ = try await browser.value("explainLog() && 1")
    try await browser.wait(for: "logged.length === 1 && shown.name === 'conflict 1'")
    #expect(
      try await browser.value("node('log-answer').textContent.includes('width')") == "true")
    _ = try await browser.value("node('log-text').value = 'nothing'")
    _ = try await browser.value("explainLog() && 1")
    try await browser.wait(for: "node('log-answer').textContent.includes('no conflict')")
  }

  // MARK: - Who may ask

  struct Request: Sendable {
    var name: String
    var method = "POST"
    var path = "ask"
    var headers: [String: String] = [:]
    var body = "{\"kind\":\"list\"}"
    var status: Int
    var part = ""
  }

  private static let requests = [
    Request(name: "the page", method: "GET", path: "", status: 200, part: "<!doctype html>"),
    Request(name: "a question", status: 200, part: "\"figures\""),
    Request(
      name: "the state", method: "GET", path: "state?after=-1", status: 200, part: "revision"),
    Request(name: "another host", headers: ["Host": "example.com"], status: 403),
    Request(
      name: "the page by another name", method: "GET", path: "", headers: ["Host": "a.example:80"],
      status: 403),
    Request(name: "another page", headers: ["Origin": "http://example.com"], status: 403),
    Request(name: "a page without an origin", headers: ["Origin": "null"], status: 403),
    Request(name: "no token", headers: ["X-Redline-Token": ""], status: 403),
    Request(name: "a form", headers: ["Content-Type": "text/plain"], status: 400),
    Request(name: "a question by GET", method: "GET", status: 404),
    Request(name: "no question", body: "[]", status: 400),
    Request(name: "no log", path: "log", body: "{}", status: 400),
    Request(name: "no number", method: "GET", path: "state?after=x", status: 400),
    Request(name: "nothing that is there", path: "files", status: 404),
    Request(name: "a file", method: "GET", path: "../../etc/passwd", status: 404),
    Request(
      name: "a layout that is no layout's name",
      body: "{\"kind\":\"figure\",\"name\":\"/etc/passwd\"}", status: 200,
      part: "there is no layout"),
  ]

  @Test(.timeLimit(.minutes(15))) func whoMayNotIsRefused() async throws {
    try await withPreview { _, address in
      while try await !Self.send(
        Request(name: "", method: "GET", path: "state?after=-1", status: 200), to: address
      ).body.contains("\"generation\":1") {}
      for request in Self.requests {
        let (status, body) = try await Self.send(request, to: address)
        #expect(status == request.status, "\(request.name)")
        if !request.part.isEmpty { #expect(body.contains(request.part), "\(request.name)") }
      }
    }
  }

  private static func send(
    _ sent: Request, to address: URL
  ) async throws -> (status: Int, body: String) {
    let url = try #require(URL(string: address.absoluteString + sent.path))
    var request = URLRequest(url: url, timeoutInterval: 300)
    request.httpMethod = sent.method
    if sent.method == "POST" { request.httpBody = Data(sent.body.utf8) }
    let port = address.port ?? 0
    var headers = [
      "X-Redline-Token": address.lastPathComponent, "Content-Type": "application/json",
      "Origin": "http://127.0.0.1:\(port)",
    ]
    headers.merge(sent.headers) { $1 }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await LocalExchange.data(for: request)
    return (response.statusCode, String(decoding: data, as: UTF8.self))
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="15000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" initialViewController="a">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>
        <viewController id="a" title="Scene" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                <rect key="frame" x="20" y="100" width="335" height="50"/>
                <constraints>
                  <constraint firstAttribute="height" constant="50" id="c1"/>
                </constraints>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="b" firstAttribute="leading" secondItem="v" \
    secondAttribute="leading" constant="20" id="c2"/>
              <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" \
    constant="20" id="c3"/>
              <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" \
    constant="100" id="c4"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
}
