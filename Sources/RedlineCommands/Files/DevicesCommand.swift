internal import ArgumentParser
internal import RedlineIO
import RedlineKit

/// Lists the devices by name.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the devices that layouts can be solved on.",
    discussion: """
      Sizes and safe areas are in points, for the device upright; the size classes are width × \
      height, upright and in landscape. A name is accepted as it is shown, or as one word: \
      iphone-15.
      """)

  @Flag(help: "Print JSON for programs.")
  var json = false

  /// A device as it is listed.
  private struct Listing: Encodable {
    struct Held: Encodable {
      var width: Double
      var height: Double
      var safeArea: EdgeInsets
      var widthClass: SizeClass
      var heightClass: SizeClass

      init(_ device: Device) {
        width = device.size.width
        height = device.size.height
        safeArea = device.safeAreaInsets
        widthClass = device.horizontalSizeClass
        heightClass = device.verticalSizeClass
      }
    }
    var name: String
    var slug: String
    var scale: Double
    var portrait: Held
    var landscape: Held
  }

  func run() throws {
    if json {
      let listings = Device.all.map {
        Listing(
          name: $0.name, slug: $0.slug, scale: $0.scale, portrait: .init($0),
          landscape: .init($0.landscape))
      }
      try printOutput(listings.indentedJSON())
    } else {
      try printOutput(deviceTable(Device.all))
    }
  }
}

/// A line a device under a header.
func deviceTable(_ devices: [Device]) -> String {
  let header = ["Name", "Points", "Scale", "Safe area", "Portrait", "Landscape"]
  let rows = devices.map { device in
    let insets = device.safeAreaInsets
    return [
      device.name,
      "\(formatted(device.portraitSize.width)) × \(formatted(device.portraitSize.height))",
      "@\(formatted(device.scale))x",
      "top \(formatted(insets.top)), bottom \(formatted(insets.bottom))",
      classes(of: device), classes(of: device.landscape),
    ]
  }
  return TextColumns([header] + rows).lines.map { $0 + "\n" }.joined()
}

private func classes(of device: Device) -> String {
  "\(device.horizontalSizeClass) × \(device.verticalSizeClass)"
}
