/// Names of constants, variables and parameters that keep one of UIKit's classes:
/// `let screen: Screen.Type`.
struct KeptClasses {
  private var names: Set<String> = []

  /// - Parameters:
  ///   - files: The files of a module.
  ///   - responders: The classes that objects can be made of.
  init(_ files: [SourceFile], _ responders: ResponderClasses) {
    for file in files {
      for index in file.tokens.indices where file.word(index) == "Type" {
        guard file.word(index - 1) == ".", file.word(index - 3) == ":",
          responders.contains(file.word(index - 2))
        else { continue }
        names.insert(file.word(index - 4))
      }
    }
  }

  /// Of `entry.screen.init()`, which begins at a token, the index after its end.
  func construction(_ index: Int, in file: SourceFile) -> Int? {
    guard !names.isEmpty, file.word(index - 1) != ".",
      file.word(index).first.map({ $0.isLetter || $0 == "_" }) == true
    else { return nil }
    var end = index
    while file.word(end + 1) == ".", file.word(end + 2) != "init" { end += 2 }
    guard names.contains(file.word(end)),
      (1...4).map({ file.word(end + $0) }) == [".", "init", "(", ")"]
    else { return nil }
    return end + 5
  }
}
