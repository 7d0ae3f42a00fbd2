import FlyingFox
import FlyingSocks
import Foundation

/// One request of a browser and its answer.
struct ReviewConnection {
  let socket: AsyncSocket
  let desk: ReviewDesk

  /// How long a browser may take in all, in seconds.
  private static let limit = 60
  /// How much is read of what nobody wants, so that whoever sends it reads the answer.
  private static let restLimit = 8 << 20

  /// Answers, and closes the connection, whatever the other side does.
  func run() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await answer() }
      group.addTask { try? await Task.sleep(for: .seconds(Self.limit)) }
      await group.next()
      group.cancelAll()
    }
    try? socket.close()
  }

  private func answer() async {
    do {
      let reader = RequestReader { try await socket.read(atMost: $0) }
      do {
        let request = try await reader.request()
        let response = await desk.handleRequest(request)
        try await write(response, withBody: request.method != .HEAD)
        await desk.answered()
      } catch let refusal as RequestReader.Refusal {
        try await write(refusal.response, withBody: true)
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        var rest = Self.restLimit
        while rest > 0 { rest -= try await socket.read(atMost: rest).count }
      }
    } catch {
      // The other side left.
    }
  }

  private func write(_ response: HTTPResponse, withBody: Bool) async throws {
    let body = try await response.bodyData
    let status = response.statusCode
    var lines = ["HTTP/1.1 \(status.code) \(status.phrase)"]
    lines += response.headers.map { "\($0.key.rawValue): \($0.value)" }.sorted()
    lines += ["Content-Length: \(body.count)", "Connection: close", "", ""]
    try await socket.write(Data(lines.joined(separator: "\r\n").utf8) + (withBody ? body : Data()))
  }
}
