import ArgumentParser
import Foundation
import RedlineComparison
import RedlineInterfaceBuilder
import RedlineKit

/// How scenes of storyboards and xibs are laid out for a comparison.
struct SceneDiffOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The only device, by name (iphone-15) or in points (320x480), in place of the document's; a \
      comparison takes that of the new file and one of each other size class unless given.
      """,
      valueName: "device"),
    completion: .list(Device.slugs), transform: { try Device(argument: $0) })
  var device: Device?

  @Option(help: "How the device of --device is held.")
  var orientation = Choice<CatalogSelection.Orientation>(.portrait)

  @Option(
    help: ArgumentHelp(
      "Only scenes of that title, class or id; * and ? are wildcards; may be repeated.",
      valueName: "name"))
  var scene: [String] = []

  func validate() throws { try orientation.value.validate(for: device.map { [$0] } ?? []) }

  var choice: SceneChoice {
    var choice = SceneChoice(names: scene)
    choice.options.device = orientation.value == .landscape ? device?.landscape : device
    return choice
  }
}
