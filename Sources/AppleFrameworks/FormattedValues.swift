// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

// Values that `String(format:)` and predicates take for `%@`, as the objects that they stand for on Apple's
// systems: `id as CVarArg`.

public import Foundation
public import FoundationNetworking

extension UUID: @retroactive _CVarArgObject {
  /// The text, which Foundation's formats ask for.
  public var _cVarArgObject: any CVarArg { uuidString._cVarArgObject }
  /// As for the text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension URL: @retroactive _CVarArgObject {
  /// The address as text.
  public var _cVarArgObject: any CVarArg { absoluteString._cVarArgObject }
  /// As for the text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Date: @retroactive _CVarArgObject {
  /// The description.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }
  /// As for the text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension URLCache {
  /// A cache of so many bytes, in a folder.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

/// The size of a small picture of a file.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
  /// The name that it has.
  public let rawValue: String
  /// A size by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// 1024 × 1024 pixels.
  public static let NSThumbnail1024x1024SizeKey = Self(rawValue: "NSThumbnail1024x1024SizeKey")
}
