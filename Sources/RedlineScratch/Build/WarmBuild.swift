import Foundation
import RedlineIO

/// A build of Redline: its modules, and the list of the objects that a program is linked of.
struct WarmBuild: Hashable, Sendable {
  /// The folder of the configuration, as `.build/debug`.
  var folder: String
  /// The product whose list of objects is taken.
  var product: String
  /// Folders of objects that the product's list has not.
  var more: [String] = []

  var modules: String { "\(folder)/Modules" }

  /// The paths of the objects, without those of the product's own module.
  func objects() throws(FileError) -> [String] {
    let list = "\(folder)/\(product).product/Objects.LinkFileList"
    let bytes = try WholeFile(list).bytes(limit: 16 << 20)
    let own = "/\(product).build/"
    var paths = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(Self.unquoted)
    paths.removeAll { $0.contains(own) }
    for name in more { paths += Self.objects(in: "\(folder)/\(name)") }
    return paths
  }

  /// Response files quote paths with blanks.
  private static func unquoted(_ line: Substring) -> String {
    let text = line.hasPrefix("\"") && line.hasSuffix("\"") ? line.dropFirst().dropLast() : line
    return String(text).replacing("\\\\", with: "\\").replacing("\\ ", with: " ")
      .replacing("\\\"", with: "\"")
  }

  private static func objects(in folder: String) -> [String] {
    Folder(folder).filePaths().filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
  }

  /// What changes with each build: when each object, and the module that it is of, was written.
  func stamps(of objects: [String]) -> String {
    let names = Set(objects.compactMap { $0.split(separator: "/").dropLast().last })
    let modules = names.filter { $0.hasSuffix(".build") }.sorted()
      .map { "\(self.modules)/\($0.dropLast(".build".count)).swiftmodule" }
    return (objects + modules).map { path in
      guard let stamp = FileStamp(path) else { return "\(path) -" }
      return "\(path) \(stamp.size) \(stamp.modified)"
    }.joined(separator: "\n")
  }
}

extension WarmBuild {
  /// The build that a running program is of, if it is whole: nothing in it was made anew since the
  /// program was linked.
  /// - Parameter needsUIKit: Whether the module UIKit is to be in it.
  static func around(_ program: String, needsUIKit: Bool) -> WarmBuild? {
    let real = URL(fileURLWithPath: program).resolvingSymlinksInPath()
    var build = WarmBuild(
      folder: real.deletingLastPathComponent().path, product: real.lastPathComponent)
    guard let linked = FileStamp(real.path), let objects = try? build.objects(),
      FileStamp("\(build.modules)/RedlineCommands.swiftmodule") != nil,
      objects.allSatisfy({ path in FileStamp(path).map { $0.modified <= linked.modified } ?? false }
      )
    else { return nil }
    guard needsUIKit else { return build }
    build.more = ["UIKit.build", "Combine.build", "AppleFrameworks.build"]
    return build.hasCurrentUIKit ? build : nil
  }

  /// Whether UIKit and what is beside it, no parts of the program, were built after what they import.
  private var hasCurrentUIKit: Bool {
    isCurrent("UIKit", after: ["RedlineLayout", "RedlineText"]) && isCurrent("Combine", after: [])
      && isCurrent("AppleFrameworks", after: ["UIKit"])
  }

  private func isCurrent(_ module: String, after others: [String]) -> Bool {
    // What changed in another module may be nothing for this one: then no object is written again, and
    // only what the compiler notes of each run tells that it looked.
    let parts = "\(folder)/\(module).build"
    let own = (Self.objects(in: parts) + ["\(parts)/primary.priors"])
      .compactMap { FileStamp($0)?.modified }.max()
    guard let own, FileStamp("\(modules)/\(module).swiftmodule") != nil else { return false }
    return others.allSatisfy { name in
      FileStamp("\(modules)/\(name).swiftmodule").map { $0.modified <= own } ?? false
    }
  }
}
