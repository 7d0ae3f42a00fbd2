internal import ArgumentParser
import Foundation
internal import RedlineIO

/// Runs a program with the process's arguments, and ends the process unless all went well.
func runProgram<Root: AsyncParsableCommand>(_ root: Root.Type) async {
  var command: any ParsableCommand
  do { command = try root.parseAsRoot() } catch { end(root, with: error) }
  do {
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  } catch {
    end(root, with: error, from: type(of: command))
  }
}

/// Says what an error is and ends the process with its exit code.
private func end<Root: AsyncParsableCommand>(
  _ root: Root.Type, with error: any Error, from command: (any ParsableCommand.Type)? = nil
) -> Never {
  if let code = error as? ExitCode { exit(code.rawValue) }
  if let error = error as? ValidationError, let command {
    printError(
      """
      error: \(error.message)
      Usage: \(root.usageString(for: command))
        See '\(root._commandName) \(command._commandName) --help' for more information.
      """)
    exit(64)
  }
  switch root.exitCode(for: error) {
  case .success:
    // Help, the version or a completion script was asked for.
    do { try printOutput(root.fullMessage(for: error) + "\n") } catch {
      printError("error: \(error)")
      exit(70)
    }
    exit(0)
  case .validationFailure:
    let message = root.fullMessage(for: error)
    let label = "Error: "
    printError(message.hasPrefix(label) ? "error: \(message.dropFirst(label.count))" : message)
    exit(64)
  default:
    printError("error: \(reason(of: error))")
    exit(70)
  }
}
