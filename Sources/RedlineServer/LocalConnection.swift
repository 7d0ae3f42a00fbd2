import FlyingSocks
import Foundation

/// One request of a browser and its answer.
struct LocalConnection {
  let socket: AsyncSocket
  let gate: LocalGate
  let idle: IdleConnections
  /// Its number there.
  let number: Int

  /// How long a browser may take in all, in seconds.
  private static let limit = 60
  /// How long it may take of these to say what it wants.
  private static let requestLimit = 10
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
    idle.remove(number)
    try? socket.close()
  }

  private func answer() async {
    do {
      let reader = RequestReader { try await socket.read(atMost: $0) }
      do {
        let request = try await request(reader)
        let answer = await gate.answer(request)
        try await write(answer, withBody: request.method != "HEAD")
        await gate.site.answered()
      } catch let refusal as RequestReader.Refusal {
        try await write(refusal.answer, withBody: true)
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        var rest = Self.restLimit
        while rest > 0 { rest -= try await socket.read(atMost: rest).count }
      }
    } catch {
      // The other side left.
    }
  }

  /// The request, for which others who come are not kept waiting.
  private func request(_ reader: RequestReader) async throws -> LocalRequest {
    let alarm = Task {
      try await Task.sleep(for: .seconds(Self.requestLimit))
      idle.end(number)
    }
    defer {
      alarm.cancel()
      idle.remove(number)
    }
    return try await reader.request()
  }

  private func write(_ answer: LocalAnswer, withBody: Bool) async throws {
    try await socket.write(Data(answer.head.utf8) + (withBody ? answer.body : Data()))
  }
}
