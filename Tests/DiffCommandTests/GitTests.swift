import Foundation
import RedlineComparison
import TestPrograms
import Testing

/// A repository with two commits: `base` with three layouts, and `main` in which `Snapshots/card` has
/// another gap, `Snapshots/gone` is gone and `Snapshots/come` is new.
private func withRepository(_ body: (Tool) throws -> Void) throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try tool.git("init", "--quiet", "--initial-branch=main")
    for name in ["card", "same", "gone"] { try tool.writeCard("Snapshots/\(name).svg") }
    try commit(tool)
    try tool.git("branch", "base")
    try tool.writeCard("Snapshots/card.svg", gap: 24)
    try tool.writeCard("Snapshots/come.svg", gap: 4)
    try tool.git("rm", "--quiet", "Snapshots/gone.svg", "Snapshots/gone~dark.svg")
    try tool.write("not a layout", to: "notes.json")
    try tool.write("// Card", to: "Card.swift")
    try tool.write("Cards", to: "Read.me")
    try commit(tool)
    try body(tool)
  }
}

private func commit(_ tool: Tool) throws {
  try tool.git("add", ".")
  let outcome = try tool.git("commit", "--quiet", "--message=Layouts")
  #expect(outcome.status == 0, "\(outcome.errors)")
}

@Test(
  "Revisions that are compared", .blocks,
  arguments: [
    DiffCase("base..main", 1, "3 layouts: 1 changed, 1 added, 1 removed, 1 file without a layout"),
    DiffCase("base..", 1, "3 layouts: 1 changed, 1 added, 1 removed"),
    DiffCase("base...main Snapshots", 1, "3 layouts: 1 changed, 1 added, 1 removed\n"),
    DiffCase("main...base", 0, "0 layouts: nothing changed"),
    DiffCase("base..main Snapshots/card.svg", 1, "1 layout: 1 changed", "note moved 16 pt down"),
    DiffCase("main..main", 0, "0 layouts: nothing changed"),
    DiffCase("base Snapshots", 1, "4 layouts: 1 changed, 2 added, 1 removed\n"),
    DiffCase("main", 1, "2 layouts: 1 changed, 1 added", "+ Snapshots/untracked"),
    DiffCase("HEAD Snapshots/card.svg", 1, "= title.bottom + 24 → + 30"),
    DiffCase("base..main Snapshots --format markdown", 1, "](<Snapshots/card.svg>)"),
    DiffCase("base..main Snapshots --format html", 1, "note.top"),
    DiffCase("bse..main", 64, "'bse' is neither a file, a folder nor a revision"),
    DiffCase("base:notes.json main:notes.json", 64, "name revisions first and paths after them"),
    DiffCase("-- --output=x..main", 64, "no revision begins with '-'"),
    DiffCase("-- main..--output=x", 64, "no revision begins with '-'"),
    DiffCase("main;touch", 64, "'main;touch' is neither"),
    DiffCase("base..main :(top)Snapshots", 64, "':(top)Snapshots' is in neither base nor main"),
    DiffCase("base..main Snapshot", 64, "'Snapshot' is in neither base nor main; give the path"),
    DiffCase("base Snapshot", 64, "'Snapshot' is neither in base nor here; give the path"),
    DiffCase("base..main Snapshots/gone.svg", 1, "1 layout: 1 removed"),
    DiffCase("base..main Card.swift", 64, "Card.swift is Swift", "'redline preview Card.swift'"),
    DiffCase("base Snapshots Card.swift", 64, "Card.swift is Swift"),
    DiffCase("base..main Read.me", 64, "Read.me is no layout", ".storyboard or .xib"),
  ])
func comparedRevisions(_ row: DiffCase) throws {
  try withRepository { tool in
    try tool.writeCard("Snapshots/card.svg", gap: 30)
    try tool.writeCard("Snapshots/untracked.svg")
    let before = try tool.git("status", "--porcelain").output
    let outcome = try tool.redline(["diff"] + row.line.split(separator: " ").map(String.init))
    #expect(outcome.status == row.status, "\(outcome.errors)")
    for message in row.messages {
      #expect((row.status > 1 ? outcome.errors : outcome.output).contains(message), "\(outcome)")
    }
    #expect(try tool.git("status", "--porcelain").output == before)
  }
}

@Test(
  "A folder that is gone is one of the old revision, however it is written", .blocks,
  arguments: ["Snapshots", "Snapshots/", "./Snapshots//"])
func goneFolder(_ path: String) throws {
  try withRepository { tool in
    try tool.git("rm", "--quiet", "-r", "Snapshots")
    try commit(tool)
    let outcome = try tool.redline(["diff", "base..HEAD", path])
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("3 layouts: 3 removed"), "\(outcome)")
  }
}

