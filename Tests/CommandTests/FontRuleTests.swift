import Foundation
import TestPrograms
import Testing

/// Rules that a user may have for fonts, and that have no say in what is measured and drawn.
@Suite(
  "Fonts of a machine with rules", .blocks, .enabled(if: hasFontconfig, "no /etc/fonts/fonts.conf"))
struct FontRuleTests {
  @Test(arguments: [
    (
      "features",
      #"<edit name="fontfeatures" mode="append"><string>tnum=1</string><string>kern=0</string></edit>"#
    ),
    (
      "matrix",
      """
      <edit name="matrix" mode="assign"><matrix><double>1.3</double><double>0.2</double>\
      <double>0</double><double>1</double></matrix></edit>
      """
    ),
    ("embolden", #"<edit name="embolden" mode="assign"><bool>true</bool></edit>"#),
    ("weight", #"<edit name="weight" mode="assign"><const>bold</const></edit>"#),
    ("slant", #"<edit name="slant" mode="assign"><const>italic</const></edit>"#),
    ("size", #"<edit name="pixelsize" mode="assign"><double>20</double></edit>"#),
    ("variations", #"<edit name="fontvariations" mode="assign"><string>wght=900</string></edit>"#),
    (
      "family",
      """
      <edit name="family" mode="assign" binding="strong"><string>DejaVu Sans</string></edit>
      """
    ),
  ])
  func rulesChangeNothing(_ name: String, edit: String) throws {
    let plain = try Self.plain.get()
    #expect(plain.contains("<svg"))
    for target in ["pattern", "font"] {
      let drawn = try Self.text(rule: "<match target=\"\(target)\">\(edit)</match>")
      #expect(drawn == plain, "\(target)")
    }
  }

  /// What is drawn without a rule, for all rows.
  private static let plain = Result { try text(rule: "") }

  /// What is drawn of a layout on a machine that has the rule besides its own.
  private static func text(rule: String) throws -> String {
    try withTemporaryFolder { folder in
      let rules = folder.appending(path: "fonts.conf")
      let contents = """
        <?xml version="1.0"?>
        <fontconfig><include>/etc/fonts/fonts.conf</include>\(rule)</fontconfig>
        """
      try Data(contents.utf8).write(to: rules)
      var program = Program(
        built: "redline-gallery",
        [
          "render", "--only", "sign-up-iphone-8", "--theme", "light", "--no-findings", "--quiet",
          "--output", "-",
        ])
      program.environment["FONTCONFIG_FILE"] = rules.path
      let outcome = try program.run()
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.output
    }
  }
}

private let hasFontconfig = FileManager.default.fileExists(atPath: "/etc/fonts/fonts.conf")
