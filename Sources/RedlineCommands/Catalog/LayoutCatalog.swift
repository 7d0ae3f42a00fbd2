import ArgumentParser
import RedlineLayout

/// A list of layouts that is a program: `swift run my-layouts render --output Docs`.
///
/// ```swift
/// @main struct MyLayouts: LayoutCatalog {
///   static let entries = [
///     Entry("two-buttons", on: .iPhone6sPlus, .iPhone6sPlus.landscape) { TwoButtons() },
///   ]
/// }
/// ```
/// The program has the subcommands `render` and `list`, those that compare its drawings with goldens
/// (`verify`, `record`, `review`, `accept`, `reject`, `obsolete`), and `help` about each.
public protocol LayoutCatalog {
  /// The layouts, in the order in which they are listed.
  static var entries: [Entry] { get }
  /// The heading of the catalog's page; the type's name unless given.
  static var title: String { get }
  /// The folder of the catalog's goldens, from the folder where the program is started.
  ///
  /// `Snapshots/` and the title unless given: `Snapshots/my-layouts`. Its last part precedes the
  /// names of the snapshots.
  static var goldens: String { get }
}

extension LayoutCatalog {
  /// The type's name.
  public static var title: String { "\(Self.self)" }
  /// `Snapshots/` and the title, in lower case with hyphens.
  public static var goldens: String { "Snapshots/\(slugified(title))" }

  /// Runs the program with the process's arguments and ends it with an exit code.
  ///
  /// Exit codes: 0; 1 if `--strict` is given and there are warnings or errors in the layouts, or if
  /// one is not what its golden holds; 64 if
  /// the arguments are wrong; 70 if a layout cannot be solved, drawn or written, or if two entries
  /// or variants have the same name. 70 outranks 64, which outranks 1.
  public static func main() async {
    await CatalogCommand<Self>.runAsProgram()
  }
}
