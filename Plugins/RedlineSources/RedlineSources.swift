import Foundation
import PackagePlugin

/// Compiles UIKit code as it is: the folders that a target's `uikit-sources.txt` names, one a line and
/// relative to it, are rewritten for a compiler without Objective-C into the target's build folder.
@main struct RedlineSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = target.directoryURL
    let list = folder.appending(path: "uikit-sources.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error("\(list.path) is to name the folders of UIKit code, one a line")
      return []
    }
    let tool = try context.tool(named: "redline-rewrite").url
    var commands: [Command] = []
    var names: Set = ["MainActorTests", "AssetSymbols", "DataModels"]
    var (inputs, outputs) = ([URL](), [URL]())
    for source in Self.sources(in: text, of: folder) {
      let files = Self.swiftFiles(in: source)
      if files.isEmpty { Diagnostics.error("no Swift file in \(source.path)", file: list.path) }
      for file in files {
        let output = context.pluginWorkDirectoryURL.appending(path: Self.name(of: file, &names))
        inputs.append(file)
        outputs.append(output)
      }
    }
    let imported = Self.imported(by: target)
    // All at once, since extensions override what classes in other files inherit.
    commands.append(
      .buildCommand(
        displayName: "Rewriting UIKit code of \(target.name)", executable: tool,
        arguments: imported.flatMap { ["--importing", $0.path] }
          + zip(inputs, outputs).flatMap { [$0.path, $1.path] },
        inputFiles: inputs + imported + [list],
        outputFiles: outputs))
    let models = Self.folders("xcdatamodeld", in: folder)
    if !models.isEmpty {
      let output = context.pluginWorkDirectoryURL.appending(path: "DataModels.uikit.swift")
      commands.append(
        .buildCommand(
          displayName: "Making the classes of data models of \(target.name)", executable: tool,
          arguments: ["--data-models", output.path] + models.map(\.path),
          inputFiles: models.flatMap { Self.files("contents", in: $0) }, outputFiles: [output]))
    }
    let catalogs = Self.folders("xcassets", in: folder)
    if !catalogs.isEmpty {
      let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.uikit.swift")
      let isResource = target.sourceFiles.contains { $0.type == .resource }
      commands.append(
        .buildCommand(
          displayName: "Naming the assets of \(target.name)", executable: tool,
          arguments: ["--asset-symbols", isResource ? "module" : "main", output.path]
            + catalogs.map(\.path),
          inputFiles: catalogs.flatMap { Self.files("Contents.json", in: $0) },
          outputFiles: [output]))
    }
    if target.kind == .test {
      let output = context.pluginWorkDirectoryURL.appending(path: "MainActorTests.uikit.swift")
      commands.append(
        .buildCommand(
          displayName: "Letting XCTest run tests on the main actor", executable: tool,
          arguments: ["--main-actor-tests", output.path], outputFiles: [output]))
    }
    return commands
  }

  /// The folders and files that a list names.
  private static func sources(in list: String, of folder: URL) -> [URL] {
    list.split(whereSeparator: \.isNewline).compactMap { line in
      let path = line.trimmingCharacters(in: .whitespaces)
      guard !path.isEmpty, !path.hasPrefix("#") else { return nil }
      return folder.appending(path: path).standardizedFileURL
    }
  }

  /// The files of UIKit code of the targets that a target depends on, which say what stands for a class.
  private static func imported(by target: any Target) -> [URL] {
    target.recursiveTargetDependencies.flatMap { other -> [URL] in
      let list = other.directoryURL.appending(path: "uikit-sources.txt")
      guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
      return sources(in: text, of: other.directoryURL).flatMap { swiftFiles(in: $0) }
    }
  }

  /// The asset catalogs or data models below a folder, in the order of their paths.
  private static func folders(_ ending: String, in folder: URL) -> [URL] {
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    var found: [URL] = []
    while let url = files.nextObject() as? URL {
      guard url.pathExtension == ending else { continue }
      found.append(url)
      files.skipDescendants()
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The files of a name that say what is in a catalog or a model.
  private static func files(_ name: String, in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.lastPathComponent == name
    }
    .sorted { $0.path < $1.path }
  }

  /// The Swift files in a folder, in the order of their paths; or the file itself.
  private static func swiftFiles(in source: URL) -> [URL] {
    if source.pathExtension == "swift" { return [source] }
    guard let files = FileManager.default.enumerator(at: source, includingPropertiesForKeys: nil)
    else { return [] }
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// The file's name, with a number if another one has it; unlike its own, which is where messages
  /// say that they are from.
  private static func name(of file: URL, _ names: inout Set<String>) -> String {
    let name = file.deletingPathExtension().lastPathComponent
    var (candidate, number) = (name, 1)
    while !names.insert(candidate).inserted {
      number += 1
      candidate = "\(name)-\(number)"
    }
    return "\(candidate).uikit.swift"
  }
}
