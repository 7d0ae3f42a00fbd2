import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlineInterfaceBuilder
import RedlineKit
import RedlineText

/// Which scenes of storyboards and xibs are laid out, and how.
struct InterfaceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The device in place of the document's, by name (iphone-15, iphone-15-landscape) or in points \
      (320x480); may be repeated.
      """,
      valueName: "device"),
    completion: .list(Device.slugs), transform: { try Device(argument: $0) })
  var device: [Device] = []

  @Option(help: "How the devices of --device are held.")
  var orientation = Choice<CatalogSelection.Orientation>(.portrait)

  @Option(
    help: ArgumentHelp(
      "Only scenes of that title, class or id; * and ? are wildcards; may be repeated.",
      valueName: "name"))
  var scene: [String] = []

  @Option(
    help: """
      Where content sizes come from: 'stored' gives a view without subviews the size in the file, \
      'text' measures texts and knows UIKit's controls, 'canvas' is 'stored' on the document's own \
      device and text size and else 'text', where views without a content keep their length.
      """)
  var intrinsic = Choice<IntrinsicSource>(.canvas)

  @Option(
    help: """
      Where safe areas come from: 'inferred' from the stored frames and else the rule, 'rule' from \
      the device and the bars around.
      """)
  var environment = Choice<EnvironmentSource>(.inferred)

  @Option(
    help: ArgumentHelp(
      "The insets of the safe area in points: top,left,bottom,right.", valueName: "insets"),
    transform: { try EdgeInsets(argument: $0) })
  var safeArea: EdgeInsets?

  @Option(help: "The layout direction.")
  var direction = Choice<CatalogSelection.Direction>(.ltr)

  @Option(
    help: ArgumentHelp(
      "The text size: XS, S, M, L, XL, XXL, XXXL, AX1 … AX5.", valueName: "size"),
    completion: .list(ContentSizeCategory.allCases.map(\.abbreviation)),
    transform: { try ContentSizeCategory(argument: $0) })
  var textSize = ContentSizeCategory.large

  @Option(
    help: ArgumentHelp(
      "The height of the keyboard in points; 0 hides it.", valueName: "points"),
    transform: { try keyboardHeight(argument: $0) })
  var keyboard = 0.0

  @Option(help: "The contrast that the reader asked for, for which colours and images have forms.")
  var contrast = Choice<Contrast>(.normal)

  /// Those that were given, which say nothing to a layout that is solved already.
  private var given: [String] {
    let all = [
      ("device", !device.isEmpty), ("orientation", orientation.value != .portrait),
      ("scene", !scene.isEmpty), ("intrinsic", intrinsic.value != .canvas),
      ("environment", environment.value != .inferred), ("safe-area", safeArea != nil),
      ("direction", direction.value != .ltr), ("text-size", textSize != .large),
      ("keyboard", keyboard != 0), ("contrast", contrast.value != .normal),
    ]
    return all.filter(\.1).map { "--\($0.0)" }
  }

  /// Warns of options that have no effect, as there is no storyboard or xib.
  func warn(of paths: [String]) {
    let given = given
    guard !given.isEmpty, !paths.isEmpty, !paths.contains(where: InterfaceFile.isInterface) else {
      return
    }
    let verb = given.count == 1 ? "has" : "have"
    StandardError.print(
      "warning: \(given.joined(separator: ", ")) \(verb) no effect on \(paths.listed(atMost: 2)), "
        + "solved already; only storyboards and xibs are laid out here")
  }

  func validate() throws { try orientation.value.validate(for: device) }

  /// What of two versions of a document is compared.
  var sceneChoice: SceneChoice {
    var choice = SceneChoice(names: scene)
    choice.options = variants[0].options
    // As `redline diff` has it: a length that nothing gives any more has changed.
    if intrinsic.value == .canvas { choice.options.intrinsic = .text }
    choice.options.keepsLengths = false
    return choice
  }

  /// The ways to lay out, one for each device.
  var variants: [(suffix: String, options: BuildOptions)] {
    var options = BuildOptions()
    options.intrinsic = intrinsic.value
    options.keepsLengths = intrinsic.value == .text
    options.environment = environment.value
    options.safeArea = safeArea
    options.direction = direction.value == .rtl ? .rightToLeft : .leftToRight
    options.textSize = textSize
    options.keyboardHeight = keyboard
    options.contrast = contrast.value
    var rest = direction.value == .rtl ? "-rtl" : ""
    if textSize != .large { rest += "-\(textSize.abbreviation.lowercased())" }
    if keyboard != 0 { rest += "-keyboard-\(formatted(keyboard))" }
    if contrast.value == .high { rest += "-high-contrast" }
    guard !device.isEmpty else { return [(rest, options)] }
    var seen: Set<String> = []
    return device.map { device in
      var own = options
      own.device = orientation.value == .landscape ? device.landscape : device
      return ("-\(own.device?.slug ?? "")\(rest)", own)
    }.filter { seen.insert($0.0).inserted }
  }

  func isWanted(_ root: InterfaceDocument.DrawnRoot) -> Bool {
    SceneChoice(names: scene).isWanted([root])
  }

  /// What is drawn of files, and how many of them cannot be read; those are told. One for another
  /// platform counts only if there is no other file.
  func jobs(
    for paths: [String], drawsOverview: Bool = true, variations: FigureOptions? = nil,
    showsInactive: Bool = false, in language: LanguageOption? = nil
  ) throws -> (jobs: [RenderJob], unread: Int) {
    var jobs: [RenderJob] = []
    var hasTexts = language?.language == nil
    var (unread, foreign) = (0, 0)
    for (path, baseName) in zip(paths, InterfacePaths.baseNames(of: paths)) {
      do {
        var document = try InterfaceFile(path: path).read()
        var suffix = ""
        if let language {
          let found = try language.translated(document, at: path)
          document = found.document
          if found.hasTexts { (hasTexts, suffix) = (true, language.suffix) }
        }
        for note in document.notes where note.severity == .error {
          StandardError.print(note.consoleLine(in: path).printableLine)
        }
        jobs +=
          InterfaceJobs(
            document: document, options: self, baseName: baseName, drawsOverview: drawsOverview,
            languageSuffix: suffix, variations: variations, showsInactive: showsInactive
          ).jobs
      } catch let error as InterfaceBuilderError where error.isForeign {
        StandardError.print(error.errorLine)
        foreign += 1
      } catch {
        StandardError.print(error.errorLine)
        unread += 1
      }
    }
    if jobs.isEmpty { unread += foreign }
    if let language, !hasTexts, unread == 0, !paths.isEmpty { throw language.missing(paths) }
    if jobs.isEmpty, unread == 0, !paths.isEmpty {
      if variations != nil {
        throw ValidationError(
          "no scene varies by size class in \(paths.joined(separator: ", "))")
      }
      throw ValidationError(
        scene.isEmpty
          ? "there are no views in \(paths.joined(separator: ", "))"
          : "no scene is named \(scene.joined(separator: " or "))")
    }
    return (jobs, unread)
  }
}

extension EdgeInsets {
  /// Insets as `top,left,bottom,right`.
  /// - Throws: `ValidationError`.
  fileprivate init(argument text: String) throws {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 4, text.split(separator: ",").count == 4,
      numbers.allSatisfy({ (0...10_000).contains($0) })
    else {
      throw ValidationError(
        "'\(text)' is not top,left,bottom,right in points, such as 64,0,34,0")
    }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension CatalogSelection.Orientation {
  /// Refuses what would have no effect.
  func validate(for devices: [Device]) throws {
    guard self == .portrait || !devices.isEmpty else {
      throw ValidationError(
        "--orientation is that of the devices of --device; name one, as --device iphone-15")
    }
  }
}
