import Foundation
import RedlineAssets
import RedlineIO
import RedlineScratch

/// Names that a compiler does not find: those that another file of the project declares, and those that may be of
/// modules that are left out.
struct UndeclaredNames {
  /// The files that are compiled.
  var paths: [String]

  /// The most files that are named, and that are looked into.
  private static let limits = (notes: 4, files: 20_000)

  /// Notes that name the files or the modules; empty if no file around has one of the names, and no module is
  /// left out.
  func advice(after output: String) -> String {
    let messages = CompilerMessage.messages(in: output)
    var wanted: [(name: String, message: CompilerMessage)] = []
    for message in messages {
      guard let name = Self.name(in: message), !wanted.contains(where: { $0.name == name }) else {
        continue
      }
      wanted.append((name, message))
    }
    guard !wanted.isEmpty, let first = paths.first else { return "" }
    var places: [String: String] = [:]
    for path in Self.others(around: first, but: paths) where places.count < wanted.count {
      guard let bytes = try? WholeFile(path).bytes(limit: 1 << 20) else { continue }
      for (name, _) in wanted where places[name] == nil && Self.declares(name, bytes) {
        places[name] = path
      }
    }
    var files: [(path: String, names: [String], message: CompilerMessage)] = []
    for (name, message) in wanted {
      guard let path = places[name] else { continue }
      if let index = files.firstIndex(where: { $0.path == path }) {
        files[index].names.append(name)
      } else {
        files.append((path, [name], message))
      }
    }
    let notes = files.prefix(Self.limits.notes).map { path, names, message in
      """
      \(message.file):\(message.line):\(message.column): note: \(names.listed(atMost: 3)) \
      \(names.count == 1 ? "is" : "are") declared in \(Self.shown(path)), which is not given; give \
      it, too, or the folder of all with --only

      """
    }
    let rest = wanted.filter { places[$0.name] == nil }
    return (notes + Self.ofModules(rest, messages)).joined()
  }

  /// Notes on names that stand for themselves in files from which imports were left out, one a file.
  private static func ofModules(
    _ wanted: [(name: String, message: CompilerMessage)], _ messages: [CompilerMessage]
  ) -> [String] {
    let types = wanted.filter {
      $0.message.text.hasPrefix("cannot find ") && $0.name.first?.isUppercase == true
    }
    return Dictionary(grouping: types, by: \.message.file).sorted { $0.key < $1.key }
      .prefix(limits.notes).compactMap { file, types in
        let modules = messages.filter { $0.file == file }.compactMap(leftOut)
        guard let first = types.first, !modules.isEmpty else { return nil }
        let names = types.map(\.name)
        let origin =
          switch modules.count {
          case 1: "\(modules[0]), which is left out"
          case 2...4: "\(modules.listed(atMost: 4)), which are left out"
          case let count: "one of \(count) modules that are left out"
          }
        return """
          \(file):\(first.message.line):\(first.message.column): note: \(names.listed(atMost: 3)) \
          may be of \(origin); a view of theirs is drawn as one without contents if a file with \
          'class \(first.name): UIView {}' is given, too

          """
      }
  }

  /// The module of which an import was left out.
  private static func leftOut(_ message: CompilerMessage) -> String? {
    guard message.kind == .warning, message.text.hasPrefix("left out: ") else { return nil }
    let words = message.text.split(separator: " ")
    guard let index = words.firstIndex(of: "module"), index + 1 < words.count else { return nil }
    let module = String(words[index + 1])
    return module == "SwiftUI" ? nil : module
  }

  /// The name that is not there.
  private static func name(in message: CompilerMessage) -> String? {
    guard message.kind == .error else { return nil }
    let isMissing =
      message.text.hasPrefix("cannot find ") && message.text.hasSuffix(" in scope")
      || message.text.contains(" has no member '")
    let words = message.text.split(separator: "'", omittingEmptySubsequences: false)
    guard isMissing, !message.text.contains("did you mean"), words.count > 2 else { return nil }
    return String(words[words.count - 2].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// The other files of Swift in the project of a file, by their whole paths.
  private static func others(around path: String, but given: [String]) -> [String] {
    let given = Set(given.map(PageFiles.standardized))
    let root = ProjectFolder(around: path).roots[0].path
    return Folder(root).filePaths(limit: limits.files).filter { $0.hasSuffix(".swift") }
      .map { "\(root)/\($0)" }.filter { !given.contains($0) }
  }

  /// The path from the current folder, if it is in that.
  static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  private static let keywords = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let",
  ]

  /// Whether a file has a name behind a keyword that declares it.
  private static func declares(_ name: String, _ bytes: [UInt8]) -> Bool {
    (bytes + [0]).withUnsafeBytes { bytes in
      guard let text = bytes.bindMemory(to: CChar.self).baseAddress else { return false }
      return keywords.contains { keyword in
        let needle = "\(keyword) \(name)"
        var start = text
        while let found = strstr(start, needle) {
          start = UnsafePointer(found) + needle.utf8.count
          if !isOfWord(UInt8(bitPattern: start.pointee)) { return true }
        }
        return false
      }
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
      || Character(UnicodeScalar(byte)).isNumber
  }
}
