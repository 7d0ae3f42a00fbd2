import Foundation
import RedlineIO
import RedlineRewriting

/// Compiles files against a warm build of Redline.
package struct Compiler: Sendable {
  package var toolchain: Toolchain
  package var folder: ScratchFolder
  /// Whether messages are for a terminal.
  package var isColored = isatty(2) == 1
  /// Whether files that import UIKit are compiled as they are on Apple's systems, with Objective-C.
  package var rewrites = false
  /// The modules of the build, and the folder of the library linked of it.
  private var modules: String
  private var library: String
  private var libraryKey: String

  /// Finds a build of Redline, or makes one, and links it.
  /// - Parameters:
  ///   - program: The program that runs, whose own build is taken if it is whole; `nil` takes none.
  ///   - source: Gives where the sources are if that is of no use.
  ///   - needsUIKit: Whether the module UIKit is imported.
  ///   - say: Takes lines about what takes long.
  package init(
    folder: ScratchFolder, program: String?, needsUIKit: Bool,
    source: () throws(ScratchError) -> RedlineSource, say: (String) -> Void
  ) throws(ScratchError) {
    toolchain = try Toolchain()
    self.folder = folder
    let build =
      if let program, let own = WarmBuild.around(program, needsUIKit: needsUIKit) {
        own
      } else {
        try ScratchBuild(folder: folder, source: source(), toolchain: toolchain).build(say: say)
      }
    modules = build.modules
    (library, libraryKey) = try Self.linked(build, toolchain, folder)
  }

  private static func linked(
    _ build: WarmBuild, _ toolchain: Toolchain, _ folder: ScratchFolder
  ) throws(ScratchError) -> (String, String) {
    let objects: [String]
    do { objects = try build.objects() } catch { throw .file(error) }
    let key = contentKey("\(toolchain.identity)\n\(build.stamps(of: objects))")
    let library = try folder.whole("\(folder.libraries)/\(key)", keeping: 3) {
      path throws(ScratchError) in
      try link(objects, toolchain, to: path)
    }
    return (library, key)
  }

  private static func link(
    _ objects: [String], _ toolchain: Toolchain, to path: String
  ) throws(ScratchError) {
    let flags = try systemFlags()
    do {
      // Files that users compile need nothing of the libraries of C that Redline draws with, but the
      // modules that they import name them.
      let names = ["CPango", "CRsvg", "CPNG", "CDeflate", "CNettle", "CSystemLinux"]
      try WholeFile("\(path)/module.modulemap").write(
        names.map { "module \($0) {}\n" }.joined())
      let list = objects.map(\.quotedForResponse).joined(separator: "\n")
      try WholeFile("\(path)/objects").write(list)
    } catch { throw .file(error) }
    let words =
      [toolchain.compiler, "-emit-library", "-o", "\(path)/\(Self.fileName)", "@\(path)/objects"]
      + linker + flags
    do {
      let output = try LinkingProcess(words).output()
      guard output.end.isSuccess else {
        throw ScratchError.notLinked(String(decoding: output.bytes + output.errors, as: UTF8.self))
      }
    } catch let error as ScratchError { throw error } catch { throw .notLinked("\(error)") }
  }

  #if canImport(Darwin)
    private static let fileName = "libRedline.dylib"
    private static let linker: [String] = []
    private static let systemLibraries = ["pangoft2", "librsvg-2.0", "libpng", "libdeflate"]
  #else
    private static let fileName = "libRedline.so"
    /// Half as long as the usual one; what is undefined is told when it is linked, not when it runs.
    private static let linker = ["-use-ld=lld", "-Xlinker", "--no-undefined"]
    private static let systemLibraries = [
      "pangoft2", "librsvg-2.0", "libpng", "libdeflate", "nettle",
    ]
  #endif

  private static func systemFlags() throws(ScratchError) -> [String] {
    let words = ["pkg-config", "--libs"] + systemLibraries
    do {
      let output = try ChildProcess(words).output()
      guard output.end.isSuccess else {
        throw ScratchError.noLibraries(String(decoding: output.errors, as: UTF8.self).printableLine)
      }
      return String(decoding: output.bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .map(String.init)
    } catch let error as ScratchError { throw error } catch { throw .noLibraries("\(error)") }
  }
}

// MARK: - Programs

/// A program that was compiled of files.
package struct ScratchProgram: Hashable, Sendable {
  package var path: String
  /// What the compiler said of the files, warnings only, after what was left out of them.
  package var messages: String

  package init(path: String, messages: String) { (self.path, self.messages) = (path, messages) }
}

extension Compiler {
  /// Compiles files into a program, unless that was done before with the same bytes.
  /// - Parameters:
  ///   - paths: The files; messages name them as they are given.
  ///   - generated: Files that are written for it, by name.
  /// - Parameter say: Takes what the compiler says where it does not compile.
  package func program(
    of paths: [String], generated: [(name: String, text: String)], say: (String) -> Void
  ) throws(ScratchError) -> ScratchProgram {
    let keys = try Self.keys(paths)
    var parts = ["program 3", libraryKey, rewrites ? "rewritten" : "as it is"]
    for (path, key) in zip(paths, keys) { parts += [path, key] }
    for file in generated { parts += [file.name, contentKey(file.text)] }
    let key = contentKey(parts.joined(separator: "\n"))
    let program = try folder.whole("\(folder.programs)/\(key)", keeping: 40) {
      path throws(ScratchError) in
      try compile(paths, generated, to: path, say: say)
      let changed = zip(paths, zip(keys, try Self.keys(paths))).first { $1.0 != $1.1 }
      if let changed { throw .changed(changed.0) }
    }
    let messages = try? WholeFile("\(program)/messages").bytes(limit: 1 << 20)
    return ScratchProgram(
      path: "\(program)/program", messages: String(decoding: messages ?? [], as: UTF8.self))
  }

  /// A path as an argument: names that begin with a hyphen or an @ mean something else, also after
  /// `./`, which the driver drops.
  private static func argument(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return ["-", "@"].contains(path.first) || ["-", "@"].contains(name.first)
      ? URL(fileURLWithPath: path).standardizedFileURL.path : path
  }

  private static func keys(_ paths: [String]) throws(ScratchError) -> [String] {
    var keys: [String] = []
    do {
      for path in paths { keys.append(contentKey(try WholeFile(path).bytes(limit: limit))) }
    } catch { throw .file(error) }
    return keys
  }

  private static func importsNothing(_ path: String) -> Bool {
    guard let bytes = try? WholeFile(path).bytes(limit: limit) else { return false }
    let imports = SwiftOutline(String(decoding: bytes, as: UTF8.self)).imports
    return imports.isDisjoint(with: ["RedlineKit", "RedlineLayout", "UIKit"])
  }

  /// The files, with a rewritten one in a folder in place of each that is of UIKit's vocabulary alone, and
  /// what was left out, as the compiler says it.
  /// - Parameter joined: Modules whose sources are among the files: none of them is imported.
  private func rewritten(
    _ paths: [String], joining joined: Set<String>, to folder: String
  ) throws(ScratchError) -> (paths: [String], warnings: String) {
    var (paths, warnings) = (paths, "")
    var found: [(index: Int, source: String)] = []
    do {
      for (index, path) in paths.enumerated() {
        let source = String(decoding: try WholeFile(path).bytes(limit: Self.limit), as: UTF8.self)
        let own = SwiftOutline(source).imports.filter { $0.hasPrefix("Redline") }
        if own.isEmpty { found.append((index, source)) }
      }
      try Folder(folder).make()
      let rewritings = Rewriting.module(found.map(\.source), leavingOut: joined)
      let expected = joined.map(Rewriting.note(ofMissing:))
      for ((index, _), rewriting) in zip(found, rewritings) {
        let path = "\(folder)/\(index).swift"
        try WholeFile(path).write(rewriting.file(madeOf: paths[index]))
        for note in rewriting.notes where !expected.contains(note.text) {
          warnings += "\(paths[index]):\(note.line):1: warning: \(note.message)\n"
        }
        paths[index] = path
      }
    } catch { throw .file(error) }
    return (paths, warnings)
  }

  /// The most bytes that are read of a file of Swift.
  package static let limit = 16 << 20

  private func compile(
    _ paths: [String], _ generated: [(name: String, text: String)], to path: String,
    say: (String) -> Void
  ) throws(ScratchError) {
    do {
      for file in generated { try WholeFile("\(path)/\(file.name)").write(file.text) }
    } catch { throw .file(error) }
    var joined: Set<String> = []
    while true {
      let (files, warnings) =
        rewrites ? try rewritten(paths, joining: joined, to: "\(path)/rewritten") : (paths, "")
      let output = try compiled(files, generated, to: path, say: say)
      let messages = warnings + String(decoding: output.bytes + output.errors, as: UTF8.self)
      if output.end.isSuccess {
        do { return try WholeFile("\(path)/messages").write(messages) } catch { throw .file(error) }
      }
      let missing = CompilerMessage.missingModules(in: messages)
      let found = missing.intersection(Self.folders(of: paths)).subtracting(joined)
      if rewrites, !found.isEmpty {
        joined.formUnion(found)
        continue
      }
      if messages.contains("module compiled with Swift") { throw .otherCompiler }
      let bare = files.filter { Self.importsNothing($0) }
      say(
        CompilerMessage.readable(messages, bare: bare)
          + CompilerMessage.advice(after: messages, takesSources: rewrites))
      throw .notCompiled
    }
  }

  /// The names of the folders that files are in: of a library's sources, one is that of its module.
  private static func folders(of paths: [String]) -> Set<String> {
    Set(
      paths.flatMap { path in
        URL(fileURLWithPath: path).standardizedFileURL.pathComponents.dropLast()
      })
  }

  private func compiled(
    _ paths: [String], _ generated: [(name: String, text: String)], to path: String,
    say: (String) -> Void
  ) throws(ScratchError) -> ChildProcess.Output {
    let words =
      [
        toolchain.compiler, "-emit-executable", "-o", "\(path)/program", "-module-name", "Drawing",
        "-parse-as-library", "-Onone", "-wmo", "-I", modules, "-Xcc",
        "-fmodule-map-file=\(library)/module.modulemap", "-L", library, "-lRedline", "-Xlinker",
        "-rpath", "-Xlinker", library,
      ] + Self.linker
      // Lines of a file that was rewritten are counted from its own first one in this style alone.
      + (rewrites ? ["-diagnostic-style", "llvm"] : []) + (isColored ? ["-color-diagnostics"] : [])
      + paths.map(Self.argument)
      + generated.map { "\(path)/\($0.name)" }
    do { return try LinkingProcess(words).output() } catch {
      say("\(error)")
      throw .notCompiled
    }
  }
}

extension String {
  /// The path as a word of a response file.
  fileprivate var quotedForResponse: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
