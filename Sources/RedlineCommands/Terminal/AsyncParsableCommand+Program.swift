import ArgumentParser
import Foundation
import RedlineIO

extension AsyncParsableCommand {
  /// Runs the command with the process's arguments, and ends the process unless all went well.
  static func runAsProgram() async {
    var command: any ParsableCommand
    do { command = try parseAsRoot() } catch { end(with: error) }
    do {
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error, from: type(of: command))
    }
  }

  /// Says what an error is and ends the process with its exit code.
  private static func end(
    with error: any Error, from command: (any ParsableCommand.Type)? = nil
  ) -> Never {
    if let code = error as? ExitCode { Foundation.exit(code.rawValue) }
    if let error = error as? ValidationError, let command {
      StandardError.print(
        """
        error: \(error.message)
        Usage: \(usageString(for: command))
          See '\(_commandName) \(command._commandName) --help' for more information.
        """)
      Foundation.exit(64)
    }
    switch exitCode(for: error) {
    case .success:
      // Help, the version or a completion script was asked for.
      do { try StandardOutput.print(fullMessage(for: error) + "\n") } catch {
        StandardError.print("error: \(error)")
        Foundation.exit(70)
      }
      Foundation.exit(0)
    case .validationFailure:
      let message = fullMessage(for: error)
      let label = "Error: "
      StandardError.print(
        message.hasPrefix(label) ? "error: \(message.dropFirst(label.count))" : message)
      Foundation.exit(64)
    default:
      StandardError.print("error: \(reason(of: error))")
      Foundation.exit(70)
    }
  }
}
