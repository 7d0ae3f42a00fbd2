// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What SwiftGen's templates register an app's fonts with. Texts are measured as those of the system's font.
public import Foundation

/// What is wrong with a file; nothing is.
public typealias CFError = NSError
/// Bytes.
public typealias CFData = Data

/// For whom a font is registered.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, user, session
}

/// Registers nothing, and says that it did.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// No font is registered.
public func CTFontManagerGetScopeForURL(_ fontURL: CFURL) -> CTFontManagerScope { .none }

/// Registers nothing, and says that it did.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// A file or bytes that nobody reads.
public final class CGDataProvider {
  /// Of a file.
  public init?(url: CFURL) {}
  /// Of bytes.
  public init?(data: CFData) {}
}

/// A font that nothing is drawn with.
public final class CGFont {
  /// Of what a file holds.
  public init?(_ provider: CGDataProvider) {}
  /// Not known, as the file is not read.
  public var postScriptName: CFString? { nil }
}
