import RedlineKit

/// The options as they are given to another program.
extension RenderOptions {
  var words: [String] {
    var words = ["--output=\(output)", "--format=\(formats.map(\.rawValue).listed)"]
    if let theme { words.append("--theme=\(theme.values.map(\.rawValue).listed)") }
    words += [
      "--style=\(style.value.rawValue)", "--scale=\(formatted(scale))",
      "--text-mode=\(textMode.value.rawValue)",
    ]
    words += explainedItems.map { "--why=\($0)" } + ignored.names.map { "--ignore=\($0)" }
    let flags = [
      ("show-inactive", showInactive), ("show-source", showSource), ("strict", strict),
      ("no-findings", noFindings), ("quiet", quiet),
    ]
    return words + flags.filter(\.1).map { "--\($0.0)" }
  }
}

extension CatalogSelection {
  var words: [String] {
    only.map { "--only=\($0)" } + on.map { "--on=\($0.slug)" }
      + (orientation.map { ["--orientation=\($0.value.rawValue)"] } ?? [])
      + (direction.map { ["--direction=\($0.value.rawValue)"] } ?? [])
      + (textSize.map { ["--text-size=\($0.abbreviation)"] } ?? [])
  }
}

extension [String] {
  fileprivate var listed: String { joined(separator: ",") }
}
