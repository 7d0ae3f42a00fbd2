package import RedlineIO

/// Why files cannot be compiled into a program.
package enum ScratchError: Error, Hashable, Sendable, CustomStringConvertible {
  case noToolchain
  case noLibraries(String)
  case noCache
  case noSources
  case notBuilt(folder: String, end: String)
  case notLinked(String)
  /// The compiler said why.
  case notCompiled
  /// The modules were made by another version of the compiler.
  case otherCompiler
  /// A file was written while it was compiled.
  case changed(String)
  case file(FileError)

  package var description: String {
    switch self {
    case .noToolchain:
      """
      layouts are compiled by swiftc, which is in no folder of PATH; install Swift 6.2 or later \
      (https://www.swift.org/install) and try again
      """
    case .noLibraries(let reason):
      """
      the libraries that Redline draws with are not found: \(reason); Scripts/bootstrap of Redline \
      installs them
      """
    case .noCache: "neither XDG_CACHE_HOME nor HOME names a folder for what is built once"
    case .noSources:
      """
      Redline itself is built once with each version of Swift, and its sources are not where this \
      program was built; name a checkout of Redline, or the address of its repository, with \
      --redline or in REDLINE_PACKAGE
      """
    case .notBuilt(let folder, let end):
      "Redline could not be built in \(folder): swift build \(end); the lines above say why"
    case .notLinked(let messages): "Redline could not be linked:\n\(messages)"
    case .notCompiled: "the layouts do not compile"
    case .otherCompiler:
      """
      Redline was built by another version of Swift than swiftc is; --clean builds it anew, or build \
      'redline' again
      """
    case .changed(let path): "\(path) was changed while it was compiled; run this again"
    case .file(let error): "\(error)"
    }
  }
}
