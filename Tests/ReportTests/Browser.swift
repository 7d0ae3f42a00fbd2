import Foundation
import TestPrograms

/// Chromium without a window, driven through chromedriver as WebDriver says.
final class Browser {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Where the driver may be, as apt-get and brew install it.
  static let driverPath = [
    "/usr/bin/chromedriver", "/opt/homebrew/bin/chromedriver", "/usr/local/bin/chromedriver",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  private var driver = Process()
  private let folder: URL
  private var port: UInt16 = 0
  private var session = ""

  /// Starts the driver and a session.
  init(width: Int = 1280, height: Int = 860) async throws {
    folder =
      testFolders
      .appending(path: "redline-browser-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      try await start(width: width, height: height)
    } catch {
      await close()
      throw error
    }
  }

  private func start(width: Int, height: Int) async throws {
    guard let path = Self.driverPath else {
      throw Failure(description: "chromedriver is not installed; run Scripts/bootstrap")
    }
    port = try await startedDriver(path)
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--no-first-run", "--disable-background-networking", "--disable-component-update",
      "--hide-scrollbars", "--disable-lcd-text", "--force-device-scale-factor=1",
      "--window-size=\(width),\(height)",
      "--user-data-dir=\(folder.appending(path: "profile").path)",
    ]
    let options: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": ["args": arguments],
      "goog:loggingPrefs": ["performance": "ALL", "browser": "ALL"],
      "timeouts": ["script": 20_000, "pageLoad": 30_000],
    ]
    let answer = try await call("session", ["capabilities": ["alwaysMatch": options]])
    guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
      throw Failure(description: "the browser did not start: \(answer)")
    }
    session = id
    try await resize(width: width, height: height)
  }

  /// Ends the browser and the driver.
  func close() async {
    if !session.isEmpty { _ = try? await call("session/\(session)", nil, method: "DELETE") }
    if port != 0 { _ = try? await call("shutdown", nil, method: "GET") }
    for _ in 0..<50 where driver.isRunning { try? await Task.sleep(for: .milliseconds(100)) }
    if driver.isRunning { kill(driver.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// On a busy machine a driver may end, or hang, before it names its port: then another one is started.
  private func startedDriver(_ path: String) async throws -> UInt16 {
    for attempt in 1...3 {
      let output = folder.appending(path: "driver\(attempt).log")
      try Data().write(to: output)
      driver = Process()
      driver.executableURL = URL(fileURLWithPath: path)
      driver.arguments = ["--port=0"]
      // What the browser shares among its processes is there, too.
      driver.environment = ProcessInfo.processInfo.environment
        .merging(["TMPDIR": testFolders.path]) { $1 }
      driver.standardOutput = try FileHandle(forWritingTo: output)
      driver.standardError = FileHandle.nullDevice
      try driver.run()
      if let port = try await port(in: output) { return port }
      if driver.isRunning { kill(driver.processIdentifier, SIGKILL) }
    }
    throw Failure(description: "chromedriver names no port in three times 20 s")
  }

  /// `nil` if the driver ends without one, or names none in 20 seconds.
  private func port(in log: URL) async throws -> UInt16? {
    for _ in 0..<400 {
      let hasEnded = !driver.isRunning
      let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
      if let match = text.firstMatch(of: /on port ([0-9]+)\./), let port = UInt16(match.1) {
        return port
      }
      if hasEnded { return nil }
      try await Task.sleep(for: .milliseconds(50))
    }
    return nil
  }

  // MARK: - What a person does

  func open(_ address: String) async throws {
    _ = try await command("url", ["url": address])
    try await wait(for: "document.readyState === 'complete'")
  }

  /// Types keys where the focus is.
  func press(_ keys: String) async throws {
    let actions = keys.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": $0, "value": String(key)] }
    }
    _ = try await command(
      "actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Presses the pointer at one point of the window, moves it to another, and releases it.
  func drag(from start: (Int, Int), to end: (Int, Int)) async throws {
    let actions: [[String: Any]] = [
      ["type": "pointerMove", "x": start.0, "y": start.1, "duration": 0],
      ["type": "pointerDown", "button": 0],
      ["type": "pointerMove", "x": end.0, "y": end.1, "duration": 50],
      ["type": "pointerUp", "button": 0],
    ]
    _ = try await command(
      "actions",
      ["actions": [["type": "pointer", "id": "mouse", "actions": actions]]])
  }

  /// Clicks the first element that a selector finds, where a person could.
  func click(_ selector: String) async throws {
    let found = try await command("element", ["using": "css selector", "value": selector])
    guard let id = (found as? [String: String])?.values.first else {
      throw Failure(description: "no element \(selector)")
    }
    _ = try await command("element/\(id)/click", [:])
  }

  func resize(width: Int, height: Int) async throws {
    try await develop(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  func prefer(colorScheme: String) async throws {
    try await develop(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": colorScheme]]])
  }

  // MARK: - What is seen

  /// The value of an expression of JavaScript as a text.
  func value(_ expression: String) async throws -> String {
    let answer = try await command(
      "execute/sync", ["script": "return String(\(expression))", "args": [String]()])
    return answer as? String ?? "\(answer)"
  }

  /// Waits until an expression is true, at most 15 s.
  func wait(for expression: String) async throws {
    for _ in 0..<150 {
      if try await value(expression) == "true" { return }
      try await Task.sleep(for: .milliseconds(100))
    }
    throw Failure(description: "after 15 s not true: \(expression)")
  }

  /// Waits until the browser has drawn two frames.
  func frames() async throws {
    let script =
      "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(done))"
    _ = try await command("execute/async", ["script": script, "args": [String]()])
  }

  func screenshot() async throws -> Data {
    let text = try await command("screenshot", nil, method: "GET") as? String
    return Data(base64Encoded: text ?? "") ?? Data()
  }

  /// The addresses of all requests of pages since the last call.
  func requests() async throws -> [String] {
    try await log("performance").compactMap { entry in
      guard let data = entry.data(using: .utf8),
        let outer = try JSONSerialization.jsonObject(with: data) as? [String: Any],
        let message = outer["message"] as? [String: Any],
        let method = message["method"] as? String,
        let parameters = message["params"] as? [String: Any]
      else { return nil }
      if method == "Network.webSocketCreated" { return parameters["url"] as? String }
      guard method == "Network.requestWillBeSent" else { return nil }
      return (parameters["request"] as? [String: Any])?["url"] as? String
    }
  }

  /// What the browser's console says of errors and of what the policy forbids.
  func complaints() async throws -> [String] { try await log("browser") }

  private func log(_ type: String) async throws -> [String] {
    let entries = try await command("se/log", ["type": type]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  // MARK: - The driver

  private func develop(_ name: String, _ parameters: [String: Any]) async throws {
    _ = try await command("goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  private func command(
    _ path: String, _ body: [String: Any]?, method: String = "POST"
  ) async throws -> Any {
    try await call("session/\(session)/\(path)", body, method: method)
  }

  private func call(
    _ path: String, _ body: [String: Any]?, method: String = "POST"
  ) async throws -> Any {
    let sent = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let data = try await LocalExchange.send(method, "/\(path)", body: sent, port: port)
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let error = (value as? [String: Any])?["error"] as? String {
      let message = (value as? [String: Any])?["message"] as? String ?? ""
      throw Failure(description: "\(path): \(error): \(message.prefix(500))")
    }
    return value
  }
}
