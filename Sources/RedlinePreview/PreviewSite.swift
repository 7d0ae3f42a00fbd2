package import Foundation
import RedlineComparison
import RedlineIO
package import RedlineServer

/// What a browser asks a preview.
package struct PreviewSite: LocalSite {
  private let engine: PreviewEngine
  private let page: LocalAnswer
  /// The figures of the conflicts in a console log, as JSON.
  private let log: @Sendable (String) async throws -> Data
  /// Comes back when the preview ends.
  private let untilDone: @Sendable () async -> Void

  package var name: String { "the preview" }

  /// - Parameters:
  ///   - token: What the page's requests carry.
  ///   - choices: The devices and text sizes that can be chosen, as JSON.
  package init(
    _ engine: PreviewEngine, token: String, choices: String,
    log: @escaping @Sendable (String) async throws -> Data,
    untilDone: @escaping @Sendable () async -> Void
  ) {
    (self.engine, self.log, self.untilDone) = (engine, log, untilDone)
    page = PreviewPage(token: token, choices: choices).answer
  }

  package func get(_ path: String, query: String) async -> LocalAnswer {
    switch path {
    case "": return page
    case "state":
      guard query.hasPrefix("after="), let revision = Int(query.dropFirst("after=".count)) else {
        return .refusal(.badRequest, "say after which state, as state?after=0")
      }
      return Self.json(await engine.state(after: revision))
    default: return .refusal(.notFound, "not found")
    }
  }

  package func post(_ path: String, _ body: Data) async -> LocalAnswer {
    do {
      switch path {
      case "ask":
        guard let question = try? JSONDecoder().decode(PreviewQuestion.self, from: body) else {
          return .refusal(.badRequest, "this is no question")
        }
        return .json(Data(try await engine.answer(question).utf8))
      case "log":
        guard let text = try? JSONDecoder().decode([String].self, from: body).first else {
          return .refusal(.badRequest, "this is no log")
        }
        return .json(try await log(text))
      default: return .refusal(.notFound, "not found")
      }
    } catch {
      return Self.json(PreviewAnswer(error: reason(of: error)))
    }
  }

  package func answered() async {}

  package func waitUntilDone() async {
    await untilDone()
    // Pages that wait for a save keep nobody.
    await engine.end()
  }

  private static func json(_ value: some Encodable) -> LocalAnswer {
    .json((try? JSONEncoder().encode(value)) ?? Data())
  }
}