@Test("A clone without its history says how to get it", .blocks)
func shallowClone() throws {
  try withRepository { tool in
    try tool.git("clone", "--quiet", "--depth=1", "file://\(tool.folder.path)", "clone")
    let clone = Tool(folder: tool.folder.appending(path: "clone"))
    let outcome = try clone.redline(["diff", "HEAD~1..HEAD"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains(
        "no revision 'HEAD~1' in this shallow clone; 'git fetch --unshallow' brings the history"),
      "\(outcome)")
  }
}

@Test("Paths are those of the folder in which it runs", .blocks)
func subfolder() throws {
  try withRepository { tool in
    let inner = Tool(folder: tool.folder.appending(path: "Snapshots"))
    let outcome = try inner.redline(["diff", "base..main", "card.svg"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Snapshots/card\n  Card on 200 × 120"), "\(outcome)")
    let worktree = try inner.redline(["diff", "base", "card.svg"])
    #expect(worktree.output.contains("note moved 16 pt down"), "\(worktree)")
  }
}

@Test("git shows layouts as texts after git-setup, and says what changed with --external", .blocks)
func gitSetup() throws {
  try withRepository { tool in
    try tool.write("*.png binary", to: ".gitattributes")
    #expect(try tool.redline(["git-setup", "--check"]).status == 1)
    #expect(try tool.text(".gitattributes") == "*.png binary")
    let first = try tool.redline(["git-setup"])
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("added: Snapshots/**/*.svg diff=redline"))
    #expect(first.output.contains("added: git config diff.redline.textconv 'redline textconv'"))
    #expect(first.output.contains("added: git config merge.redline.driver 'redline git-merge %O"))
    let attributes = """
      *.png binary
      Snapshots/**/*.svg diff=redline
      Snapshots/**/*.svg merge=redline
      *.storyboard diff=redline
      *.xib diff=redline

      """
    #expect(try tool.text(".gitattributes") == attributes)
    let second = try tool.redline(["git-setup"])
    #expect(second.status == 0 && !second.output.contains("added"))
    #expect(try tool.text(".gitattributes") == attributes)
    #expect(try tool.redline(["git-setup", "--check"]).status == 0)

    let texts = try tool.git("diff", "base", "main", "--", "Snapshots/card.svg")
    #expect(texts.status == 0, "\(texts.errors)")
    #expect(texts.output.contains("-  note.top = title.bottom + 8"), "\(texts.output)")
    #expect(texts.output.contains("+  note.top = title.bottom + 24"))
    #expect(!texts.output.contains("<svg"))

    #expect(try tool.redline(["git-setup", "--external"]).status == 0)
    let renamed = try tool.git("diff", "base", "main")
    #expect(renamed.output.contains("layout Snapshots/gone.svg → Snapshots/come.svg\n  Card"))
    let causes = try tool.git("diff", "--no-renames", "base", "main")
    #expect(causes.status == 0, "\(causes.errors)")
    #expect(causes.output.contains("layout Snapshots/card.svg\n  Card on 200 × 120"))
    #expect(causes.output.contains("note moved 16 pt down"))
    #expect(causes.output.contains("layout Snapshots/come.svg\n  + 3 views"))
    #expect(causes.output.contains("layout Snapshots/gone.svg\n  − 3 views"))
    #expect(try tool.redline(["git-setup", "--check"]).status == 0)
    #expect(try tool.redline(["git-setup", "--check", "--external"]).status == 0)
    #expect(try tool.redline(["git-setup"]).output.contains("removed: git config diff.redline.com"))
    #expect(try tool.git("config", "diff.redline.command").status == 1)
    #expect(try tool.redline(["git-setup", "--check", "--external"]).status == 1)
  }
}

@Test(
  "git-setup names the snapshots of a package in a subfolder, and keeps the ends of lines", .blocks,
  arguments: ["\n", "\r\n"])
func setupInSubfolder(_ end: String) throws {
  try withTemporaryFolder { folder in
    let top = Tool(folder: folder)
    try top.git("init", "--quiet")
    try top.write("*.png binary\(end)", to: ".gitattributes")
    let package = folder.appending(path: "my apps/One")
    try top.write("", to: "my apps/One/Package.swift")
    try top.write("", to: "my apps/One/Sources/A.swift")
    let file = folder.appending(path: ".gitattributes").path
    func setup(in folder: URL) throws -> String {
      let repository = try GitRepository(around: folder.path)
      let patterns = ["Snapshots/**/*.svg", "*.xib"]
      try GitSetup(repository, patterns: patterns, isExternal: nil).apply(to: repository)
      return String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    }
    let expected = [
      "*.png binary", "/my?apps/One/Snapshots/**/*.svg diff=redline",
      "/my?apps/One/Snapshots/**/*.svg merge=redline", "*.xib diff=redline", "",
    ].joined(separator: end)
    #expect(try setup(in: package) == expected)
    #expect(try setup(in: package.appending(path: "Sources")) == expected)
    let attributes = try top.git(
      "check-attr", "merge", "--", "my apps/One/Snapshots/S/t/x.svg")
    #expect(attributes.output.hasSuffix("merge: redline\n"))
    #expect(try setup(in: folder).hasSuffix("\(end)Snapshots/**/*.svg merge=redline\(end)"))
  }
}

@Test("git-setup says that git would not find the program", .blocks)
func setupWithoutProgram() throws {
  try withRepository { tool in
    for arguments in [["git-setup"], ["git-setup", "--check"]] {
      var program = Program(built: "redline", arguments, in: tool.folder)
      program.environment["PATH"] = "/usr/bin:/bin"
      let outcome = try program.run()
      #expect(outcome.status == (arguments.count == 1 ? 0 : 1), "\(outcome)")
      #expect(outcome.output.contains("missing: 'redline' in a folder of PATH; until"))
      #expect(!outcome.output.contains("run 'redline git-setup'"))
    }
    #expect(!(try tool.redline(["git-setup", "--check"])).output.contains("missing"))
  }
}

@Test("git shows what changed in storyboards", .blocks)
func storyboardsInGit() throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try tool.git("init", "--quiet", "--initial-branch=main")
    try tool.write(mainStoryboard, to: "App/Main.storyboard")
    try commit(tool)
    try tool.git("branch", "base")
    let moved = mainStoryboard.replacing(#"constant="16""#, with: #"constant="24""#)
    let added = emptyScene("s3", controller: "c3") + "</scenes>"
    try tool.write(moved.replacing("</scenes>", with: added), to: "App/Main.storyboard")
    try tool.write(badgeXib(top: 8), to: "App/Badge.xib")
    try commit(tool)
    let change = "Δ titleLabel.leading = safeArea.leading + 16 → + 24   Main.storyboard:26"
    let outcome = try tool.redline(["diff", "base..main"])
    #expect(outcome.status == 1, "\(outcome)")
    let head = """
      4 layouts: 1 changed, 2 added
        + App/Badge.xib
        + App/Main.storyboard: UIViewController

      App/Main.storyboard: Login
      """
    #expect(outcome.output.hasPrefix(head), "\(outcome)")
    #expect(outcome.output.contains(change))

    #expect(try tool.redline(["git-setup"]).status == 0)
    let texts = try tool.git("diff", "base", "main", "--", "App/Main.storyboard")
    #expect(texts.output.contains("-  titleLabel.leading = safeArea.leading + 16"), "\(texts)")
    #expect(texts.output.contains("+  titleLabel.leading = safeArea.leading + 24"))
    #expect(!texts.output.contains("<constraint") && !texts.output.contains(".storyboard:"))

    #expect(try tool.redline(["git-setup", "--external"]).status == 0)
    let causes = try tool.git("diff", "base", "main")
    let lines = "layout App/Main.storyboard\n  3 layouts: 1 changed, 1 added\n"
    #expect(causes.output.contains(lines), "\(causes)")
    #expect(causes.output.contains(change))
    #expect(causes.output.contains("layout App/Badge.xib\n  1 layout: 1 added\n"))

    try tool.write("<document", to: "App/Badge.xib")
    let broken = try tool.git("diff", "main")
    #expect(broken.status == 0, "\(broken)")
    #expect(broken.output.contains("App/Badge.xib:1: error: this is not well-formed XML"))
  }
}

@Test(
  "Arguments of the commands for git", .blocks,
  arguments: [
    DiffCase("textconv no.svg", 64, "no.svg cannot be read"),
    DiffCase("textconv notes.txt", 0, "plain text"),
    DiffCase("textconv empty.svg", 0),
    DiffCase("textconv card.json", 0, "note.top = title.bottom + 8"),
    DiffCase("git-diff --help", 0, "GIT_EXTERNAL_DIFF"),
    DiffCase("git-diff a b", 64, "git passes 1, 7 or 9 arguments, and there are 2"),
    DiffCase("git-diff card.svg", 0, "* card.svg: not merged"),
    DiffCase("git-diff x notes.txt 0 0 card.json 0 0", 0, "notes.txt is not a solved layout"),
    DiffCase("git-diff x /dev/null 0 0 card.json 0 0", 0, "layout x\n  + 3 views"),
    DiffCase("git-merge a b", 64, "theirs"),
    DiffCase("git-merge a b c", 129, "a cannot be read"),
    DiffCase("git-merge a b c 0", 64, "the length of markers is 1…1000, not 0"),
    DiffCase("git-setup", 64, "not in a git repository"),
    DiffCase("git-setup --pattern !a", 64, "is not a pattern"),
  ])
func gitArguments(_ row: DiffCase) throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try tool.writeCard("card.json")
    try tool.write("plain text", to: "notes.txt")
    try tool.write("", to: "empty.svg")
    let outcome = try tool.redline(row.line.split(separator: " ").map(String.init))
    #expect(outcome.status == row.status, "\(outcome.errors)")
    for message in row.messages {
      #expect((row.status > 1 ? outcome.errors : outcome.output).contains(message), "\(outcome)")
    }
    if row.messages.isEmpty { #expect(outcome.output.isEmpty) }
  }
}
