import Foundation
import PackagePlugin

/// `swift package redline verify`: the program `redline` in the package's folder.
@main struct RedlinePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "redline").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // SwiftPM holds the lock of the package's build while it waits for this plugin.
    process.environment = ProcessInfo.processInfo.environment.merging(["REDLINE_PLUGIN": "1"]) {
      $1
    }
    // This one's is SwiftPM's; a review asks on the terminal.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("redline was ended by signal \(process.terminationStatus)")
      exit(70)
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
