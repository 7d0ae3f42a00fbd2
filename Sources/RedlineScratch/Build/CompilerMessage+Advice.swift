import RedlineRewriting

/// What to do about errors of which the compiler says only that something is missing.
extension CompilerMessage {
  /// The modules that are imported and not there.
  static func missingModules(in output: String) -> Set<String> {
    Set(messages(in: output).compactMap(\.missingModule))
  }

  /// Whether nobody gives the sources of a module.
  package static func isOfApple(_ module: String) -> Bool { Rewriting.isOfApple(module) }

  /// The module that is imported and not there.
  package var missingModule: String? {
    let start = "no such module '"
    guard kind == .error, text.hasPrefix(start) else { return nil }
    return String(text.dropFirst(start.count).prefix { $0 != "'" })
  }

  /// Notes that follow what a compiler printed; empty where it says all.
  /// - Parameter takesSources: Whether the sources of a module may be among the files.
  package static func advice(after output: String, takesSources: Bool) -> String {
    let messages = messages(in: output)
    var notes: [String] = []
    for message in messages {
      guard let module = message.missingModule else { continue }
      let step =
        takesSources
        ? """
        give the folder of its sources, named \(module), beside the file, or give files that do not \
        import it
        """
        : "a layout that needs modules of a package is drawn by a catalog's program in that package"
      notes.append("\(message.place): note: no module \(module) comes with Redline; \(step)")
    }
    let isSwiftUI = { (message: CompilerMessage) in
      message.kind == .warning && message.text.hasSuffix("the module SwiftUI is not here")
    }
    for message in messages where isSwiftUI(message) {
      let unknown = messages.contains {
        $0.file == message.file && $0.kind == .error && $0.text.hasPrefix("cannot find ")
      }
      guard unknown else { continue }
      notes.append(
        """
        \(message.place): note: views of SwiftUI are not drawn; put them into files of their own, and \
        give those of UIKit
        """)
    }
    return notes.map { $0 + "\n" }.joined()
  }

  private var place: String { "\(file):\(line):\(column)" }
}
