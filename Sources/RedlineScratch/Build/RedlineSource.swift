import Foundation
import RedlineIO

/// Where the sources of Redline are.
package enum RedlineSource: Hashable, Sendable {
  case checkout(String)
  /// A repository, at the tag of a version.
  case repository(url: String, version: String)

  /// - Parameters:
  ///   - place: A folder or an address that somebody named; `nil` is the checkout that this program
  ///     was built from, if it is still there.
  ///   - version: Which version is taken from a repository.
  /// - Throws: ``ScratchError/noSources``.
  package init(_ place: String?, version: String, builtFrom file: String = #filePath)
    throws(ScratchError)
  {
    if let place, place.contains("://") {
      self = .repository(url: place, version: version)
      return
    }
    // Sources/RedlineScratch/Build/RedlineSource.swift
    let own = file.split(separator: "/").dropLast(4).joined(separator: "/")
    let folder = place.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? "/\(own)"
    guard access("\(folder)/Sources/RedlineCommands", F_OK) == 0,
      access("\(folder)/Package.swift", F_OK) == 0
    else { throw .noSources }
    self = .checkout(folder)
  }

  /// What names it in a manifest.
  var dependency: String {
    switch self {
    case .checkout(let path): #".package(name: "redline", path: \#(path.swiftLiteral))"#
    case .repository(let url, let version):
      ".package(url: \(url.swiftLiteral), exact: \(version.swiftLiteral))"
    }
  }

  /// The name of its package in a manifest.
  var package: String {
    guard case .repository(let url, _) = self else { return "redline" }
    let name = url.split(separator: "/").last.map(String.init) ?? "redline"
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// By what one sees that the sources changed since they were built.
  var stamps: String {
    guard case .checkout(let path) = self else { return dependency }
    let files = Folder("\(path)/Sources").stampedFiles()
    return
      ([("Package.swift", FileStamp("\(path)/Package.swift"))]
      + files.map { ($0.path, FileStamp?.some($0.stamp)) })
      .map { "\($0) \($1?.size ?? 0) \($1?.modified ?? 0)" }.joined(separator: "\n")
  }
}

extension String {
  /// The text as a literal of Swift source, on one line.
  package var swiftLiteral: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
