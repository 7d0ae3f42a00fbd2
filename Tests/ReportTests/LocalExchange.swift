import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An HTTP request to a port of this machine and its answer, in at most 60 s of silence.
///
/// `URLSession` on Linux does not read chromedriver's headers, which have no blanks after colons; and it keeps
/// its connections, and a processor busy once their servers are gone.
enum LocalExchange {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The body of the answer.
  static func send(
    _ method: String, _ path: String, body: Data, port: UInt16
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      // Reading waits: not on a thread that tasks share.
      DispatchQueue.global().async {
        continuation.resume(
          with: Result { try exchange(method, path, body: body, port: port) })
      }
    }
  }

  /// The answer to a request, on a connection of its own.
  static func data(for request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try exchange(request) })
      }
    }
  }

  private static func exchange(_ request: URLRequest) throws -> (Data, HTTPURLResponse) {
    guard let url = request.url, let port = url.port.flatMap(UInt16.init(exactly:)),
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { throw Failure(description: "no request to a port") }
    let path = parts.percentEncodedPath + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
    var fields = ["Host": "127.0.0.1:\(port)", "Connection": "close"]
    if let body = request.httpBody { fields["Content-Length"] = "\(body.count)" }
    fields.merge(request.allHTTPHeaderFields ?? [:]) { $1 }
    let lines =
      ["\(request.httpMethod ?? "GET") \(path.isEmpty ? "/" : path) HTTP/1.1"]
      + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let descriptor = try connected(to: port)
    defer { close(descriptor) }
    let head = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    try write(head + (request.httpBody ?? Data()), to: descriptor, port)
    let (start, body) = try answer(from: descriptor)
    let said = String(decoding: start, as: UTF8.self).components(separatedBy: "\r\n")
    let pairs = said.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (
        String(parts.first ?? ""), parts.dropFirst().joined().trimmingCharacters(in: .whitespaces)
      )
    }
    guard let status = said[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1",
        headerFields: Dictionary(pairs) { $1 })
    else { throw Failure(description: "no answer but \(said[0])") }
    return (body, response)
  }

  /// What comes back for some bytes, up to the end of the connection.
  static func send(bytes: [UInt8], port: UInt16) async throws -> String {
    try await send(bytes: bytes, on: connected(to: port))
  }

  /// What comes back on a connection, which is closed.
  static func send(bytes: [UInt8], on descriptor: Int32) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { exchange(bytes, descriptor) })
      }
    }
  }

  private static func exchange(_ bytes: [UInt8], _ descriptor: Int32) -> String {
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      // Whoever has read enough may close before all is sent.
      let count = rest.withUnsafeBytes {
        #if os(Linux)
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        #else
          writeBytes(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    shutdown(descriptor, Int32(SHUT_WR))
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      data += buffer.prefix(count)
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func exchange(
    _ method: String, _ path: String, body: Data, port: UInt16
  ) throws -> Data {
    let descriptor = try connected(to: port)
    defer { close(descriptor) }
    let head = """
      \(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\
      Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n
      """
    try write(Data(head.utf8) + body, to: descriptor, port)
    return try answer(from: descriptor).body
  }

  private static func write(_ data: Data, to descriptor: Int32, _ port: UInt16) throws {
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "port \(port) takes no request") }
      rest = rest.dropFirst(count)
    }
  }

  /// A connection, to be closed.
  static func connected(to port: UInt16) throws -> Int32 {
    #if os(Linux)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      close(descriptor)
      throw Failure(description: "nothing listens at port \(port)")
    }
    return descriptor
  }

  private static func answer(from descriptor: Int32) throws -> (head: Data, body: Data) {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var end: Int?
    while end.map({ data.count < $0 }) ?? true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw Failure(description: "no answer in 60 s") }
      if count == 0 { break }
      data += buffer.prefix(count)
      end = end ?? length(of: data)
    }
    guard let body = data.range(of: Data("\r\n\r\n".utf8)), end.map({ data.count >= $0 }) ?? true
    else { throw Failure(description: "the answer ends early") }
    return (data[..<body.lowerBound], data[body.upperBound...])
  }

  /// How many bytes the answer has, as soon as its headers are there.
  private static func length(of data: Data) -> Int? {
    guard let body = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: data[..<body.lowerBound], as: UTF8.self).lowercased()
    guard let match = head.firstMatch(of: /content-length: *([0-9]+)/), let count = Int(match.1)
    else { return nil }
    return body.upperBound + count
  }
}

/// The function of the system, which a method with its name hides.
private func writeBytes(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
