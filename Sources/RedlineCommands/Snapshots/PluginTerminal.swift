import Foundation

/// The terminal of a program that SwiftPM runs for a plugin.
enum PluginTerminal {
  /// Takes standard input from the terminal where SwiftPM runs this program for a plugin, which has
  /// neither its standard input nor the terminal's foreground.
  /// - Returns: Gives the terminal back.
  static func take() -> () -> Void {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return {} }
    // A process in the background may take the foreground only if this signal does not stop it.
    let handler = signal(SIGTTOU, SIG_IGN)
    let owner = tcgetpgrp(terminal)
    guard owner >= 0, tcsetpgrp(terminal, getpgrp()) == 0 else {
      signal(SIGTTOU, handler)
      close(terminal)
      return {}
    }
    dup2(terminal, 0)
    return {
      tcsetpgrp(terminal, owner)
      signal(SIGTTOU, handler)
      close(terminal)
    }
  }
}
