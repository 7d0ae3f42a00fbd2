import RedlineCommands

@main struct Main {
  static func main() async { await RedlineCommandLine.main() }
}
