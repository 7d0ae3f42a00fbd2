// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation

/// Where messages go; they are dropped.
public final class OSLog: NSObject, Sendable {
  /// The system's own.
  public static let `default` = OSLog()
  /// One that drops messages.
  public static let disabled = OSLog()
  /// A log of a part of a program.
  public convenience init(subsystem: String, category: String) { self.init() }
}

/// How much a message matters.
public struct OSLogType: Hashable, Sendable {
  let rawValue: UInt8
  /// As usual.
  public static let `default` = OSLogType(rawValue: 0)
  /// It may help.
  public static let info = OSLogType(rawValue: 1)
  /// It helps developers.
  public static let debug = OSLogType(rawValue: 2)
  /// Something failed.
  public static let error = OSLogType(rawValue: 16)
  /// Something failed that should not.
  public static let fault = OSLogType(rawValue: 17)
}

/// Drops a message.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any?...
) {}
/// Drops a message.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) {}

/// A message with parts that may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// How a part is shown.
  public enum Part: Sendable { case `public`, `private`, sensitive, auto, hash }
  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Drops a text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Drops a value.
    public mutating func appendInterpolation(_ value: Any?, privacy: Part = .auto) {}
  }
  /// A message.
  public init(stringLiteral value: String) {}
  /// A message of parts.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Where messages go; they are dropped.
public struct Logger: Sendable {
  /// The system's own.
  public init() {}
  /// A log of a part of a program.
  public init(subsystem: String, category: String) {}
  /// A log.
  public init(_ log: OSLog) {}
  /// Drops a message.
  public func log(_ message: OSLogMessage) {}
  /// Drops a message.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Drops a message.
  public func trace(_ message: OSLogMessage) {}
  /// Drops a message.
  public func debug(_ message: OSLogMessage) {}
  /// Drops a message.
  public func info(_ message: OSLogMessage) {}
  /// Drops a message.
  public func notice(_ message: OSLogMessage) {}
  /// Drops a message.
  public func warning(_ message: OSLogMessage) {}
  /// Drops a message.
  public func error(_ message: OSLogMessage) {}
  /// Drops a message.
  public func critical(_ message: OSLogMessage) {}
  /// Drops a message.
  public func fault(_ message: OSLogMessage) {}
}
