import Foundation
import RedlineIO
import RedlineModel
import RedlineRaster

/// What the files of passed results held when they were last read, so that only those are read again
/// that were written since: nearly all results of a large run are the same from day to day.
///
/// A file is known by its stamp, as in git's index. One that was written within three seconds before
/// the index was made could be written again without another stamp, and is not taken into it. The
/// file is no more than a shortcut: one that is damaged, or of another version, is made anew.
struct ResultIndex: Equatable {
  struct Entry: Equatable {
    /// In the folder of results.
    var path: String
    var stamp: FileStamp
    var result: SnapshotResult
  }

  /// By their paths.
  var entries: [Entry] = []

  /// A result that there is nothing to say of.
  static func holds(_ result: SnapshotResult) -> Bool {
    result.verdict == .passed && result.difference == nil && result.cause == nil
      && result.isBrief == nil && result.actual == nil && result.tolerance == nil
      && result.goldenHash == nil
      && result.actualHash == nil && result.renamedFrom == nil && result.renamedFromHash == nil
  }

  // MARK: The file

  private static let head = Array("redline results 1 \(redlineVersion)\n".utf8)

  /// - Returns: `nil` for anything but an index that this version wrote.
  init?(_ file: [UInt8]) {
    guard file.starts(with: Self.head), file.count >= Self.head.count + 4 else { return nil }
    let sum = file.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard checksum32(file.dropLast(4)) == sum else { return nil }
    var reader = IndexReader(file[Self.head.count...].dropLast(4))
    guard let texts = reader.texts(), let count = reader.count() else { return nil }
    entries.reserveCapacity(count)
    for _ in 0..<count {
      guard let entry = reader.entry(texts) else { return nil }
      entries.append(entry)
    }
    guard reader.isAtEnd else { return nil }
  }

  init() {}

  var bytes: [UInt8] {
    var writer = IndexWriter()
    for entry in entries { writer.add(entry) }
    var file = Self.head + writer.bytes(count: entries.count)
    let sum = checksum32(file[...])
    file += (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32($0))) }
    return file
  }
}

/// Texts once each, then entries with the places of their texts; numbers have seven bits in a byte.
private struct IndexWriter {
  private var texts: [String] = []
  private var places: [String: Int] = [:]
  private var entries: [UInt8] = []

  func bytes(count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    Self.append(UInt64(texts.count), to: &bytes)
    for text in texts {
      Self.append(UInt64(text.utf8.count), to: &bytes)
      bytes += text.utf8
    }
    Self.append(UInt64(count), to: &bytes)
    return bytes + entries
  }

  mutating func add(_ entry: ResultIndex.Entry) {
    let (stamp, result) = (entry.stamp, entry.result)
    text(entry.path)
    for number in [stamp.size, stamp.modified, stamp.changed] {
      Self.append(UInt64(bitPattern: number), to: &entries)
    }
    Self.append(stamp.inode, to: &entries)
    text(result.file.kind.rawValue)
    list(result.file.id.parts)
    text(result.rung?.rawValue ?? "")
    text(result.message)
    list(result.environment)
    for value in [result.golden, result.title, result.variant, result.run] { text(value) }
    Self.append(result.seconds.bitPattern, to: &entries)
    guard let test = result.test else { return list([]) }
    list([test.module, test.suite, test.function, test.file, test.library ?? ""])
    list(test.arguments)
    Self.append(UInt64(bitPattern: Int64(test.line)), to: &entries)
  }

  private mutating func list(_ values: [String]) {
    Self.append(UInt64(values.count), to: &entries)
    for value in values { text(value) }
  }

  private mutating func text(_ value: String) {
    // Texts that are the same to Swift may have other bytes.
    let place = places[value].flatMap { texts[$0].utf8.elementsEqual(value.utf8) ? $0 : nil }
    if place == nil {
      places[value] = texts.count
      texts.append(value)
    }
    Self.append(UInt64(place ?? texts.count - 1), to: &entries)
  }

  /// Of no instance, which would hold the bytes a second time and have them copied.
  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Reads what ``IndexWriter`` wrote; `nil` for anything else.
private struct IndexReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, place) = (bytes, bytes.startIndex) }

  var isAtEnd: Bool { place == bytes.endIndex }

  mutating func number() -> UInt64? {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while place < bytes.endIndex, shift < 64 {
      let byte = bytes[place]
      place += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    return nil
  }

  /// A number of things, each of which takes a byte at least.
  mutating func count() -> Int? {
    number().flatMap { Int(exactly: $0) }.flatMap { $0 <= bytes.endIndex - place ? $0 : nil }
  }

  mutating func texts() -> [String]? {
    guard let count = count() else { return nil }
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count {
      guard let length = self.count() else { return nil }
      texts.append(String(decoding: bytes[place..<(place + length)], as: UTF8.self))
      place += length
    }
    return texts
  }

  private mutating func text(_ texts: [String]) -> String? {
    number().flatMap { $0 < texts.count ? texts[Int($0)] : nil }
  }

  private mutating func list(_ texts: [String]) -> [String]? {
    guard let count = count() else { return nil }
    var values: [String] = []
    for _ in 0..<count {
      guard let value = text(texts) else { return nil }
      values.append(value)
    }
    return values
  }

  mutating func entry(_ texts: [String]) -> ResultIndex.Entry? {
    guard let path = text(texts), let stamp = stamp(), let kind = text(texts),
      let kind = SnapshotFile.Kind(rawValue: kind), let parts = list(texts), !parts.isEmpty,
      let rung = text(texts), let message = text(texts), let environment = list(texts),
      let golden = text(texts), let title = text(texts), let variant = text(texts),
      let run = text(texts), let seconds = number()
    else { return nil }
    var result = SnapshotResult(
      file: SnapshotFile(SnapshotID(known: parts), kind), verdict: .passed,
      rung: SnapshotResult.Rung(rawValue: rung), message: message, environment: environment,
      golden: golden, title: title, variant: variant, run: run)
    result.seconds = Double(bitPattern: seconds)
    guard let names = list(texts) else { return nil }
    if !names.isEmpty {
      guard names.count == 5, let arguments = list(texts), let line = number() else { return nil }
      result.test = .init(
        module: names[0], suite: names[1], function: names[2], arguments: arguments,
        file: names[3], line: Int(truncatingIfNeeded: line))
      result.test?.library = names[4].isEmpty ? nil : names[4]
    }
    return ResultIndex.Entry(path: path, stamp: stamp, result: result)
  }

  private mutating func stamp() -> FileStamp? {
    guard let size = number(), let modified = number(), let changed = number(), let inode = number()
    else { return nil }
    return FileStamp(
      size: Int64(bitPattern: size), modified: Int64(bitPattern: modified),
      changed: Int64(bitPattern: changed), inode: inode)
  }
}
