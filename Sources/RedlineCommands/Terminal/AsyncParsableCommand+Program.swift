import ArgumentParser
import Foundation
import RedlineIO

extension AsyncParsableCommand {
  /// Runs the command with the process's arguments, and ends the process unless all went well.
  static func runAsProgram() async {
    var command: any ParsableCommand
    do { command = try parseAsRoot() } catch { end(with: unknownSubcommand ?? error) }
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

  /// What is wrong where the first word is no subcommand: the parser calls it an unexpected argument.
  private static var unknownSubcommand: ValidationError? {
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-") else {
      return nil
    }
    let commands = configuration.subcommands
    let names = commands.flatMap { [$0._commandName] + $0.configuration.aliases }
    guard !names.contains(word), word != "help" else { return nil }
    let shown = commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    let near = NearMatches(of: word, among: shown)
    let words = near.sentence("no subcommand is named '\(word.printableLine)'")
    return ValidationError(
      near.names.isEmpty ? "\(words) '\(_commandName) --help' lists them" : words)
  }

  /// Names the option that a subcommand has in place of one that another subcommand has.
  private static func renamed(_ message: String) -> String {
    let names = ["--device": "--on", "--on": "--device"]
    guard let word = CommandLine.arguments.dropFirst().first,
      let command = configuration.subcommands.first(where: { $0._commandName == word }),
      let (unknown, name) = names.first(where: { message.contains("Unknown option '\($0.key)'") }),
      command.helpMessage().contains("  \(name) <device>")
    else { return message }
    let said = "Unknown option '\(unknown)'"
    return message.replacing(
      said, with: "\(said); here devices are named by '\(name)'", maxReplacements: 1)
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
      let message = renamed(fullMessage(for: error))
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
