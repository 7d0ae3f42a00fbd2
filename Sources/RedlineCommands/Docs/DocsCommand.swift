import ArgumentParser
import RedlineIO
import RedlinePages
import RedlineScratch

/// Keeps figures of pages right whose source stands in the page.
struct DocsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Draw the layouts in the code of pages, and keep the pictures right.",
    discussion: """
      A page in Markdown, or an article of DocC, has a layout in a fenced block, whose first line \
      says what the files are named after, and on which device it is drawn:

        ```swift redline name=login on=iphone-15
        final class Login: View, LayoutSpec {
          let title = Label("Welcome back")

          var layout: Layout {
            title
            title.center == center
          }
        }
        ```

      The block is compiled as a file of its own, which imports RedlineKit, so the code on the page \
      is what the picture shows; errors of the compiler have the page's lines. It holds one layout, \
      as 'redline draw' finds them, beside those that it uses. Comments, which name entries of a \
      catalog, are for the 'docs' of that catalog's program.

      \(DocsOptions.discussion)

      EXAMPLES
        redline docs README.md Docs
        redline docs --check

      Exit codes: 0 if all is right, or is now; 1 if a block is no figure, and with --check if \
      anything is not right; 64 for wrong arguments; 70 if a layout cannot be compiled, solved, \
      drawn or written. 70 outranks 64, which outranks 1.
      """)

  @OptionGroup var options: DocsOptions
  @OptionGroup var scratch: ScratchOptions

  func run() async throws {
    let blocks = try FigureBlock.blocks(in: PageFiles.paths(below: options.paths))
    guard !blocks.isEmpty else {
      // Nothing is compiled to say what is wrong with other figures.
      return try await DocsRun(options, [], goldens: "Snapshots", draws: .blocks).run()
    }
    let files = [("Catalog.swift", FigureBlock.catalog(of: blocks))] + blocks.map(\.file)
    let program = try scratch.program(
      of: [], generated: files, needsUIKit: blocks.contains(where: \.needsUIKit))
    try BlockRun(program: program, blocks: blocks, options: options).run()
  }
}
