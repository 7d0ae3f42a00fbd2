import Foundation
import RedlineIO

/// A package in the cache folder whose one purpose is that Redline is built.
struct ScratchBuild {
  var folder: ScratchFolder
  var source: RedlineSource
  var toolchain: Toolchain

  private static let product = "Warm"

  /// Builds Redline, unless that was done since its sources changed.
  /// - Parameter say: Takes a line about what takes long.
  func build(say: (String) -> Void) throws(ScratchError) -> WarmBuild {
    let key = contentKey("\(source.dependency)\n\(toolchain.identity)")
    let package = try folder.made("\(folder.builds)/\(key)")
    let waiting = { say("Redline is being built by another run; waiting for it") }
    return try ScratchFolder.locked(by: "\(package).lock", waiting: waiting) {
      () throws(ScratchError) in
      try build(in: package, say: say)
    }
  }

  private func build(
    in package: String, say: (String) -> Void
  ) throws(ScratchError) -> WarmBuild {
    let build = WarmBuild(folder: "\(package)/.build/debug", product: Self.product)
    let stamps = contentKey(source.stamps)
    let record = WholeFile("\(package)/built")
    let isBuilt = (try? record.regularBytes(limit: 1 << 10)) == Array(stamps.utf8)
    let isThere = FileStamp("\(build.modules)/AppleFrameworks.swiftmodule") != nil
    if isBuilt, isThere || !hasUIKit { return build }
    do {
      try write(package)
      try record.remove()
      try run(in: package, say: say)
      try record.write(stamps)
    } catch let error as FileError { throw .file(error) } catch let error as ScratchError {
      throw error
    } catch { throw .notBuilt(folder: package, end: "\(error)") }
    return build
  }

  #if os(Linux)
    private let hasUIKit = true
  #else
    private let hasUIKit = false
  #endif

  private func write(_ package: String) throws {
    let names = ["RedlineKit", "RedlineCommands"] + (hasUIKit ? ["UIKit"] : [])
    let products = names.map {
      ".product(name: \"\($0)\", package: \(source.package.swiftLiteral))"
    }
    try Folder("\(package)/Sources/Warm").make()
    try WholeFile("\(package)/Package.swift").write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Warm", platforms: [.macOS(.v15)],
        dependencies: [\(source.dependency)],
        targets: [
          .executableTarget(name: "Warm", dependencies: [\(products.joined(separator: ", "))])
        ])

      """)
    try WholeFile("\(package)/Sources/Warm/Warm.swift").write(
      names.map { "import \($0)\n" }.joined() + "\n@main enum Warm { static func main() {} }\n")
    // The versions that Redline was tried with.
    guard case .checkout(let path) = source,
      let pins = try WholeFile("\(path)/Package.resolved").regularBytes(limit: 1 << 20)
    else { return }
    try WholeFile("\(package)/Package.resolved").write(pins)
  }

  private func run(in package: String, say: (String) -> Void) throws(ScratchError) {
    say("building Redline in \(package); once, for some minutes")
    let isTerminal = isatty(2) == 1
    let words = ["swift", "build", "--product", Self.product] + (isTerminal ? [] : ["--quiet"])
    do {
      let end = try ChildProcess(words, in: package).run(output: .standardError)
      guard end.isSuccess else { throw ScratchError.notBuilt(folder: package, end: end.words) }
    } catch let error as ScratchError { throw error } catch {
      throw .notBuilt(folder: package, end: "\(error)")
    }
  }
}

/// A short name for a text, in 16 hexadecimal digits.
package func contentKey(_ text: some Sequence<UInt8>) -> String {
  let digits = String(stableHash(of: text), radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

package func contentKey(_ text: String) -> String { contentKey(text.utf8) }
