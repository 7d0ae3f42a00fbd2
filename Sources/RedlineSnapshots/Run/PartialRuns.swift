extension SnapshotRun {
  /// Options of `swift test` after which it runs a part of the tests: with a value, and without.
  private static let partialOptions = ["--filter", "--skip", "--specifier", "-s", "--test-product"]
  private static let partialFlags = ["--disable-xctest", "--disable-swift-testing"]

  /// What made `swift test` run a part of the tests: `--filter Login`; `nil` if it ran all.
  /// - Parameter arguments: Those of `swift test`.
  package static func partialReason(ofSwiftTest arguments: [String]) -> String? {
    var words: [String] = []
    for (index, argument) in arguments.enumerated() {
      if partialOptions.contains(argument) {
        words.append(arguments[index...].prefix(2).joined(separator: " "))
      } else if partialFlags.contains(argument)
        || partialOptions.contains(where: { argument.hasPrefix($0 + "=") })
      {
        words.append(argument)
      }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
