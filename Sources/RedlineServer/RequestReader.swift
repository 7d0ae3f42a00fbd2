import Foundation

/// A request of a browser.
struct LocalRequest: Sendable {
  var method: String
  /// As it was sent.
  var path: String
  /// After the question mark.
  var query: String
  /// By names in lower case.
  var headers: [String: String]
  var body = Data()
}

/// Reads the request of a connection, so much and no more: the first line and the headers have 16 KB,
/// and the body 1 MB.
///
/// FlyingFox's own reader looks for the end of the first line byte by byte, however far away it is.
struct RequestReader {
  static let headLimit = 16 << 10
  static let bodyLimit = 1 << 20

  /// Why a request is not read.
  enum Refusal: Error, Hashable {
    case headTooLarge, bodyTooLarge, noLength, malformed

    var answer: LocalAnswer {
      switch self {
      case .headTooLarge:
        .refusal(.headTooLarge, "the request's head has more than \(headLimit) bytes")
      case .bodyTooLarge:
        .refusal(.contentTooLarge, "the request has more than \(bodyLimit) bytes")
      case .noLength: .refusal(.lengthRequired, "the request does not say its length")
      case .malformed: .refusal(.badRequest, "this is no request of HTTP")
      }
    }
  }

  /// At most so many next bytes; at least one.
  /// - Throws: At the connection's end.
  let read: (Int) async throws -> [UInt8]

  /// The request.
  /// - Throws: ``Refusal``, or what ended the connection.
  func request() async throws -> LocalRequest {
    var bytes: [UInt8] = []
    var end: Range<Int>?
    while end == nil {
      guard bytes.count < Self.headLimit else { throw Refusal.headTooLarge }
      let start = bytes.count
      bytes += try await read(Self.headLimit - start)
      end = Self.end(of: bytes, from: max(start - 3, 0))
    }
    guard let end else { throw Refusal.malformed }
    var request = try Self.head(String(decoding: bytes[..<end.lowerBound], as: UTF8.self))
    var body = Array(bytes[end.upperBound...])
    let length = try Self.length(request.headers)
    while body.count < length { body += try await read(min(length - body.count, 1 << 16)) }
    request.body = Data(body.prefix(length))
    return request
  }

  /// The empty line after the headers.
  private static func end(of bytes: [UInt8], from start: Int) -> Range<Int>? {
    for index in start..<bytes.count where bytes[index] == 0x0A {
      if index >= 1, bytes[index - 1] == 0x0A { return (index - 1)..<(index + 1) }
      if index >= 3, bytes[(index - 3)..<index].elementsEqual([0x0D, 0x0A, 0x0D]) {
        return (index - 3)..<(index + 1)
      }
    }
    return nil
  }

  private static func head(_ text: String) throws(Refusal) -> LocalRequest {
    let lines = text.split(whereSeparator: \.isNewline)
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/"),
      words[2].hasPrefix("HTTP/1.")
    else { throw .malformed }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
        !line[..<colon].contains(where: \.isWhitespace)
      else { throw .malformed }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      // Two hosts or two lengths are read otherwise by others.
      guard headers.updateValue(value, forKey: line[..<colon].lowercased()) == nil else {
        throw .malformed
      }
    }
    let parts = words[1].split(separator: "?", maxSplits: 1).map(String.init)
    return LocalRequest(
      method: String(words[0]), path: parts[0], query: parts.count > 1 ? parts[1] : "",
      headers: headers)
  }

  private static func length(_ headers: [String: String]) throws(Refusal) -> Int {
    guard headers["transfer-encoding"] == nil else { throw .noLength }
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .malformed
    }
    guard let length = Int(text), length <= bodyLimit else { throw .bodyTooLarge }
    return length
  }
}
