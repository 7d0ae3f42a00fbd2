import Foundation
import RedlineIO
import RedlineModel
import RedlineRaster

/// Which files of results say no more than that a snapshot passed, and in which run: of a large run
/// nearly all do, and to count them nobody needs to read what they say.
///
/// A file is known by its path and its stamp, as in ``ResultIndex``, from which this is made; one that
/// was written since is read. It is as little needed as that: without it, or with a damaged one, the
/// results are read.
struct PassedIndex {
  struct Entry: Equatable {
    /// Follows from the path in the folder of results and the stamp: see ``key(_:_:_:)``.
    var key: UInt64
    /// Follows from the stamp's times.
    var check: UInt64
    /// A hash of the golden's path as it is on disks that ignore case.
    var folded: UInt64
    /// The run's place among the runs.
    var run: UInt32
  }

  private(set) var runs: [String] = []
  /// How many files there were that it does not know, whenever it is made.
  let otherCount: Int
  private(set) var entries: [Entry] = []
  private var places: [UInt64: Int] = [:]

  /// - Parameter fileCount: How many files of results there are, without those that another index
  ///   might know.
  init(_ index: ResultIndex, fileCount: Int) {
    var numbers: [String: UInt32] = [:]
    for entry in index.entries where Self.holds(entry) {
      let run = entry.result.run
      if numbers[run] == nil {
        numbers[run] = UInt32(runs.count)
        runs.append(run)
      }
      let (folder, name) = Self.parts(of: entry.path)
      entries.append(
        Entry(
          key: Self.key(Self.hash(folder), name.utf8, entry.stamp),
          check: Self.check(entry.stamp), folded: Self.folded(entry.result.file.path),
          run: numbers[run] ?? 0))
    }
    otherCount = max(0, fileCount - entries.count)
  }

  /// Whether there is nothing to say of a result but that it passed.
  private static func holds(_ entry: ResultIndex.Entry) -> Bool {
    entry.result.environment.isEmpty && entry.path == "\(entry.result.file.path).json"
  }

  /// The entry of a file that is as it was; `nil` for one that is to be read.
  func entry(_ key: UInt64, _ stamp: FileStamp) -> Entry? {
    guard let place = places[key], entries[place].check == Self.check(stamp) else { return nil }
    return entries[place]
  }

  // MARK: Hashes

  /// A hash of a file's path and stamp.
  /// - Parameter folder: ``hash(_:)`` of the path up to the name.
  static func key(_ folder: UInt64, _ name: some Sequence<UInt8>, _ stamp: FileStamp) -> UInt64 {
    let path = name.reduce(folder) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    return mixed(
      mixed(mixed(path) ^ UInt64(bitPattern: stamp.size)) ^ stamp.inode
        ^ UInt64(bitPattern: stamp.changed))
  }

  static func hash(_ folder: some StringProtocol) -> UInt64 { stableHash(of: folder.utf8) }

  static func folded(_ path: String) -> UInt64 { mixed(stableHash(of: path.foldedForDisks.utf8)) }

  private static func check(_ stamp: FileStamp) -> UInt64 {
    mixed(UInt64(bitPattern: stamp.modified)) &+ UInt64(bitPattern: stamp.changed)
  }

  /// Another number for each number, of which all bits depend on all bits.
  ///
  /// Reference: S. Vigna, *splitmix64*, 2015.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var value = number &+ 0x9e37_79b9_7f4a_7c15
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// `("A/t/", "0.svg.json")`
  private static func parts(of path: String) -> (folder: Substring, name: Substring) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path[...]) }
    let name = path.utf8.index(after: slash)
    return (path[..<name], path[name...])
  }

  // MARK: The file

  private static let head = Array("redline passed 1 \(redlineVersion)\n".utf8)
  private static let entrySize = 28

  /// - Returns: `nil` for anything but an index that this version wrote.
  init?(_ file: [UInt8]) {
    guard file.starts(with: Self.head), file.count >= Self.head.count + 16 else { return nil }
    let end = file.count - 4
    let sum = Self.number(UInt32.self, in: file, at: end)
    guard checksum32(file[..<end]) == sum else { return nil }
    var place = Self.head.count
    let (count, length) = (
      Int(Self.number(UInt32.self, in: file, at: place)),
      Int(Self.number(UInt32.self, in: file, at: place + 4))
    )
    otherCount = Int(Self.number(UInt32.self, in: file, at: place + 8))
    place += 12
    guard place + length + count * Self.entrySize == end else { return nil }
    let names = String(decoding: file[place..<(place + length)], as: UTF8.self)
    runs = names.split(separator: "\n").map(String.init)
    place += length
    entries.reserveCapacity(count)
    places.reserveCapacity(count)
    for index in 0..<count {
      let run = Self.number(UInt32.self, in: file, at: place + 24)
      guard run < runs.count else { return nil }
      entries.append(
        Entry(
          key: Self.number(UInt64.self, in: file, at: place),
          check: Self.number(UInt64.self, in: file, at: place + 8),
          folded: Self.number(UInt64.self, in: file, at: place + 16), run: run))
      // Of two with the same key neither is known.
      places[entries[index].key] = places[entries[index].key] == nil ? index : count
      place += Self.entrySize
    }
    places = places.filter { $0.value < count }
  }

  /// - Returns: `nil` if a run's name has a line feed.
  var bytes: [UInt8]? {
    guard runs.allSatisfy({ !$0.isEmpty && !$0.utf8.contains(0x0A) }) else { return nil }
    let names = Array(runs.joined(separator: "\n").utf8)
    var file = Self.head
    file.reserveCapacity(file.count + 16 + names.count + entries.count * Self.entrySize)
    Self.append(UInt32(entries.count), to: &file)
    Self.append(UInt32(names.count), to: &file)
    Self.append(UInt32(clamping: otherCount), to: &file)
    file += names
    for entry in entries {
      Self.append(entry.key, to: &file)
      Self.append(entry.check, to: &file)
      Self.append(entry.folded, to: &file)
      Self.append(entry.run, to: &file)
    }
    Self.append(checksum32(file[...]), to: &file)
    return file
  }

  private static func append(_ number: some FixedWidthInteger, to file: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { file.append(contentsOf: $0) }
  }

  private static func number<Number: FixedWidthInteger>(
    _ type: Number.Type, in file: [UInt8], at place: Int
  ) -> Number {
    file.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: type)) }
  }
}
