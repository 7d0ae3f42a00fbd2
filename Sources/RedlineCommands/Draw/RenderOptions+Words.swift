import RedlineKit

/// The options as they are given to another program.
extension RenderOptions {
  var words: [String] {
    var words = ["--output=\(output)"]
    if let format { words.append("--format=\(format.values.map(\.rawValue).listed)") }
    if let theme { words.append("--theme=\(theme.values.map(\.rawValue).listed)") }
    words += [
      "--style=\(style.value.rawValue)", "--scale=\(exact(scale))",
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
    only.map { "--only=\($0)" } + on.map { "--on=\($0.argument)" }
      + (orientation.map { ["--orientation=\($0.value.rawValue)"] } ?? [])
      + (direction.map { ["--direction=\($0.value.rawValue)"] } ?? [])
      + (textSize.map { ["--text-size=\($0.abbreviation)"] } ?? [])
      + (keyboard.map { ["--keyboard=\(exact($0))"] } ?? [])
      + (contrast.map { ["--contrast=\($0.value.rawValue)"] } ?? [])
  }
}

extension Device {
  /// The device as an argument: its name, or a canvas' exact size.
  fileprivate var argument: String {
    kind == .canvas
      ? "\(exact(Double(portraitSize.width)))x\(exact(Double(portraitSize.height)))" : slug
  }
}

/// All digits of a number, which is read back as it was.
private func exact(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension [String] {
  fileprivate var listed: String { joined(separator: ",") }
}
