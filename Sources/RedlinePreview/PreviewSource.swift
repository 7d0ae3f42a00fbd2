package import RedlineScratch

/// Where the layouts of a preview come from.
///
/// All but its title may take seconds and is called on threads of its own: what was saved and what was
/// committed may be made at the same time, each of them once at a time.
package protocol PreviewSource: Sendable {
  /// The heading of the page.
  var title: String { get }
  /// What changes when a file is saved, at the cost of looking at names and times.
  func stamps() -> [String]
  /// Makes a program that answers questions.
  /// - Throws: ``PreviewFailure``.
  func build() throws -> PreviewProgram
  /// What layouts can be compared with, beside goldens and what was saved before.
  var bases: [PreviewBase] { get }
  /// Whether files are compiled, rather than read.
  var compiles: Bool { get }
  /// Whether a program goes on with what was saved when it was made.
  var keepsWhatWasSaved: Bool { get }
  /// The same of what layouts are compared with.
  /// - Throws: ``PreviewFailure``.
  func build(_ base: PreviewBase) throws -> PreviewProgram
}

extension PreviewSource {
  package var compiles: Bool { true }
}

/// A program that answers questions on its standard input.
package struct PreviewProgram: Hashable, Sendable {
  /// The program and its arguments.
  package var words: [String]
  /// The same where the program stays when another one is built, if that is another place.
  package var keptWords: [String]?
  /// Warnings of the compiler.
  package var messages: [CompilerMessage] = []

  package init(_ words: [String], messages: [CompilerMessage] = []) {
    (self.words, self.messages) = (words, messages)
  }
}

/// Why nothing can be shown, or why it is what was saved before.
package struct PreviewFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String
  package var messages: [CompilerMessage]

  package init(_ description: String, messages: [CompilerMessage] = []) {
    (self.description, self.messages) = (description, messages)
  }
}
