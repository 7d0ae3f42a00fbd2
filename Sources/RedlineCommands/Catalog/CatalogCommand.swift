import ArgumentParser
import Foundation
import RedlineModel

/// The root command of a catalog's program.
struct CatalogCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: programName,
      abstract: "Draws the layouts of “\(Catalog.title)”.",
      discussion: """
        EXAMPLES
          \(programName) list
          \(programName) render --output Docs
          \(programName) render --only 'login-*' --on iphone-15 --direction rtl
          \(programName) render --format svg,png --theme light --strict
          \(programName) preview
          \(programName) page --output layouts.html
          \(programName) docs --check README.md Docs
          \(programName) verify
          \(programName) sweep --only sign-up --on ipad-mini-5th-generation --direction ltr --width 320...1366
        """,
      version: redlineVersion,
      subcommands: [
        CatalogRenderCommand<Catalog>.self, CatalogListCommand<Catalog>.self,
        CatalogPageCommand<Catalog>.self, CatalogDocsCommand<Catalog>.self,
        CatalogSweepCommand<Catalog>.self, CatalogPreviewCommand<Catalog>.self,
        CatalogAnswerCommand<Catalog>.self,
      ],
      groupedSubcommands: [
        CommandGroup(
          name: "Goldens",
          subcommands: [
            CatalogVerifyCommand<Catalog>.self, CatalogRecordCommand<Catalog>.self,
            CatalogReviewCommand<Catalog>.self, CatalogAcceptCommand<Catalog>.self,
            CatalogRejectCommand<Catalog>.self, CatalogObsoleteCommand<Catalog>.self,
          ])
      ])
  }
}

/// The name under which the program was started.
var programName: String {
  let path = CommandLine.arguments.first ?? ""
  let name = path.split(separator: "/").last.map(String.init) ?? ""
  return name.isEmpty ? "layouts" : name
}
